"""Explains a thing on the table: its name, its meaning in this position, and a picture at reading size."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Optional

from ....draw.lettering import capitalized
from ....draw.svg import at, num
from ....kernel.explanations import Explained
from ....kernel.game import View
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..pieces.kinds import ANY_COST, ARTS, ARTS_COST, ARTS_COST_KINDS, LAST_SPACE, OWN_COST, OWN_RESOURCE, ROWS, TIER
from ..pieces.landmarks import track_landmark
from ..pieces.map import SIDES
from ..pieces.tracks import space_code, space_of, track_of
from .board.bots import decision
from .board.cards import tapestry_face, tech
from .board.city import FIRST_SITE, cells, landmark
from .board.land import tile_ground
from .board.mats import mat
from .explain_bots import OF_BOTS, bot_facts, reference_facts
from .explain_mats import ON_MATS
from .meaning import meaning
from .painter import Painter

CARD: Final = 220.0
TECH: Final = (240.0, 96.0)
TILE: Final = 62.0
DECISION: Final = (220.0, 84.0)
PLOT: Final = 40.0
MAT: Final = 340.0
OWN_IDS: Final = re.compile(r' (?:id|role|tabindex)="[^"]*"')  # the thing itself has them, its picture does not


def explainer(game: ConventionalGame[Catalog], view: View, lang: str) -> Callable[[str, int], Optional[Explained]]:
    painter = Painter(game, view, lang)
    painter.lit.ids.clear()
    return partial(_explained, painter)


def _explained(painter: Painter, kind: str, number: int) -> Optional[Explained]:
    if kind not in painter.game.kinds:
        return None
    if kind in ON_MATS:
        return ON_MATS[kind](painter, number)
    if kind in OF_BOTS:
        return OF_BOTS[kind](painter, number)
    name = painter.names[number] if kind == "player" else capitalized(painter.named(kind, number))
    facts = FACTS.get(kind)
    shown_facts = tuple(facts(painter, number)) if facts is not None else ()
    return Explained(name, meaning(painter, kind, number), shown_facts[:4], _picture(painter, kind, number))


# ------------------------------------------------------------------------------------------------ how it looks


def _picture(painter: Painter, kind: str, number: int) -> str:
    if kind == "hex":
        tile = painter.view["map"]["hexes"][number]["tile"]
        return "" if tile is None else _picture(painter, "tile", tile)
    if kind == "card":
        drawn = tapestry_face(painter, number, CARD)
        return _svg(CARD, drawn.height, drawn.svg)
    if kind == "tech":
        return _svg(*TECH, tech(painter, number, 0, 0, *TECH))
    if kind == "tile":
        return _svg(2 * TILE, 1.8 * TILE, at(TILE, 0.9 * TILE, tile_ground(painter, number, 0, TILE)))
    if kind == "automacard":
        return _svg(*DECISION, decision(painter, number, 0, 0, *DECISION))
    if kind == "civilization" and painter.viewer >= 0:
        drawn = mat(painter, painter.viewer, number, 0, 0, MAT)
        return _svg(MAT, drawn.height, drawn.svg)
    if kind == "landmark":
        return _footprint(painter, number)
    return ""


def _footprint(painter: Painter, number: int) -> str:
    """A landmark by itself, on the plots that it covers."""
    plots = cells(number, 0)
    wide, high = (PLOT * (1 + max(plot[at] for plot in plots)) for at in (1, 0))
    return _svg(wide, high, landmark(painter, {"landmark": number, "turn": 0, "site": FIRST_SITE}, 0, 0, PLOT))


def _svg(w: float, h: float, inside: str) -> str:
    shown = OWN_IDS.sub("", inside)
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(w)} {num(h)}">{shown}</svg>'


# ------------------------------------------------------------------------------------------------ what it means now


def cost_label(painter: Painter, track: int, space: int) -> str:
    """The cost of a space, in words."""
    tier = TIER[space]
    if track == ARTS:
        amount, kind = ARTS_COST[tier]
        return painter.text("live-arts-cost", amount=amount, kind=ARTS_COST_KINDS[kind])
    resource = painter.named("resource", OWN_RESOURCE[track])
    return painter.text("live-space-cost", own=OWN_COST[tier], any=ANY_COST[tier], resource=resource)


def _space(painter: Painter, code: int) -> Iterator[str]:
    """Its price, the viewer's distance, the tokens on it, and the landmark for the first player there."""
    track, space = track_of(code), space_of(code)
    me = painter.own_seat
    if space:
        yield cost_label(painter, track, space)
        steps = [space - one for one in me["tracks"][track] if one < space] if me else []
        if steps:
            yield painter.text("live-steps", count=min(steps))
        tier = TIER[space]
        if tier > 1 and TIER[space - 1] != tier and track_landmark(track, tier) in painter.view["landmarks"]:
            yield painter.text("live-first-landmark", landmark=painter.named("landmark", track_landmark(track, tier)))
    everybody = [*painter.view["seats"], *painter.view["bots"]]
    there = [painter.names[n] for n, who in enumerate(everybody) if space in who["tracks"][track]]
    if there:
        yield painter.text("live-there", players=", ".join(there))


