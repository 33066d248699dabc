"""What the API is asked, and the forms of its answers."""

from __future__ import annotations

from drf_spectacular.utils import inline_serializer
from rest_framework import serializers
from rest_framework.validators import ProhibitSurrogateCharactersValidator

from sandbox.api.value_schema import serializer_of
from sandbox.editor.card_search import PrintedCard
from sandbox.scenarios.values.fault import Fault
from sandbox.scenarios.values.ruling import Ruling

FaultSerializer = serializer_of(Fault)
RulingSerializer = serializer_of(Ruling)
CardSerializer = serializer_of(PrintedCard)

ERROR = inline_serializer("Error", {"error": FaultSerializer(), "errors": FaultSerializer(many=True, required=False)})
LEFT_OUT = serializers.CharField(
    required=False, help_text="Which scenarios were not played, because one request may have no more played"
)
RULINGS = inline_serializer(
    "Rulings",
    {
        "rulings": RulingSerializer(many=True),
        "errors": FaultSerializer(many=True, required=False),
        "left_out": LEFT_OUT,
    },
)
CARDS = inline_serializer("Cards", {"count": serializers.IntegerField(), "cards": CardSerializer(many=True)})


class NoSurrogates(ProhibitSurrogateCharactersValidator):
    """The framework's, which looks at each character, only where there is one to be found."""

    def __call__(self, value: str) -> None:
        try:
            value.encode()
        except UnicodeEncodeError:
            super().__call__(value)


class TextField(serializers.CharField):
    """A text that may be long, with the space around it."""

    def __init__(self, max_length: int, help_text: str) -> None:
        super().__init__(trim_whitespace=False, max_length=max_length, help_text=help_text)
        theirs = [one for one in self.validators if not isinstance(one, ProhibitSurrogateCharactersValidator)]
        self.validators = [*theirs, NoSurrogates()]


class QuestionSerializer(serializers.Serializer[object]):
    """A scenario to rule on."""

    scenario = TextField(max_length=20_000, help_text="Gherkin, or a block that begins at 'Example:'")
    edition = serializers.CharField(
        required=False,
        allow_null=True,
        allow_blank=True,
        help_text="An edition's id; without it, the one that the scenario's tags name, or the newest",
    )
    explore = serializers.BooleanField(required=False, default=False, help_text="Answer open choices in every way")
    frames = serializers.BooleanField(required=False, default=False, help_text="List the position after each step")
    options = serializers.BooleanField(
        required=False, default=False, help_text="List the sentences with which the text could go on"
    )
