"""The knowledge board: steps, keys, sending scholars."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ..pieces.codes import scholar_space, scholar_space_of
from ..pieces.kinds import KEY_LEVEL, POWER, SEND_SCHOLAR, TOP_LEVEL
from ..pieces.kinds import STEP as STEP_DEED
from ..pieces.prices import POWER_AT, SPACE_STEPS
from ..table.player import AoiPlayer
from ..table.prompts import KEY, RETURN_SCHOLAR, SEND
from ..table.state import Table
from .gains import gain, return_scholar
from .rewards import reward


def can_step(table: Table, me: AoiPlayer, discipline: int) -> bool:
    """Level 8 needs a key, level 12 is for one marker only (AOI-KNOW-06, AOI-KNOW-10, AOI-KNOW-11)."""
    level = me.levels[discipline]
    if level == KEY_LEVEL - 1:
        return me.keys > 0
    if level == TOP_LEVEL - 1:
        return not table.topped >> discipline & 1
    return level < TOP_LEVEL


def step(table: Table, me: AoiPlayer, discipline: int) -> None:
    """One level up, with its power, in set-up too (AOI-KNOW-02, AOI-KNOW-03, AOI-KNOW-05, AOI-SETUP-44)."""
    level = me.levels[discipline] + 1
    me.levels[discipline] = level
    if level == KEY_LEVEL:
        me.keys -= 1
    elif level == TOP_LEVEL:
        table.topped |= 1 << discipline
    if table.log:
        table.log.add("stepped", me, discipline=discipline, level=level)
    if level in POWER_AT:
        gain(table, me, POWER, POWER_AT[level])
    reward(table, me, STEP_DEED)


def climb(table: Table, me: AoiPlayer, discipline: int, steps: int) -> Rules:
    """Steps in one discipline; impossible steps, and those for which a key is declined, are lost (AOI-KNOW-07,
    AOI-KNOW-12)."""
    for _ in range(steps):
        if not can_step(table, me, discipline):
            return
        if me.levels[discipline] == KEY_LEVEL - 1 and (yield ask(me, KEY, [1, NONE], discipline)) == NONE:
            return
        step(table, me, discipline)


def open_disciplines(table: Table, me: AoiPlayer) -> list[int]:
    return [d for d in range(4) if can_step(table, me, d)]


# ------------------------------------------------------------------------------------------------ sending a scholar


def send_scholar(table: Table, me: AoiPlayer) -> Rules:
    """To a free space for good, or back to the own supply for one step (AOI-SCHOLAR-02, AOI-SCHOLAR-04,
    AOI-SCHOLAR-05)."""
    code = yield ask(me, SEND, scholar_options(table))
    if code >= RETURN_SCHOLAR:
        discipline, steps = code - RETURN_SCHOLAR, 1
        return_scholar(me)
    else:
        discipline, space = scholar_space_of(code)
        steps = SPACE_STEPS[space]
        me.scholars -= 1
        me.sent += 1
        table.scholar_spaces[discipline] |= 1 << space
    if table.log:
        table.log.add("sent-scholar", me, discipline=discipline, steps=steps)
    reward(table, me, SEND_SCHOLAR)
    yield from climb(table, me, discipline, steps)


def scholar_options(table: Table) -> list[int]:
    """Of equal free spaces the first stands for all (AOI-Q-26: also where the marker cannot move)."""
    options = []
    for discipline in range(4):
        taken = table.scholar_spaces[discipline]
        if not taken & 1:
            options.append(scholar_space(discipline, 0))
        for space in (1, 2, 3):
            if not taken >> space & 1:
                options.append(scholar_space(discipline, space))
                break
    return options + [RETURN_SCHOLAR + discipline for discipline in range(4)]
