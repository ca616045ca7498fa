"""The rich positions of checks hold what people reach and random play does not."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.conformance.rich import rich_positions
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.codes import afield_piece
from tafelrunde.games.tapestry.pieces.kinds import (
    ARTS_ARCHITECTURE,
    FANTASIES_FUTURES,
    LANDMARK_PIECE,
    LAST_INCOME,
    LAST_SPACE,
    NOMADS,
    PLANS_PLOYS,
    TECHNOLOGY,
    TOP,
)
from tafelrunde.games.tapestry.pieces.landmarks import BASE_LANDMARKS
from tafelrunde.games.tapestry.pieces.reserved import ITEM_KINDS, item_kind
from tafelrunde.games.tapestry.rules.build import complete_districts, has_free_plot
from tafelrunde.games.tapestry.table.player import TapestryPlayer
from tafelrunde.games.tapestry.table.state import Table

ALL_BOXES = PLANS_PLOYS | ARTS_ARCHITECTURE | FANTASIES_FUTURES

REACHED: dict[str, Callable[[Table, TapestryPlayer], bool]] = {
    "five civilizations": lambda table, me: len(me.civs) >= 5,
    "five civilizations for each of five players": lambda table, me: (
        len(table.players) == 5 and all(len(player.civs) >= 5 for player in table.players)
    ),
    "no civilization left": lambda table, me: not table.civs_left,
    "a full capital": lambda table, me: me.era > 0 and not has_free_plot(table, me),
    "six districts complete": lambda table, me: me.era > 0 and complete_districts(table, me) >= 6,
    "every income building built": lambda table, me: not any(me.left),
    "a building beside the mat": lambda table, me: any(me.beside),
    "all landmarks of the base game": lambda table, me: table.landmarks & (1 << BASE_LANDMARKS) - 1 == 0,
    "a dozen landmarks of one player": lambda table, me: me.landmarks.bit_count() >= 12,
    "every tech card in the top row": lambda table, me: me.tech[TOP].bit_count() >= 30 and me.techs == me.tech[TOP],
    "no tech card left": lambda table, me: not (table.tech_deck or table.tech_discard or table.display),
    "no tapestry card left": lambda table, me: not (table.deck or table.discard),
    "a huge hand": lambda table, me: me.hand.bit_count() >= 40,
    "no card in hand": lambda table, me: me.era == 4 and not me.hand,
    "a stack of five played cards": lambda table, me: max(map(len, me.stacks)) >= 5,
    "no territory tile left": lambda table, me: not table.tiles_left,
    "a tile on every hex": lambda table, me: table.land.bit_count() == len(table.tiles),
    "no space tile left": lambda table, me: not table.spaces_left,
    "every space tile explored": lambda table, me: me.explored.bit_count() >= 15,
    "every track at its end": lambda table, me: all(far == LAST_SPACE for far in me.far),
    "a token that left its track": lambda table, me: bool(me.vacated >> TECHNOLOGY & 1),
    "all resources": lambda table, me: me.goods == [8] * 4,
    "no resources": lambda table, me: me.era > 0 and me.goods == [0] * 4,
    "no outpost left": lambda table, me: me.outposts == 0,
    "three toppled outposts": lambda table, me: me.toppled.bit_count() >= 3,
    "every achievement": lambda table, me: me.achieved == 7,
    "a landmark of the Nomads on the map": lambda table, me: (
        NOMADS in me.civs and any(afield_piece(code) >= LANDMARK_PIECE for code in me.afield)
    ),
    "every masterpiece": lambda table, me: me.side.masterpieces.bit_count() == 20,
    "used-up masterpieces": lambda table, me: bool(me.side.worn),
    "every inspiration tile": lambda table, me: me.side.inspired == 15,
    "an enchantment whose right bonus is used up": lambda table, me: bool(me.side.touched),
    "reserved items of every kind": lambda table, me: len({item_kind(item) for item in me.side.reserved}) == ITEM_KINDS,
    "landmarks on tech cards and tapestry cards": lambda table, me: bool(me.side.on_techs and me.side.on_cards),
    "no landmark card left": lambda table, me: bool(table.supply.landmark_cards) and not table.side.landmark_deck,
    "turned tech cards": lambda table, me: bool(me.side.turned),
    "the last income turn": lambda table, me: me.era == LAST_INCOME and not me.finished,
    "all others finished": lambda table, me: sum(not player.finished for player in table.players) == 1,
    "all expansions, printed mats": lambda table, me: (
        table.switches.expansions == ALL_BOXES and not table.switches.revised
    ),
    "all expansions, revised mats": lambda table, me: table.switches.expansions == ALL_BOXES and table.switches.revised,
    "the base game": lambda table, me: table.switches.expansions == 0,
    "one player": lambda table, me: len(table.players) == 1,
}


def test_rich_positions_reach_the_extremes() -> None:
    missing = dict(REACHED)
    for match in rich_positions(TAPESTRY, 1500, seed=1):
        table = match.state
        assert isinstance(table, Table)
        reached = [name for name, holds in missing.items() if any(holds(table, me) for me in table.players)]
        for name in reached:
            del missing[name]
        if not missing:
            return
    assert not missing
