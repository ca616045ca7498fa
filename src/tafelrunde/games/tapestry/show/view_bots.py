"""The view of the Automa, the Shadow Empire and their decision cards. Hidden are the orders of both decks and the
tapestry cards beside the mat (TAP-AUTOMA-20, TAP-AUTOMA-121)."""

from __future__ import annotations

from typing import Any, Final, Optional

from ....kernel.hexes import members
from ....kernel.state import EVERYTHING
from ..pieces.automa import POOL_KINDS, pool_kind, pool_number
from ..table.automa import Automa, Bot
from ..table.conduct import AUTOMA
from ..table.state import Table

RIVAL_TEXTS: Final = {True: "rival", False: "shadow-empire"}  # by whether it is the Automa: the texts of their names


def rivals_view(table: Table) -> dict[str, Any]:
    """How many there are and what they are called; these seats come after those of the players."""
    if not table.bots:
        return {}
    texts = [RIVAL_TEXTS[bot.kind == AUTOMA] for bot in table.bots]
    return {"rivals": len(table.bots), "rival_texts": texts}


def bots_view(table: Table) -> list[dict[str, Any]]:
    return [bot_view(table, bot) for bot in table.bots]


def bot_view(table: Table, bot: Bot) -> dict[str, Any]:
    """In the words of a player's view, as far as they apply."""
    return {
        **bot.view_fields(True, table),
        "seat": bot.seat,
        "automa": bot.kind == AUTOMA,
        "tracks": [list(tokens) for tokens in bot.tracks],
        "territories": members(bot.upright),
    }


def automa_view(table: Table, seat: int) -> Optional[dict[str, Any]]:
    """What lies beside the mat of the Automa, and her level."""
    me = table.automa
    if me is None:
        return None
    level = table.catalog.automa_level(table.switches.automa_level, table.switches.expansions)
    return {
        **me.mat.view_fields(True, table),
        "level": [chart is level for chart in table.catalog.automa_levels].index(True),
        "mat": level.mat,
        "pool": [[POOL_KINDS[pool_kind(code)], pool_number(code)] for code in me.mat.pool],
        "points": me.mat.tally.copy(),
        "hidden": [me.mat.stock.copy(), me.mat.laid.copy()] if seat == EVERYTHING else None,
    }


def decisions_view(table: Table, seat: int) -> Optional[dict[str, Any]]:
    cards = table.decisions
    if cards is None:
        return None
    return {
        **cards.view_fields(True, table),
        "deck": len(cards.deck),
        "progress": len(cards.progress),
        "known": {"deck": cards.known_of(cards.deck), "progress": cards.known_of(cards.progress)},
        "hidden": [cards.deck.copy(), cards.progress.copy()] if seat == EVERYTHING else None,
    }


def pieces_of_bot(bot: Bot, hex: int) -> list[dict[str, Any]]:
    """One entry for each piece, as for players."""
    place = 1 << hex
    pieces: list[dict[str, Any]] = []
    if bot.upright & place:
        pieces += [{"seat": bot.seat, "piece": "outpost"}] * (2 if isinstance(bot, Automa) and hex == bot.start else 1)
    for held, piece in ((bot.toppled, "toppled"), (bot.under, "toppled"), (bot.arriving, "arriving")):
        if held & place:
            pieces.append({"seat": bot.seat, "piece": piece})
    return pieces
