"""What the words of an effect that waits for damage can point back at."""

from sandbox.meaning import effects
from sandbox.meaning.references import It
from sandbox.wording.mentions import Scope


def speaks_of_damage_to_come(
    part: effects.WhenSourceDamages | effects.PreventNextFromSource | effects.Prevent, scope: Scope
) -> None:
    """What happens then can speak of how much it is, and where there is one source of it, of that."""
    if not isinstance(part, effects.Prevent):
        scope.mention(It(), "that source")
        scope.amount = True
    elif part.after:
        scope.amount = True
