"""Tables against the Automa: one person in the east of the small map, the Automa in the south-west."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.kernel.hexes import Hex

HER_START: Hex = (-2, 2)
MY_START: Hex = (2, 0)
MIDDLE: Hex = (0, 0)
BESIDE_HER: tuple[Hex, ...] = ((-2, 1), (-1, 2), (-3, 3))  # territories of the map
# Pairs of cards whose track icons are "all" for both.
ALL_ALL, TOPPLE, NO_TOPPLE = 6, 12, 17
LATER = (2, 3, 4, 5)  # income turns


def solo(level: int = 2, **options: Any) -> TapestryScenario:
    """The person has a coin, so that turns wait for an answer."""
    return scenario(1, automa_level=level, **options).seat(0, coin=1)


def drawn(made: TapestryScenario, track: int, tie: int) -> TapestryScenario:
    """The next pair; two more cards are left."""
    rest = [card for card in range(1, 8) if card not in (track, tie)]
    return made.next_cards(track, tie, *rest[:2])


def bots(made: TapestryScenario) -> TapestryTable:
    """After one turn of the bots."""
    return made.bots_turn().start()


def moves(track: str, made: TapestryScenario, tie: int, space: int = 1, favorite: str = "science") -> TapestryTable:
    """The Automa enters a space: her token is just before it and all other tracks are finished."""
    tracks = dict.fromkeys(ALL_TRACKS[: len(made.state.players[0].far)], 12) | {track: space - 1}
    made.automa(favorite=favorite, tracks=tracks).shadow(favorite="exploration", tracks=dict.fromkeys(tracks, 12))
    return bots(drawn(made, ALL_ALL, tie))


def events(t: TapestryTable, name: str) -> list[dict[str, Any]]:
    """The facts of the events of this name, in order."""
    assert t.match.log is not None
    return [dict(event.facts) for event in t.match.log.events if event.name == name]


def names(t: TapestryTable) -> list[str]:
    assert t.match.log is not None
    return [event.name for event in t.match.log.events]


def far(t: TapestryTable) -> dict[str, int]:
    """Where the Automa is."""
    return dict(zip(ALL_TRACKS, t.automa.far, strict=False))


def shadow_far(t: TapestryTable) -> dict[str, int]:
    return dict(zip(ALL_TRACKS, t.shadow.far, strict=False))


def her_land(t: TapestryTable) -> set[Hex]:
    places = t.table.map.grid.places
    return {place for hex, place in enumerate(places) if t.automa.upright >> hex & 1}


def new_land(t: TapestryTable) -> set[Hex]:
    return her_land(t) - {HER_START}


def income(level: int, turn: int, made: TapestryScenario | None = None, tie: int = 5, **automa: Any) -> TapestryTable:
    """The income turn with this number: the decision deck is empty, and cards 6 and `tie` lie there as the last pair.
    Her favourite track is none on which she would change it."""
    made = made or solo(level)
    automa.setdefault("tracks", {"science": 5, "technology": 1, "exploration": 1, "military": 1})
    automa.setdefault("favorite", "science")
    automa.setdefault("civs", ["scientists"])
    made.automa(era=turn - 1, **automa).next_cards().last_pair(6, tie)
    return bots(made)
