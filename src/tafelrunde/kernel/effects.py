"""Effects as data: a frozen tree describes a card or a space; execution, sentence and icons derive from it.

All games share the structures here. A game adds atoms: subclasses of `Effect` that override `now` if they ask nothing,
or `run` if they do, and describe themselves in `facts` and `icons`.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, Union

from .decision import NONE, Player, Prompt, Rules, ask
from .state import State

T = TypeVar("T", bound=State)
P = TypeVar("P", bound=Player)

# Prompts of every game. `about` is the number of the effect tree, a code is the index of a part in it.
ORDER: Final = Prompt("ORDER", 12, "part", about="effect", repeats=True)
ONE_OF: Final = Prompt("ONE_OF", 12, "part", about="effect")
MAY: Final = Prompt("MAY", 2, "yes", about="effect")
MIX: Final = Prompt("MIX", 64, "number", about="kind")
SHARED_PROMPTS = (ORDER, ONE_OF, MAY, MIX)


class Phrase:
    """Something with a sentence: `key` is the id of its text, `facts` are its arguments. A fact that is itself a phrase
    is worded first. `icons` is the same as a row of numbers, icon names and the signs → / : × +."""

    key: ClassVar[str] = ""
    fact_names: ClassVar[tuple[str, ...]] = ()  # attributes that are facts
    icon_row: ClassVar[tuple[Union[int, str], ...]] = ()  # the icons; "{amount}" stands for the attribute `amount`
    # Parameters that its words leave out, because nobody who holds the component needs to know them.
    unspoken: ClassVar[frozenset[str]] = frozenset()

    def facts(self) -> Facts:
        return {name: getattr(self, name) for name in self.fact_names}

    def icons(self) -> Icons:
        return [getattr(self, str(part)[1:-1]) if str(part).startswith("{") else part for part in self.icon_row]

    def word(self) -> str:
        """The id of this phrase's text."""
        return self.key

    @property
    def variant(self) -> str:
        """An ending of that id, for words alone: component hashes leave it out."""
        return ""

    def __repr__(self) -> str:
        return f"{self.word()}({', '.join(f'{name}={value!r}' for name, value in self.facts().items())})"


Facts = dict[str, Union[int, str, Phrase]]
Icons = list[Union[int, str]]


class Count(Phrase, Generic[T, P]):
    """A quantity that can be counted on the table."""

    @property
    def grouped(self) -> bool:
        """Whether several things count as one: "for every 2 forests", not "for each forest"."""
        return False

    def of(self, table: T, me: P) -> int:
        raise NotImplementedError


class Effect(Phrase, Generic[T, P]):
    """`possible`: can it do something now? `now`: do it and return True if it needs no question (saves a generator)."""

    joins: ClassVar[bool] = False  # its text joins those of its parts
    number: int = -1  # index among the effect trees of the game
    optional: bool = False  # its own question can be declined
    gift: bool = False  # it gives and takes nothing, so it harms nobody

    def possible(self, table: T, me: P) -> bool:
        return True

    def now(self, table: T, me: P) -> bool:
        return False

    def run(self, table: T, me: P) -> Rules:
        raise NotImplementedError

    def now_many(self, table: T, me: P, n: int) -> bool:
        """`now`, n times; atoms that gain an amount override it."""
        return False

    def many(self, table: T, me: P, n: int) -> Rules:
        """`run`, n times in a row."""
        for _ in range(n):
            yield from carry_out(self, table, me)

    def parts(self) -> tuple[Effect[T, P], ...]:
        """The effects among the facts."""
        return tuple(fact for fact in self.facts().values() if isinstance(fact, Effect))


def carry_out(effect: Effect[T, P], table: T, me: P) -> Rules:
    if not effect.now(table, me):
        yield from effect.run(table, me)


# A plug-in game may set this on a class of its own. Compiled code would miss a class attribute, since it reads the slot
# of the instance, which holds the value of `Effect`.


def may_be_refused(effect: Effect[T, P]) -> bool:
    return bool(getattr(effect, "optional"))  # noqa: B009


def is_gift(effect: Effect[T, P]) -> bool:
    return bool(getattr(effect, "gift"))  # noqa: B009


class Compound(Effect[T, P]):
    """An effect made of parts."""

    joins = True
    sign: ClassVar[str] = "+"

    def __init__(self, *parts: Effect[T, P]) -> None:
        self._parts: tuple[Effect[T, P], ...] = parts

    def parts(self) -> tuple[Effect[T, P], ...]:
        return self._parts

    def possible(self, table: T, me: P) -> bool:
        return any(part.possible(table, me) for part in self._parts)

    def facts(self) -> Facts:
        return {f"part{i}": part for i, part in enumerate(self._parts)}

    def icons(self) -> Icons:
        row: Icons = []
        for part in self._parts:
            row += [self.sign, *part.icons()] if row else part.icons()
        return row


