"""Revive: every component shortly before it comes up, or at the end if it scores there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Optional

from tafelrunde.games.revive.components.parts import Together, numbers
from tafelrunde.games.revive.components.technologies import ALL, BOTH
from tafelrunde.games.revive.effects.gains import Points
from tafelrunde.games.revive.effects.tracks import Advance
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.artifacts import ARTIFACT_CARDS, CATEGORIES
from tafelrunde.games.revive.pieces.board import (
    FIRST_SPECIAL,
    PROGRESS_END,
    PROGRESS_TRACK,
    REWARD_FIELDS,
    SCORE_TRACK,
    TRACK_END,
)
from tafelrunde.games.revive.pieces.kinds import CITIZENS, PLACES, SIDES, TRIBES
from tafelrunde.games.revive.pieces.map import AREA_SPACES, NORTH_WEST
from tafelrunde.games.revive.scenario import ReviveScenario, scenario
from tafelrunde.games.revive.table.effect import ReviveEffect
from tafelrunde.kernel.effects import Effect

from .playing import Beginning, begin, carried_out, opened

CATALOG = REVIVE.catalog
COUNTS_FLASKS = "A10"  # an artifact card
OF_EACH_COLOUR = ("CG13", "CN13", "CY13")


def arranged(kind: str, id: str, effect: Optional[Effect[Any, Any]]) -> Iterator[Beginning]:
    if kind == "LargeArtifact":
        yield from (opened(type(REVIVE), players) for players in REVIVE.players)
    if kind in MADE:
        yield from (begin(made) for made in MADE[kind](id))
    if kind in ("Card", "Location") and effect is not None and not isinstance(effect, Together) and can_run(effect):
        yield carried_out(effect, rich())


def can_run(effect: Effect[Any, Any]) -> bool:
    """Some effects only describe what holds while a card is in play, or what scores at the end."""
    return type(effect).run is not Effect.run or type(effect).now is not Effect.now


def rich(**options: object) -> ReviveScenario:
    """Many pieces on the map; plenty of everything, but little enough that more may come."""
    made = scenario(locations=True, **options).explored(0, "T13").explored(7, "T22").explored(17, "T23")
    made.figure(0, NORTH_WEST, "t1").figure(0, 101, "t2M").building(0, 1, large=True, lakes=False)
    made.state.players[0].lakes = 1 << 2
    return made.seat(0, gear=4, book=4, food=4, crystal=2, energy=2, tracks=(5, 4, 3), closed=["K01"], tribe_markers=3)


def waiting(made: ReviveScenario, effect: ReviveEffect) -> ReviveScenario:
    """Seat 0 is about to carry it out."""
    made.state.push(0, list(numbers(effect)))
    return made


def effect_like(kind: type[ReviveEffect], **what: int) -> ReviveEffect:
    """One that some component has."""
    return next(
        each
        for each in CATALOG.effects
        if type(each) is kind and all(getattr(each, part) == value for part, value in what.items())
    )


# ------------------------------------------------------------------------------------------------ tracks


def progress_track(id: str) -> Iterator[ReviveScenario]:
    for progress in range(PROGRESS_END + 1):
        made = scenario().ended()
        made.state.players[0].progress = progress
        yield made
    for field in (*PROGRESS_TRACK.energy, *PROGRESS_TRACK.artifacts):
        made = scenario().seat(0, tracks=(2, 0, 0))
        made.state.players[0].progress = field - 1
        yield waiting(made, effect_like(Advance, colour=0, steps=1))


def score_track(id: str) -> Iterator[ReviveScenario]:
    for field in (*SCORE_TRACK.crates, *SCORE_TRACK.artifacts):
        yield waiting(scenario().seat(0, vp=field - 2), effect_like(Points, amount=2))


def reward_field(id: str) -> Iterator[ReviveScenario]:
    """One step before it on each track that it needs; and unlocked at the end."""
    needs = next(field.needs for field in REWARD_FIELDS if field.id == id)
    for colour, need in enumerate(needs):
        if need:
            grey, green, yellow = (need - (each == colour) for each, need in enumerate(needs))
            made = scenario().seat(0, tracks=(grey, green, yellow))
            yield waiting(made, effect_like(Advance, colour=colour, steps=1))
    yield scenario().seat(0, tracks=needs, active=OF_EACH_COLOUR[:2]).ended()


# ------------------------------------------------------------------------------------------------ tiles and cards


def location(id: str) -> Iterator[ReviveScenario]:
    """About to be populated; then at the end, with pieces on many tiles."""
    for tiles in (0, 1, 4, 6, 9):
        made = rich().corner(0, id).seat(0, modules={0: "SM02"}, active=["CG04", "CN13"]).ended()
        made.seat(0, tracks=(TRACK_END - 2, TRACK_END - 3, TRACK_END - 4))
        made.state.players[0].small |= sum(1 << 4 * space + 1 for space in range(1, 1 + tiles))
        yield made


def module(id: str) -> Iterator[ReviveScenario]:
    """Laid beside a slot: at the end, and while cards of all colours are played."""
    effect = next(module.effect for module in CATALOG.modules if module.id == id)
    yield waiting(rich(), effect)
    yield rich().seat(0, modules={0: id}, artifact_card=COUNTS_FLASKS).ended()
    for card in OF_EACH_COLOUR:
        yield rich().seat(0, modules={0: id, 5: "SM02" if id != "SM02" else "SM01"}, active=[card])


def card(id: str) -> Iterator[ReviveScenario]:
    """Each half waiting, the card at hand, and owned at the end."""
    number, made = next((number, card) for number, card in enumerate(CATALOG.cards) if card.id == id)
    for half in made.halves:
        slots = {"top1": ["CG13", "CY13"], "bottom1": ["CN13"]}
        yield waiting(rich().seat(0, slots=slots), half.effect)
        yield waiting(rich().seat(0, active=OF_EACH_COLOUR), half.effect)
    if number >= CITIZENS:
        yield start_card(number).ended()
    else:
        yield rich().seat(0, active=[id], artifact_card=COUNTS_FLASKS).ended()
        others = [other for other in OF_EACH_COLOUR if other != id]
        yield rich().seat(0, active=[id], slots={"top1": others[:1], "bottom1": others[1:2]})


def tile(id: str) -> Iterator[ReviveScenario]:
    """Face down on one of several spaces; seat 0 has food and little else to do."""
    if not id.startswith("TS"):
        spaces = [space for space in range(AREA_SPACES) if not scenario().state.explored >> space & 1]
        for space in spaces[:10]:
            yield scenario().hidden(space, id).seat(0, food=6, gear=2, active=[])


def start_card(number: int) -> ReviveScenario:
    """Its owner counts flasks."""
    made = scenario(players=4)
    owner = next(me.seat for me in made.state.players if number in me.cards)
    return made.seat(owner, artifact_card=COUNTS_FLASKS)


def technology(id: str) -> Iterator[ReviveScenario]:
    """Unlocked, and what it gives at once waiting."""
    made = next(each for each in CATALOG.technologies if each.id == id)
    tribe = TRIBES[0 if made.tribe == ALL else made.tribe]
    side = SIDES[0 if made.side == BOTH else made.side]
    for is_waiting in (False, True):
        table = scenario(formica=True, vukuntur=True, moon=True).tribe(0, tribe, side)
        table.figure(0, 101, "t1").figure(0, 111, PLACES[made.place]).building(0, 1)
        table.seat(0, gear=4, food=4, book=4, crystal=2, energy=2)
        yield waiting(table, made.effect) if is_waiting else table


def machine(id: str) -> Iterator[ReviveScenario]:
    """Ready, and at the end."""
    tracks = (5, 5, 5)
    yield rich().seat(
        0, tracks=tracks, machines={FIRST_SPECIAL: id}, active=OF_EACH_COLOUR[1:], slots={"top1": ["CG13"]}
    )
    yield rich().seat(0, tracks=tracks, machines={FIRST_SPECIAL: id}, artifact_card=COUNTS_FLASKS).ended()


def crate(id: str) -> Iterator[ReviveScenario]:
    effect = next(kind.effect for kind in CATALOG.crates if kind.id == id)
    yield waiting(rich(), effect)


def printed(id: str) -> Iterator[ReviveScenario]:
    """What a lake, a hibernation or a tribe gives."""
    component = next(each for each in REVIVE.components if each.id == id)
    assert isinstance(component.effect, ReviveEffect)
    made = rich(formica=True, vukuntur=True, moon=True)
    if component.kind == "board":
        tribe, _, side = id.rpartition("-")
        made.tribe(0, tribe, side)
    yield waiting(made, component.effect)


def category(id: str) -> Iterator[ReviveScenario]:
    wanted = CATEGORIES.index(id)
    card = next(card.id for card in ARTIFACT_CARDS if wanted in card.categories)
    yield rich().seat(0, artifact_card=card, active=["CG04", "CN13"], modules={0: "SM02", 3: "SM09"}).ended()


def technology_place(id: str) -> Iterator[ReviveScenario]:
    yield rich().figure(0, 111, id).ended()
    yield rich()


MADE: dict[str, Callable[[str], Iterator[ReviveScenario]]] = {
    "ProgressTrack": progress_track, "ScoreTrack": score_track, "RewardField": reward_field, "Location": location,
    "Presence": location, "Module": module, "Card": card, "Technology": technology, "Machine": machine,
    "Tile": tile, "CrateKind": crate, "Printed": printed, "Category": category, "TechnologyPlace": technology_place,
}  # fmt: skip
