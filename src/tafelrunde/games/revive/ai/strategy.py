"""Heuristic evaluation of Revive: a few features that a player would name, each with a weight in points.

Features that pay off later (resources, cards, machines) are scaled by how much of the game is left. A solo game is
short of card plays, not of other actions, so solo has its own weights."""

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
NEAR: Final = 4  # steps; reward fields further off are ignored
WAY: Final = 2  # most food for the way to a place
SPENT_LATE: Final = 0.6  # solo: the rest is spent in turns that cost no time
FAR: Final = 8  # fields; corners further off are ignored
GROWS: Final = 3  # estimated points that a large location will still gain
SITES: Final = 2  # number of best building sites that count


def _rings(corner: int) -> list[int]:
    """The fields within 0, 1, 2, ... steps of a corner, explored or not."""
    rings = [1 << corner_field(corner)]
    for _ in range(FAR):
        rings.append(rings[-1] | around_all(rings[-1]))
    return rings


FIELD_NEEDS: Final = tuple((1 << number, *field.needs) for number, field in enumerate(REWARD_FIELDS))
RINGS: Final = tuple(_rings(corner) for corner in range(4))

FEATURES: Final = (
    "points",  # final points if the game ended now
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
    "near_rewards",  # reward fields that lack few steps
    "figures",
    "buildings",
    "sites",  # steps, crystals and lakes beside the best places for the next buildings
    "free_locations",  # in reach
    "large_locations",
    "way_to_large",  # how near a large location is, by its points
    "crates",  # closed
    "technologies",
    "artifacts",  # large ones: their colour counts again at the end
    "rivals",  # points of the best opponent
)
# Hand-set for the values of research/notes/balance.md: buildings and the way to large locations weigh more than
# before. `python research/tune.py revive` can search for better ones.
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
    """The features, if the best opponent has `best` points."""
    left = time_left(table)
    use = max(left, SPENT_LATE) if table.solo and left else left  # the share that can be spent without playing cards
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
        use * len(me.crates_closed),
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
    """Sum over reward fields: 0 if far off, almost 1 if one step away."""
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
    """Rewards of a small building on the best free deserts in reach."""
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
    """Value of the most promising corner: its points, less the further it is from the fields in reach."""
    near = within(reach(table, me), WAY)
    best = 0.0
    for corner, side in enumerate(table.corners):
        if me.figures >> corner_field(corner) & 1:
            continue
        away = 0
        while away < FAR and not RINGS[corner][away] & near:
            away += 1
        if away < FAR:
            best = max(best, (GROWS + location_worth(table, me, table.catalog.locations[side])) * (1 - away / FAR))
    return best
