"""Draws a player's area: the summary, the planning board, and the tiles gained."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .....draw.lettering import fit, width
from .....draw.palette import paint, seat_shape
from .....draw.regions import Drawn
from .....draw.svg import at, box, num, text
from .....kernel.effects import All
from ....painter import OF_A_SEAT
from ...components.parts import Once, Special
from ...effects.competency import Annexes
from ...pieces.kinds import DISCIPLINES
from ...table.ability import Ability
from ...table.prompts import PASS, PLACE_ANNEX, SPECIAL, SPECIALS
from ..painter import Painter, effect_of
from .planning import buildings, exchanges, tracks
from .tiles import NAMED, tile, tile_height

LEFT: Final = 14
PAD: Final = 8
GAP: Final = 6
LINE: Final = 25
ABREAST: Final = 700  # from this width, summary, buildings and tracks are side by side
BOWL: Final = 21  # the radius of a bowl
LETTERS: Final = 11.5
COUNTED: Final = 40  # a thing with its number
NAMED_KINDS: Final = ("faction", "palace", "innovation")  # tiles that show their names
SPARE: Final = {"bridge": "bridges", "key": "keys", "annex": "annexes"}  # pieces left to build or use


def player(painter: Painter, seat: int, x: float, y: float, w: float, with_summary: bool = True) -> Drawn:
    """The whole area of a player; the viewer's can be clicked, and its tiles are drawn apart. The page shows the
    summaries above the board, so they are left out here."""
    me = painter.view["seats"][seat]
    own = painter.is_viewer(seat)
    left, room = x + LEFT, w - LEFT - PAD
    top = y + 6
    parts: list[str] = []
    if me["board"] is None:
        blocks = [painter.cached(resources, seat, me, left, top, room, with_summary)]
        if not own and _tiles_of(me, seat):
            blocks.append(tiles(painter, seat, me, left, top + LINE + 4, room))
        high = sum([block.height for block in blocks], 0.0) + 8 * len(blocks)
        return Drawn(_frame(painter, seat, me, x, y, w, high) + "".join(block.svg for block in blocks), high)
    if w >= ABREAST:
        wide = (room - 2 * GAP) * 0.3
        middle = (room - 2 * GAP) * 0.42
        blocks = [
            painter.cached(resources, seat, me, left, top, wide, with_summary),
            painter.cached(buildings, seat, me, left + wide + GAP, top, middle, own),
            painter.cached(tracks, seat, me, left + wide + middle + 2 * GAP, top, room - wide - middle - 2 * GAP, own),
        ]
        parts += [block.svg for block in blocks]
        top += max(block.height for block in blocks) + GAP
    else:
        drawn = painter.cached(resources, seat, me, left, top, room, with_summary)
        parts.append(drawn.svg)
        top += drawn.height + GAP
        for block in (buildings, tracks):
            drawn = painter.cached(block, seat, me, left, top, room, own)
            parts.append(drawn.svg)
            top += drawn.height + GAP
    drawn = painter.cached(exchanges, left, top, room) if own else painter.cached(tiles, seat, me, left, top, room)
    parts.append(drawn.svg)
    high = top + drawn.height + 8 - y
    return Drawn("".join((_frame(painter, seat, me, x, y, w, high), *parts)), high)


def _frame(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    counts = [(f"icon-{name}", me[name]) for name in ("vp", "coins", "tools", "scholars")]
    label = f"{painter.names[seat]}. " + ", ".join(f"{painter.text(name)}: {count}" for name, count in counts)
    return painter.player_panel(seat, label, x, y, w, h)


# ------------------------------------------------------------------------------------------------ resources and bowls


def resources(
    painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, with_summary: bool
) -> Drawn:
    """The name; points and goods if the summary is shown; books, pieces left, and the bowls of power."""
    drawn = [seat_shape(seat, x + 6, y + 11, 12), _name(painter, seat, me, x + 18, y, w - (80 if with_summary else 18))]
    if with_summary:
        star = x + w - 22 - width(str(me["vp"]), 15, True)
        drawn.append(painter.icon("vp", star, y + 2, 18, painter.text("icon-vp")))
        drawn.append(text(x + w, y + 17, str(me["vp"]), "b end", 15))
    if me["board"] is None:
        return Drawn("".join(drawn), LINE)
    if painter.is_viewer(seat) and not me["passed"]:
        drawn.append(_pass(painter, x + w - (70 if with_summary else 0), y))
    goods = ("coins", "tools", "scholars") if with_summary else ()
    rows = [
        [(name, str(me[name])) for name in goods],
        [(f"book-{name}", str(count)) for name, count in zip(DISCIPLINES, me["books"], strict=True)],
        [("scholars", f"+{me['scholars_in_supply']}"), *((name, str(me[SPARE[name]])) for name in SPARE)],
    ]
    bowls_wide = 6 * BOWL + 26
    beside = w >= bowls_wide + 4 * COUNTED
    room = w - bowls_wide - 8 if beside else w
    top = y + LINE
    for row in filter(None, rows):
        for i, (name, count) in enumerate(row):
            drawn.append(_counted(painter, name, count, x + i * room / len(row), top))
        top += LINE
    bowls_at = (x + w - bowls_wide, y + LINE) if beside else (x, top)
    drawn.append(bowls(painter, seat, me, *bowls_at))
    return Drawn("".join(drawn), max(top, bowls_at[1] + 2 * BOWL + 6) - y)


def _pass(painter: Painter, right: float, y: float) -> str:
    """The chip for passing, which ends at `right`."""
    id = f"action-{PASS}"
    label = painter.named("action", PASS)
    w = 26 + width(label, LETTERS)
    drawn = [box(0, 1, w, 20, "chip", 5), text(7, 15, label, "", LETTERS), painter.icon("on-pass", w - 16, 5, 11)]
    return painter.thing(id, label, at(right - w, y, *drawn, painter.light(id, 0, 1, w, 20, 5)))


def _name(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    drawn = text(x, y + 16, fit(painter.called(seat), w - 24, 13, True), "b", 13)
    if me["passed"] and painter.view["phase"] == "actions":
        drawn += painter.icon("on-pass", x + w - 20, y + 4, 14, painter.text("board-passed"))
    return drawn


def _counted(painter: Painter, name: str, count: str, x: float, y: float) -> str:
    look = "soft" if count == "0" else "b"
    return painter.icon(name, x, y + 3, 17, painter.text(f"icon-{name}")) + text(x + 20, y + 16.5, count, look, 13)


def bowls(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float) -> str:
    """Three bowls from left to right; each shows its tokens and their number."""
    drawn: list[str] = []
    step = 2 * BOWL + 12
    for i, (roman, count) in enumerate(zip(("I", "II", "III"), me["bowls"], strict=True)):
        cx, cy = x + BOWL + 1 + i * step, y + BOWL + 3
        drawn.append(f'<circle class="bowl" cx="{num(cx)}" cy="{num(cy)}" r="{BOWL}"/>')
        drawn.append(text(cx, cy + 4, str(count), "b mid", 15) + text(cx, cy - 10, roman, "soft mid", 10))
        drawn.append(_tokens(count, cx, cy + 9.5))
        if i < 2:
            drawn.append(painter.icon("arrow", cx + BOWL + 1, cy - 5, 10))
    one, two, three = me["bowls"]
    label = painter.text("board-bowls", one=one, two=two, three=three)
    return painter.thing(f"bowls-{seat}", label, *drawn)


def _tokens(count: int, x: float, y: float) -> str:
    """Dots in two rows."""
    first = min(count, 7)
    dots: list[str] = []
    for i in range(min(count, 14)):
        along, down = (i, 0) if i < first else (i - first, 1)
        length = first if down == 0 else count - first
        dots.append(
            f'<circle cx="{num(x + (along - (length - 1) / 2) * 4.4)}" cy="{num(y + down * 4.4)}" r="1.8" '
            f'fill="{paint("power")}"/>'
        )
    return "".join(dots)


# ------------------------------------------------------------------------------------------------ tiles


def own_tiles(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The tiles of the viewer; empty without any."""
    me = painter.view["seats"][painter.viewer]
    return tiles(painter, painter.viewer, me, x, y, w) if _tiles_of(me, painter.viewer) else Drawn("", 0)