def _track(painter: Painter, track: int) -> Iterator[str]:
    me = painter.own_seat
    for start in me["tracks"][track] if me else ():
        if start == LAST_SPACE:
            yield painter.text("live-track-end")
        else:
            yield painter.text("live-next-space", space=painter.named("space", space_code(track, start + 1)))
            yield cost_label(painter, track, start + 1)
    locked = [painter.names[n] for n, seat in enumerate(painter.view["seats"]) if seat["locks"][track]]
    if locked:
        yield painter.text("board-locked", player=", ".join(locked))


def _hex(painter: Painter, number: int) -> Iterator[str]:
    hexes = painter.view["map"]["hexes"]
    here = hexes[number]
    if here["controller"] is not None:
        yield painter.text("live-controlled", player=painter.names[here["controller"]])
    elif here["corners"] is not None:
        yield painter.text("live-nobody")
    toppled = [painter.names[piece["seat"]] for piece in here["pieces"] if piece["piece"] == "toppled"]
    if toppled:
        yield painter.text("live-toppled", players=", ".join(toppled))
    beside = {(here["q"] + q, here["r"] + r) for q, r in SIDES}
    if any((hex["q"], hex["r"]) in beside and hex["controller"] == painter.viewer for hex in hexes):
        yield painter.text("live-beside-yours")


def _landmark(painter: Painter, number: int) -> Iterator[str]:
    everybody = [*painter.view["seats"], *painter.view["bots"]]
    owner = [painter.names[n] for n, who in enumerate(everybody) if number in who["landmarks"]]
    if owner:
        yield painter.text("live-landmark-owner", player=owner[0])
    elif number in painter.view["landmarks"]:
        yield painter.text("live-landmark-free")


def _tech(painter: Painter, number: int) -> Iterator[str]:
    if number in painter.view["display"]:
        yield painter.text("live-on-display")
    for n, seat in enumerate(painter.view["seats"]):
        for row, held in enumerate(seat["tech"]):
            if number in held:
                yield painter.text("live-tech-row", player=painter.names[n], row=painter.text(f"row-{ROWS[row]}"))


def _achievement(painter: Painter, number: int) -> Iterator[str]:
    here = painter.view["achievements"][number]
    if here["seats"]:
        yield painter.text("live-achieved", players=", ".join(painter.names[seat] for seat in here["seats"]))
    if len(here["seats"]) < len(here["vp"]):
        yield painter.text("live-next-points", points=here["vp"][len(here["seats"])])


def _resource(painter: Painter, number: int) -> Iterator[str]:
    me = painter.own_seat
    if me:
        yield painter.text("live-have", count=me["goods"][number])


def _building(painter: Painter, number: int) -> Iterator[str]:
    me = painter.own_seat
    if me and number < len(me["left"]):
        yield painter.text("live-buildings", built=me["counts"][number], left=me["left"][number])


def _player(painter: Painter, number: int) -> Iterator[str]:
    if number >= painter.view["players"]:
        yield from bot_facts(painter, number)
        return
    seat = painter.view["seats"][number]
    yield painter.text("live-player", territories=len(seat["territories"]), techs=sum(map(len, seat["tech"])))
    if seat["civilizations"]:
        yield ", ".join(painter.named("civilization", civ) for civ in seat["civilizations"])


FACTS: Final[dict[str, Callable[[Painter, int], Iterator[str]]]] = {
    "space": _space,
    "track": _track,
    "hex": _hex,
    "landmark": _landmark,
    "tech": _tech,
    "achievement": _achievement,
    "resource": _resource,
    "building": _building,
    "income-track": _building,
    "player": _player,
    "automalevel": partial(reference_facts, "automalevel"),
    "automamat": partial(reference_facts, "automamat"),
}
