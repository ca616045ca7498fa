"""Effects are data. A frozen tree says what a card or a space does; from it come execution, sentence and icons.

The structures here are shared by all games. A game adds atoms: subclasses of `Effect` that override `now` when they ask
nothing, or `run` when they do, and say in `facts` and `icons` what they are.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, Union

from .decision import NONE, Player, Prompt, Rules, ask
from .state import State

T = TypeVar("T", bound=State)
P = TypeVar("P", bound=Player)

# The prompts every game has. `about` is the number of the effect tree, a code is the place of a part in it.
ORDER: Final = Prompt("ORDER", 12, "part", about="effect", repeats=True)
ONE_OF: Final = Prompt("ONE_OF", 12, "part", about="effect")
MAY: Final = Prompt("MAY", 2, "yes", about="effect")
MIX: Final = Prompt("MIX", 64, "number", about="kind")
SHARED_PROMPTS = (ORDER, ONE_OF, MAY, MIX)


class Phrase:
    """Something that has a sentence: `key` is the id of its text, `facts` what the text speaks of. A fact that is a
    phrase itself is worded first. `icons` is the same as a row of numbers, icon names and the signs → / : × +."""

    key: ClassVar[str] = ""

    def facts(self) -> Facts:
        return {}

    def icons(self) -> Icons:
        return []

    def word(self) -> str:
        """The id of this very phrase's text."""
        return self.key

    def __repr__(self) -> str:
        return f"{self.word()}({', '.join(f'{name}={value!r}' for name, value in self.facts().items())})"


Facts = dict[str, Union[int, str, Phrase]]
Icons = list[Union[int, str]]


class Count(Phrase, Generic[T, P]):
    """How often: something that can be counted on the table."""

    def of(self, table: T, me: P) -> int:
        raise NotImplementedError


class Effect(Phrase, Generic[T, P]):
    """`possible`: can it do something now? `now`: do it if it needs no question (saves a generator) and say so."""

    joins: ClassVar[bool] = False  # its text is that of its parts, joined
    number: int = -1  # among the trees of the game; set when the game is put together
    optional: bool = False  # its own question can be refused
    gift: bool = False  # it gives and takes nothing, so nobody is worse off for it

    def possible(self, table: T, me: P) -> bool:
        return True

    def now(self, table: T, me: P) -> bool:
        return False

    def run(self, table: T, me: P) -> Rules:
        raise NotImplementedError

    def now_many(self, table: T, me: P, n: int) -> bool:
        """`now`, n times: for atoms that gain an amount, which gain the whole of it at once."""
        return False

    def many(self, table: T, me: P, n: int) -> Rules:
        """`run`, n times in a row."""
        for _ in range(n):
            yield from carry_out(self, table, me)

    def parts(self) -> tuple[Effect[T, P], ...]:
        return ()


def carry_out(effect: Effect[T, P], table: T, me: P) -> Rules:
    if not effect.now(table, me):
        yield from effect.run(table, me)


# An outside game may say so of a class of its own. Compiled code that reads the attribute would not see it: it looks at
# the place in the effect, which then holds what `Effect` says.


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
    """Which part next? Only parts that can be finished are offered, judged anew each time; what never can be lapses."""

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
    """One of the parts, of those that can be done."""

    key = "one-of"
    sign = "/"

    def run(self, table: T, me: P) -> Rules:
        options = [i for i, part in enumerate(self._parts) if part.possible(table, me)]
        if options:
            chosen = yield ask(me, ONE_OF, options, self.number)
            if not self._parts[chosen].now(table, me):
                yield from self._parts[chosen].run(table, me)


class May(Effect[T, P]):
    """Pay and gain, or leave it."""

    key = "may"
    optional = True

    def __init__(self, pay: Effect[T, P], gain: Effect[T, P]) -> None:
        self.pay = pay
        self.gain = gain

    def parts(self) -> tuple[Effect[T, P], ...]:
        return self.pay, self.gain

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
    """An exchange up to n times. The first refusal ends it (`Times(n, May(...))` would ask again in the same spot)."""

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

    def parts(self) -> tuple[Effect[T, P], ...]:
        return (self.part,)

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
    """The part once for each thing counted, as the table is when it is carried out."""

    key = "per"

    def __init__(self, count: Count[T, P], part: Effect[T, P]) -> None:
        self.count = count
        self.part = part
        self.optional = may_be_refused(part)
        self.gift = is_gift(part)

    def parts(self) -> tuple[Effect[T, P], ...]:
        return (self.part,)

    def possible(self, table: T, me: P) -> bool:
        return self.count.of(table, me) > 0 and self.part.possible(table, me)

    def now(self, table: T, me: P) -> bool:
        n = self.count.of(table, me)
        return n == 0 or self.part.now_many(table, me, n)

    def run(self, table: T, me: P) -> Rules:
        yield from self.part.many(table, me, self.count.of(table, me))

    def facts(self) -> Facts:
        return {"count": self.count, "part": self.part}

    def icons(self) -> Icons:
        return [*self.part.icons(), "per", *self.count.icons()]


def trees(effect: Effect[T, P]) -> list[Effect[T, P]]:
    """An effect and everything in it."""
    found = [effect]
    for part in effect.parts():
        found += trees(part)
    return found