def _tiles_of(me: dict[str, Any], seat: int) -> list[tuple[str, int, str]]:
    """Faction, palace, round bonus, innovations, competencies and towns: kind, number, and a unique id for tiles that
    others may have too."""
    shown: list[tuple[str, int, str]] = []
    for kind in ("faction", "palace", "drafted_palace", "bonus"):
        if me[kind] is not None:
            shown.append((kind.removeprefix("drafted_"), me[kind], ""))
    shown += [("innovation", number, "") for number in me["innovations"]]
    shown += [("competency", number, f"held-competency-{OF_A_SEAT * seat + number}") for number in me["competencies"]]
    shown += [("town", entry["town"], f"town-of-{OF_A_SEAT * seat + i}") for i, entry in enumerate(me["towns"])]
    return shown


def tiles(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """One after the other, in as many rows as they need; a row is as high as the highest of its tiles."""
    own = painter.is_viewer(seat)
    parts: list[str] = []
    top = y
    for row in _in_rows(_tiles_of(me, seat), w):
        shown = [(one, special(painter, one.kind, one.number, me, one.width) if own else "") for one in row]
        high = max(_height(painter, one, bool(chip)) for one, chip in shown)
        left = x
        for one, chip in shown:
            if one.kind == "town":
                drawn = _town(painter, one.number, one.width, high, one.id)
            else:
                drawn = tile(
                    painter, one.kind, one.number, one.width, high, named=one.named, id=one.id, sign=bool(chip)
                )
            parts.append(at(left, top, drawn, chip))
            left += one.width + GAP
        top += high + GAP
    return Drawn("".join(parts), max(NAMED, top - GAP - y))


class OwnedTile(NamedTuple):
    """A tile owned by a player."""

    kind: str
    number: int
    id: str
    width: float

    @property
    def named(self) -> bool:
        return self.kind in NAMED_KINDS


def _in_rows(held: list[tuple[str, int, str]], w: float) -> list[list[OwnedTile]]:
    rows: list[list[OwnedTile]] = []
    left = w
    for kind, number, id in held:
        wide = _wide(w, 140 if kind in NAMED_KINDS else 52 if kind == "town" else 92)
        if left + wide > w + 0.5:
            rows.append([])
            left = 0.0
        rows[-1].append(OwnedTile(kind, number, id, wide))
        left += wide + GAP
    return rows


def _height(painter: Painter, one: OwnedTile, sign: bool) -> float:
    return tile_height(painter.face(one.kind, one.number), one.width, sign) if one.named else NAMED


def _wide(room: float, wanted: float) -> float:
    """Widen the tiles of a row to fill it."""
    n = max(1, int((room + GAP) // (wanted + GAP)))
    return (room + GAP) / n - GAP


def _town(painter: Painter, number: int, w: float, h: float, id: str) -> str:
    town = painter.game.catalog.towns[number]
    face = painter.face("town", number)
    assert town.once is not None
    drawn = [
        box(0, 0, w, h, "panel", 6),
        painter.icon("town", w / 2 - 8, 3, 16),
        painter.row([town.points, "vp"], 3, 20, 12, w - 6),
        painter.row(painter.tokens(town.once), 3, 34, 11.7, w - 6),
    ]
    return painter.thing(id, f"{face.name}. {face.sentence}", *drawn)


def special(painter: Painter, kind: str, number: int, me: dict[str, Any], w: float) -> str:
    """The special action of an own tile: a sign to click; crossed out once it is used."""
    effect = effect_of(painter.game, kind, number)
    for one in effect.parts() if isinstance(effect, All) else (effect,):
        if isinstance(one, Special):
            name = painter.game.catalog.innovations[number].id if kind == "innovation" else kind
            return _sign(painter, SPECIAL + SPECIALS.index(name), "special", name in me["used"], w)
        if isinstance(one, Ability) and one.action >= 0:
            return _sign(painter, one.action, one.action_icon, False, w)
        if isinstance(one, Once) and isinstance(one.effect, Annexes) and me["annexes"]:
            return _sign(painter, PLACE_ANNEX, "annex", False, w)
    return ""


def _sign(painter: Painter, action: int, name: str, used: bool, w: float) -> str:
    id = f"action-{action}"
    x = w - 17
    cross = f'<path class="spent" d="M{num(x)} 1l14 14m0-14l-14 14"/>' if used else ""
    label = painter.named("action", action)
    return painter.thing(
        id,
        label,
        painter.icon(name, x, 1, 14),
        cross,
        painter.light(id, x - 2, -1, 18, 18, 9),
        class_="gone" if used else "",
    )
