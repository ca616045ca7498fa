"""Draws the shared area beside map and tracks: summaries of players, the tech display, achievements, decks."""

from __future__ import annotations

from typing import Final

from .....draw.lettering import capitalized, fit
from .....draw.palette import SEATS, paint, seat_shape
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import box, num, text, thing
from ...pieces.kinds import (
    ACHIEVEMENTS,
    ALL_TRACKS,
    BLACK_DIE,
    BLACK_FACES,
    DICE,
    PER_TERRITORY,
    RED_DIE,
    RED_FACES,
    RESOURCES,
    TIER_NAMES,
    TILE,
)
from ...pieces.landmarks import BASE_LANDMARKS, MONOLITH, STADIUM, TRACK_LANDMARKS
from ...table.prompts import DIE, DIVIDE, DRAFT_DIE, FIRST_DIE, FIRST_KEPT, REROLL
from ...table.state import DECK_FIELDS
from ..ids import DECKS, MASTERPIECES
from ..painter import Painter, heading, letters
from .cards import GAP, tech
from .tracks import TIERS, landmark

LINE: Final = 29.0
TITLE: Final = 19.0
CARD: Final = 62.0  # a tech card on display, which may be higher where there is room
HIGHEST: Final = 124.0


def overview(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """A line for each player: points, era, resources, and how much they have of what counts."""
    parts = [_line(painter, seat, x, y + i * (LINE + 3), w) for i, seat in enumerate(painter.seats())]
    high = len(parts) * (LINE + 3) - 3
    return Drawn("".join(parts), high)


def _line(painter: Painter, seat: int, x: float, y: float, w: float) -> str:
    me = painter.view["seats"][seat]
    id = f"player-{seat}"
    name = painter.called(seat)
    colour = paint(SEATS[seat].colour)
    parts = [
        box(x, y, w, LINE, "panel", 7),
        f'<rect x="{num(x)}" y="{num(y + 3)}" width="4" height="{num(LINE - 6)}" rx="2" fill="{colour}"/>',
        seat_shape(seat, x + 15, y + LINE / 2, 12),
        text(x + 26, y + 19, fit(name, 82, letters(name, 82, 12), True), "b", letters(name, 82, 12)),
    ]
    era = TIER_NAMES[min(me["era"], 4)] if me["era"] else "–"
    parts.append(painter.icon("vp", x + 112, y + 7, 15) + text(x + 130, y + 19, str(me["vp"]), "b", 13))
    parts.append(
        painter.icon("era", x + 160, y + 7, 14) + text(x + 176, y + 19, "✓" if me["finished"] else era, "b", 11)
    )
    amounts = [*zip(RESOURCES, me["goods"], strict=True), ("tapestry-card", me["hand_count"])]
    amounts += [("territory", len(me["territories"])), ("tech-card", sum(map(len, me["tech"])))]
    each = (w - 202) / len(amounts)
    for i, (icon, count) in enumerate(amounts):
        left = x + 198 + i * each
        parts.append(painter.icon(icon, left, y + 7.5, 13.5) + text(left + 15.5, y + 19, str(count), "", 11.5))
    label = f"{painter.names[seat]}. {painter.text('icon-vp')}: {me['vp']}, {painter.text('icon-era')}: {me['era']}, "
    label += ", ".join(f"{painter.text(f'icon-{icon}')}: {count}" for icon, count in amounts)
    turn = "player turn" if painter.view["turn"] == seat and painter.view["phase"] == "turns" else "player"
    return painter.thing(id, label, *parts, painter.light(id, x, y, w, LINE, 7), class_=turn, style=f"color:{colour}")


def display(painter: Painter, x: float, y: float, w: float, card_high: float = CARD) -> Drawn:
    """Three tech cards to invent; below them the landmarks that only tech cards bring."""
    each = (w - 16 - 2 * GAP) / 3
    parts = [heading(painter, "part-display", x + 8, y + 2, w - 16)]
    for i, card in enumerate(painter.view["display"]):
        parts.append(tech(painter, card, x + 8 + i * (each + GAP), y + TITLE, each, card_high))
    top = y + TITLE + card_high + 6
    numbers = loose_landmarks(painter)
    for i, number in enumerate(numbers):
        left, free = x + 8 + i % 3 * (each + GAP), number in painter.view["landmarks"]
        parts.append(landmark(painter, number, free, left, top + i // 3 * TIERS, each))
    high = TITLE + card_high + 6 + -(-len(numbers) // 3) * TIERS + 3
    frame = box(x, y, w, high, "panel", 8)
    return Drawn("".join((frame, *parts)), high)


def loose_landmarks(painter: Painter) -> list[int]:
    """Landmarks that belong to no track and no landmark card."""
    side = painter.view["side"]
    further = [STADIUM, MONOLITH] if side and "plans_ploys" in side["expansions"] else []
    return [*range(TRACK_LANDMARKS, BASE_LANDMARKS), *further]


def achievements(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Each with its points for the first, second and third, and the players that took them; then the decks."""
    parts = [heading(painter, "part-achievements", x + 8, y + 2, w - 16)]
    for which, name in enumerate(ACHIEVEMENTS):
        here = painter.view["achievements"][which]
        top = y + TITLE + which * 22
        label = capitalized(painter.text(f"achievement-{name}"))
        right = x + w - 8
        taken = here["seats"]
        line = [text(x + 10, top + 14, label, "", letters(label, w - 120, 11, False))]
        for place, points in enumerate(here["vp"]):
            left = right - 32 * (len(here["vp"]) - place)
            line.append(box(left, top, 29, 19, "step", 4))
            if place < len(taken):
                line.append(seat_shape(taken[place], left + 14.5, top + 9.5, 12))
            else:
                line.append(text(left + 14.5, top + 13.5, str(points), "b mid", 11))
        full_label = (
            label
            + ". "
            + ", ".join(
                f"{points}: {painter.names[taken[place]] if place < len(taken) else '–'}"
                for place, points in enumerate(here["vp"])
            )
        )
        parts.append(painter.thing(f"achievement-{which}", full_label, *line))
    high = TITLE + 22 * len(ACHIEVEMENTS) + 26
    each = (w - 16) / MASTERPIECES
    for i, (name, icon) in enumerate(DECKS[:MASTERPIECES]):
        count = painter.view[DECK_FIELDS[name]]
        label = painter.text(f"board-deck-{name}", count=count)
        left = x + 10 + i * each
        drawn = painter.icon(icon, left, y + high - 22, 16) + text(left + 20, y + high - 9, str(count), "soft", 11.5)
        parts.append(thing(f"draw-pile-{i}", label, drawn))
    frame = box(x, y, w, high, "panel", 8)
    return Drawn("".join((frame, *parts)), high)


def dice(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The dice just rolled, to choose one of."""
    if not dice_asked(painter):
        return Drawn("", 0)
    sides = 7 if painter.is_asked(DRAFT_DIE.name, FIRST_KEPT.name) else 6
    science, red, black = painter.about // sides**2, painter.about // sides % sides, painter.about % sides
    parts = [heading(painter, "part-dice", x + 8, y + 10, 120)]
    for i, die in enumerate(painter.options):
        left = x + 130 + i * 76
        tokens: list[Token]
        if die == RED_DIE:
            tokens = ["vp", "per", "territory"] if RED_FACES[red] == PER_TERRITORY else [RED_FACES[red], "vp"]
        elif die == BLACK_DIE:
            tokens = ["territory-tile" if BLACK_FACES[black] == TILE else RESOURCES[BLACK_FACES[black]]]
        else:
            tokens = [f"track-{ALL_TRACKS[science]}"]
        id = f"die-{die}"
        parts.append(
            painter.thing(
                id,
                painter.named("die", die),
                box(left, y + 4, 68, 34, f"die {DICE[die]}", 7),
                box(left + 5, y + 9, 58, 24, "panel", 5),
                painter.row(tokens, left + 8, y + 12, 18, 52),
                painter.light(id, left, y + 4, 68, 34, 7),
            )
        )
    frame = box(x, y, w, 42, "panel", 8)
    return Drawn("".join((frame, *parts)), 42)


def dice_asked(painter: Painter) -> bool:
    return painter.is_asked(DIE.name, FIRST_DIE.name, DIVIDE.name, DRAFT_DIE.name, FIRST_KEPT.name, REROLL.name)
