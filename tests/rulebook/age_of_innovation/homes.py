"""Arrangements and looks at the table that the tests of the actions share."""

from __future__ import annotations

from tafelrunde.games.age_of_innovation.pieces.kinds import DISCIPLINES, TERRAINS
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, number_of, scenario, space
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, AFTER, BONUS, SPADES

QUIET = "innovation-law"  # a round tile that pays for nothing but innovations
NEIGHBOURS = ("lake", "mountain", "swamp", "forest", "plains")


def settled(
    players: int = 2,
    home: str = "desert",
    faction: str = "monks",
    tile: str = QUIET,
    number: int = 1,
    build_without_spades: bool = True,
    **goods: object,
) -> AoiScenario:
    """Seat 0 has a workshop on I11; no bonus or tile of anybody pays for anything. The others have no buildings.

    On the small side, with the desert at home: plains I10 and wasteland I12 are one spade away, swamp H11 two and
    lake H10 three; nothing else is in reach, and no river.
    """
    boards = [home, *(board for board in NEIGHBOURS if board != home)][:players]
    factions = [faction, *(name for name in ("inventors", "blessed", "omar", "monks", "felines") if name != faction)]
    options = {"build_without_spades": build_without_spades}
    made = scenario(players, boards=boards, factions=factions[:players], **options).round(number, tile)
    return made.building(0, "workshop", "I11").seat(0, **goods)  # type: ignore[arg-type]


def alone(made: AoiScenario) -> AoiScenario:
    """All others have passed, so seat 0 takes turn after turn."""
    return made.passed(*range(1, made.players))


def terrain_of(t: AoiTable, name: str) -> str:
    terrain = t.match.view()["spaces"][space(name)]["terrain"]
    assert terrain in TERRAINS
    return str(terrain)


def dig(t: AoiTable, at: str, spades: int) -> AoiTable:
    """Choose a space to terraform and the number of spades, where there is a choice."""
    t.at(at)
    return t.answer(SPADES, spades) if t.asked is SPADES else t


def bowls(t: AoiTable, seat: int = 0) -> tuple[int, int, int]:
    me = t.player(seat)
    return me.bowl1, me.bowl2, me.bowl3


def bonus(t: AoiTable, name: str) -> int:
    return number_of(t.table.catalog.bonuses, name)


def offered_bonuses(t: AoiTable) -> set[str]:
    assert t.asked is BONUS
    return {t.table.catalog.bonuses[code].id for code in t.options}


def take_bonus(t: AoiTable, name: str) -> AoiTable:
    return t.answer(BONUS, bonus(t, name))


def levels(t: AoiTable, seat: int = 0) -> dict[str, int]:
    return dict(zip(DISCIPLINES, t.player(seat).levels, strict=True))


def go_on(t: AoiTable) -> AoiTable:
    """Up to the first turn of the next round: all pass and decline what they may.

    Seat 0 takes a round bonus whose income is coins only, the others leave it to them.
    """
    number = t.table.round
    while not t.match.over and (t.table.round == number or t.asked is not ACTION):
        if t.asked is ACTION:
            t.act("pass")
        elif t.asked is BONUS:
            wanted = ("pass-schools", "coins") if t.seat_asked == 0 else ("step", "power-coins")
            t.answer(BONUS, next((bonus(t, name) for name in wanted if bonus(t, name) in t.options), t.options[0]))
        elif t.asked is AFTER:
            t.end_turn()
        else:
            t.match.choose(t.options[-1])
    return t


def own_turn(t: AoiTable) -> AoiTable:
    """Those before seat 0 pass with any round bonus."""
    while t.seat_asked > 0:
        t.act("pass").match.choose(t.options[0])
        t.end_turn()
    return t
