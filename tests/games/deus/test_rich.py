"""Rich positions contain states that people reach and random play does not."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.conformance.rich import rich_positions
from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.amounts import HAND_LIMIT, PIECES_OF_TYPE, SUPPLY_PER_PLAYER
from tafelrunde.games.deus.pieces.kinds import PURPLE, SECOND_ARMY
from tafelrunde.games.deus.table.player import DeusPlayer
from tafelrunde.games.deus.table.state import Table
from tafelrunde.games.deus.table.steps import BY_CARDS, BY_STALL, BY_TEMPLES, BY_VILLAGES, OVER

REACHED: dict[str, Callable[[Table, DeusPlayer], bool]] = {
    "all 25 pieces on the map": lambda table, me: sum(me.board) + sum(me.reserve) == 0,
    "all pieces of a type on the player board": lambda table, me: PIECES_OF_TYPE in me.board,
    "an empty reserve": lambda table, me: sum(me.reserve) == 0 < sum(me.board),
    "six temples": lambda table, me: len(me.columns[PURPLE]) == PIECES_OF_TYPE + 1,
    "a temple without a piece": lambda table, me: len(me.columns[PURPLE]) > me.pieces[PURPLE].bit_count(),
    "no temple piece left": lambda table, me: table.temples == 0,
    "every village attacked": lambda table, me: not table.villages,
    "a village without points": lambda table, me: any(table.vp_on(village) == 0 for village in table.villages),
    "a city of five buildings": lambda table, me: me.cities(5) != 0,
    "two armies in a region": lambda table, me: me.pieces[SECOND_ARMY] != 0,
    "an army at sea": lambda table, me: me.armies & table.map.sea != 0,
    "a crowded map": lambda table, me: table.occupied.bit_count() > 0.7 * (table.map.land | table.map.sea).bit_count(),
    "a temple card as joker": lambda table, me: me.joker >= 0 and table.catalog.cards[me.joker].colour == PURPLE,
    "every joker used": lambda table, me: all(player.joker >= 0 for player in table.players),
    "ten cards in every hand": lambda table, me: all(len(player.hand) == HAND_LIMIT for player in table.players),
    "a hand of one card": lambda table, me: len(me.hand) == 1 and table.active != me.seat,
    "no card to draw": lambda table, me: not table.deck and not table.discard,
    "one card to draw": lambda table, me: len(table.deck) == 1 and len(table.discard) > 10,
    "an empty supply": lambda table, me: not any(table.supply),
    "all of a resource": lambda table, me: SUPPLY_PER_PLAYER * len(table.players) in me.goods,
    "nothing at all": lambda table, me: not (me.gold or any(me.goods) or me.vp),
    "a fortune": lambda table, me: me.gold > 200 and me.vp > 200,
    "one round before a stall": lambda table, me: table.quiet_rounds == table.switches.stall_rounds - 1 > 0,
    "the last round": lambda table, me: table.last_round == table.round,
    "round 60": lambda table, me: table.round >= 60,
    "an end by temples": lambda table, me: table.step == OVER and table.ending == BY_TEMPLES,
    "an end by villages": lambda table, me: table.step == OVER and table.ending == BY_VILLAGES,
    "an end for lack of cards": lambda table, me: table.step == OVER and table.ending == BY_CARDS,
    "an end by a stall": lambda table, me: table.step == OVER and table.ending == BY_STALL,
    "four players": lambda table, me: len(table.players) == 4,
}


def test_rich_positions_reach_the_extremes() -> None:
    missing = dict(REACHED)
    for match in rich_positions(DEUS, 1500, seed=1):
        table = match.state
        assert isinstance(table, Table)
        reached = [name for name, holds in missing.items() if any(holds(table, me) for me in table.players)]
        for name in reached:
            del missing[name]
    assert not missing
