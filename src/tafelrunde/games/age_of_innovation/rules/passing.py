"""Passing, and the round bonuses beside the board (chapter PASS)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ..pieces.codes import bonus_of, coins_on, with_coins
from ..pieces.kinds import COINS, FROM_BONUSES, FROM_COMPETENCIES, FROM_INNOVATIONS, FROM_PALACES, ROUNDS
from ..table.player import AoiPlayer
from ..table.prompts import BONUS
from ..table.state import Table
from .gains import carry_out_for, gain


def pass_round(table: Table, me: AoiPlayer) -> Rules:
    """Rewards, in round 6 nothing else (AOI-PASS-02); a place in the order of the next round (AOI-PASS-10); a new round
    bonus, which is never the old one (AOI-PASS-05, AOI-PASS-08)."""
    if table.log:
        table.log.add("passed", me)
    yield from pass_rewards(table, me)
    me.passed = True  # AOI-PASS-07
    table.renew_reach(me)
    table.next_order.append(me.seat)
    if table.round < ROUNDS:
        bonus = yield ask(me, BONUS, sorted(bonus_of(entry) for entry in table.beside_board))
        give_back = me.bonus
        place = take_bonus(table, me, bonus)
        put_back_bonus(table, me, give_back, place)  # AOI-PASS-09: after the new one is taken


def pass_rewards(table: Table, me: AoiPlayer) -> Rules:
    """Round bonus, palace, innovations, competencies; their order does not matter (AOI-PASS-03, AOI-PASS-04,
    AOI-PASS-13, AOI-DEC-45)."""
    catalog = table.catalog
    found = [(catalog.bonuses[me.bonus].on_pass, FROM_BONUSES)]
    if me.palace >= 0:
        found.append((catalog.palaces[me.palace].on_pass, FROM_PALACES))
    found += [(catalog.innovations[tile].on_pass, FROM_INNOVATIONS) for tile in me.innovations]
    found += [
        (catalog.competencies[c].on_pass, FROM_COMPETENCIES) for c in range(len(catalog.competencies)) if me.owns(c)
    ]
    for effect, source in found:
        if effect is not None:
            yield from carry_out_for(effect, table, me, source)


def add_coins(table: Table) -> None:
    """One coin on each round bonus beside the board, also on top of others (AOI-PHASE3-12, AOI-PHASE3-13)."""
    table.beside_board = [with_coins(bonus_of(entry), coins_on(entry) + 1) for entry in table.beside_board]


def take_bonus(table: Table, me: AoiPlayer, bonus: int) -> int:
    """With the coins that lie on it (AOI-PASS-06). Returns its place in the row."""
    place = [bonus_of(entry) for entry in table.beside_board].index(bonus)
    gain(table, me, COINS, coins_on(table.beside_board.pop(place)))
    me.bonus = bonus
    if table.log:
        table.log.add("took-bonus", me, bonus=bonus)
    return place


def put_back_bonus(table: Table, me: AoiPlayer, bonus: int, place: int) -> None:
    """To the place of the one that was taken: the row keeps its order (AOI-SOLO-20)."""
    table.beside_board.insert(place, with_coins(bonus, 0))
    if table.log:
        table.log.add("put-back-bonus", me, bonus=bonus)
