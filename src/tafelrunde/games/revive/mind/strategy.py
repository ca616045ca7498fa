"""What a Revive position is worth: a few features a player would name, each with a weight in points.

Things that only pay off later (resources, cards, machines) count by how much of the game is left. Alone a game is short
of card plays and not of other actions, so solo has weights of its own.
"""

from __future__ import annotations

from typing import Final

from ....kernel.hexes import members
from ..pieces.artifacts import HOW_MANY
from ..pieces.board import LARGE_BUILDINGS, PROGRESS_END, REWARD_FIELDS, SMALL_BUILDINGS
from ..pieces.cards import SET_SIZE
from ..pieces.kinds import BOOK, CRYSTAL, DESERT, FOOD, GEAR, LAKE, LOCATION
from ..pieces.map import BESIDE, CRYSTALS_BY, LARGE_LOCATIONS, around_all, corner_field
from ..rules.counts import modules_laid
from ..rules.distance import reach, within
from ..rules.scoring import location_worth, total
from ..table.player import RevivePlayer
from ..table.state import Table
from ..table.steps import OVER, SCORING

LONG_GAME: Final = 24  # rounds
NEAR: Final = 4  # steps; a reward field further off is not in sight
WAY: Final = 2  # food that a way to a place may cost
SPENT_LATE: Final = 0.6  # alone, what is left is spent in turns that cost no time
FAR: Final = 8  # fields; a corner further off is not in sight
GROWS: Final = 3  # points that a large location will still come to, about
SITES: Final = 2  # of the best places for a building are looked at


def _rings(corner: int) -> list[int]:
    """The fields within so many steps of a corner, explored or not."""
    rings = [1 << corner_field(corner)]
    for _ in range(FAR):
        rings.append(rings[-1] | around_all(rings[-1]))
    return rings


FIELD_NEEDS: Final = tuple((1 << number, *field.needs) for number, field in enumerate(REWARD_FIELDS))
RINGS: Final = tuple(_rings(corner) for corner in range(4))

FEATURES: Final = (
    "points",  # what would be scored if the game ended now
    "gears",
    "books",
    "food",
    "variety",  # kinds of resources held
    "crystals",
    "energy",  # in storage and on machines
    "charged",  # energy in storage, with machines to put it on
    "machines",  # unlocked
    "cards",  # gained
    "ready_cards",  # active, with slots to play them
    "modules",
    "tracks",
    "near_rewards",  # reward fields that few steps are missing for
    "figures",
    "buildings",
    "sites",  # steps, crystals and lakes beside the best places for the next buildings
    "free_locations",  # in reach
    "large_locations",
    "way_to_large",  # how near a large location is, by what it would score
    "crates",  # closed
    "technologies",
    "artifacts",  # large ones: their colour counts once more at the end
    "rivals",  # points of the best opponent
)
# Chosen with the values of research/notes/balance.md: buildings and the way to large locations weigh more
# than they did before. `python bench/tune.py revive` can look for better ones.
# fmt: off
WEIGHTS: Final = (
    1.0, 0.45, 0.45, 0.45, 0.35, 0.75, 0.8, 0.4, 0.7, 1.2, 0.4, 0.9, 0.5, 0.6, 1.4, 3.0, 0.2, 0.2, 4.0, 1.2, 0.8, 0.5,
    1.0, -0.2,
)
SOLO_WEIGHTS: Final = (
    1.0, 0.45, 0.45, 0.45, 0.35, 0.75, 1.0, 0.4, 0.7, 1.2, 0.6, 1.2, 0.6, 0.8, 1.4, 1.6, 0.1, 0.2, 1.5, 0.5, 0.8, 0.8,
    1.5, -0.2,
)
# fmt: on


def features(table: Table, me: RevivePlayer) -> list[float]:
    return measured(table, me, max([total(table, other) for other in table.players if other is not me], default=0))


