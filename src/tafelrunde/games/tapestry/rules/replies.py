"""Reaction cards, discarded from hand in reply to another player's deed (chapter TRAP)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.hexes import mask, members
from ..table.hooks import Hooks
from ..table.participant import Participant
from ..table.player import CARDS, TapestryPlayer
from ..table.prompts import COUNTER, REPLY, TRAP, WITHDRAW
from ..table.state import Table
from .after_last_income import plays_on
from .bonus import discard_card
from .gains import under

# What a card replies to.
TRAPS: Final = 0  # a conquest of the player's territory, with a trap

ATTACKED: Final = 1  # the same, with another card

NEARBY: Final = 2  # a conquest of the player's territory or beside one

TRAPPED: Final = 3  # a trap

LANDMARK: Final = 4  # another player gains a landmark of a track

WINDOWS: Final = ("trap", "attacked", "nearby", "trapped", "landmark")

# What it does beside its effect.
ORDINARY: Final = 0  # what all cards of the window do: topple the conqueror, or undo the trap

RETREAT: Final = 1  # the attacked outpost moves to an empty territory beside

SURRENDER: Final = 2  # the attacked player divides the dice

MIRAGE: Final = 3  # the conquering outpost goes back into its supply

DEEDS: Final = ("plain", "retreat", "surrender", "mirage")


class Answer:
    """The changes to a conquest by replies."""

    __slots__ = ("closed", "divider", "feller", "repelled", "retreated")

    def __init__(self) -> None:
        self.feller: Optional[Participant] = None  # who topples the conquering outpost
        self.repelled: bool = False  # the conquering outpost is gone
        self.retreated: bool = False  # the defender's outpost has moved away
        self.divider: Optional[TapestryPlayer] = None  # who divides the dice
        self.closed: bool = False  # a trap was undone: no more cards (TAP-TRAP-09)

    @property
    def beaten(self) -> bool:
        """The conquering outpost does not stand."""
        return self.feller is not None or self.repelled


def answer_conquest(table: Table, me: Participant, defender: Optional[Participant], hex: int, answer: Answer) -> Rules:
    """Before the dice (TAP-TRAP-14): the attacked one, then the other players clockwise while the outpost stands."""
    if defender is not None:
        yield from defender.conduct.attacked(table, defender, me, hex, answer)
    guests = table.supply.replies[NEARBY]
    if not guests:
        return
    for other in table.players_after(me):
        if answer.feller is not None or answer.repelled or answer.closed:
            return
        if other is defender or not table.map.grid.beside[hex] & other.upright or not may_hold(table, other, guests):
            continue
        card = yield ask_secret(other, REPLY, chooser(table, other, guests), hex)
        if card != NONE:
            yield from carry_out_reply(table, other, card, hex)
            answer.feller = other
            other.felled |= 1 << hex


def answer_attack(table: Table, me: Participant, defender: TapestryPlayer, hex: int, answer: Answer) -> Rules:
    """Asks everybody with a card in hand, so that the question reveals nothing (TAP-TRAP-02, TAP-TRAP-12, TAP-TRAP-14,
    TAP-TRAP-16)."""
    usable = table.supply.replies[ATTACKED] | table.supply.replies[NEARBY]
    if traps_allowed(table, me):
        usable |= table.supply.replies[TRAPS]
    if defender.huts >> hex & 1 or not refuges(table, hex):  # no outpost that could move, or nowhere to go
        usable &= ~mask([card for card in members(usable) if deed_of(table, card) == RETREAT])
    if not usable or not may_reply(table, defender):
        return
    card = yield ask_secret(defender, TRAP, lambda: choice(table, defender, usable), hex)
    if card == NONE:
        return
    if table.supply.replies[TRAPS] >> card & 1:
        yield from spring_trap(table, me, defender, card, hex, answer)
        return
    yield from carry_out_reply(table, defender, card, hex)
    if deed_of(table, card) == RETREAT:
        answer.retreated = True
    elif deed_of(table, card) == SURRENDER:
        answer.divider = defender
    elif deed_of(table, card) == MIRAGE:
        answer.repelled = True
    else:
        answer.feller = defender
        defender.felled |= 1 << hex


def traps_allowed(table: Table, conqueror: Participant) -> bool:
    """Pillage and Plunder protects from traps."""
    return conqueror.person is None or not table.moments.no_traps(table, conqueror.person)


def spring_trap(table: Table, me: Participant, defender: TapestryPlayer, card: int, hex: int, answer: Answer) -> Rules:
    """A trap, unless the attacker undoes it; then nothing more may be played (TAP-TRAP-03, TAP-TRAP-06, TAP-TRAP-07,
    TAP-TRAP-08, TAP-TRAP-09, TAP-FAQ-39, TAP-EX-27)."""
    discard_card(table, defender, card)
    if table.log:
        table.log.add("trapped", defender, card=card, hex=hex)
    yield from undo_trap(table, me, card, hex, answer)
    if answer.closed:
        return
    answer.feller = defender
    defender.felled |= 1 << hex
    yield from gain_from_reply(table, defender, card)  # TAP-TRAP-05


def undo_trap(table: Table, conqueror: Participant, trap: int, hex: int, answer: Answer) -> Rules:
    """The conqueror may undo a trap with a card; opponents that the rules play have none."""
    counters, me = table.supply.replies[TRAPPED], conqueror.person
    if me is not None and counters and may_hold(table, me, counters):
        counter = yield ask_secret(me, COUNTER, lambda: choice(table, me, counters), trap)
        if counter != NONE:
            answer.closed = True
            yield from carry_out_reply(table, me, counter, hex)


def answer_landmark(table: Table, me: Participant) -> Rules:
    """Each of the other players may reply to a landmark gained on a track, clockwise."""
    cards = table.supply.replies[LANDMARK]
    hex = me.start if me.start >= 0 else table.map.middle
    for other in table.players_after(me):
        if may_hold(table, other, cards):
            card = yield ask_secret(other, REPLY, chooser(table, other, cards), hex)
            if card != NONE:
                yield from carry_out_reply(table, other, card, hex)


def carry_out_reply(table: Table, me: TapestryPlayer, card: int, hex: int) -> Rules:
    discard_card(table, me, card)
    if table.log:
        table.log.add("replied", me, card=card, hex=hex)
    if deed_of(table, card) == RETREAT:
        retreat(table, me, hex, (yield ask(me, WITHDRAW, members(refuges(table, hex)), hex)))
    yield from gain_from_reply(table, me, card)


def refuges(table: Table, hex: int) -> int:
    """The empty territories beside one."""
    return table.map.grid.beside[hex] & table.land & ~table.taken


def retreat(table: Table, me: Participant, hex: int, refuge: int) -> None:
    me.upright ^= 1 << hex | 1 << refuge
    table.items[hex] -= 1
    table.items[refuge] += 1
    if table.log:
        table.log.add("retreated", me, hex=hex, hex_to=refuge)


def gain_from_reply(table: Table, me: TapestryPlayer, card: int) -> Rules:
    reply = table.catalog.cards[card].reply
    if reply is not None and reply.effect is not None:
        yield from under(table, CARDS, reply.effect, me)


def deed_of(table: Table, card: int) -> int:
    reply = table.catalog.cards[card].reply
    return ORDINARY if reply is None else reply.deed


def choice(table: Table, me: TapestryPlayer, usable: int) -> list[int]:
    """One card of each design: copies are alike."""
    first: dict[int, int] = {}
    for card in members(me.hand & usable):
        first.setdefault(table.catalog.design_of[card], card)
    return [*first.values(), NONE]


def chooser(table: Table, me: TapestryPlayer, usable: int) -> Callable[[], list[int]]:
    """A chooser bound to its player, for questions asked in a loop."""
    return lambda: choice(table, me, usable)


def may_reply(table: Table, me: TapestryPlayer) -> bool:
    """A player who plays on after income turn 5 replies only if they may play other cards too (TAP-TRAP-12, TAP-CIV-06,
    TAP-FAQ-11)."""
    if me.finished or not me.hand:
        return False
    return not plays_on(table, me) or table.moments.implemented(me, Hooks.extra_turn_cards)


def may_hold(table: Table, me: TapestryPlayer, cards: int) -> bool:
    """Could the player hold one of these cards, as far as everybody knows (TAP-TRAP-12)? Otherwise nobody is asked."""
    if not may_reply(table, me):
        return False
    missing = cards & ~(table.discard | table.cards_out)
    for player in table.players:
        if player is not me:
            missing &= ~player.shown
        for stack in player.stacks:
            for card in stack:
                if missing >> card & 1 and not table.face_down >> card & 1:
                    missing &= ~(1 << card)
    return missing != 0
