"""What every value is made of that is compared by its parts and never changed.

Hundreds of classes describe what texts mean and what a ruling says, and a ruling needs a few dozen of them. So each is
a frozen dataclass, as `dataclasses` makes it, that is made when the first value of it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from threading import RLock
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast, dataclass_transform

T = TypeVar("T")
_MAKING = RLock()
_SEEN_WITHOUT_PARTS = set[type]()


class _WhenMade(Generic[T]):
    """Something that a class has once it is a dataclass: whoever asks for it earlier has the class made."""

    def __init__(self, name: str, without_parts: T) -> None:
        self._name, self._without_parts = name, without_parts

    def __get__(self, value: object, kind: type[Value]) -> T:
        made = make(kind)
        found: T = getattr(kind, self._name) if made else self._without_parts
        return found


@dataclass(frozen=True, eq=False, repr=False)
class _WithoutParts:
    """What a value is that has none."""


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
class Value(_WithoutParts):
    """A frozen dataclass, and every class under it: equal to a value of the same class with equal parts. It needs no
    decorator."""

    def __init_subclass__(cls) -> None:
        """A class that adds parts to those of another is made at once: it would begin as the other does."""
        super().__init_subclass__()
        if is_with_parts(cls) and any(is_with_parts(above) for above in cls.__mro__[1:]):
            make(cls)

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[object]]]
    else:
        __dataclass_fields__ = _WhenMade[dict[str, Field]]("__dataclass_fields__", {})
        __match_args__ = _WhenMade[tuple[str, ...]]("__match_args__", ())

        def __init__(self, *parts: object, **named: object) -> None:
            kind = type(self)
            if kind not in _SEEN_WITHOUT_PARTS and make(kind):
                kind.__init__(self, *parts, **named)
            elif parts or named:
                raise TypeError(f"{kind.__name__} has no parts")

    def __eq__(self, other: object) -> bool:
        return other.__class__ is self.__class__ and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((*self.__dict__.values(),))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={part!r}' for name, part in self.__dict__.items()])})"

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")


def make(kind: type[Value]) -> bool:
    """Make dataclasses of the class and of those above it. False if none of them has parts."""
    with _MAKING:
        above = [each for each in reversed(kind.__mro__) if is_with_parts(each)]
        for each in above:
            if "__dataclass_params__" not in vars(each):
                dataclass(frozen=True, eq=False, repr=False)(each)
                del each.__setattr__, each.__delattr__  # values refuse by themselves to be changed
                type.__setattr__(each, "__init__", constructor_of(each))
        if not above:
            _SEEN_WITHOUT_PARTS.add(kind)
    return bool(above)


def constructor_of(kind: type[Value]) -> Callable[..., None]:
    """Does what the constructor of a frozen dataclass does, which asks `object` to set each part: where there are many,
    that takes ten times as long."""
    known: dict[str, object] = {"MISSING": MISSING}
    takes, puts = [], []
    for part in fields(kind):
        name, made = part.name, part.default_factory is not MISSING
        known[f"_{name}"] = part.default_factory if made else part.default
        has_default = made or part.default is not MISSING
        takes.append(f"{name}={'MISSING' if made else f'_{name}'}" if has_default else name)
        puts.append(f"_held_['{name}'] = {f'_{name}() if {name} is MISSING else ' if made else ''}{name}")
    lines = [f"def __init__(self, {', '.join(takes)}):", "_held_ = self.__dict__", *puts]
    exec("\n    ".join(lines), known)
    constructor = cast(Callable[..., None], known["__init__"])
    constructor.__qualname__ = f"{kind.__qualname__}.__init__"
    return constructor


def is_with_parts(kind: type) -> bool:
    """Whether it is a class of values that adds parts to those of the classes above it."""
    return "__annotations__" in vars(kind) and issubclass(kind, Value) and kind is not Value
