"""What the tests of the general rules do again and again: offers of power, steps, passing, looking at bridge sites."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tafelrunde.games.age_of_innovation.pieces.kinds import DISCIPLINES
from tafelrunde.games.age_of_innovation.pieces.map import site_name
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, number_of, scenario, site
from tafelrunde.games.age_of_innovation.table.player import AoiPlayer
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, BONUS, BRIDGE, LEECH, RETURN_SCHOLAR, SEND, TOWN
from tafelrunde.kernel.decision import NONE

DEFAULTS: Mapping[str, Any] = MappingProxyType({})


def bowls(me: AoiPlayer) -> tuple[int, int, int]:
    return me.bowl1, me.bowl2, me.bowl3


def calm(
    players: int = 2,
    *,
    board: str = "desert",
    faction: str = "monks",
    options: Mapping[str, Any] = DEFAULTS,
    **seat: Any,
) -> AoiScenario:
    """Seat 0 on turn in round 1, without ability, special action or pass reward; tracks score. Seat 1 has lakes."""
    others = [other for other in ("lake", "mountain", "plains", "swamp", "desert") if other != board]
    factions = [faction, "blessed", "felines", "philosophers", "goblins"]
    made = scenario(players, boards=[board, *others[: players - 1]], factions=factions[:players], **options)
    return made.round(1, "track-engineering").seat(0, **{"bonus": "coins", **seat})


def founding(made: AoiScenario, tile: str) -> AoiTable:
    """Three guilds in a row, and a workshop beside them that makes them a town; this tile is taken."""
    made.building(0, "guild", "E8", "E9", "E10").seat(0, tools=1, coins=2)
    return made.start().act("workshop", at="E11").answer(TOWN, town(made, tile))


def town(made: AoiScenario, tile: str) -> int:
    return number_of(made.state.catalog.towns, tile)


def neighbours(*theirs: str, **seat: Any) -> AoiScenario:
    """Seat 0 has wastelands and a workshop on E13, and can build its next on E12 only. Around E12 stand buildings of
    seat 1 (deserts), of these kinds, on E11, D11, F11 and F12."""
    made = scenario(boards=["wasteland", "desert"], factions=["monks", "blessed"]).round(1, "track-engineering")
    made.building(0, "workshop", "E13").seat(0, tools=1, coins=2).terrain("D13", "desert")
    for kind, name in zip(theirs, ("E11", "D11", "F11", "F12"), strict=False):
        made.building(1, kind, name)
    return made.seat(1, **seat)


def offer(t: AoiTable) -> int:
    """The power that is offered now; 0 if none is."""
    if t.asked is not LEECH:
        return 0
    assert t.options[1:] == [NONE], "all of it or nothing"
    return t.options[0]


def step(t: AoiTable, discipline: str) -> AoiTable:
    """The player on turn returns a scholar for one step."""
    return t.act("scholar").answer(SEND, RETURN_SCHOLAR + DISCIPLINES.index(discipline))


def sites(t: AoiTable) -> set[str]:
    """The bridge sites that are offered."""
    assert t.asked is BRIDGE
    return {site_name(code) for code in t.options if code != NONE}


def bridge(t: AoiTable, one: str, other: str) -> AoiTable:
    return t.answer(BRIDGE, site(one, other))


def pass_turn(t: AoiTable) -> AoiTable:
    """The player on turn passes and takes the last round bonus of those there are: it pays coins or power."""
    t.act("pass")
    return t.end_turn() if t.asked is not BONUS else t.answer(BONUS, t.options[-1]).end_turn()


def next_round(t: AoiTable) -> AoiTable:
    """Everybody passes; what the knowledge bonus and the income ask is answered somehow."""
    now = t.table.round
    for _ in range(60):
        if t.asked is None or (t.table.round > now and t.table.phase == 2):
            return t
        if t.asked is ACTION:
            pass_turn(t)
        else:
            t.match.choose(t.options[-1])
    raise AssertionError("the round does not end though everybody passes")
