"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.decision import Player
from ....kernel.field_info import INTERNAL, OWNER
from ....kernel.fields import derived, field, variable_length
from ..pieces.board import LAP, LAST_HIBERNATION, MACHINE_PLACES, PROGRESS_END, SPACES, TRACK_END, TRIBE_MARKERS
from .steps import POINT_SOURCES


class PlayerFields(Player):
    """A player's components, with a board, a switch and markers of each colour (REV-PSETUP-01, REV-COMP-19,
    REV-COMP-20, REV-COMP-21). Sets of fields, technologies, machines and artifacts are bitmasks. Pieces not yet placed
    are not listed: they follow from those placed."""

    tribe: int = field(-1, one="tribe")
    side: int = field(0, one="side")
    energy: int = field(0, most=10)  # in the storage
    loaded: int = field(0, INTERNAL)  # machine places with energy on them
    opened: int = field(0, of="rewardfield")  # unlocked reward fields
    unlocked: int = field(0, INTERNAL)  # machine places that have a machine
    progress: int = field(0, most=PROGRESS_END)  # covered fields of the progress track
    tribe_markers: int = field(0, most=TRIBE_MARKERS)  # progress markers taken off the tribe board
    reused: int = field(0, of="crate", shown="crates_reused")  # opened crates that were used again
    switch_used: bool = field(False, most=1)  # REV-COMP-21, REV-PSETUP-06
    hibernation: int = field(0, most=LAST_HIBERNATION)  # the field of the hibernation marker (REV-PSETUP-17)
    vp: int = field(0, most=LAP)  # the field of the score marker (REV-PSETUP-16)
    small: int = field(0, of="field")  # fields with small buildings
    large: int = field(0, of="field")
    figures: int = field(0, of="field")
    tech: int = field(0, of="techplace", shown="technologies")  # unlocked technologies by place
    skills: int = field(0, INTERNAL)  # bits of what the technologies allow
    tiles: int = field(0, of="field")  # fields with tiles of the tribe
    falcon: int = field(-1, one="field")
    # Lakes that rewarded a building; those with an own temple gave their reward again.
    lakes: int = field(0, of="field")
    artifacts: int = field(0, of="artifact")  # large ones
    small_artifacts: int = field(0, most=4)
    end_tile: bool = field(False, most=1)
    active: list[int] = variable_length([], of="card")  # REV-CARD-07
    rest: list[int] = variable_length([], of="card")
    crates_closed: list[int] = variable_length([], "over", of="crate")
    crates_opened: list[int] = variable_length([], of="crate")
    artifact_cards: list[int] = variable_length([], "over", of="artifactcard")  # two while one is being chosen
    artifact_card_passed: list[int] = variable_length([], OWNER, of="artifactcard")  # it was not kept
    # Cards with the half in use (pieces/cards.py), lowest first.
    slots: list[tuple[int, ...]] = field([()] * 5, INTERNAL)
    # Gears, books, food, crystals (REV-PSETUP-20).
    res: list[int] = field([0] * 4, by="resource", most=6, shown="resources")
    machines: list[int] = field([-1] * MACHINE_PLACES, INTERNAL)  # the machine tile on each place, -1 where none lies
    tracks: list[int] = field([1] * 3, by="track", most=TRACK_END)  # REV-PSETUP-04
    modules: list[int] = field([-1] * SPACES, INTERNAL)  # on each module space, or -1
    tally: list[int] = field([0] * len(POINT_SOURCES), INTERNAL)
    standing: list[int] = field([0] * 4, INTERNAL)  # discounts of the cards in play by kind of action, then their range
    reach: tuple[int, ...] = derived(())  # fields by distance, computed lazily; () is out of date
