"""Arrangements and looks at the table that the tests of boards, factions and tiles share.

Most of them play on the small side of the board, around the row E8 swamp, E9 plains, E10 lake, E11 desert,
E12 wasteland, E13 mountain: six land spaces side by side, of which E8 and E11 touch the river.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Optional

from tafelrunde.games.age_of_innovation.catalog import Catalog
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.codes import competency_place
from tafelrunde.games.age_of_innovation.pieces.kinds import DISCIPLINES, TERRAINS
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, number_of, scenario, space
from tafelrunde.games.age_of_innovation.table.player import AoiPlayer
from tafelrunde.games.age_of_innovation.table.prompts import BOOK, SET, START_PIECE, START_SITE, TOWN, UPGRADE_SITE
from tafelrunde.games.age_of_innovation.table.state import Table
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.scenario import Scenario

CATALOG = Catalog()
BANKING, LAW, ENGINEERING, MEDICINE = range(4)
EMPTY = (5, 7, 0)  # the bowls of most planning boards at the start


def town(name: str) -> int:
    return number_of(CATALOG.towns, name)


def competency(name: str) -> int:
    return number_of(CATALOG.competencies, name)


def innovation(name: str) -> int:
    return number_of(CATALOG.innovations, name)


# ------------------------------------------------------------------------------------------------ what somebody has


def holdings(me: AoiPlayer) -> dict[str, int]:
    """Everything a player can gain, by name. Power is counted in tokens moved on by one bowl."""
    return {
        "vp": me.vp,
        "coins": me.coins,
        "tools": me.tools,
        "scholars": me.scholars,
        "power": me.bowl2 + 2 * me.bowl3,
        "tokens": me.bowl1 + me.bowl2 + me.bowl3,
        "keys": me.keys,
        **{f"{name} books": me.books[d] for d, name in enumerate(DISCIPLINES)},
        **{f"{name} steps": me.levels[d] for d, name in enumerate(DISCIPLINES)},
    }


def change(before: Mapping[str, int], me: AoiPlayer) -> dict[str, int]:
    """What is different now, and nothing else."""
    after = holdings(me)
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def terrain(t: AoiTable, name: str) -> str:
    """What everybody sees on a space."""
    return str(t.match.view()["spaces"][space(name)]["terrain"])


# ------------------------------------------------------------------------------------------------ positions


def quiet(
    players: int = 2,
    *,
    board: str = "desert",
    faction: str = "monks",
    tile: str = "school-banking",
    bonus: str = "coins",
    options: Optional[Mapping[str, Any]] = None,
    **seat: Any,
) -> AoiScenario:
    """Seat 0 on turn in round 1. Faction, round bonus and scoring tile are such that they hardly ever matter: Monks
    have no ability in play, the bonus pays only income. Seat 1 has lakes, or deserts if seat 0 has lakes."""
    boards = [board, "desert" if board == "lake" else "lake"]
    factions = [faction, "blessed" if faction == "felines" else "felines"]
    made = scenario(players, boards=boards, factions=factions, **(options or {}))
    return made.round(1, tile).seat(0, **{"bonus": bonus, "bowls": EMPTY, **seat})


def before_town(made: AoiScenario) -> AoiScenario:
    """Three guilds in a row; the workshop on E11, for which there is enough, makes them a town."""
    return made.building(0, "guild", "E8", "E9", "E10").seat(0, tools=1, coins=2)


def founding(made: AoiScenario, tile: str) -> AoiTable:
    """Seat 0 has just founded that town and takes a town tile."""
    t = before_town(made).start()
    return t.act("workshop", at="E11").answer(TOWN, town(tile))


def inventing(made: AoiScenario, name: str) -> AoiTable:
    """Seat 0 has paid for an innovation of the banking column and taken it."""
    me = made.state.players[0]
    books = 5 + (0, 1, 2)[len(me.innovations)]
    made.innovations(name).seat(0, books=(books, 0, 0, 0), coins=me.coins + 5)
    return made.start().act("innovation")


def palace_built(made: AoiScenario, number: int, at: str = "E9") -> AoiTable:
    """Seat 0 has made a guild its palace and taken this tile."""
    me = made.state.players[0]
    made.palaces(number).building(0, "guild", at).seat(0, tools=me.tools + 4, coins=me.coins + 6)
    t = made.start().act("palace")
    return t.at(at) if t.asked is UPGRADE_SITE else t


def at_income(**seat: Any) -> AoiScenario:
    """Before phase I, with a round bonus that has no income."""
    return quiet(**{"bonus": "river-workshops", **seat})


def income(made: AoiScenario) -> tuple[AoiTable, dict[str, int]]:
    """Seat 0 receives its income: the table at the next question, and what seat 0 had before."""
    made.phase("income")
    before = holdings(made.state.players[0])
    return made.start(), before


def plain_income(made: AoiScenario) -> dict[str, int]:
    """The whole income of seat 0 in a round, which asks nothing; the 1 tool of a bare planning board is left out."""
    t, before = income(made)
    assert t.table.phase == 2
    gained = change(before, t.player(0))
    gained["tools"] = gained.get("tools", 0) - 1
    return {name: n for name, n in gained.items() if n}


def take_books(t: AoiTable, *disciplines: int) -> AoiTable:
    for discipline in disciplines:
        assert set(t.options) >= set(range(4)), "a book of choice"
        t.answer(BOOK, discipline)
    return t


# ------------------------------------------------------------------------------------------------ set-up


def set_up(
    boards: Sequence[str],
    factions: Sequence[str],
    places: Optional[Mapping[str, tuple[int, int]]] = None,
    seed: int = 1,
    tile: str = "",
    **options: object,
) -> AoiTable:
    """A real set-up in which the seats, in turn order, have chosen these boards with these factions.

    `places`: competencies by discipline and row; row 0 gives 3 steps, row 1 two and a book, row 2 one and two books.
    `tile`: a scoring tile that lies on every round.
    """
    made = Scenario(AGE_OF_INNOVATION, len(boards), {"first_player": "first_seat", **options}, seed)
    table = made.state
    assert isinstance(table, Table)
    for board, faction in zip(boards, factions, strict=True):
        table.set_factions[TERRAINS.index(board)] = number_of(table.factions, faction)
    for name, (discipline, row) in (places or {}).items():
        laid, place = list(table.places), competency_place(discipline, row)
        laid[laid.index(place)], laid[competency(name)] = laid[competency(name)], place
        table.places = tuple(laid)
    if tile:
        table.scoring = ([other.id for other in table.catalog.rounds].index(tile),) * 6
    t = AoiTable(made.match())
    for board in reversed(boards):
        t.answer(SET, TERRAINS.index(board))
    return t


def place_all(t: AoiTable, *names: str) -> AoiTable:
    """Starting buildings, workshops before towers: on these spaces, then on whatever is offered first."""
    wanted = [space(name) for name in names]
    while t.asked in (START_PIECE, START_SITE):
        if t.asked is START_PIECE:
            t.match.choose(t.options[0])
            continue
        at = next((code for code in wanted if code in t.options), t.options[0])
        t.answer(START_SITE, at)
    return t


def through_income(t: AoiTable) -> AoiTable:
    """Whatever income asks, the first answer; up to the first turn of the action phase."""
    while t.table.phase != 2:
        t.match.choose(NONE if NONE in t.options else t.options[0])
    return t
