"""Rearranges positions for checks: crowded maps, full columns, empty piles and supplies, last rounds, extreme holdings.

Pieces and cards move by the functions of the rules, so each arrangement leaves a position that play could have reached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.decision import NONE
from ...kernel.hexes import members
from ...kernel.rng import Rng
from .pieces.amounts import HAND_LIMIT, PIECES_OF_TYPE
from .pieces.kinds import BLUE, BROWN, POINTS_FOR_EDGE, POINTS_OF_VESTA, POINTS_ROBBED, PURPLE, RED, STANDARD
from .rules.attack import attack_villages, empty_village
from .rules.gains import gain_piece
from .rules.military import besieged_villages, march
from .rules.movement import March, PartingSearch, armies_of, marches_of
from .rules.offering import put_on_discard_pile
from .rules.piles import HAND_SIZE, draw, reshuffle
from .rules.place import EDGE_PRICE, edge_regions, legal_regions
from .rules.temple import temple_gate, temple_sites
from .rules.turn import look_for_end
from .table.knowledge import EVERYBODY, only
from .table.player import DeusPlayer
from .table.state import Table
from .table.steps import ACTION, BLESSING, BUILT_THIS_ROUND, COLUMN, NOT_YET, OFFERING, OVER

DURING_PLAY: Final = (ACTION, COLUMN, OFFERING, BLESSING, OVER)  # steps in which any holdings are possible
UNLIMITED_POINTS: Final = (BLUE, BROWN, RED, POINTS_OF_VESTA)  # sources that give points again and again
DISTANCE: Final = 2  # regions that an army moves
LONG: Final = 60  # rounds to add to the clock

Arrangement = Callable[[Table, DeusPlayer, Rng], None]


def enrich(table: Table, dice: Rng) -> None:
    """Apply a random part of the arrangements to each player. Leaves set-up alone and, within a turn, the board."""
    if table.step not in DURING_PLAY:
        return
    _arrange(table, HOLDINGS, dice)
    if table.step == ACTION:
        _arrange(table, BOARDS, dice)
        if dice.below(4) == 0:
            _use_up_cards(table, dice)
        _set_clock(table, dice)
        _build_without_piece(table, dice)


def _arrange(table: Table, arrangements: tuple[Arrangement, ...], dice: Rng) -> None:
    for me in table.players:
        for arrange in arrangements:
            if dice.below(2):
                arrange(table, me, dice)


# ------------------------------------------------------------------------------------------------ holdings


def _gold(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """Nothing, a little, or a fortune: gold has no limit (DEUS-SETUP-09)."""
    me.gold = dice.below((1, 12, 300)[dice.below(3)])


def _goods(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """All of the supply, none, or some."""
    for kind, left in enumerate(table.supply):
        change = (left, -me.goods[kind], dice.below(left + 1))[dice.below(3)]
        me.goods[kind] += change
        table.supply[kind] -= change


def _points(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """Many more (DEUS-SETUP-12), or all of them stolen by an opponent (DEUS-RED-14)."""
    if dice.below(2):
        me.score(dice.below(200), UNLIMITED_POINTS[dice.below(len(UNLIMITED_POINTS))])
    else:
        robber = table.others(me)[dice.below(len(table.players) - 1)]
        robber.score(me.vp, RED)
        me.score(-me.vp, POINTS_ROBBED)


# ------------------------------------------------------------------------------------------------ cards and pieces


def _pieces(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """From the reserve to the player board: all of them, or some."""
    everything = dice.below(3) == 0
    for kind, left in enumerate(me.reserve):
        for _ in range(left if everything else dice.below(left + 1)):
            gain_piece(table, me, kind)


def _hand(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """One to ten cards; cards given up lie on the discard pile like an offering."""
    wanted = (1, HAND_LIMIT, 1 + dice.below(HAND_LIMIT))[dice.below(3)]
    if not table.deck:  # no hand can have been refilled since, so nobody has offered more than these
        wanted = max(wanted, HAND_SIZE)
    if wanted > len(me.hand):
        draw(table, me, wanted - len(me.hand))
    elif wanted < len(me.hand):
        table.aside, me.hand = me.hand[wanted:], me.hand[:wanted]
        put_on_discard_pile(table, me, table.aside[dice.below(len(table.aside))])


def _buildings(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """All pieces of all types, or some."""
    everything = dice.below(4) == 0
    for colour in range(STANDARD):
        for _ in range(PIECES_OF_TYPE if everything else dice.below(PIECES_OF_TYPE)):
            _build(table, me, colour, colour, dice)


def _joker(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """Any card, face down in any standard column (DEUS-VJOKER-08, DEUS-VJOKER-09)."""
    if table.switches.joker and me.joker == NONE:
        me.joker = _build(table, me, dice.below(STANDARD), dice.below(PURPLE + 1), dice)


def _temples(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """As many as the columns allow (DEUS-TEMPLE-03)."""
    for _ in range(PIECES_OF_TYPE + 1 if dice.below(2) else dice.below(3)):
        if table.temples:
            _build_temple(table, me, dice)


def _armies(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """Armies of a player whose cards move them stand elsewhere: on ships, in pairs where that is allowed."""
    if not any(marches_of(table, me, card) for card in me.columns[RED] if card != me.joker):
        return
    for start in armies_of(me):
        armies = armies_of(me)
        ends = PartingSearch(table, me).ends(armies, start, March((), 0, DISTANCE))
        ends = [end for end in ends if end == start or armies.count(end) < table.switches.armies_per_region]
        if ends:
            march(table, me, start, ends[dice.below(len(ends))])
    table.moved = NONE


def _villages(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """Villages beside own armies lose points, or the last one."""
    for village in besieged_villages(table, me):
        me.score(table.take_from_village(village, 1 + dice.below(6)), RED)
        empty_village(table, village)


def _build(table: Table, me: DeusPlayer, colour: int, card_colour: int, dice: Rng) -> int:
    """Put a piece of this colour on the map and a card into its column, free of charge. Returns the card, or NONE if a
    piece, a region or a card is missing."""
    if not me.board[colour]:
        gain_piece(table, me, colour)
    legal = legal_regions(table, me, colour)
    regions = legal or edge_regions(table, me, colour, legal)
    if not me.board[colour] or not regions:
        return NONE
    card = _take_card(table, me, card_colour)
    if card != NONE:
        if not legal:
            me.score(-EDGE_PRICE, POINTS_FOR_EDGE)
        if dice.below(2):  # villages are attacked only where all regions around them are occupied
            regions = regions & table.map.grid.around(sum(1 << village for village in table.villages)) or regions
        me.board[colour] -= 1
        me.columns[colour] += (card,)
        table.set_piece(me, colour, _any(regions, dice))
        attack_villages(table)
    return card


def _build_temple(table: Table, me: DeusPlayer, dice: Rng) -> None:
    """With a piece while the supply has any."""
    sites = temple_sites(table, me) if table.temples else 0
    if temple_gate(me) or (table.temples and not sites):
        return
    card = _take_card(table, me, PURPLE)
    if card != NONE:
        me.columns[PURPLE] += (card,)
        if sites:
            table.temples -= 1
            table.set_piece(me, PURPLE, _any(sites, dice))


def _take_card(table: Table, me: DeusPlayer, colour: int) -> int:
    """A card of this colour from the draw pile or from a hand with at least two cards; NONE if there is none."""
    for pile in (table.deck, me.hand if len(me.hand) > 1 else []):
        for card in pile:
            if table.catalog.cards[card].colour == colour:
                pile.remove(card)
                if not table.deck:
                    reshuffle(table)
                return card
    return NONE


def _any(regions: int, dice: Rng) -> int:
    found = members(regions)
    return found[dice.below(len(found))]


# ------------------------------------------------------------------------------------------------ the whole table


def _use_up_cards(table: Table, dice: Rng) -> None:
    """Fill columns and hands until no card is left to draw, or one, with all others on the discard pile."""
    for me in table.players:
        for colour in range(STANDARD):
            for _ in range(PIECES_OF_TYPE):
                _build(table, me, colour, colour, dice)
        _temples(table, me, dice)
    for me in table.players:
        draw(table, me, HAND_LIMIT)
    while len(table.deck) > 1:
        table.discard.append(table.deck.pop())
        table.known_to.append((EVERYBODY, only(dice.below(len(table.players))))[dice.below(2)])
    if table.discard:
        table.known_to[-1] = EVERYBODY  # DEUS-OFFER-04: the card on top


def _set_clock(table: Table, dice: Rng) -> None:
    """Any turn of a round late enough for all built cards; of the last round if the end was triggered."""
    players = len(table.players)
    table.turns_taken = (players - 1, dice.below(players))[dice.below(2)]
    table.active = (table.first + table.turns_taken) % players
    most = max(_cards_built(me) for me in table.players)  # one in each turn (DEUS-BUILD-01)
    table.round = max(table.round, 1 + most) + dice.below((1, LONG)[dice.below(2)])
    look_for_end(table)
    built_now = any(_cards_built(me) for me in table.players if _has_had_turn(table, me))
    if table.ending != NOT_YET:  # a building has triggered the end, in this round or the one before
        table.last_round = table.round + (dice.below(2) if built_now else 0)
        table.quiet_rounds = 0 if table.last_round == table.round else BUILT_THIS_ROUND
    elif built_now and dice.below(2):
        table.quiet_rounds = BUILT_THIS_ROUND
    else:  # DEUS-END-09
        longest = min(table.round - most, table.switches.stall_rounds or LONG)
        table.quiet_rounds = (longest - 1, dice.below(longest))[dice.below(2)]


def _cards_built(me: DeusPlayer) -> int:
    return sum(len(column) for column in me.columns)


def _has_had_turn(table: Table, me: DeusPlayer) -> bool:
    return (me.seat - table.first) % len(table.players) < table.turns_taken


def _build_without_piece(table: Table, dice: Rng) -> None:
    """In the last round, temples for which no piece is left (DEUS-TEMPLE-14)."""
    if table.last_round == table.round and not table.temples:
        for me in table.players:
            if _has_had_turn(table, me) and dice.below(2):
                _build_temple(table, me, dice)


HOLDINGS: Final[tuple[Arrangement, ...]] = (_gold, _goods, _points)
BOARDS: Final[tuple[Arrangement, ...]] = (_pieces, _hand, _buildings, _joker, _temples, _armies, _villages)
