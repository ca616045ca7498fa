"""Knowledge steps: of choice, in one discipline, in stated ones."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import DISCIPLINES
from ..rules.knowledge import climb, open_disciplines
from ..table.effect import AoiEffect, yes_or_no
from ..table.player import AoiPlayer
from ..table.prompts import STEP, STEPS_IN_ONE
from ..table.state import Table


class Steps(AoiEffect):
    """Steps of choice, in the same or different disciplines. Where no marker can move, they are lost (AOI-KNOW-12)."""

    key = "steps"
    icon_row = ("{amount}", "step-any")

    def __init__(self, amount: int = 1, optional: bool = False) -> None:
        self.amount = amount
        self.optional = optional

    def facts(self) -> Facts:
        return {"amount": self.amount, "optional": yes_or_no(self.optional)}

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        yield from self.many(table, me, 1)

    def many(self, table: Table, me: AoiPlayer, n: int) -> Rules:
        for left in range(n * self.amount, 0, -1):
            options = open_disciplines(table, me)
            if not options:
                return
            if self.optional:
                options.append(NONE)
            discipline = yield ask(me, STEP, options, left)
            if discipline == NONE:
                return
            yield from climb(table, me, discipline, 1)


class StepsInOne(AoiEffect):
    """Several steps in one single discipline of choice (AOI-BOOKACT-14, AOI-PALACE-26)."""

    key = "steps-in-one"
    icon_row = ("{amount}", "step-one")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        options = open_disciplines(table, me)
        if options:
            yield from climb(table, me, (yield ask(me, STEPS_IN_ONE, options, self.amount)), self.amount)


def by_discipline(steps: tuple[int, ...]) -> Facts:
    """Steps by discipline, and the last one, for the "and" of a list."""
    last = max((number for number, amount in enumerate(steps) if amount), default=0)
    return {**dict(zip(DISCIPLINES, steps, strict=True)), "last": DISCIPLINES[last]}


class StepsOf(AoiEffect):
    """Steps in stated disciplines, in their order (AOI-KNOW-13, AOI-SETUP-43)."""

    key = "steps-of"

    def __init__(self, banking: int, law: int, engineering: int, medicine: int) -> None:
        self.steps = (banking, law, engineering, medicine)

    def constructor_args(self) -> dict[str, int]:
        return dict(zip(DISCIPLINES, self.steps, strict=True))

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        for discipline in range(4):
            if self.steps[discipline]:
                yield from climb(table, me, discipline, self.steps[discipline])

    @property
    def each(self) -> int:
        """The number of steps if it is the same in every discipline, else 0."""
        return self.steps[0] if len(set(self.steps)) == 1 else 0

    def facts(self) -> Facts:
        return {"each": self.each, **by_discipline(self.steps)}

    def icons(self) -> Icons:
        if self.each:
            return [self.each, "step-each"]
        row: Icons = []
        for name, steps in zip(DISCIPLINES, self.steps, strict=True):
            if steps:
                row += [*(["+"] if row else []), steps, f"step-{name}"]
        return row
