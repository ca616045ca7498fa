"""What cards and gods would give now, by the names of icons, tried on a copy of the table.

Effects that need no answer are carried out. Of those that leave a choice the best is counted; trades and marches, whose
worth is for the player to judge, count nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.effects import Per
from ....kernel.hexes import members
from ..effects.gains import AnyPiece, AnyResource, Harvest, Produce
from ..effects.war import Plunder
from ..pieces.amounts import HAND_LIMIT
from ..pieces.kinds import COLOURS, FACE_DOWN, GREEN, PURPLE, RESOURCES, STANDARD
from ..rules.attack import attack_villages
from ..rules.column import atoms
from ..rules.piles import HAND_SIZE
from ..rules.war import besieged_villages
from ..table.effect import DeusEffect
from ..table.player import DeusPlayer
from ..table.state import Table

Amounts = dict[str, int]

HELD: Final = ("vp", "gold", "card", *RESOURCES, *(f"piece-{colour}" for colour in COLOURS[:STANDARD]))


def cards_give(table: Table, me: DeusPlayer, cards: Iterable[int]) -> Amounts:
    """These cards one after the other, as a column runs them."""
    copy = table.clone()
    mine = copy.players[me.seat]
    return _given(mine, _held(mine), _carried_out(copy, mine, cards))


def building_gives(table: Table, me: DeusPlayer, colour: int, region: int, cards: Iterable[int]) -> tuple[Amounts, int]:
    """A piece of this type is set here: villages may be attacked, then these cards run (DEUS-BUILD-10). With the
    villages that are."""
    copy = table.clone()
    mine = copy.players[me.seat]
    before = _held(mine)
    copy.set_piece(mine, colour, region)
    attack_villages(copy)
    return _given(mine, before, _carried_out(copy, mine, cards)), copy.attacked & ~table.attacked


def march_gives(table: Table, me: DeusPlayer, start: int, end: int) -> tuple[Amounts, int]:
    """An army goes there; whoever leads takes the points of villages that are attacked then (DEUS-ATTACK-14). With
    these villages."""
    if start == end or not table.switches.attack_after_move:
        return {}, 0
    copy = table.clone()
    mine = copy.players[me.seat]
    before = _held(mine)
    copy.shift_army(mine, start, end)
    attack_villages(copy)
    return _given(mine, before, {}), copy.attacked & ~table.attacked


def god_gives(table: Table, me: DeusPlayer, god: int, number: int) -> Amounts:
    """For so many cards, with those that refill the hand (DEUS-OFFER-06, DEUS-OFFER-09); `me` has laid them aside."""
    copy = table.clone()
    mine = copy.players[me.seat]
    copy.offered, copy.extra = number, 0
    before = _held(mine)
    chosen: Amounts = {}
    _carry_out(copy, mine, table.box.gods[god].effect, chosen)
    hand = max(HAND_SIZE, len(mine.hand))
    _add(chosen, {"card": hand - len(mine.hand) + min(copy.extra, HAND_LIMIT - hand)})
    return _given(mine, before, chosen)


# ------------------------------------------------------------------------------------------------ on the copy


def _held(me: DeusPlayer) -> list[int]:
    """As many as `HELD` names."""
    return [me.vp, me.gold, len(me.hand), *me.goods, *me.board]


def _given(me: DeusPlayer, before: list[int], chosen: Amounts) -> Amounts:
    """What there is more than before, and what is left to choose."""
    given = {what: now - was for what, now, was in zip(HELD, _held(me), before, strict=True) if now > was}
    _add(given, chosen)
    return given


def _add(amounts: Amounts, more: Amounts) -> None:
    for what, amount in more.items():
        if amount > 0:
            amounts[what] = amounts.get(what, 0) + amount


def _carried_out(copy: Table, me: DeusPlayer, cards: Iterable[int]) -> Amounts:
    """Returns what is left to choose."""
    chosen: Amounts = {}
    for card in cards:
        if card not in (FACE_DOWN, me.joker) and copy.box.cards[card].colour != PURPLE:
            _carry_out(copy, me, copy.box.cards[card].effect, chosen)
    return chosen


def _carry_out(copy: Table, me: DeusPlayer, effect: DeusEffect, chosen: Amounts) -> None:
    for atom in atoms(effect):
        if atom.possible(copy, me) and not atom.now(copy, me):
            _add(chosen, _best(copy, me, atom, 1))


def _best(copy: Table, me: DeusPlayer, atom: DeusEffect, times: int) -> Amounts:
    if isinstance(atom, Per):
        return _best(copy, me, atom.part, times * atom.count.of(copy, me))
    if isinstance(atom, AnyPiece):
        return {"any-piece": min(times * atom.amount, sum(me.reserve))}
    if isinstance(atom, AnyResource):
        return {"any-resource": min(times, sum(copy.supply))}
    if isinstance(atom, Produce):
        return _produced(copy, me, atom)
    if isinstance(atom, Harvest):
        most = max(me.buildings_in(region) for region in members(me.occupied & copy.map.of[atom.terrain]))
        return {RESOURCES[atom.terrain]: min(most * atom.each, copy.supply[atom.terrain])}
    if isinstance(atom, Plunder):
        return {"vp": min(atom.points, max(copy.vp_on(village) for village in besieged_villages(copy, me)))}
    return {}


def _produced(copy: Table, me: DeusPlayer, atom: Produce) -> Amounts:
    """By its name if there is nothing to choose from."""
    sites = [region for region in members(me.pieces[GREEN]) if copy.supply[copy.map.terrain[region]]]
    kinds = {copy.map.terrain[region] for region in sites}
    amount = min(atom.buildings, len(sites)) * atom.each
    return {RESOURCES[kinds.pop()] if len(kinds) == 1 else "any-resource": amount}
