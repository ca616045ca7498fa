"""Final scoring, ties, solo ranks (chapters FINAL, TIE, LOC, SOLO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import Rules
from ....kernel.game import Result
from ....kernel.hexes import mask, members
from ..pieces import artifacts, locations
from ..pieces.artifacts import END_TILE_POINTS, SCORED, SMALL_POINTS, artifacts_of
from ..pieces.board import CARD_BONUS, CARD_BONUS_POINTS, PROGRESS_TRACK, REWARD_FIELDS, TECHNOLOGY_PLACES
from ..pieces.map import LARGE_LOCATIONS, TILE_FIELDS, corner_field, space_of
from ..table.catalog import Location
from ..table.player import RevivePlayer
from ..table.state import Table
from ..table.steps import ENDINGS, OVER, POINT_SOURCES
from .build import crystal_symbols
from .counts import all_flasks, citizens, lakes_gained, modules_laid

LEFT_OVER: Final = 5  # resources for a point (REV-FINAL-07)
OF_COLOUR: Final = tuple(mask(artifacts_of(colour)) for colour in range(len(artifacts.COLOURS)))
CARD_BONUSES: Final = tuple((1 << n, field) for n, field in enumerate(REWARD_FIELDS) if field.kind == CARD_BONUS)
RANKS: Final = (
    (180, "utopia"), (160, "outstanding"), (130, "major"), (100, "normal"), (75, "minor"), (50, "survived"),
)  # fmt: skip


def score_game(table: Table, me: RevivePlayer) -> Rules:
    """The last step (REV-END-04): logs the violet points; nothing changes any more (REV-PTS-04)."""
    table.step = OVER
    if table.log:
        table.log.add("ended", me, ending=ENDINGS[table.ending])
        for player in table.players:
            for card in player.artifact_cards or table.shared:
                table.log.add("artifact-card", player, artifactcard=card, amount=artifact_points(table, player))
            table.log.add("final", player, amount=sum(violet(table, player).values()))
    yield from ()


def category_points(table: Table, me: RevivePlayer, category: int) -> int:
    """One of the nine categories, scored once."""
    scored = SCORED[category]
    return scored.points * (CATEGORY_COUNTS[category](table, me) // scored.unit)


CATEGORY_COUNTS: Final[dict[int, Callable[[Table, RevivePlayer], int]]] = {
    artifacts.CRATES: lambda table, me: len(me.crates_closed) + len(me.crates_opened),  # REV-ARTI-01
    artifacts.ENERGY: lambda table, me: me.all_energy,  # REV-ARTI-02
    artifacts.MODULES: lambda table, me: modules_laid(me),  # REV-ARTI-03
    artifacts.POPULATION: lambda table, me: me.figures.bit_count(),  # REV-ARTI-04
    artifacts.TRIBE_PROGRESS: lambda table, me: me.tribe_markers,  # REV-ARTI-05
    artifacts.FLASKS: lambda table, me: all_flasks(table, me),  # REV-ARTI-06
    artifacts.CARDS: lambda table, me: len(citizens(me)),  # REV-ARTI-08
    artifacts.LAKES: lambda table, me: lakes_gained(table, me).bit_count(),  # REV-ARTI-09
    artifacts.CRYSTALS: lambda table, me: crystal_symbols(me),  # REV-ARTI-10
}


def artifact_points(table: Table, me: RevivePlayer) -> int:
    """Each category of the card once, and once more for each large artifact of its colour (REV-FINAL-08, REV-FINAL-09,
    REV-FINAL-10)."""
    points = 0
    for card in me.artifact_cards or table.shared:
        for colour, category in enumerate(table.catalog.artifact_cards[card].categories):
            times = 1 + (me.artifacts & OF_COLOUR[colour]).bit_count()
            points += times * category_points(table, me, category)
    return points


def location_points(table: Table, me: RevivePlayer) -> int:
    """Each large location with an own figure (REV-FINAL-03, REV-POP-13)."""
    return sum(
        location_worth(table, me, table.catalog.locations[side])
        for corner, side in enumerate(table.corners)
        if me.figures >> corner_field(corner) & 1
    )


def location_worth(table: Table, me: RevivePlayer, side: Location) -> int:
    if side.count == locations.PRESENCE:
        return presence_points(me, side)
    if side.count == locations.TRACK:
        return side.points * me.tracks[side.colour]  # REV-LOC-01, REV-LOC-02, REV-LOC-03
    return side.points * LOCATION_COUNTS[side.count](table, me)


LOCATION_COUNTS: Final[dict[int, Callable[[Table, RevivePlayer], int]]] = {
    locations.ENERGY: lambda table, me: me.all_energy,  # REV-LOC-04
    locations.MODULES: lambda table, me: modules_laid(me),  # REV-LOC-05
    locations.LARGE_BUILDINGS: lambda table, me: me.large.bit_count(),  # REV-LOC-06
    locations.POPULATION: lambda table, me: me.figures.bit_count(),  # REV-LOC-07
    locations.LAKES: lambda table, me: lakes_gained(table, me).bit_count(),  # REV-LOC-10
    locations.ON_LARGE: lambda table, me: (me.figures & LARGE_LOCATIONS).bit_count(),  # REV-LOC-08
    locations.CARDS: lambda table, me: len(citizens(me)),  # REV-LOC-09
    locations.TRIBE_PROGRESS: lambda table, me: me.tribe_markers,  # REV-LOCC-01
    locations.CRYSTALS: lambda table, me: crystal_symbols(me),  # REV-LOCC-02
    locations.FLASKS: lambda table, me: all_flasks(table, me),  # REV-LOCC-03, REV-LOCC-06
    locations.CRATES: lambda table, me: len(me.crates_closed) + len(me.crates_opened),  # REV-LOCC-04
}


def presence_points(me: RevivePlayer, side: Location) -> int:
    """Area tiles with an own building or figure, start tiles included (REV-LOCC-05)."""
    tiles = len({space_of(field) for field in members((me.small | me.large | me.figures) & (1 << TILE_FIELDS) - 1)})
    return next((points for least, points in side.steps if tiles >= least), 0)


def card_bonus_points(table: Table, me: RevivePlayer) -> int:
    """2 for each citizen card of the colour of an unlocked card bonus (REV-FINAL-04, REV-TRACK-09,
    REV-TRACK-14)."""
    colours = [field.colour for place, field in CARD_BONUSES if me.opened & place]
    if not colours:
        return 0
    return CARD_BONUS_POINTS * sum(table.catalog.cards[card].colour in colours for card in citizens(me))


def technology_points(me: RevivePlayer) -> int:
    """REV-FINAL-02, REV-TECH-09."""
    return sum(TECHNOLOGY_PLACES[place].points for place in members(me.tech))


def violet(table: Table, me: RevivePlayer) -> dict[str, int]:
    """Points of the end of the game, by source. They give no bonuses (REV-PTS-05, REV-END-08)."""
    return {**open_violet(table, me), "artifact-card": artifact_points(table, me)}


def open_violet(table: Table, me: RevivePlayer) -> dict[str, int]:
    """The public violet points: all except those of the artifact card."""
    return {
        "progress": PROGRESS_TRACK.points[me.progress],  # REV-FINAL-01, REV-PROG-04, REV-PROG-05
        "technologies": technology_points(me),
        "locations": location_points(table, me),
        "card-bonus": card_bonus_points(table, me),
        "end-tile": END_TILE_POINTS * me.end_tile,  # REV-FINAL-05; never in solo (REV-SOLO-18)
        "small-artifacts": SMALL_POINTS * me.small_artifacts,  # REV-FINAL-06
        "left-over": sum(me.res) // LEFT_OVER,
    }


def total(table: Table, me: RevivePlayer) -> int:
    return me.vp + sum(violet(table, me).values())


def open_total(table: Table, me: RevivePlayer) -> int:
    """The public part of the total."""
    return me.vp + sum(open_violet(table, me).values())


LOST: Final = "lost"


def rank(points: int) -> str:
    """The rank of a solo game (REV-SOLO-19)."""
    return next((name for least, name in RANKS if points >= least), LOST)


def final_result(table: Table) -> Result:
    """Most points, then left-over resources, then machine tracks; else shared (REV-END-09, REV-TIE-01, REV-TIE-02,
    REV-TIE-03)."""
    breakdown = []
    for me in table.players:
        parts = {source: points for source, points in zip(POINT_SOURCES, me.tally, strict=True) if points}
        breakdown.append({**parts, **violet(table, me)})
    scores = [sum(parts.values()) for parts in breakdown]
    standing = [(scores[me.seat], sum(me.res) % LEFT_OVER, sum(me.tracks)) for me in table.players]
    winners = [seat for seat, place in enumerate(standing) if place == max(standing)]
    if table.solo:
        ranked = rank(scores[0])
        return Result(scores, [] if ranked == LOST else winners, breakdown, f"solo-{ranked}")
    return Result(scores, winners, breakdown, ENDINGS[table.ending])
