"""Sentences about the nature and effect of things, for explanations and options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..components.tiles import TERRITORY_TILES
from ..pieces.kinds import (
    ACHIEVEMENTS,
    ALL_TRACKS,
    ARTS,
    BUILDINGS,
    OWN_RESOURCE,
    RESOURCES,
    TERRAINS,
    TIER,
    TIER_NAMES,
)
from ..pieces.landmarks import LANDMARKS, TRACK_LANDMARKS
from ..pieces.tracks import space_of, track_of
from .painter import Painter


def meaning(painter: Painter, kind: str, number: int) -> str:
    """One or two sentences; a thing without its own text gets that of its kind."""
    found = MEANINGS.get(kind)
    return found(painter, number) if found is not None else painter.text(f"means-{kind}")


def _card(painter: Painter, number: int) -> str:
    return painter.sentence(painter.game.catalog.cards[number].whole)


def _automa_card(painter: Painter, number: int) -> str:
    return painter.sentence(painter.game.catalog.automa_cards[number].effect)


def _automa_civ(painter: Painter, number: int) -> str:
    return painter.sentence(painter.game.catalog.automa_civs[number].effect)


def _tech(painter: Painter, number: int) -> str:
    card = painter.game.catalog.techs[number]
    needs = painter.text("board-needs", what=painter.w.clause(card.needs))
    return f"● {painter.sentence(card.circle)} ■ {painter.sentence(card.square)} {needs}"


def _civilization(painter: Painter, number: int) -> str:
    printed = painter.mats[number]
    edition = "revised" if painter.view["revised"] else "printed"
    return painter.text(f"phrase-ability-{printed.id}", mats=edition, **printed.numbers())


def _capital(painter: Painter, number: int) -> str:
    catalog = painter.game.catalog
    if number in catalog.city_rules:
        return painter.sentence(catalog.city_rules[number])
    return painter.text("means-capital", count=catalog.capitals[number].impassable.bit_count())


def _tile(painter: Painter, number: int) -> str:
    lands = dict.fromkeys(painter.text(f"terrain-{TERRAINS[terrain]}") for terrain in TERRITORY_TILES[number].land)
    return painter.text("means-tile", lands=", ".join(lands), effect=painter.sentence(TERRITORY_TILES[number].effect))


def _hex(painter: Painter, number: int) -> str:
    hex = painter.view["map"]["hexes"][number]
    if hex["corners"] is None:
        return painter.text("means-unexplored")
    if hex["tile"] is not None:
        return _tile(painter, hex["tile"])
    if hex["middle"]:
        return painter.text("means-middle")
    lands = dict.fromkeys(painter.text(f"terrain-{terrain}") for terrain in hex["corners"])
    return painter.text("means-printed-hex", lands=", ".join(lands))


def _space(painter: Painter, code: int) -> str:
    track, space = track_of(code), space_of(code)
    if space == 0:
        return painter.text("means-start")
    effect = painter.sentence(painter.game.catalog.spaces[track][space - 1].effect)
    return painter.text("means-space", track=painter.named("track", track), tier=TIER_NAMES[TIER[space]], effect=effect)


def _space_tile(painter: Painter, number: int) -> str:
    return painter.sentence(painter.game.catalog.space_tiles[number])


def _landmark(painter: Painter, number: int) -> str:
    plots = sum(row.count("#") for row in LANDMARKS[number].shape)
    if number < TRACK_LANDMARKS:
        track, tier = divmod(number, 3)
        return painter.text(
            "means-track-landmark", plots=plots, track=painter.named("track", track), tier=TIER_NAMES[tier + 2]
        )
    return painter.text("means-landmark", plots=plots)


def _landmark_card(painter: Painter, number: int) -> str:
    return painter.sentence(painter.game.catalog.landmark_cards[number].effect)


def _masterpiece(painter: Painter, number: int) -> str:
    return painter.sentence(painter.game.catalog.masterpieces[number].effect)


def _achievement(painter: Painter, number: int) -> str:
    return painter.text(f"means-achievement-{ACHIEVEMENTS[number]}")


def _resource(painter: Painter, number: int) -> str:
    track = ALL_TRACKS[OWN_RESOURCE.index(number)]
    return painter.text("means-resource", track=painter.text(f"track-{track}"))


def _track(painter: Painter, number: int) -> str:
    if number == ARTS:
        return painter.text("means-arts")
    return painter.text(f"means-track-{ALL_TRACKS[number]}")


def _building(painter: Painter, number: int) -> str:
    if number >= len(BUILDINGS):
        return _landmark(painter, number - len(BUILDINGS))
    return painter.text("means-building", resource=painter.text(f"resource-{RESOURCES[number]}"))


MEANINGS: Final[dict[str, Callable[[Painter, int], str]]] = {
    "card": _card,
    "automacard": _automa_card,
    "automaciv": _automa_civ,
    "tech": _tech,
    "civilization": _civilization,
    "capital": _capital,
    "tile": _tile,
    "hex": _hex,
    "space": _space,
    "space-tile": _space_tile,
    "landmark": _landmark,
    "landmark-card": _landmark_card,
    "masterpiece": _masterpiece,
    "achievement": _achievement,
    "resource": _resource,
    "track": _track,
    "building": _building,
    "income-track": _building,
}
