"""A turn of the Automa: turn a card over, then pass or carry out the action card."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import Rules
from .....kernel.state import Fact
from ...pieces.codes import POWER_ACTIONS, bonus_of, book_actions_used, coins_on, used_book_action, with_coins
from ...pieces.kinds import FROM_ROUNDS, ROUNDS
from ...table.player import AoiPlayer
from ...table.state import Table
from ...table.steps import AUTOMA_DONE, OFFERS
from ..rounds import end_turn
from .building import idle
from .cards import faction_of, support_card, the_automa
from .choice import Choice

FEW_CARDS: Final = 2  # AOI-SOLO-18
LATE_ROUND: Final = 4  # AOI-SOLO-19


def take_automa_turn(table: Table, me: AoiPlayer) -> Rules:
    """The top card becomes the support card, the next one says what to do, from the left to the right (AOI-SOLO-16,
    AOI-SOLO-18). People may take power afterwards (AOI-SOLO-35)."""
    automa = the_automa(table)
    automa.turn_card()
    table.reveals += 1
    if must_pass(table):
        pass_round(table, me)
    else:
        if table.log:
            deeds, support = table.catalog.automa_cards[automa.action].deeds.number, support_card(table).number
            cards: dict[str, Fact] = {"automacard": automa.action, "automacard_support": automa.support}
            table.log.add("automa-turn", me, None, **cards, effect=deeds, effect_support=support)
        for action in table.catalog.automa_cards[automa.action].actions:
            action.now(table, me)
    table.resume = AUTOMA_DONE
    table.step = OFFERS if table.offers else AUTOMA_DONE
    yield from ()


def end_automa_turn(table: Table, _: AoiPlayer) -> Rules:
    end_turn(table)
    yield from ()


# ------------------------------------------------------------------------------------------------ passing


def must_pass(table: Table) -> bool:
    """The deck is empty, or it is nearly empty and the action card has the sign (AOI-SOLO-18)."""
    deck = the_automa(table).deck
    return not deck or (len(deck) <= FEW_CARDS and table.catalog.automa_cards[deck[-1]].passes)


def pass_round(table: Table, me: AoiPlayer) -> None:
    """Fixed points, another round bonus without its coins, a place in the next turn order (AOI-SOLO-19,
    AOI-SOLO-20)."""
    ability = faction_of(table).ability
    times = 1 if ability is None else ability.pass_times(first=not table.next_order)
    points = times * fixed_points(table)
    table.score(me, points, FROM_ROUNDS)
    me.passed = True
    table.next_order.append(me.seat)
    if table.log:
        sign = "few" if the_automa(table).deck else "empty"
        table.log.add("automa-passed", me, automatile=tile_number(table), amount=points, times=times, sign=sign)
    if table.round < ROUNDS:
        take_bonus(table, me)
    if ability is not None:
        ability.on_pass(table, me)


def tile_number(table: Table) -> int:
    """The tile for its fixed points, among all of them: those of the rounds, then the additional ones."""
    return len(table.catalog.rounds) + table.final if table.round == ROUNDS else table.scoring[table.round - 1]


def fixed_points(table: Table) -> int:
    """From the column for early or late rounds; in round 6 from the additional tile (AOI-SOLO-19)."""
    if table.round == ROUNDS:
        return table.catalog.automa_finals[table.final].points
    tile = table.catalog.automa_rounds[table.scoring[table.round - 1]]
    return tile.late if table.round >= LATE_ROUND else tile.early


def take_bonus(table: Table, me: AoiPlayer) -> None:
    """The one at the place in the row that the support card names; its own takes that place, and coins go back
    (AOI-SOLO-20)."""
    place, own = support_card(table).bonus, me.bonus
    entry = table.beside_board[place]
    table.beside_board[place] = with_coins(own, 0)
    me.bonus = bonus_of(entry)
    if table.log:
        table.log.add("automa-bonus", me, bonus=me.bonus, place=place, coins=coins_on(entry), bonus_back=own)


# ------------------------------------------------------------------------------------------------ other actions


def block(table: Table, me: AoiPlayer) -> None:
    """Cover an open power action and an open book action (AOI-SOLO-36)."""
    powers = [number for number in range(POWER_ACTIONS) if not table.used >> number & 1]
    if powers:
        number = Choice(table, me, "poweractions", powers, "uncovered").by_arrow()
        table.used |= 1 << number
        if table.log:
            table.log.add("automa-blocked-power", me, poweraction=number)
    else:
        idle(table, me, "power-actions")
    ready = table.actions_out & ~book_actions_used(table.used)
    books = [number for number in range(len(table.catalog.book_actions)) if ready >> number & 1]
    if books:
        number = Choice(table, me, "bookactions", books, "uncovered").by_arrow()
        table.used |= used_book_action(number)
        if table.log:
            table.log.add("automa-blocked-book", me, bookaction=number)
    else:
        idle(table, me, "book-actions")


def gain_points(table: Table, me: AoiPlayer, points: int, source: int, reason: str) -> None:
    """Never fewer than none (AOI-SOLO-40)."""
    if points <= 0:
        return
    table.score(me, points, source)
    if table.log:
        table.log.add("automa-points", me, amount=points, reason=reason)