def measured(table: Table, me: RevivePlayer, rivals: int) -> list[float]:
    """The features, if the best opponent has so many points."""
    left = time_left(table)
    use = max(left, SPENT_LATE) if table.solo and left else left  # of what can be spent without playing cards
    free_slots = me.slots[:4].count(())
    return [
        total(table, me),
        use * min(me.res[GEAR], 5),
        use * min(me.res[BOOK], 5),
        use * min(me.res[FOOD], 5),
        use * sum([held > 0 for held in me.res[:CRYSTAL]]),
        use * me.res[CRYSTAL],
        left * me.all_energy,
        left * min(me.energy, (me.unlocked & ~me.loaded).bit_count()),
        left * me.opened.bit_count(),
        left * (len(me.cards) - SET_SIZE),
        left * min(len(me.active), free_slots),
        left * modules_laid(me),
        left * sum(me.tracks),
        left * near_rewards(me),
        left * me.figures.bit_count(),
        left * (me.small.bit_count() + 1.5 * me.large.bit_count()),
        use * best_sites(table, me),
        use * free_locations(table, me),
        left * (me.figures & LARGE_LOCATIONS).bit_count(),
        use * way_to_large(table, me),
        use * len(me.closed),
        left * me.tech.bit_count(),
        left * me.artifacts.bit_count(),
        rivals,
    ]


def time_left(table: Table) -> float:
    """From 1 at the start to 0 at the end: by artifacts, rounds or the clock, whichever has come furthest."""
    if table.step in (SCORING, OVER):
        return 0.0
    if table.last_turns >= 0:
        return 0.08
    if table.solo:
        return max(0.05, 1 - table.clock / (PROGRESS_END + 1))
    all_of_them = HOW_MANY[len(table.players) + table.switches.longer]
    return max(0.12, min(table.artifacts.bit_count() / max(1, all_of_them) + 0.1, 1 - table.round / LONG_GAME))


def near_rewards(me: RevivePlayer) -> float:
    """From 0 for each reward field that is far off to almost 1 for one that is within a step."""
    grey, green, yellow = me.tracks
    opened = me.opened
    near = 0
    for field, a, b, c in FIELD_NEEDS:
        if opened & field:
            continue
        missing = (a - grey if a > grey else 0) + (b - green if b > green else 0) + (c - yellow if c > yellow else 0)
        if missing < NEAR:
            near += NEAR - missing
    return near / NEAR


def best_sites(table: Table, me: RevivePlayer) -> int:
    """What the best free deserts in reach would give to a small building."""
    left = SMALL_BUILDINGS + LARGE_BUILDINGS - (me.small | me.large).bit_count()
    if not left:
        return 0
    terrain, lakes = table.terrain, table.of[LAKE] & ~me.lakes
    free = table.of[DESERT] & ~table.settled & within(reach(table, me), WAY)
    worth = [
        (BESIDE[site] & terrain).bit_count() + 2 * (BESIDE[site] & lakes).bit_count() + len(CRYSTALS_BY[site])
        for site in members(free)
    ]
    worth.sort()
    return sum(worth[-min(SITES, left) :])


def free_locations(table: Table, me: RevivePlayer) -> int:
    places = (table.of[LOCATION] | LARGE_LOCATIONS) & ~me.figures & within(reach(table, me), WAY)
    return min(SITES, places.bit_count())


def way_to_large(table: Table, me: RevivePlayer) -> float:
    """Of the corner that promises most: what it would score, and less the further it is from all that is in reach."""
    near = within(reach(table, me), WAY)
    best = 0.0
    for corner, side in enumerate(table.corners):
        if me.figures >> corner_field(corner) & 1:
            continue
        away = 0
        while away < FAR and not RINGS[corner][away] & near:
            away += 1
        if away < FAR:
            best = max(best, (GROWS + location_worth(table, me, table.box.locations[side])) * (1 - away / FAR))
    return best
