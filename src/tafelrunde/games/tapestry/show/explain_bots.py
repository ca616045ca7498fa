"""Explains the Automa, the Shadow Empire and their cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from ....draw.lettering import capitalized
from ....kernel.explanations import Explained
from ....words import labels
from .board.bots import deck_label, turn_label
from .painter import Painter


def _seat(painter: Painter, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = painter.view["bots"][seat - painter.view["players"]]
    return found


def bot_facts(painter: Painter, seat: int) -> Iterator[str]:
    """The favourite track; what the Automa has, and her civilizations."""
    bot = _seat(painter, seat)
    yield painter.text("board-bot-favorite", track=painter.named("track", bot["favorite"]))
    if bot["automa"]:
        yield f"{painter.text('icon-vp')}: {bot['vp']}"
        yield painter.text("live-bot", territories=len(bot["territories"]), landmarks=len(bot["landmarks"]))
        yield ", ".join(painter.named("automaciv", civ) for civ in painter.view["automa"]["civs"])


def reference_facts(kind: str, painter: Painter, number: int) -> Iterator[str]:
    """What the reference lists of a component."""
    component = painter.game.numbered[kind, number]
    yield from (f"{label}: {value}" for label, value in labels.facts(painter.w, component))


def _bot(painter: Painter, seat: int) -> Explained:
    if seat < painter.view["players"]:
        raise IndexError(seat)
    return Explained(painter.names[seat], painter.text("means-bot"), tuple(bot_facts(painter, seat)))


def _turn(painter: Painter, turn: int) -> Explained:
    if painter.view["automa"] is None:
        raise IndexError(turn)
    return Explained(turn_label(painter, turn), painter.text("means-bot-turn"))


def _deck(painter: Painter, number: int) -> Explained:
    if painter.view["decisions"] is None:
        raise IndexError(number)
    known = painter.view["decisions"]["discard"]
    facts = (", ".join(painter.named("automacard", card) for card in known),) if known else ()
    return Explained(deck_label(painter), painter.text("means-decision-deck"), facts)


def _trail(painter: Painter, code: int) -> Explained:
    space = capitalized(painter.named("space", code))
    return Explained(painter.text("board-bot-trail", space=space), painter.text("means-trail"))


OF_BOTS: Final[dict[str, Callable[[Painter, int], Explained]]] = {
    "bot": _bot,
    "bot-turn": _turn,
    "decision-deck": _deck,
    "trail": _trail,
}
