"""Draws the Automa and the Shadow Empire: what they have, the last pair of cards, and the chart of the level."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import fit
from .....draw.palette import SEATS, paint, seat_shape
from .....draw.regions import Column, Drawn
from .....draw.rows import Token
from .....draw.svg import box, edge, num, text
from ...components.automa import DecisionCard
from ...pieces.automa import FIRST, HEART, LAST, TRACK_ICONS
from ...pieces.kinds import ALL_TRACKS, ARTS, LAST_INCOME, TIER_NAMES
from ...pieces.tracks import space_of, track_of
from ..painter import LEAST, Painter, letters

GAP: Final = 6.0
PAD: Final = 8.0
LINE: Final = 21.0
BOT: Final = 2 * LINE + 4  # name and points, then a row of what it has
CARD: Final = 62.0
CHART: Final = 13.0  # a line of the chart
CHIP: Final = 24.0
ABREAST: Final = 980.0  # from this width all lies side by side


def bots(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Nothing where they take no part."""
    if not painter.view["bots"]:
        return Drawn("", 0)
    left, room = x + PAD, w - 2 * PAD
    if w >= ABREAST:
        cards = min(330.0, room * 0.3)
        chart = 250.0 if painter.view["automa"] else 0.0
        who = room - cards - chart - GAP * 2
        parts = [
            _both(painter, left, y + PAD, who),
            _cards(painter, left + who + GAP, y + PAD, cards),
            _chart(painter, left + who + cards + 2 * GAP, y + PAD, chart),
        ]
        high = max(part.height for part in parts) + 2 * PAD
        inside = "".join(part.svg for part in parts)
    else:
        column = Column(y + PAD, GAP)
        for draw in (_both, _cards, _chart):
            column.add(draw(painter, left, column.y, room))
        inside, high = "".join(column.parts), column.y - y + PAD - GAP
    return Drawn(box(x, y, w, high, "panel", 8) + inside, high)


# ------------------------------------------------------------------------------------------------ the two


def _both(painter: Painter, x: float, y: float, w: float) -> Drawn:
    column = Column(y, GAP)
    both = painter.view["bots"]
    if w > 560 and len(both) > 1:
        left = _bot(painter, both[0], x, y, w * 0.62)
        right = _bot(painter, both[1], x + w * 0.62 + GAP, y, w * 0.38 - GAP)
        column.add(Drawn(left.svg + right.svg, max(left.height, right.height)))
    else:
        for bot in both:
            column.add(_bot(painter, bot, x, column.y, w))
    column.add(_pool(painter, x, column.y, w))
    return Drawn("".join(column.parts), column.y - y - GAP)


