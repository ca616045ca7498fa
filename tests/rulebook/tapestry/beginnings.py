"""Civilizations at the start of the game: what their mats and adjustments ask and give."""

from __future__ import annotations

from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.table.steps import MATS

PLAIN = ("leaders", "craftsmen", "nomads", "historians")  # nothing happens to these at the start


def set_up_with(civ: str, players: int = 2, **options: object) -> TapestryScenario:
    """Seat 0 has chosen this civilization, the others some that begin without ado; now the mats are set up."""
    made = scenario(players, **options).seat(0, era=0, civs=[civ])
    others = [other for other in PLAIN if other != civ]
    for seat in range(1, players):
        made.seat(seat, era=0, civs=[others[seat - 1]])
    made.state.step = MATS
    return made


def begun_with(civ: str, players: int = 2, **options: object) -> TapestryTable:
    return set_up_with(civ, players, **options).start()
