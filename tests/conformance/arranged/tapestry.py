"""Tapestry: every effect of a component carried out by a player who has much; mats in all income turns; capitals before
they are completed; landmarks that break a tie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Optional

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, BUILDINGS, EXPANSIONS
from tafelrunde.games.tapestry.scenario import TapestryScenario, scenario
from tafelrunde.games.tapestry.table.steps import MATS
from tafelrunde.kernel.effects import Effect, trees
from tafelrunde.kernel.hexes import mask, members

from . import tapestry_automa, tapestry_late
from .playing import Beginning, begin, carried_out, opened

CATALOG = TAPESTRY.catalog
ALL_BOXES = dict.fromkeys(EXPANSIONS, True)
STAGES = (3, 6, 9)  # how far tracks are


def arranged(kind: str, id: str, effect: Optional[Effect[Any, Any]]) -> Iterator[Beginning]:
    if kind in tapestry_automa.KINDS | tapestry_automa.HER_CIVILIZATIONS:
        yield from tapestry_automa.arranged(kind, id)
    elif effect is not None:
        for reached in STAGES:
            yield carried_out(effect, rich(reached))
        if id in tapestry_late.EFFECTS:
            yield carried_out(effect, tapestry_late.EFFECTS[id]())
        if kind == "Masterpiece":
            yield carried_out(effect, rich(STAGES[0]).capital(0, CATALOG.capitals[0].id).fill(0, range(81)))
        if kind == "SpaceTile" and id != "1":  # which seat 0 has already
            yield begin(rich(STAGES[0]).explored(0, int(id)))
    elif kind == "IncomeTrack":
        yield from (begin(made) for made in all_columns_open(id))
    elif kind == "TapestryCard":
        yield opened(type(TAPESTRY), 2, **ALL_BOXES)
    elif kind == "TechCard":
        yield from upgrades(id)
    elif kind == "Landmark":
        yield from (begin(made) for made in tie(id))
    elif kind == "Capital":
        yield from nearly_complete(id)
    elif any(civilization.id == id for civilization in CATALOG.civilizations):
        yield from (begin(made) for made in tapestry_late.late_turns(id))
        yield from (begin(made) for made in income_turns(id))
        yield from gained_later(id)


def rich(reached: int, seed: int = 1) -> TapestryScenario:
    """All expansions. Seat 0 has much of everything; the other one is behind it, or ahead of it at the beginning."""
    made = scenario(players=2, seed=seed, **ALL_BOXES)
    tracks = dict.fromkeys(ALL_TRACKS, reached)
    made.seat(0, coin=4, worker=4, food=4, culture=4, tracks=tracks, tiles=[4, 6, 9], space=[1], era=2, vp=20)
    made.seat(0, built={building: [1 + 9 * n, 3 + 9 * n] for n, building in enumerate(BUILDINGS)})
    made.seat(0, tech={"bottom": ["library", "calendar"], "middle": ["dynamite"]})
    made.seat(0, hand=["academia", "trap", "capitalism"])
    made.landmark(0, "lighthouse", "bakery").art(0, 1, 2, 3).art(1, 4)
    made.tile((0, -1), 5).tile((1, 0), 7).tile((-1, 0), 8).outpost(0, (0, -1))
    for at in ((0, 0), (1, 0)):
        made.outpost(0, at, toppled=True).outpost(1, at)
    ahead = 12 if reached == STAGES[0] else 1
    made.seat(1, tracks=dict.fromkeys(ALL_TRACKS, ahead), era=2, built={building: [0] for building in BUILDINGS[2:3]})
    if reached == STAGES[-1]:
        made.state.players[1].own_side.goals |= mask(made.state.own_side.landmark_deck)
        made.state.own_side.landmark_deck = []
    return made.seat(0, played={2: ["crystal_oracle"]})


def all_columns_open(id: str) -> Iterator[TapestryScenario]:
    """Seat 0 has nothing left to pay and takes an income turn; an inspiration tile lies on the track, or none."""
    for inspired in ((), (id,)):
        made = scenario(players=2, **ALL_BOXES).inspired(0, *inspired).seat(1, era=4)
        yield made.seat(0, era=3, built={id: [0, 1, 2, 3, 4]}, hand=["trap"])


def upgrades(id: str) -> Iterator[Beginning]:
    """A tech card in the middle row, about to be upgraded by who has finished one track or built all of one kind."""
    upgrade = effect_of_a_space("Upgrade")
    for track in ALL_TRACKS:
        yield carried_out(upgrade, scenario(players=2, **ALL_BOXES).seat(0, tech={"middle": [id]}, tracks={track: 12}))
    for number, building in enumerate(BUILDINGS):
        made = scenario(players=2, **ALL_BOXES).seat(0, tech={"middle": [id]})
        made.seat(0, built={building: range(9 * number, 9 * number + 5)})
        yield carried_out(upgrade, made)


def effect_of_a_space(kind: str) -> Effect[Any, Any]:
    every = (each for track in CATALOG.spaces for space in track for each in trees(space.benefit))
    return next(each for each in every if type(each).__name__ == kind)


def income_turns(id: str) -> Iterator[TapestryScenario]:
    """The mat in front of seat 0, in both editions: at the beginning of the game, and when it has nothing left to pay
    and takes an income turn."""
    for mats in ("printed", "revised"):
        begun = scenario(players=2, mats=mats, **ALL_BOXES).seat(0, era=0, civs=[id])
        begun.seat(1, era=0, civs=["leaders" if id != "leaders" else "heralds"])
        begun.state.step = MATS
        yield begun
        for era in range(1, 5):
            made = scenario(players=2, mats=mats, **ALL_BOXES).landmark(0, "lighthouse").seat(1, era=4)
            made.seat(0, tech={"bottom": ["library"]}, tiles=[4, 5], hand=["academia", "trap"])
            yield made.seat(0, civs=[id], era=era, tracks=dict.fromkeys(ALL_TRACKS, era))


def gained_later(id: str) -> Iterator[Beginning]:
    """The mat is the next civilization that seat 0 gains, in both editions."""
    gain = effect_of_a_space("NewCivilization")
    for mats in ("printed", "revised"):
        yield carried_out(gain, scenario(players=2, mats=mats, **ALL_BOXES).seat(0, era=2).next_civ(id))


def tie(id: str) -> Iterator[TapestryScenario]:
    """Against one who has a tall landmark, a low one, or none."""
    for others in (["lighthouse"], ["bakery"], []):
        if id not in others:
            yield scenario(players=2, **ALL_BOXES).landmark(0, id).landmark(1, *others).finished(0, 1)


def nearly_complete(id: str) -> Iterator[Beginning]:
    """All plots but one are filled, and a building comes."""
    capital = next(capital for capital in CATALOG.capitals if capital.id == id)
    building = effect_of_a_space("Building")
    groups = [*(plots for plots, _ in capital.wholes), *capital.districts, capital.reeds]
    last = {members(group & ~capital.impassable)[0] for group in groups if group & ~capital.impassable}
    for plot in sorted({*last, *(capital.joined[1] if capital.joined else ())}):
        made = scenario(players=2, **ALL_BOXES).capital(0, id)
        made.state.players[0].city = capital.grid & ~(1 << plot)
        yield carried_out(building, made)
