"""Draws the Automa's display: figure and level, points, the two cards of its turn, faction and bonus, supply."""

from __future__ import annotations

from typing import Any, Final

from .....draw.frames import described, sign
from .....draw.lettering import BOLD, SERIF, fit, letters, width
from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, tally, text, use
from ....board import Room
from ...pieces.kinds import BUILDINGS
from ..painter import Painter, symbol
from .players import seat_panel
from .tiles import Look, label_of, tile, tile_height

PAD: Final = 14.0
GAP: Final = 6.0
HEAD: Final = 46.0
LINE: Final = 26.0
CARD: Final = 84.0  # the least height of a card, without its caption
CAPTION: Final = 17.0
RATIO: Final = 48 / 66
BROAD: Final = 690.0
TILES: Final = 92.0


def automa(painter: Painter, room: Room) -> Drawn:
    w = room.width
    it = painter.view["automa"]
    inner = w - PAD - 8
    broad = w >= BROAD
    wide = (inner - GAP) / 2 if not broad else inner * 0.26
    looks = _tiles(it)
    need = max(tile_height(painter.face(look.kind, look.number), wide) for look in looks)
    fixed = 8 + HEAD + 2 * LINE + 3 * GAP
    if broad:
        h = room.height or max(fixed + 20, 16 + need)
        cards_high, tiles_high = h - 16, h - 16
    else:
        h = room.height or fixed + CARD + CAPTION + need + GAP
        spare = h - fixed - GAP
        tiles_high = max(need, min(TILES, spare * 0.42))
        cards_high = spare - tiles_high
    level = painter.named("automalevel", it["level"])
    seat = it["seat"]
    label = f"{painter.names[seat]} ({level}). {painter.text('icon-vp')}: {it['vp']}"
    parts = [seat_panel(painter, seat, label, w, h)]
    inside = []
    room_of = inner if not broad else inner * 0.3
    inside.append(_head(painter, it, level, PAD, 6, room_of))
    y = 6.0 + HEAD
    if broad:
        inside.append(_counts(painter, _values(painter, it), PAD, y + GAP, room_of, LINE))
        inside.append(_counts(painter, _pieces(painter, it), PAD, y + 2 * GAP + LINE, room_of, LINE))
        cards_wide = inner - room_of - 2 * (wide * 0.7 + GAP) - 10
        inside.append(_cards(painter, it, PAD + room_of + 10, 8, cards_wide, cards_high))
        x = PAD + room_of + 10 + cards_wide
        for n, look in enumerate(looks):
            drawn = tile(painter, look, wide * 0.7, tiles_high)
            inside.append(at(x + GAP + n * (wide * 0.7 + GAP), 8, drawn))
    else:
        inside.append(_cards(painter, it, PAD, y, inner, cards_high))
        y += cards_high + GAP
        for n, look in enumerate(looks):
            inside.append(at(PAD + n * (wide + GAP), y, tile(painter, look, wide, tiles_high)))
        y += tiles_high + GAP
        inside.append(_counts(painter, _values(painter, it), PAD, y, inner, LINE))
        inside.append(_counts(painter, _pieces(painter, it), PAD, y + LINE, inner, LINE))
    return Drawn("".join(parts) + f'<g class="seat-{seat}">{"".join(inside)}</g>', h)


def _tiles(it: dict[str, Any]) -> list[Look]:
    """Faction and round bonus; it has no bonus until the first workshops stand."""
    looks = [Look("automafaction", it["faction"])]
    return looks if it["bonus"] is None else [*looks, Look("bonus", it["bonus"])]


def _head(painter: Painter, it: dict[str, Any], level: str, x: float, y: float, w: float) -> str:
    seat = it["seat"]
    points = str(it["vp"])
    end = x + w - 26 - width(points, 21, SERIF)
    name = painter.names[seat]
    size = letters(name, (end - x - 60), 18, SERIF, 13)
    gauge = painter.emblem("automalevel", it["level"])
    parts = [
        use(symbol("automa-figure"), x, y, 33, 44),
        sign(seat, x + 38, y + 6, 12),
        text(x + 54, y + 17, fit(name, end - x - 60, size, SERIF), "serif name", size),
        use(gauge, x + 38, y + 21, 24, 24),
        text(x + 66, y + 37, fit(level, end - x - 66, 13), "soft", 13),
        painter.icon("vp", x + w - 22, y + 3, 22, painter.text("icon-vp")),
        tally(f"vp-{seat}", end, y + 22, points, "serif", 21),
    ]
    if it["passed"] and painter.view["phase"] == "actions":
        parts.append(painter.icon("on-pass", end - 22, y + 7, 16, painter.text("board-passed")))
    return "".join(parts)


def _values(painter: Painter, it: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The values of its level in this round, its scholars, its innovations and its marked buildings."""
    marked = sum(bool(space.get("marked")) for space in painter.view["spaces"])
    return [
        ("shipping", str(it["ship"]), painter.text("board-automa-ship", ship=it["ship"])),
        ("automa", f"+{it['level_points']}", painter.text("board-automa-level-points", points=it["level_points"])),
        ("scholars", str(it["scholars_in_supply"]), painter.text("icon-scholars")),
        ("innovation", str(len(it["innovations"])), painter.text("part-innovations")),
        ("marked", str(marked), painter.text("board-automa-marked")),
    ]


def _pieces(painter: Painter, it: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [
        (kind, str(left), painter.text(f"building-{kind}"))
        for kind, left in zip(BUILDINGS, it["on_board"], strict=False)
    ]


def _counts(painter: Painter, shown: list[tuple[str, str, str]], x: float, y: float, w: float, h: float) -> str:
    each = w / len(shown)
    parts = []
    for n, (name, count, label) in enumerate(shown):
        left = x + n * each
        parts.append(painter.icon(name, left, y + (h - 18) / 2, 18, label))
        parts.append(text(left + 21, y + h / 2 + 5, count, "b", 14))
    return "".join(parts)


def _cards(painter: Painter, it: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """The deck, the support card and the action card, each with its name below."""
    begun = bool(it["discard"])
    high = h - CAPTION
    each = w / 3
    wide = min(high * RATIO, each - 8)
    tall = wide / RATIO
    deck = painter.text("board-automa-deck", cards=it["cards"], reserve=it["reserve"])
    left = x + (each - wide) / 2
    top = y + (high - tall) / 2
    counts = f"{it['cards']} + {it['reserve']}"
    parts = [
        f"{use(symbol('automacard-back'), left, top, wide, tall)[:-2]}>{described(deck)}</use>",
        text(x + each / 2, y + h - 4, counts, "b mid", 13),
    ]
    titles = ("board-automa-support", "board-automa-action" if begun else "board-automa-next")
    cards = (it["discard"][-1] if begun else None, it["top"])
    for n, (title, card) in enumerate(zip(titles, cards, strict=True)):
        left = x + (n + 1) * each
        words = painter.text(title)
        size = letters(words, each - 4, 13, BOLD, 12)
        parts.append(text(left + each / 2, y + h - 4, fit(words, each - 2, size), "soft mid", size))
        parts.append(_card(painter, card, left + (each - wide) / 2, top, wide, tall))
    return "".join(parts)


def _card(painter: Painter, number: int | None, x: float, y: float, w: float, h: float) -> str:
    if number is None:
        return box(x, y, w, h, "tile gone", 5)
    face = painter.face("automacard", number)
    drawn = use(painter.emblem("automacard", number), x, y, w, h)
    return painter.thing(f"automacard-{number}", label_of(face), edge(x, y, w, h, 5), drawn, class_="card lifts")
