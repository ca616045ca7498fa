"""The Automa's stock of tapestry cards: drawn face down, turned over when the player conquers a territory of hers."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ..rules.hand import draw
from ..rules.replies import Answer, refuges, retreat, traps_allowed, undo_trap
from ..table.automa import Automa
from ..table.participant import Participant
from ..table.state import Table
from .deck import tie_breaker
from .map_choice import first_hex

# Cards that answer a conquest from her stock. Double Cross, Surrender and those that nobody has printed are none
# (TAP-AUTOMA-85); of Fantasies & Futures a trap without a condition (TAP-AUTOMA-109).
TRAPS: Final = ("trap", "surprise_party", "poltergeists")
RETREAT: Final = "retreat"


def stock_card(table: Table, me: Automa) -> None:
    """From the tapestry deck, face down, hidden from everybody (TAP-AUTOMA-20, TAP-AUTOMA-42)."""
    card = draw(table)
    if card < 0:
        return
    me.mat.stock.append(card)
    if table.log:
        table.log.add("bot-stocked", me, number=len(me.mat.stock))


def turn_over_stock(table: Table, me: Automa, conqueror: Participant, hex: int, answer: Answer) -> Rules:
    """Random cards are discarded until a trap comes or the stock is empty (TAP-AUTOMA-83). A trap gives her nothing
    else (TAP-AUTOMA-84); the player may undo it (TAP-AUTOMA-86). Whom no trap can harm leaves the stock alone
    (TAP-AUTOMA-87), and so does who has finished (TAP-AUTOMA-89)."""
    if not traps_allowed(table, conqueror) or me.finished:
        return
    stock = me.mat.stock
    while stock:
        card = stock.pop(table.rng.below(len(stock)))
        table.discard |= 1 << card
        table.reveals += 1
        if table.log:
            table.log.add("bot-showed", me, card=card, hex=hex)
        design = table.catalog.cards[card].id
        if design == RETREAT and (empty := refuges(table, hex)):  # TAP-AUTOMA-85
            retreat(table, me, hex, first_hex(tie_breaker(table, me), empty))
            answer.retreated = True
            return
        if design in TRAPS:
            yield from spring_trap(table, me, conqueror, card, hex, answer)
            return


def spring_trap(table: Table, me: Automa, conqueror: Participant, card: int, hex: int, answer: Answer) -> Rules:
    """The conquering outpost falls, which counts for her achievement (TAP-AUTOMA-125)."""
    if table.log:
        table.log.add("trapped", me, card=card, hex=hex)
    yield from undo_trap(table, conqueror, card, hex, answer)
    if not answer.closed:
        answer.feller = me
        me.felled |= 1 << hex
