"""Tapestry: positions for what comes up after many turns with one civilization, or by a throw of the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tafelrunde.games.tapestry.expansions.arts_architecture.abilities.collectors import KINDS
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.utilitarians import LANDMARK_OF_TRACK
from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, EXPANSIONS, LAST_INCOME, LAST_SPACE
from tafelrunde.games.tapestry.scenario import TapestryScenario, scenario
from tafelrunde.kernel.hexes import mask
from tests.rulebook.tapestry.conquests import in_the_woods

ALL_BOXES = dict.fromkeys(EXPANSIONS, True)
LAND_MASSES = range(1, 7)  # that count more, the larger they are


def table(civ: str, mats: str, era: int, players: int = 2) -> TapestryScenario:
    """Seat 0 has this civilization and nothing to pay with; the others were first in all eras."""
    made = scenario(players=players, mats=mats, **ALL_BOXES).seat(0, civs=[civ], era=era)
    for seat in range(1, players):
        made.seat(seat, era=LAST_INCOME - 1)
    return made


def before_the_last_income(civ: str, mats: str) -> TapestryScenario:
    return table(civ, mats, LAST_INCOME - 1)


# ------------------------------------------------------------------------------------------------ civilizations


def historians(mats: str) -> Iterator[TapestryScenario]:
    """Their income turns on the large map, with a tile to discard."""
    yield from (table("historians", mats, era, players=4).seat(0, tiles=[4]) for era in range(LAST_INCOME))


def isolationists(mats: str) -> Iterator[TapestryScenario]:
    """A land mass of each size; and none, as for those whose capital floats."""
    for territories in LAND_MASSES:
        yield in_the_woods(before_the_last_income("isolationists", mats), territories)
    nowhere = before_the_last_income("isolationists", mats)
    me = nowhere.state.players[0]
    nowhere.state.items[me.start] = me.upright = 0
    me.start = -1
    yield nowhere


def the_chosen(mats: str) -> Iterator[TapestryScenario]:
    yield before_the_last_income("the_chosen", mats).claimed(0, "end-of-track")


def traders(mats: str) -> Iterator[TapestryScenario]:
    """The only deal is one at home."""
    yield table("traders", mats, 1).tile((0, -1), 5).outpost(0, (0, -1))


def collectors(mats: str) -> Iterator[TapestryScenario]:
    """So many kinds on the mat at last; and about to conquer, with nothing there."""
    for kinds in range(KINDS + 1):
        yield before_the_last_income("collectors", mats).mat(0, "collectors", (1 << kinds) - 1)
    yield table("collectors", mats, 1).seat(0, culture=1).tile((0, -1), 5)


def elder_ones(mats: str) -> Iterator[TapestryScenario]:
    """After income turn 5, one step before a landmark."""
    made = table("elder_ones", mats, LAST_INCOME).mat(0, "elder_ones", 1).finished(1)
    yield made.seat(0, tracks={"exploration": 3}, food=2)


def utilitarians(mats: str) -> Iterator[TapestryScenario]:
    """They use the landmarks of tier III, and are about to enter it."""
    made = table("utilitarians", mats, 1).mat(0, "utilitarians", mask(list(LANDMARK_OF_TRACK.values())))
    yield made.seat(0, tracks=dict.fromkeys(ALL_TRACKS, 6), coin=4, worker=4, food=4, culture=4)


MATS: dict[str, Callable[[str], Iterator[TapestryScenario]]] = {
    "historians": historians, "isolationists": isolationists, "the_chosen": the_chosen, "traders": traders,
    "collectors": collectors, "elder_ones": elder_ones, "utilitarians": utilitarians,
}  # fmt: skip


def late_turns(civ: str) -> Iterator[TapestryScenario]:
    for mats in ("printed", "revised") if civ in MATS else ():
        yield from MATS[civ](mats)


# ------------------------------------------------------------------------------------------------ effects


def ends_reached() -> TapestryScenario:
    """Whatever track the die shows, seat 0 is at its end."""
    return scenario(players=2, **ALL_BOXES).seat(0, tracks=dict.fromkeys(ALL_TRACKS, LAST_SPACE))


def without_art() -> TapestryScenario:
    return scenario(players=2, **ALL_BOXES)


EFFECTS: dict[str, Callable[[], TapestryScenario]] = {"alien_biology": ends_reached, "forgery_ring": without_art}
