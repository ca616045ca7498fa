"""Explains a thing on the table to a viewer: its name, its effect, and its meaning in this position."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Optional

from ....draw.lettering import capitalized
from ....draw.svg import num
from ....kernel.explanations import Explained
from ....kernel.game import View
from ....kernel.hexes import members
from ...conventional_game import ConventionalGame
from ...painter import OF_A_SEAT
from ..catalog import Catalog
from ..components.scores import card_scored, category_scored, location_described
from ..pieces.artifacts import artifact_colour
from ..pieces.board import (
    ACTIVATION,
    FIRST_SPECIAL,
    LAP,
    MODULE_PLACES,
    PROGRESS_TRACK,
    REWARD_FIELDS,
    STANDARD_MACHINE,
    TECH_BELOW,
    TECHNOLOGY_PLACES,
    TRACK_END,
)
from ..pieces.kinds import CAPS, COLOURS, RESOURCES
from ..pieces.map import ABYSS, BESIDE, CRYSTALS, space_label
from ..table.prompts import TURN_TILE
from .board.cards import card_drawn
from .board.turning import terrains_in_orientation
from .painter import Painter, tribe_side

CARD: Final = (170.0, 118.0)
PAYS: Final = {"mountain": "grey", "forest": "green", "steppe": "yellow"}  # the track that a terrain moves


def explainer(game: ConventionalGame[Catalog], view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
    return partial(_explained, Painter(game, view, lang))


def _explained(painter: Painter, kind: str, number: int) -> Optional[Explained]:
    explain = EXPLAINERS.get(kind)
    return None if explain is None else explain(painter, number)


Explainer = Callable[[Painter, int], Explained]


# ------------------------------------------------------------------------------------------------ cards and tiles


def _card(painter: Painter, number: int) -> Explained:
    face = painter.card(number)
    printed = painter.game.catalog.cards[number]
    facts = [painter.text("about-colour", colour=painter.text(f"colour-{COLOURS[printed.colour]}"))]
    facts += _location(painter, number)
    w, h = CARD
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(w)} {num(h)}">'
    top, bottom = (painter.w.sentence(half.shown) for half in printed.halves)
    label = painter.text("about-card", top=top, bottom=bottom)
    return Explained(face.name, label, tuple(facts), f"{svg}{card_drawn(painter, number, w, h)}</svg>")


def _location(painter: Painter, number: int) -> list[str]:
    if number in painter.view["display"]["cards"]:
        return [painter.text("about-card-display")]
    for seat, player in enumerate(painter.view["seats"]):
        for area in ("active", "rest"):
            if number in player[area]:
                return [painter.text(f"about-card-{area}", player=painter.names[seat])]
        if any(number == played["card"] for slot in player["slots"].values() for played in slot["cards"]):
            return [painter.text("about-card-slot", player=painter.names[seat])]
    return []


def _machine(painter: Painter, number: int) -> Explained:
    face = painter.face("machine", number)
    facts = [painter.text("about-machine")]
    if flasks := painter.game.catalog.machines[number].flasks:
        facts.append(painter.text("about-flasks", count=flasks))
    return Explained(face.name, face.sentence, tuple(facts))


def _module(painter: Painter, number: int) -> Explained:
    face = painter.face("module", number)
    printed = painter.game.catalog.modules[number]
    colours = [painter.text(f"colour-{COLOURS[colour]}") for colour in range(3) if printed.colours >> colour & 1]
    facts = [painter.text("about-module", colours=", ".join(colours))]
    if printed.flasks:
        facts.append(painter.text("about-flasks", count=printed.flasks))
    return Explained(face.name, face.sentence, tuple(facts))


def _crate(painter: Painter, number: int) -> Explained:
    face = painter.face("crate", number)
    seats = painter.view["seats"]
    state = "about-crate"
    if any(number in player["crates_reused"] for player in seats):
        state = "crate-reused"
    elif any(number in player["crates_opened"] for player in seats):
        state = "crate-opened"
    return Explained(face.name, face.sentence, (painter.text(state),))


def _artifact(painter: Painter, number: int) -> Explained:
    me = painter.own_seat
    facts: list[str] = []
    cards = ((me["artifact_cards"] or []) if me else []) + painter.view["shared_artifact_card"]
    for card in cards:
        category = painter.game.catalog.artifact_cards[card].categories[artifact_colour(number)]
        facts.append(painter.text("about-counts", counted=painter.w.clause(category_scored(category))))
    facts.append(_artifacts_left(painter))
    return Explained(painter.named("artifact", number), painter.text("about-artifact"), tuple(facts))


def _artifacts_left(painter: Painter) -> str:
    """The number of artifacts left, and the end they trigger: not in solo (REV-SOLO-13), in the longer game of four
    only with the small ones (REV-VAR-05)."""
    area = painter.view["artifacts"]
    end = "never" if painter.view["players"] == 1 else "small" if area["small"] else "large"
    return painter.text("about-artifacts-left", count=len(area["large"]), end=end)


def _artifact_card(painter: Painter, number: int) -> Explained:
    sentence = painter.w.sentence(card_scored(painter.game.catalog.artifact_cards[number]))
    return Explained(painter.named("artifactcard", number), f"{sentence} {painter.text('about-artifact-card')}")


# ------------------------------------------------------------------------------------------------ the map


def _field(painter: Painter, number: int) -> Explained:
    field = painter.view["fields"][number]
    terrain = field["terrain"]
    name = painter.named("field", number)
    facts = [f"{painter.names[piece['seat']]}: {painter.text('piece-' + piece['piece'])}" for piece in field["pieces"]]
    if number == ABYSS:
        return Explained(name, painter.text("about-abyss"), tuple(facts))
    if terrain == "large-location":
        return Explained(name, painter.text("about-large-location"), (_value_of(painter, field["location"]), *facts))
    if terrain == "desert" and not any(piece["piece"] in ("small", "large") for piece in field["pieces"]):
        facts.insert(0, _around(painter, number))
    if terrain == "location":
        others = sum(piece["piece"] == "figure" and piece["seat"] != painter.viewer for piece in field["pieces"])
        if others:
            facts.insert(0, painter.text("about-owed", count=others))
    return Explained(name, painter.text(f"about-{terrain}"), tuple(facts))


def _value_of(painter: Painter, location: int) -> str:
    return painter.w.sentence(location_described(painter.game.catalog.locations[location]))


def _around(painter: Painter, number: int) -> str:
    """Rewards of a small building on this desert."""
    terrains = [painter.view["fields"][near]["terrain"] for near in members(BESIDE[number])]
    counts = {track: terrains.count(terrain) for terrain, track in PAYS.items()}
    return painter.text("about-around", **counts, lakes=terrains.count("lake"))


def _space(painter: Painter, number: int) -> Explained:
    entry = painter.view["spaces"][number]
    name = capitalized(painter.text("space", place=space_label(number)))
    facts = [
        painter.text("about-back", food=entry["food"], any=entry["any"]),
        painter.text("about-front", points=entry["points"], locations=entry["locations"], lakes=entry["lakes"]),
    ]
    return Explained(name, painter.text("about-space"), tuple(facts))


def _orientation(painter: Painter, number: int) -> Explained:
    """One of the two orientations of a revealed tile."""
    if painter.asked != TURN_TILE.name:
        raise IndexError(number)
    fields = [painter.text(f"terrain-{terrain}") for terrain in terrains_in_orientation(painter, number)]
    name = painter.named("orientation", number)
    return Explained(name, painter.text("about-orientation"), (capitalized(", ".join(fields)),))


def _crystal(painter: Painter, number: int) -> Explained:
    giant = number in painter.view["giant_crystals"]
    name = painter.text("giant-crystal" if giant else "icon-crystal")
    fields = [painter.named("field", field) for field in members(CRYSTALS[number])]
    return Explained(
        capitalized(name), painter.text("about-crystal"), (painter.text("about-touches", fields=", ".join(fields)),)
    )


# ------------------------------------------------------------------------------------------------ the own boards


def _resource(painter: Painter, number: int) -> Explained:
    me = painter.own_seat
    name = RESOURCES[number]
    facts = (painter.text("about-held", count=me["resources"][name], cap=CAPS[number]),) if me else ()
    return Explained(painter.named("resource", number), painter.text(f"about-resource-{name}"), facts)


def _colour(painter: Painter, number: int) -> Explained:
    me = painter.own_seat
    reached = me["tracks"][number] if me else 0
    colour = painter.text(f"colour-{COLOURS[number]}")
    facts = []
    later = [field for field in REWARD_FIELDS if field.needs[number] > reached]
    if later:
        facts.append(painter.text("about-next-field", number=min(field.needs[number] for field in later)))
    name = painter.text("board-track", colour=colour, number=reached)
    return Explained(name, painter.text("about-track", end=TRACK_END), tuple(facts))


def _reward_field(painter: Painter, number: int) -> Explained:
    me = painter.own_seat
    needs = REWARD_FIELDS[number].needs
    facts = []
    for colour, need in enumerate(needs):
        if need and me:
            word = painter.text(f"colour-{COLOURS[colour]}")
            facts.append(painter.text("about-need", colour=word, need=need, reached=me["tracks"][colour]))
    kind = ("standard-machine", "special-machine", "artifact", "card-bonus")[REWARD_FIELDS[number].kind]
    sentence = painter.text(f"about-reward-{kind}")
    if REWARD_FIELDS[number].kind == STANDARD_MACHINE:
        sentence = f"{sentence} {painter.face('standard', number).sentence}"
    return Explained(painter.named("rewardfield", number), sentence, tuple(facts))


def _machine_place(painter: Painter, number: int) -> Explained:
    return _machine_of(painter, painter.own_seat, number, painter.named("machineplace", number))


def _held_machine(painter: Painter, number: int) -> Explained:
    """A machine of an opponent."""
    seat, place = divmod(number, OF_A_SEAT)
    return _machine_of(painter, painter.view["seats"][seat], place, painter.names[seat])


def _machine_of(painter: Painter, player: Optional[dict[str, Any]], place: int, name: str) -> Explained:
    held = next((one for one in player["machines"] if one["place"] == place), None) if player else None
    if held is None and place < FIRST_SPECIAL:  # printed there, and not unlocked yet
        return Explained(name, painter.face("standard", place).sentence, (painter.text("about-machine-locked"),))
    if held is None:
        return Explained(name, painter.text("about-machine"))
    sentence = painter.w.sentence(painter.game.effects[held["effect"]])
    state = painter.text("machine-loaded" if held["loaded"] else "machine-ready")
    return Explained(name, sentence, (state, painter.text("about-machine")))


def _held_technology(painter: Painter, number: int) -> Explained:
    """A technology of an opponent, unlocked or not."""
    seat, place = divmod(number, OF_A_SEAT)
    player = painter.view["seats"][seat]
    face = painter.face("technology", painter.game.catalog.boards[tribe_side(player)][place])
    state = painter.text(
        "about-has" if place in player["technologies"] else "about-has-not", player=painter.names[seat]
    )
    return Explained(face.name, face.sentence, (state,))


def _slot(painter: Painter, number: int) -> Explained:
    half = "any" if number == 4 else "top" if number < 2 else "bottom"
    return Explained(painter.named("slot", number), painter.text(f"about-slot-{half}"))


def _module_space(painter: Painter, number: int) -> Explained:
    slot, place = MODULE_PLACES[number]
    me = painter.own_seat
    held = list(me["slots"].values())[slot]["modules"][place] if me else -1
    sentence = painter.text("about-space-works" if number in ACTIVATION else "about-space-waits")
    facts = (painter.face("module", held).sentence,) if held >= 0 else ()
    return Explained(painter.named("modulespace", number), sentence, facts)


def _technology_place(painter: Painter, number: int) -> Explained:
    me = painter.own_seat
    printed = TECHNOLOGY_PLACES[number]
    facts = [painter.text("about-technology", books=printed.books, points=printed.points)]
    if me is None or me["tribe"] is None:
        return Explained(painter.named("techplace", number), painter.text("about-techplace"), tuple(facts))
    if number in me["technologies"]:
        facts.append(painter.text("about-unlocked"))
    elif TECH_BELOW[number] >= 0 and TECH_BELOW[number] not in me["technologies"]:
        facts.append(painter.text("about-connected"))
    face = painter.face("technology", painter.game.catalog.boards[tribe_side(me)][number])
    return Explained(face.name, face.sentence, tuple(facts))


def _switch(painter: Painter, number: int) -> Explained:
    me = painter.own_seat
    effect = painter.game.catalog.switch[number]
    state = (painter.text("switch-used" if me["switch_used"] else "switch-unused"),) if me else ()
    return Explained(
        painter.named("switch", number), f"{painter.w.sentence(effect)} {painter.text('about-switch')}", state
    )


def _board(painter: Painter, number: int) -> Explained:
    face = painter.face("board", number)
    return Explained(face.name, face.sentence, (painter.text("about-ability"),))


def _progress(painter: Painter, number: int) -> Explained:
    count = painter.view["seats"][number]["progress"]
    now = painter.text("board-progress", count=count, points=PROGRESS_TRACK.points[count])
    return Explained(painter.text("board-progress-track"), painter.text("about-progress"), (now,))


# ------------------------------------------------------------------------------------------------ players and tracks


def _hibernation(painter: Painter, number: int) -> Explained:
    facts = [
        painter.text("hibernated", player=painter.names[seat], count=number)
        for seat, player in enumerate(painter.view["seats"])
        if player["hibernation"] == number
    ]
    if number == painter.view["removal_field"]:
        facts.insert(0, painter.text("hibernation-removal"))
    if not number:
        return Explained(painter.text("hibernation-start"), painter.text("about-hibernation"), tuple(facts))
    face = painter.face("hibernation", number)
    return Explained(face.name, face.sentence, (painter.text("about-reward"), *facts))


def _sleeper(painter: Painter, number: int) -> Explained:
    count = painter.view["seats"][number]["hibernation"]
    name = painter.text("hibernated", player=painter.names[number], count=count)
    return Explained(name, painter.text("about-hibernation"))


def _score(painter: Painter, number: int) -> Explained:
    points = painter.view["seats"][number]["vp"]
    name = painter.text("board-points", player=painter.names[number], points=points)
    return Explained(name, painter.text("about-score", lap=LAP))


def _player(painter: Painter, number: int) -> Explained:
    player = painter.view["seats"][number]
    name = painter.text("board-points", player=painter.names[number], points=player["vp"])
    facts = [
        painter.text(
            "about-pieces", small=len(player["small"]), large=len(player["large"]), figures=len(player["figures"])
        ),
        painter.text("about-energy", count=player["energy"]),
    ]
    if player["tribe"] is None:
        return Explained(name, painter.text("board-no-tribe"), tuple(facts))
    face = painter.face("board", tribe_side(player))
    return Explained(
        name,
        painter.text("about-player", tribe=painter.text(f"tribe-{player['tribe']}"), ability=face.sentence),
        tuple(facts),
    )


EXPLAINERS: Final[dict[str, Explainer]] = {
    "card": _card,
    "machine": _machine,
    "module": _module,
    "crate": _crate,
    "artifact": _artifact,
    "artifactcard": _artifact_card,
    "field": _field,
    "space": _space,
    "orientation": _orientation,
    "crystal": _crystal,
    "resource": _resource,
    "colour": _colour,
    "marker": _colour,
    "rewardfield": _reward_field,
    "machineplace": _machine_place,
    "held-machine": _held_machine,
    "held-technology": _held_technology,
    "slot": _slot,
    "modulespace": _module_space,
    "techplace": _technology_place,
    "switch": _switch,
    "board": _board,
    "progress": _progress,
    "hibernation": _hibernation,
    "sleeper": _sleeper,
    "score": _score,
    "player": _player,
}
