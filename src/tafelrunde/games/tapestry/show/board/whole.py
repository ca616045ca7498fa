"""The table of Tapestry as a picture: map, tracks, shared cards, players. View in, SVG out."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Sequence
from typing import Any, Final

from .....draw import palette
from .....draw.layout import Beside, Drawers, Plan, Stack, Tabs
from .....draw.regions import Drawn
from ....board import BoardPart, Design, Room
from ...table.prompts import CARD_SITE, CARD_TURN, EXPLORE_TURN, ISLAND_TURN, LANDMARK_SITE, LANDMARK_TURN
from ..painter import Painter
from .arts import art_display, plain_dice
from .common import achievements, dice, display, overview
from .futures import choices
from .map import PATTERNS, land
from .players import city, hand_of_seat, mats, offers, player, works
from .ploys import open_cards
from .tracks import tracks

_RULES: Final = palette.rules(
    (
        (".grain", "opacity:.24;pointer-events:none"),
        (".unknown", "fill:var(--t-veil);stroke:var(--t-line);stroke-dasharray:3 3"),
        (".bare", "fill:transparent"),
        (".cell", "fill:var(--t-paper);stroke:var(--t-line)"),
        (".active", "stroke:var(--t-accent);stroke-width:1.6"),
        (".step", "fill:var(--t-well)"),
        (".shut", "fill:var(--t-line)"),
        (".faint", "opacity:.22"),
        (".bonus", "fill:var(--t-well)"),
        (".shelf", "fill:var(--t-well);opacity:.6"),
        (".weave", "fill:var(--t-purple)"),
        (".shape", "fill:var(--t-temple);stroke:var(--t-edge);stroke-width:.7"),
        (".gone", "opacity:.35"),
        (".under", "opacity:.45"),
        (".plot", "fill:var(--t-panel);stroke:var(--t-line);stroke-width:.7"),
        (".rough", "fill:var(--t-hidden)"),
        (".district", "fill:none;stroke:var(--t-soft);stroke-width:1.4"),
        (".complete", "fill:none;stroke:var(--t-gold);stroke-width:3"),
        (".mark", "fill:var(--t-gold);stroke:var(--t-edge);stroke-width:.8"),
        (".mass", "fill:var(--t-temple)"),
        (".onmass", "fill:var(--t-edge)"),
        (".wall", "fill:none;stroke:var(--t-edge);stroke-width:1.6;stroke-linecap:round"),
        (".ghost", "fill:var(--t-accent);opacity:0;pointer-events:none"),
        (".spot:hover .ghost,svg.tafel .spot:focus-visible .ghost", "opacity:.45"),
        (".target", "fill:none;stroke:var(--t-accent);stroke-width:3;stroke-dasharray:5 4"),
        (".now", "fill:var(--t-accent);stroke:var(--t-rim)"),
        (".die.red", "fill:var(--t-red)"),
        (".die.black", "fill:var(--t-edge)"),
        (".die.science", "fill:var(--t-green)"),
    )
)


LOW: Final = 850  # a board that may not be higher has lower spaces on its tracks
STRIP: Final = 410.0  # what the tracks and the names of drawers take from the height of the room

Draw = Callable[[Painter, Room], Drawn]
Read = Callable[[Painter], Any]  # plain values, as a view has them


class Part(BoardPart[Painter]):
    """A part that says what of the view it shows: `what`. `lights` are the kinds of thing on it that may be lit, all if
    none is named."""

    def __init__(self, name: str, draw: Draw, what: Read, lights: Sequence[str] = (), **more: Any) -> None:
        super().__init__(name, draw, lights=lights, **more)
        self.what = what
        self.lights = self.lights or ("",)

    def shown(self, painter: Painter) -> bytes:
        view = painter.view
        lit = sorted(id for id in painter.lit if id.startswith(self.lights))
        asked = (painter.asked, painter.about, painter.options) if self.asks else ()
        side = view["side"] and view["side"]["expansions"]
        return marshal.dumps((view["seat"], painter.names, view["revised"], side, self.what(painter), lit, asked))


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    board: list[BoardPart[Painter]] = [*_shared(painter), *(_player(painter, seat) for seat in _others(painter))]
    if painter.viewer >= 0:
        board += _own(painter)
    return board


def _others(painter: Painter) -> list[int]:
    return [seat for seat in painter.seats() if seat != painter.viewer]


def _shared(painter: Painter) -> list[BoardPart[Painter]]:
    return [
        Part("players", _from(overview), _at_a_glance, ("player",)),
        Part("map", _land, lambda p: p.view["map"], ("hex", "turn"), asks=painter.asked == EXPLORE_TURN.name),
        Part("tracks", _tracks, _on_tracks, ("track", "space", "position", "landmark")),
        Part("display", _from(display), _on_display, ("tech", "landmark")),
        Part(
            "achievements", _from(achievements), lambda p: (p.view["achievements"], p.view["decks"]), ("achievement",)
        ),
        Part("masterpieces", _from(art_display), lambda p: p.view["side"], ("masterpiece",)),
        Part("dice", _from(dice), lambda p: None, ("die",), asks=True),
        Part("plain-dice", _from(plain_dice), lambda p: None, ("die", "science-die"), asks=True),
        Part("open-cards", _from(open_cards), lambda p: (p.view["side"], _techs(p)), asks=True),
        Part("choices", _from(choices), lambda p: p.view["side"], asks=True),
    ]


def _own(painter: Painter) -> list[BoardPart[Painter]]:
    """The area of the viewing seat, in parts that fit beside the map."""
    me = painter.view["seats"][painter.viewer]
    mats_of = [painter.mats[civ] for civ in me["civilizations"]]
    on_mats = {prompt.name for civ in mats_of for prompt in civ.asked_on} | {ISLAND_TURN.name}
    turning = (LANDMARK_SITE.name, LANDMARK_TURN.name, CARD_TURN.name)
    return [
        Part("offer", lambda p, room: offers(p, room.width), _offered, ("capital", "civilization"), asks=True),
        Part("city", _city, _in_city, ("resource", "plot", "site", "turn"), asks=painter.asked in turning),
        Part("mats", lambda p, room: mats(p, room.width), _on_mats, asks=painter.asked in on_mats),
        Part("works", lambda p, room: works(p, room.width), _works, asks=painter.asked == CARD_SITE.name),
        Part("hand", lambda p, room: hand_of_seat(p, room.width), lambda p: _mine(p, "drawn", "hand"), ("card",)),
    ]


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    return Part(
        f"player-{seat}",
        lambda p, room: player(p, seat, 0, 0, room.width),
        lambda p: (p.view["seats"][seat], _techs(p), p.viewer >= 0 and p.view["seats"][p.viewer]["side"]),
        title=painter.called(seat),
    )


def _from(draw: Callable[[Painter, float, float, float], Drawn]) -> Draw:
    return lambda painter, room: draw(painter, 0, 0, room.width)


def _land(painter: Painter, room: Room) -> Drawn:
    return land(painter, 0, 0, room.width, max(320.0, room.height - STRIP) if room.height else 0)


def _tracks(painter: Painter, room: Room) -> Drawn:
    return tracks(painter, 0, 0, room.width, 0 < room.height < LOW)


def _city(painter: Painter, room: Room) -> Drawn:
    return city(painter, room.width, room.height - STRIP - 70 if room.height else 0)


# ------------------------------------------------------------------------------------------------ what they show


def _each(painter: Painter, *names: str) -> list[object]:
    return [[seat[name] for name in names] for seat in painter.view["seats"]]


def _mine(painter: Painter, *names: str) -> list[object]:
    me = painter.view["seats"][painter.viewer]
    return [me[name] for name in names]


def _at_a_glance(painter: Painter) -> object:
    read = _each(painter, "vp", "era", "finished", "goods", "hand_count", "territories", "tech")
    return read, painter.view["turn"], painter.view["phase"]


def _on_tracks(painter: Painter) -> object:
    return _each(painter, "tracks", "locks"), painter.view["landmarks"]


def _techs(painter: Painter) -> object:
    """What lies on tech cards."""
    sides = [seat["side"] and (seat["side"]["on_techs"], seat["side"]["turned"]) for seat in painter.view["seats"]]
    return painter.view["inventor_tokens"], sides


def _on_display(painter: Painter) -> object:
    return painter.view["display"], painter.view["landmarks"], _techs(painter)


def _offered(painter: Painter) -> object:
    return _mine(painter, "capital", "offer", "civilizations", "mat", "side")


def _in_city(painter: Painter) -> object:
    return _mine(painter, "capital", "goods", "landmarks", "outposts")


def _on_mats(painter: Painter) -> object:
    read = _mine(painter, "capital", "stacks", "active", "left", "counts", "open", "civilizations", "mat", "side")
    return read, len(painter.view["seats"][0]["tracks"])


def _works(painter: Painter) -> object:
    read = _mine(painter, "capital", "tech", "tiles", "space", "explored", "side", "stacks")
    return read, _techs(painter)


# ------------------------------------------------------------------------------------------------ where they lie

ASKED: Final = ("dice", "plain-dice", "open-cards", "choices")  # what a question may bring to the table
SELDOM: Final = ("players", "display", "achievements", "masterpieces")


def plans(painter: Painter) -> list[Plan]:
    seats = tuple(f"player-{seat}" for seat in _others(painter))
    others = Tabs(seats)
    if painter.viewer < 0:
        wide = Beside(("map", Stack((*ASKED, others))), (4, 6))
        return [
            Plan("beside", 640, Stack((wide, "tracks", Drawers(SELDOM)))),
            Plan("stacked", 0, Stack(("map", "tracks", *ASKED, Drawers(SELDOM), others))),
        ]
    cards = Tabs(("mats", "works", "hand"))
    own = Tabs(("city", "mats", "works", "hand"))
    below = ("tracks", Drawers(SELDOM), others)
    between = (Drawers((*SELDOM, *seats)), "tracks")  # all tracks are seen: the drawers open over what lies above
    columns = Beside(("map", "city", "mats", Stack((*ASKED, Tabs(("hand", "works"))))), (45, 32, 36, 34))
    three = Beside(("map", "city", Stack((*ASKED, cards))), (37, 29, 35))
    two = Beside(("map", Stack((*ASKED, own))), (1, 1))
    return [
        Plan("columns", 1300, Stack(("offer", columns, *between))),
        Plan("beside", 860, Stack(("offer", three, *between))),
        Plan("halves", 600, Stack(("offer", two, *below))),
        Plan("stacked", 0, Stack(("offer", *ASKED, "map", own, *below))),
    ]


DESIGN: Final = Design(Painter, parts, plans, lambda painter: painter.text("board"), PATTERNS, _RULES)