class All(Compound[T, P]):
    """One after the other."""

    key = "all"

    def run(self, table: T, me: P) -> Rules:
        for part in self._parts:
            if not part.now(table, me):
                yield from part.run(table, me)


class AnyOrder(Compound[T, P]):
    """Asks which part is next. Only parts that can be finished are offered, reevaluated each time; impossible ones
    lapse."""

    key = "any-order"

    def run(self, table: T, me: P) -> Rules:
        left = (1 << len(self._parts)) - 1
        while left:
            options: list[int] = []
            may_stop = True
            for i, part in enumerate(self._parts):
                if left >> i & 1 and part.possible(table, me):
                    options.append(i)
                    may_stop = may_stop and may_be_refused(part)
            if not options:
                return
            if may_stop:
                options.append(NONE)
            chosen = yield ask(me, ORDER, options, self.number)
            if chosen == NONE:
                return
            left &= ~(1 << chosen)
            if not self._parts[chosen].now(table, me):
                yield from self._parts[chosen].run(table, me)


class OneOf(Compound[T, P]):
    """One of the parts, among those that are possible."""

    key = "one-of"
    sign = "/"

    def run(self, table: T, me: P) -> Rules:
        options = [i for i, part in enumerate(self._parts) if part.possible(table, me)]
        if options:
            chosen = yield ask(me, ONE_OF, options, self.number)
            if not self._parts[chosen].now(table, me):
                yield from self._parts[chosen].run(table, me)


class May(Effect[T, P]):
    """Pay and gain, or decline."""

    key = "may"
    optional = True

    def __init__(self, pay: Effect[T, P], gain: Effect[T, P]) -> None:
        self.pay = pay
        self.gain = gain

    def possible(self, table: T, me: P) -> bool:
        return self.pay.possible(table, me) and self.gain.possible(table, me)

    def run(self, table: T, me: P) -> Rules:
        if self.possible(table, me) and (yield ask(me, MAY, [1, NONE], self.number)) == 1:
            yield from carry_out(self.pay, table, me)
            yield from carry_out(self.gain, table, me)

    def facts(self) -> Facts:
        return {"pay": self.pay, "gain": self.gain}

    def icons(self) -> Icons:
        return [*self.pay.icons(), ":", *self.gain.icons()]


class UpTo(May[T, P]):
    """An exchange up to n times. Declining ends it (`Times(n, May(...))` would ask again at once)."""

    key = "up-to"

    def __init__(self, n: int, pay: Effect[T, P], gain: Effect[T, P]) -> None:
        super().__init__(pay, gain)
        self.n = n

    def run(self, table: T, me: P) -> Rules:
        for _ in range(self.n):
            if not self.possible(table, me) or (yield ask(me, MAY, [1, NONE], self.number)) == NONE:
                return
            yield from carry_out(self.pay, table, me)
            yield from carry_out(self.gain, table, me)

    def facts(self) -> Facts:
        return {"n": self.n, "pay": self.pay, "gain": self.gain}

    def icons(self) -> Icons:
        return ["×", self.n, *super().icons()]


class Times(Effect[T, P]):
    """The same n times."""

    key = "times"

    def __init__(self, n: int, part: Effect[T, P]) -> None:
        self.n = n
        self.part = part
        self.optional = may_be_refused(part)

    def possible(self, table: T, me: P) -> bool:
        return self.part.possible(table, me)

    def now(self, table: T, me: P) -> bool:
        return self.part.now_many(table, me, self.n)

    def run(self, table: T, me: P) -> Rules:
        yield from self.part.many(table, me, self.n)

    def facts(self) -> Facts:
        return {"n": self.n, "part": self.part}

    def icons(self) -> Icons:
        return ["×", self.n, *self.part.icons()]


class Per(Effect[T, P]):
    """The part once for each thing counted when it is executed."""

    key = "per"

    def __init__(self, count: Count[T, P], part: Effect[T, P]) -> None:
        self.count = count
        self.part = part
        self.optional = may_be_refused(part)
        self.gift = is_gift(part)

    def possible(self, table: T, me: P) -> bool:
        return self.count.of(table, me) > 0 and self.part.possible(table, me)

    def now(self, table: T, me: P) -> bool:
        n = self.count.of(table, me)
        return n == 0 or self.part.now_many(table, me, n)

    def run(self, table: T, me: P) -> Rules:
        yield from self.part.many(table, me, self.count.of(table, me))

    @property
    def variant(self) -> str:
        return "-every" if self.count.grouped else ""

    def facts(self) -> Facts:
        return {"count": self.count, "part": self.part}

    def icons(self) -> Icons:
        return [*self.part.icons(), "per", *self.count.icons()]


def trees(effect: Effect[T, P]) -> list[Effect[T, P]]:
    """An effect and all its descendants."""
    found = [effect]
    for part in effect.parts():
        found += trees(part)
    return found
