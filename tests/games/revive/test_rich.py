"""Rich positions contain states that people reach and random play does not."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.conformance.rich import rich_positions
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.board import (
    LAP,
    LARGE_BUILDINGS,
    LAST_HIBERNATION,
    MACHINE_PLACES,
    PROGRESS_END,
    SMALL_BUILDINGS,
    TRACK_END,
    TRIBE_TILES,
)
from tafelrunde.games.revive.pieces.kinds import CAPS, CRATES, PLACES
from tafelrunde.games.revive.pieces.map import ABYSS, LARGE_LOCATIONS, SPACES, corner_field
from tafelrunde.games.revive.rules.build import free_deserts
from tafelrunde.games.revive.rules.hibernate import CLOCK_FOR_SLEEP
from tafelrunde.games.revive.rules.tracks import OPEN_MACHINES
from tafelrunde.games.revive.table.player import RevivePlayer
from tafelrunde.games.revive.table.state import Table
from tafelrunde.games.revive.table.steps import ACTION

REACHED: dict[str, Callable[[Table, RevivePlayer], bool]] = {
    "every building built": lambda table, me: (
        me.small.bit_count() == SMALL_BUILDINGS and me.large.bit_count() == LARGE_BUILDINGS
    ),
    "no desert left": lambda table, me: not free_deserts(table),
    "every technology": lambda table, me: me.tech.bit_count() == len(PLACES),
    "all large locations": lambda table, me: me.figures & LARGE_LOCATIONS == LARGE_LOCATIONS,
    "four figures on a large location": lambda table, me: any(
        sum(player.figures >> corner_field(corner) & 1 for player in table.players) == 4 for corner in range(4)
    ),
    "all tiles of a tribe laid": lambda table, me: me.tiles.bit_count() == TRIBE_TILES,
    "the falcon in flight": lambda table, me: me.falcon not in (-1, ABYSS),
    "everything explored": lambda table, me: table.explored.bit_count() == SPACES,
    "all machine tracks at their end": lambda table, me: min(me.tracks) == TRACK_END,
    "the end of the progress track": lambda table, me: me.progress == PROGRESS_END,
    "the end of the hibernation track": lambda table, me: me.hibernation == LAST_HIBERNATION,
    "the third lap of the score track": lambda table, me: me.vp >= 2 * LAP,
    "all places for machines": lambda table, me: me.unlocked.bit_count() >= MACHINE_PLACES - 1,
    "every machine loaded": lambda table, me: me.unlocked.bit_count() >= 9 and me.loaded == me.unlocked,
    "a machine field without a machine": lambda table, me: any(
        me.opened >> place & 1 and me.machines[place] < 0 for place in range(3, 9)
    ),
    "no energy in the supply": lambda table, me: not table.energy,
    "a module on every space": lambda table, me: min(me.modules) >= 0,
    "no module in the display": lambda table, me: not table.modules,
    "no card in the display": lambda table, me: not table.cards,
    "too few machines for the display": lambda table, me: any(len(row) < OPEN_MACHINES for row in table.machines),
    "no machine of a colour": lambda table, me: [] in table.machines,
    "all crates with one player": lambda table, me: len(me.crates_closed) + len(me.crates_opened) == CRATES,
    "ten crates used again": lambda table, me: me.reused.bit_count() >= 10,
    "forty active cards": lambda table, me: len(me.active) >= 40,
    "no active card": lambda table, me: not me.active,
    "twenty resting cards": lambda table, me: len(me.rest) >= 20,
    "five cards in a slot": lambda table, me: max(map(len, me.slots)) >= 5,
    "every resource at its cap": lambda table, me: tuple(me.res) == CAPS,
    "a resource above its cap": lambda table, me: any(held > cap for held, cap in zip(me.res, CAPS, strict=True)),
    "no resources": lambda table, me: not any(me.res),
    "eight large artifacts": lambda table, me: me.artifacts.bit_count() == 8,
    "no artifact in the area": lambda table, me: not table.artifacts,
    "many small artifacts": lambda table, me: me.small_artifacts >= 5,
    "the end tile": lambda table, me: me.end_tile,
    "the clock of a solo game at its end": lambda table, me: table.clock == PROGRESS_END + CLOCK_FOR_SLEEP,
    "about to end by quiet rounds": lambda table, me: 0 < table.switches.stall_rounds == table.quiet_rounds + 1,
    "the longer game of four": lambda table, me: table.switches.longer and len(table.players) == 4,
}


def test_rich_positions_reach_the_extremes() -> None:
    missing = dict(REACHED)
    for match in rich_positions(REVIVE, 1500, seed=1):
        table = match.state
        assert isinstance(table, Table)
        if table.step < ACTION:
            continue
        reached = [name for name, holds in missing.items() if any(holds(table, me) for me in table.players)]
        for name in reached:
            del missing[name]
    assert not missing
