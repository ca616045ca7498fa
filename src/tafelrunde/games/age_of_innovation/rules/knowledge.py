"""The knowledge board: steps, keys, sending scholars (AOI-KNOW-01..13, AOI-SCHOLAR-01..05)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..components.kinds import KEY_LEVEL, POWER, SEND_SCHOLAR, TOP_LEVEL
from ..components.kinds import STEP as STEP_DEED
from ..player import AoiPlayer
from ..prompts import KEY, RETURN_SCHOLAR, SEND, STEP, STEPS_IN_ONE
from ..state import Table
from .deeds import deed
from .gains import AoiEffect, Facts, Icons, gain, return_scholar

POWER_AT: Final = {3: 1, 5: 2, 7: 2, 12: 3}  # AOI-KNOW-03, -04
SPACES_OF_EACH: Final = 4
SPACE_STEPS: Final = (3, 2, 2, 2)  # AOI-SCHOLAR-03


def can_step(table: Table, me: AoiPlayer, discipline: int) -> bool:
    """Level 8 needs a key, level 12 is for one marker only (AOI-KNOW-06, -10, -11)."""
    level = me.levels[discipline]
    if level == KEY_LEVEL - 1:
        return me.keys > 0
    if level == TOP_LEVEL - 1:
        return not table.topped >> discipline & 1
    return level < TOP_LEVEL


def step(table: Table, me: AoiPlayer, discipline: int) -> None:
    """One level up, with its power (AOI-KNOW-02, -03, -05)."""
    level = me.levels[discipline] + 1
    me.levels[discipline] = level
    if level == KEY_LEVEL:
        me.keys -= 1
    elif level == TOP_LEVEL:
        table.topped |= 1 << discipline
    if table.log:
        table.log.tell("stepped", me, discipline=discipline, level=level)
    if level in POWER_AT:
        gain(table, me, POWER, POWER_AT[level])
    deed(table, me, STEP_DEED)


def climb(table: Table, me: AoiPlayer, discipline: int, steps: int) -> Rules:
    """Steps in one discipline; what cannot be made, or wants a key that is refused, is lost (AOI-KNOW-07)."""
    for _ in range(steps):
        if not can_step(table, me, discipline):
            return
        if me.levels[discipline] == KEY_LEVEL - 1 and (yield ask(me, KEY, [1, NONE], discipline)) == NONE:
            return
        step(table, me, discipline)


def open_disciplines(table: Table, me: AoiPlayer) -> list[int]:
    return [d for d in range(4) if can_step(table, me, d)]


class Steps(AoiEffect):
    """Steps of choice, in the same or different disciplines. Where no marker can move, they are lost (AOI-KNOW-12)."""

    key = "steps"

    def __init__(self, amount: int = 1, optional: bool = False) -> None:
        self.amount = amount
        self.optional = optional

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

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "step-any"]


class StepsInOne(AoiEffect):
    """Several steps in one single discipline of choice (AOI-BOOKACT-14, AOI-PALACE-26)."""

    key = "steps-in-one"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        options = open_disciplines(table, me)
        if options:
            yield from climb(table, me, (yield ask(me, STEPS_IN_ONE, options, self.amount)), self.amount)

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "step-one"]


class StepsOf(AoiEffect):
    """Steps in stated disciplines, in their order (AOI-KNOW-13, AOI-SETUP-43)."""

    key = "steps-of"

    def __init__(self, banking: int, law: int, engineering: int, medicine: int) -> None:
        self.steps = (banking, law, engineering, medicine)

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        for discipline in range(4):
            if self.steps[discipline]:
                yield from climb(table, me, discipline, self.steps[discipline])

    def facts(self) -> Facts:
        return dict(zip(("banking", "law", "engineering", "medicine"), self.steps, strict=True))

    def icons(self) -> Icons:
        if self.steps == (1, 1, 1, 1):
            return [1, "step-each"]
        row: Icons = []
        for name, steps in self.facts().items():
            if steps and isinstance(steps, int):
                row += [*(["+"] if row else []), steps, f"step-{name}"]
        return row


# ------------------------------------------------------------------------------------------------ sending a scholar


def send_scholar(table: Table, me: AoiPlayer) -> Rules:
    """To a free space for good, or back to the own supply for one step (AOI-SCHOLAR-02, -04, -05)."""
    code = yield ask(me, SEND, scholar_options(table))
    if code >= RETURN_SCHOLAR:
        discipline, steps = code - RETURN_SCHOLAR, 1
        return_scholar(me)
    else:
        discipline, space = divmod(code, SPACES_OF_EACH)
        steps = SPACE_STEPS[space]
        me.scholars -= 1
        me.sent += 1
        table.scholar_spaces[discipline] |= 1 << space
    if table.log:
        table.log.tell("sent-scholar", me, discipline=discipline, steps=steps)
    deed(table, me, SEND_SCHOLAR)
    yield from climb(table, me, discipline, steps)


def scholar_options(table: Table) -> list[int]:
    """Of equal free spaces the first stands for all (AOI-Q-26: also where the marker cannot move)."""
    options = []
    for discipline in range(4):
        taken = table.scholar_spaces[discipline]
        first = SPACES_OF_EACH * discipline
        if not taken & 1:
            options.append(first)
        for space in (1, 2, 3):
            if not taken >> space & 1:
                options.append(first + space)
                break
    return options + [RETURN_SCHOLAR + discipline for discipline in range(4)]
