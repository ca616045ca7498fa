"""Computes the gains of cards and gods in this position, by names of icons, on a copy of the table.

Effects without a question are carried out. For effects with a choice the best option counts; trades and marches count
nothing, because their value is for the player to judge. Nothing counts twice: one wood in the supply is one wood in
all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.effects import Per
from ....kernel.hexes import members
from ..effects.gains import AnyPiece, AnyResource, Harvest, Produce
from ..effects.military import Plunder
from ..pieces.amounts import HAND_LIMIT
from ..pieces.kinds import COLOURS, FACE_DOWN, GREEN, PURPLE, RESOURCES, STANDARD
from ..rules.attack import attack_villages, empty_village
from ..rules.column import atoms
from ..rules.gains import gain
from ..rules.military import besieged_villages
from ..rules.piles import HAND_SIZE
from ..table.effect import DeusEffect
from ..table.player import DeusPlayer
from ..table.state import Table

Amounts = dict[str, int]

HELD: Final = ("vp", "gold", "card", *RESOURCES, *(f"piece-{colour}" for colour in COLOURS[:STANDARD]))


def cards_give(table: Table, me: DeusPlayer, cards: Iterable[int]) -> Amounts:
    """The gains of these cards one after the other, as a column runs them."""
    copy = table.clone()
    mine = copy.players[me.seat]
    return _given(mine, _held(mine), _carried_out(copy, mine, cards))


def building_gives(table: Table, me: DeusPlayer, colour: int, region: int, cards: Iterable[int]) -> tuple[Amounts, int]:
    """The gains of a piece of this type placed here: villages may be attacked, then these cards run (DEUS-BUILD-10).
    Also returns the attacked villages."""
    copy = table.clone()
    mine = copy.players[me.seat]
    before = _held(mine)
    copy.set_piece(mine, colour, region)
    attack_villages(copy)
    return _given(mine, before, _carried_out(copy, mine, cards)), copy.attacked & ~table.attacked


def march_gives(table: Table, me: DeusPlayer, start: int, end: int) -> tuple[Amounts, int]:
    """The gains of an army that goes there: the leaders take the points of the villages attacked then (DEUS-ATTACK-14).
    Also returns these villages."""
    if start == end or not table.switches.attack_after_move:
        return {}, 0
    copy = table.clone()
    mine = copy.players[me.seat]
    before = _held(mine)
    copy.shift_army(mine, start, end)
    attack_villages(copy)
    return _given(mine, before, {}), copy.attacked & ~table.attacked


def god_gives(table: Table, me: DeusPlayer, god: int, number: int) -> Amounts:
    """For `number` offered cards, already on the discard pile, with the cards that refill the hand (DEUS-OFFER-06,
    DEUS-OFFER-09) as far as there are any (DEUS-DECK-03)."""
    copy = table.clone()
    mine = copy.players[me.seat]
    copy.offered, copy.extra = number, 0
    before = _held(mine)
    chosen: Amounts = {}
    _carry_out(copy, mine, table.catalog.gods[god].effect, chosen)
    hand = max(HAND_SIZE, len(mine.hand))
    wanted = hand - len(mine.hand) + min(copy.extra, HAND_LIMIT - hand)
    _add(chosen, {"card": min(wanted, len(copy.deck) + len(copy.discard))})
    return _given(mine, before, chosen)


# ------------------------------------------------------------------------------------------------ on the copy


def _held(me: DeusPlayer) -> list[int]:
    """The holdings named by `HELD`."""
    return [me.vp, me.gold, len(me.hand), *me.goods, *me.board]


def _given(me: DeusPlayer, before: list[int], chosen: Amounts) -> Amounts:
    """The difference to the holdings before, and the choices left."""
    given = {what: now - was for what, now, was in zip(HELD, _held(me), before, strict=True) if now > was}
    _add(given, chosen)
    return given


def _add(amounts: Amounts, more: Amounts) -> None:
    for what, amount in more.items():
        if amount > 0:
            amounts[what] = amounts.get(what, 0) + amount


def _carried_out(copy: Table, me: DeusPlayer, cards: Iterable[int]) -> Amounts:
    """Returns the choices left."""
    chosen: Amounts = {}
    for card in cards:
        if card not in (FACE_DOWN, me.joker) and copy.catalog.cards[card].colour != PURPLE:
            _carry_out(copy, me, copy.catalog.cards[card].effect, chosen)
    return chosen


def _carry_out(copy: Table, me: DeusPlayer, effect: DeusEffect, chosen: Amounts) -> None:
    for atom in atoms(effect):
        if atom.possible(copy, me) and not atom.now(copy, me):
            _take_best(copy, me, atom, 1, chosen)


def _take_best(copy: Table, me: DeusPlayer, atom: DeusEffect, times: int, chosen: Amounts) -> None:
    """Certain gains are taken from the copy, so that no later card promises them again. The rest is limited by supply
    and reserve."""
    if isinstance(atom, Per):
        _take_best(copy, me, atom.part, times * atom.count.of(copy, me), chosen)
    elif isinstance(atom, AnyPiece):
        _choose(chosen, "any-piece", times * atom.amount, sum(me.reserve))
    elif isinstance(atom, AnyResource):
        _choose(chosen, "any-resource", times, sum(copy.supply))
    elif isinstance(atom, Produce):
        _produce(copy, me, atom, chosen)
    elif isinstance(atom, Harvest):
        most = max(me.buildings_in(region) for region in members(me.occupied & copy.map.of[atom.terrain]))
        gain(copy, me, atom.terrain, most * atom.each)
    elif isinstance(atom, Plunder):
        village = max(besieged_villages(copy, me), key=copy.vp_on)
        me.score(copy.take_from_village(village, atom.points), copy.source)
        empty_village(copy, village)


def _produce(copy: Table, me: DeusPlayer, atom: Produce, chosen: Amounts) -> None:
    """By name if there is no choice."""
    sites = [region for region in members(me.pieces[GREEN]) if copy.supply[copy.map.terrain[region]]]
    kinds = {copy.map.terrain[region] for region in sites}
    amount = min(atom.buildings, len(sites)) * atom.each
    if len(kinds) == 1:
        gain(copy, me, kinds.pop(), amount)
    else:
        _choose(chosen, "any-resource", amount, sum(copy.supply[kind] for kind in kinds))


def _choose(chosen: Amounts, what: str, amount: int, left: int) -> None:
    _add(chosen, {what: min(amount, left - chosen.get(what, 0))})