def _bot(painter: Painter, bot: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Sign, name, favourite track; points and era of the Automa; then what there is of it."""
    seat = bot["seat"]
    track = painter.named("track", bot["favorite"])
    label = f"{painter.names[seat]}. {painter.text('board-bot-favorite', track=track)}."
    name = painter.names[seat]
    parts = [
        box(x, y, w, BOT, "bare"),
        f'<rect x="{num(x)}" y="{num(y + 2)}" width="4" height="{num(BOT - 4)}" rx="2" '
        f'fill="{paint(SEATS[seat].colour)}"/>',
        seat_shape(seat, x + 14, y + LINE / 2 + 1, 12),
        text(x + 25, y + 16, fit(name, 130, 13, True), "b", letters(name, 130, 13)),
        painter.icon(f"track-{ALL_TRACKS[bot['favorite']]}", x + 158, y + 2, 17),
    ]
    counts: list[tuple[str, int]] = [("outpost", bot["outposts"])]
    if bot["automa"]:
        mat = painter.view["automa"]
        era = TIER_NAMES[min(bot["era"], 4)] if bot["era"] else "–"
        parts.append(painter.icon("vp", x + w - 92, y + 2, 17) + text(x + w - 72, y + 16, str(bot["vp"]), "b", 14))
        parts.append(painter.icon("era", x + w - 38, y + 3, 15))
        parts.append(text(x + w - 21, y + 15, "✓" if bot["finished"] else era, "b", 11.5))
        label += f" {painter.text('icon-vp')}: {bot['vp']}, {painter.text('icon-era')}: {bot['era']}."
        counts = [
            ("landmark", len(bot["landmarks"])),
            ("territory", len(bot["territories"])),
            ("tapestry-card", mat["stock"]),
            *counts,
        ]
    names = ", ".join(painter.named("landmark", landmark) for landmark in bot["landmarks"])
    for i, (icon, count) in enumerate(counts):
        left = x + 12 + i * 46
        parts.append(painter.icon(icon, left, y + LINE + 3, 15) + text(left + 18, y + LINE + 15.5, str(count), "", 12))
        said = painter.text("board-bot-stock") if icon == "tapestry-card" else painter.text(f"icon-{icon}")
        label += f" {said}: {count}" + (f" ({names})" if icon == "landmark" and names else "") + "."
    drawn = painter.thing(f"bot-{seat}", label, *parts)
    if bot["automa"]:
        begin = x + 16 + len(counts) * 46
        drawn += _civilizations(painter, begin, y + LINE + 2, x + w - begin)
    return Drawn(drawn, BOT)


def _civilizations(painter: Painter, x: float, y: float, w: float) -> str:
    """Her civilizations by their names."""
    civs = painter.view["automa"]["civs"]
    each = w / max(1, len(civs))
    drawn: list[str] = []
    for i, civ in enumerate(civs):
        name = painter.named("automaciv", civ)
        label = f"{name}. {painter.sentence(painter.game.catalog.automa_civs[civ].effect)}"
        left = x + i * each
        chip = box(left, y, each - 4, LINE - 2, "w-shelf", 5)
        drawn.append(painter.thing(f"automaciv-{civ}", label, chip, _middle(name, left, y + 13, each - 4)))
    return "".join(drawn)


def _middle(words: str, x: float, y: float, w: float, class_: str = "b mid") -> str:
    size = letters(words, w - 8, 11)
    return text(x + w / 2, y, fit(words, w - 8, size, True), class_, size)


def _pool(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The open pool of the Hucksters."""
    automa = painter.view["automa"]
    if automa is None or not automa["pool"]:
        return Drawn("", 0)
    wide = 128.0
    across = max(1, int(w // (wide + 4)))
    drawn: list[str] = []
    for place, (kind, number) in enumerate(automa["pool"]):
        left, top = x + place % across * (wide + 4), y + place // across * (CHIP + 4)
        name, id = painter.named(kind, number), f"pooled-{place}"
        component = painter.game.numbered[kind, number]
        effect = "" if component.description is None else f" {painter.sentence(component.description)}"
        icon = {"card": "tapestry-card", "tech": "tech-card", "tile": "territory-tile"}.get(kind, kind)
        parts = [
            box(left, top, wide, CHIP, "w-patch", 6),
            painter.icon(icon, left + 4, top + 4, 16),
            text(left + 24, top + 16, fit(name, wide - 28, LEAST, True), "b", letters(name, wide - 28, 11)),
            edge(left, top, wide, CHIP, 6, 1),
        ]
        drawn.append(painter.thing(id, f"{painter.text('icon-pool')}: {name}.{effect}", *parts))
    return Drawn("".join(drawn), -(-len(automa["pool"]) // across) * (CHIP + 4))


# ------------------------------------------------------------------------------------------------ decision cards


def _cards(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The halves of the last pair that count, each under its title; below them how many cards lie where."""
    pair = painter.view["decisions"]
    wide = (w - GAP) / 2
    drawn: list[str] = []
    for i, (name, card) in enumerate((("track", pair["track_card"]), ("tie", pair["tie_card"]))):
        left = x + i * (wide + GAP)
        title = painter.text(f"board-bot-{name}-card")
        drawn.append(text(left + 2, y + 9, fit(title, wide - 4, LEAST), "soft", LEAST))
        drawn.append(decision(painter, card, left, y + 12, wide, CARD - 12, name))
    short = f"{pair['deck']} · {len(pair['discard'])} · {pair['progress']}"
    line = painter.icon("decision-card", x, y + CARD + 2, 13) + text(x + 17, y + CARD + 12, short, "soft", 11)
    drawn.append(painter.thing("decision-deck-0", deck_label(painter), line))
    return Drawn("".join(drawn), CARD + 16)


def deck_label(painter: Painter) -> str:
    """How many decision cards lie where."""
    cards = painter.view["decisions"]
    counts = {"deck": cards["deck"], "progress": cards["progress"], "discard": len(cards["discard"])}
    return painter.text("board-bot-deck", **counts)


def decision(painter: Painter, number: int, x: float, y: float, w: float, h: float, half: str = "") -> str:
    """A decision card: the half that counts, or both."""
    if number < 0:
        words = painter.text("board-bot-no-card")
        return box(x, y, w, h, "w-slot", 5) + _middle(words, x, y + h / 2 + 4, w, "soft mid")
    card = painter.game.catalog.automa_cards[number]
    label = f"{painter.named('automacard', number)}. {painter.sentence(card.effect)}"
    parts = [box(x, y, w, h, "w-patch", 5), text(x + w - 4, y + 11, card.id, "soft end", LEAST)]
    rows = [_right_half(card)] if half == "track" else [_order(painter, card), _left_half(card)]
    if not half:
        rows = [_right_half(card), *rows]
    each = (h - 6) / len(rows)
    for i, row in enumerate(rows):
        size = min(17.0, each - 2)
        parts.append(painter.row(row, x + 3, y + 3 + i * each + (each - size) / 2, size, w - 18))
    return painter.thing(f"automacard-{number}", label, *parts)


def _right_half(card: DecisionCard) -> list[Token]:
    """Her track icon, that of the Shadow Empire, and the icon of an income turn."""
    row: list[Token] = [
        "automa",
        f"track-{TRACK_ICONS[card.automa]}",
        "+",
        "shadow",
        f"track-{TRACK_ICONS[card.shadow]}",
    ]
    return [*row, "+", "era"] if card.income else row


def _order(painter: Painter, card: DecisionCard) -> list[Token]:
    """The order of tracks from the top."""
    order = ["favorite" if entry == HEART else f"track-{ALL_TRACKS[entry]}" for entry in card.order]
    arts = len(painter.view["bots"][0]["far"]) > ARTS
    first = ["track-arts"] if arts and card.arts == FIRST else []
    return [*first, *order, *(["track-arts"] if arts and card.arts == LAST else [])]


def _left_half(card: DecisionCard) -> list[Token]:
    """The order of hexes, and the icon of a toppled outpost."""
    row: list[Token] = ["hex-order", card.hexes]
    return [*row, "toppled"] if card.topple else row


# ------------------------------------------------------------------------------------------------ the chart


def _chart(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """A column for each income turn from the second: points, cards added; the next one is marked."""
    automa = painter.view["automa"]
    if automa is None:
        return Drawn("", 0)
    name = painter.named("automalevel", automa["level"])
    head = painter.thing(
        f"automalevel-{automa['level']}", _level_label(painter, automa["level"]), _middle(name, x, y + 11, w)
    )
    drawn, era = [head], painter.view["bots"][0]["era"]
    each = w / (LAST_INCOME - 1)
    for turn in range(2, LAST_INCOME + 1):
        left, column = x + (turn - 2) * each, chart_column(painter, turn)
        points = "/".join(str(column[name]) for name in ("land", "fierce", "other"))
        lines = [f"{turn}", points, f"+{column['added']}" if column["added"] else "–"]
        parts = [box(left, y + 16, each - 4, 3 * CHART + 6, "w-shelf" if turn == era + 1 else "w-patch", 5)]
        for i, line in enumerate(lines):
            parts.append(text(left + each / 2 - 2, y + 28 + i * CHART, line, "soft mid" if not i else "b mid", 11))
        drawn.append(painter.thing(f"bot-turn-{turn}", turn_label(painter, turn), *parts))
    return Drawn("".join(drawn), 16 + 3 * CHART + 8)


def chart_column(painter: Painter, turn: int) -> dict[str, int]:
    """The numbers of an income turn, from the second to the fifth."""
    automa = painter.view["automa"]
    level = painter.game.catalog.automa_levels[automa["level"]]
    mat = painter.game.catalog.automa_mats[automa["mat"]]
    n = range(LAST_INCOME - 1)[turn - 2]
    return {
        "land": mat.land[n],
        "fierce": mat.military_science[n],
        "other": mat.other_tracks[n],
        "first": mat.first[n] if n < len(mat.first) else 0,
        "added": level.added[n] if n < len(level.added) else 0,
    }


def turn_label(painter: Painter, turn: int) -> str:
    return painter.text("board-bot-turn", turn=turn, **chart_column(painter, turn))


def _level_label(painter: Painter, number: int) -> str:
    """What the level does, in words."""
    level = painter.game.catalog.automa_levels[number]
    said = [painter.named("automalevel", number)]
    said += [painter.text("board-bot-ability")] if level.ability else []
    said += [painter.text("board-bot-last-pair")] if level.last_pair else []
    said += [painter.text("board-bot-stocks")] if level.stocks else []
    return ". ".join(said) + "."


# ------------------------------------------------------------------------------------------------ on the tracks


def trail(painter: Painter, track: int, places: dict[int, tuple[float, float, float, float]]) -> list[str]:
    """The outposts of the Trailblazers beside a track."""
    automa = painter.view["automa"]
    found: list[str] = []
    for code in automa["trail"] if automa else ():
        if track_of(code) == track:
            x, y, w, _ = places[space_of(code)]
            label = painter.text("board-bot-trail", space=painter.named("space", code))
            found.append(painter.thing(f"trail-{code}", label, painter.icon("outpost", x + w - 15, y + 1, 14)))
    return found
