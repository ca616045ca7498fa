"""Encodes a Revive position, as far as a seat may know it, as numbers for learned evaluation (kernel/encode.py).

The seat itself and its best rival are described in full, further players by the best of them in each respect. Of others
a row has public numbers only: no artifact cards, no contents of closed crates, and no fronts of tiles that nobody has
seen.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, Optional

from ....kernel.encode import ENDED_BY_PLAYERS, POINTS, Block, Encoder, Layout, Row, judged, places
from ....kernel.encode import SET_UP as BEFORE
from ....kernel.hexes import members
from ..components.crates import CRATE_KINDS, kind_of
from ..components.locations import LOCATIONS
from ..pieces.board import LAST_HIBERNATION, MACHINE_PLACES, PROGRESS_END, REWARD_FIELDS, TRACK_END
from ..pieces.cards import card_of
from ..pieces.kinds import (
    ARTIFACT_CARDS,
    CAPS,
    CARDS,
    CITIZENS,
    LARGE_ARTIFACTS,
    MACHINES,
    MODULES,
    PLACES,
    SIDES,
    TRIBES,
)
from ..pieces.map import LARGE_LOCATIONS, corner_field
from ..rules.counts import modules_laid
from ..rules.scoring import open_total, total
from ..table.player import RevivePlayer
from ..table.state import Table
from ..table.steps import ACTION
from ..table.switches import SWITCH_EFFECTS
from .strategy import FEATURES, SOLO_WEIGHTS, WEIGHTS, measured, time_left

PHASES: Final = ("set-up", "opening", "early", "middle", "late", "last turns")
SEATS: Final = 4
CORNERS: Final = 4
# Scale of each feature of the heuristic evaluation: the value that becomes 1.0.
TERM_SCALE: Final = (
    50.0, 4.0, 4.0, 4.0, 3.0, 2.0, 5.0, 3.0, 6.0, 5.0, 3.0, 6.0, 18.0, 5.0, 5.0, 5.0, 8.0, 2.0, 2.0, 15.0, 3.0, 4.0,
    3.0, 50.0,
)  # fmt: skip
PLAYER_NUMBERS: Final = 4 + 3 + 24
MATCH_NUMBERS: Final = 16
REST_NUMBERS: Final = 4
TRACK_MARKS: Final = TRACK_END + 1

LAYOUT: Final = Layout(
    marks=[
        Block("phase", len(PHASES), ", ".join(PHASES)),
        Block("players", SEATS, "1 to 4 play"),
        Block("tribe", len(TRIBES) * len(SIDES), "own tribe and side of its board"),
        Block("rival_tribe", len(TRIBES) * len(SIDES), "the same of the rival"),
        Block("switch", len(SWITCH_EFFECTS), ", ".join(SWITCH_EFFECTS)),
        Block("resources", sum(CAPS) + len(CAPS), "own gears, books, food and crystals, one mark each"),
        Block("tracks", 3 * TRACK_MARKS, "own machine tracks"),
        Block("opened", len(REWARD_FIELDS), "own reward fields"),
        Block("progress", PROGRESS_END + 1, "own progress track"),
        Block("hibernation", LAST_HIBERNATION + 1, "own field of the hibernation track"),
        Block("places", MACHINE_PLACES, "own places with a machine"),
        Block("loaded", MACHINE_PLACES, "own places with energy"),
        Block("machines", MACHINES, "own machine tiles"),
        Block("modules", MODULES, "own modules in use"),
        Block("active", CARDS, "own active cards"),
        Block("slots", CARDS, "own cards in slots"),
        Block("rest", CARDS, "own resting cards"),
        Block("technologies", len(PLACES), "own technologies"),
        Block("rival_technologies", len(PLACES), "technologies of the rival"),
        Block("artifact_card", ARTIFACT_CARDS, "own artifact card, or the one of all"),
        Block("artifacts", LARGE_ARTIFACTS, "own large artifacts"),
        Block("locations", len(LOCATIONS), "large locations in this game"),
        Block("settled", len(LOCATIONS), "those with an own figure"),
        Block("display", CITIZENS, "cards in the display"),
    ],
    numbers=[
        Block("own_points", 1, "points, if the game ended now"),
        Block("rival_points", 1, "points of the rival, as far as they can be counted"),
        Block("match", MATCH_NUMBERS, "lead, time left, artifacts left, clock, own turn, options"),
        Block("crates", len(CRATE_KINDS), "own closed crates by kind"),
        Block("own", PLAYER_NUMBERS, "what lies in front of the seat"),
        Block("rival", PLAYER_NUMBERS, "the same of the rival"),
        Block("others", REST_NUMBERS, "the best of further players: points, buildings, figures, artifacts"),
        Block("terms", len(FEATURES), "the terms of the hand-made evaluation"),
        Block("handmade", 1, "what that evaluation promises beyond the points"),
    ],
)
ZEROS: Final = LAYOUT.empty()
NUMBERS: Final = LAYOUT.numbers_at
TERMS: Final = LAYOUT.at["terms"]
write_numbers: Final = Struct(f"{TERMS - NUMBERS}f").pack_into  # faster than a separate array
RIVAL_POINTS: Final = LAYOUT.at["rival_points"]
AT: Final = LAYOUT.at
PLAYERS_AT, TRIBE, RIVAL_TRIBE, SWITCH, RESOURCES_AT, TRACKS, OPENED, PROGRESS, HIBERNATION = (
    AT[name]
    for name in (
        "players", "tribe", "rival_tribe", "switch", "resources", "tracks", "opened", "progress", "hibernation",
    )
)  # fmt: skip
PLACES_AT, LOADED, MACHINES_AT, MODULES_AT, ACTIVE, SLOTS, REST, TECH, RIVAL_TECH = (
    AT[name]
    for name in (
        "places", "loaded", "machines", "modules", "active", "slots", "rest", "technologies", "rival_technologies",
    )
)  # fmt: skip
ARTIFACT_CARD, ARTIFACTS, LOCATIONS_AT, SETTLED, DISPLAY = (
    AT[name] for name in ("artifact_card", "artifacts", "locations", "settled", "display")
)


def phase(table: Table, seat: int) -> int:
    if table.step < ACTION:
        return BEFORE
    if table.last_turns >= 0:
        return 5
    left = time_left(table)
    return 1 if left > 0.8 else 2 if left > 0.55 else 3 if left > 0.3 else 4 if left else 5


def base_row(table: Table, seat: int) -> Row:
    """The row without the features of the heuristic evaluation, which take longer than all the rest."""
    me = table.players[seat]
    counted = [0 if player is me else open_total(table, player) for player in table.players]
    rival = best_rival(table, me, counted)
    theirs = counted[rival.seat] if rival else 0
    numbers = ZEROS[:]
    numbers[phase(table, seat)] = 1.0
    numbers[PLAYERS_AT + len(table.players) - 1] = 1.0
    mark_table(numbers, table, me)
    mark_own(numbers, me)
    mark_cards(numbers, table, me)
    if rival is not None:
        if rival.tribe >= 0:
            numbers[RIVAL_TRIBE + len(SIDES) * rival.tribe + rival.side] = 1.0
        for place in members(rival.tech):
            numbers[RIVAL_TECH + place] = 1.0
    crates = [0.0] * len(CRATE_KINDS)
    for crate in me.crates_closed:
        crates[kind_of(crate)] += 0.5
    own = total(table, me)
    write_numbers(numbers, 4 * NUMBERS,
        own / POINTS,
        theirs / POINTS,
        *match_numbers(table, me, own - theirs),
        *crates,
        *player_numbers(me),
        *(player_numbers(rival) if rival else [0.0] * PLAYER_NUMBERS),
        *rest_numbers(table, me, rival, counted),
    )  # fmt: skip
    return numbers


def row(table: Table, seat: int) -> Row:
    numbers, me = base_row(table, seat), table.players[seat]
    terms = measured(table, me, round(POINTS * numbers[RIVAL_POINTS]))
    numbers[TERMS:] = judged(terms, TERM_SCALE, SOLO_WEIGHTS if table.solo else WEIGHTS, terms[0])
    return numbers


def best_rival(table: Table, me: RevivePlayer, counted: list[int]) -> Optional[RevivePlayer]:
    """The opponent with most points; None in solo."""
    if len(table.players) == 2:
        return table.players[1 - me.seat]
    return max(
        (other for other in table.players if other is not me), key=lambda other: counted[other.seat], default=None
    )


# ------------------------------------------------------------------------------------------------ marks


def mark_table(numbers: Row, table: Table, me: RevivePlayer) -> None:
    numbers[SWITCH + table.switches.switch] = 1.0
    figures = me.figures & LARGE_LOCATIONS
    for corner, side in enumerate(table.corners):
        numbers[LOCATIONS_AT + side] = 1.0
        if figures and figures >> corner_field(corner) & 1:
            numbers[SETTLED + side] = 1.0
    for card in table.cards:
        numbers[DISPLAY + card] = 1.0


def mark_own(numbers: Row, me: RevivePlayer) -> None:
    if me.tribe >= 0:
        numbers[TRIBE + len(SIDES) * me.tribe + me.side] = 1.0
    place = RESOURCES_AT
    for held, cap in zip(me.res, CAPS, strict=True):
        numbers[place + (held if held < cap else cap)] = 1.0  # above the cap only while an action is paid
        place += cap + 1
    place = TRACKS
    for steps in me.tracks:
        numbers[place + steps] = 1.0
        place += TRACK_MARKS
    for field in members(me.opened):
        numbers[OPENED + field] = 1.0
    numbers[PROGRESS + me.progress] = 1.0
    numbers[HIBERNATION + me.hibernation] = 1.0
    for place in members(me.unlocked):
        numbers[PLACES_AT + place] = 1.0
    for place in members(me.loaded):
        numbers[LOADED + place] = 1.0
    for place in members(me.tech):
        numbers[TECH + place] = 1.0
    for artifact in members(me.artifacts):
        numbers[ARTIFACTS + artifact] = 1.0


def mark_cards(numbers: Row, table: Table, me: RevivePlayer) -> None:
    for machine in me.machines:
        if machine >= 0:
            numbers[MACHINES_AT + machine] = 1.0
    for module in me.modules:
        if module >= 0:
            numbers[MODULES_AT + module] = 1.0
    for card in me.active:
        numbers[ACTIVE + card] = 1.0
    for slot in me.slots:
        for played in slot:
            numbers[SLOTS + card_of(played)] = 1.0
    for card in me.rest:
        numbers[REST + card] = 1.0
    for card in me.artifact_cards or table.shared:
        numbers[ARTIFACT_CARD + card] = 1.0


# ------------------------------------------------------------------------------------------------ numbers


def match_numbers(table: Table, me: RevivePlayer, lead: float) -> list[float]:
    switches = table.switches
    return [
        lead / 25.0,
        time_left(table),
        table.round / 24.0,
        table.artifacts.bit_count() / LARGE_ARTIFACTS,
        table.clock / (PROGRESS_END + 1),
        1.0 if table.last_turns >= 0 else 0.0,
        max(table.last_turns, 0) / 3.0,
        1.0 if table.active == me.seat else 0.0,
        ((me.seat - table.first) % len(table.players)) / 3.0,
        table.energy / 28.0,
        table.explored.bit_count() / 20.0,
        len(table.crates) / 28.0,
        1.0 if switches.longer else 0.0,
        1.0 if switches.giant_crystals else 0.0,
        1.0 if switches.shared_artifact_card else 0.0,
        1.0 if switches.moon else 0.0,
    ]


def player_numbers(player: RevivePlayer) -> list[float]:
    """Public numbers of a player."""
    gears, books, food, crystals = player.res
    grey, green, yellow = player.tracks
    resting, active = len(player.rest), len(player.active)
    figures = player.figures
    return [
        gears / 5.0,
        books / 5.0,
        food / 5.0,
        crystals / 3.0,
        grey / TRACK_END,
        green / TRACK_END,
        yellow / TRACK_END,
        player.vp / POINTS,
        player.energy / 4.0,
        player.loaded.bit_count() / 5.0,
        player.unlocked.bit_count() / 6.0,
        player.opened.bit_count() / 8.0,
        player.progress / PROGRESS_END,
        player.tribe_markers / 5.0,
        player.hibernation / LAST_HIBERNATION,
        1.0 if player.switch_used else 0.0,
        player.small.bit_count() / 5.0,
        player.large.bit_count() / 3.0,
        figures.bit_count() / 6.0,
        (figures & LARGE_LOCATIONS).bit_count() / 2.0,
        player.tech.bit_count() / 4.0,
        player.lakes.bit_count() / 3.0,
        player.artifacts.bit_count() / 4.0,
        player.small_artifacts / 2.0,
        1.0 if player.end_tile else 0.0,
        active / 6.0,
        resting / 6.0,
        player.slots.count(()) / 5.0,
        len(player.crates_closed) / 3.0,
        len(player.crates_opened) / 4.0,
        modules_laid(player) / 6.0,
    ]


def rest_numbers(table: Table, me: RevivePlayer, rival: Optional[RevivePlayer], counted: list[int]) -> list[float]:
    rest = [player for player in table.players if player is not me and player is not rival]
    if not rest:
        return [0.0] * REST_NUMBERS
    return [
        max([counted[player.seat] for player in rest]) / POINTS,
        max([(player.small | player.large).bit_count() for player in rest]) / 6.0,
        max([player.figures.bit_count() for player in rest]) / 6.0,
        max([player.artifacts.bit_count() for player in rest]) / 4.0,
    ]


# ------------------------------------------------------------------------------------------------ the whole game

CHOICES: Final = (
    *places("tribe", (f"{tribe} {side}" for tribe in TRIBES for side in SIDES)),
    *places("artifact card", range(ARTIFACT_CARDS)),
)


def chosen(table: Table, seat: int) -> list[int]:
    """Tribe with its side, and the artifact card that is kept."""
    me = table.players[seat]
    choices = [len(SIDES) * me.tribe + me.side] if me.tribe >= 0 else []
    return choices + [len(TRIBES) * len(SIDES) + card for card in me.artifact_cards]


ENCODER: Final = Encoder(LAYOUT, CHOICES, row, base_row, phase, chosen, ENDED_BY_PLAYERS)
