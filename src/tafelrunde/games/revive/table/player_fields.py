"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields.py says how)."""

from __future__ import annotations

from ....kernel.decision import Player
from ....kernel.fields import derived, variable_length
from ..pieces.board import MACHINE_PLACES, SPACES
from .steps import POINT_SOURCES


class PlayerFields(Player):
    """A player's components, with a board, a switch and markers of each colour (REV-PSETUP-01, REV-COMP-19,
    REV-COMP-20, REV-COMP-21). Sets of fields, technologies, machines and artifacts are bitmasks. Pieces not yet placed
    are not listed: they follow from those placed."""

    tribe: int = -1
    side: int = 0
    energy: int = 0  # in the storage
    loaded: int = 0  # machine places with energy on them
    opened: int = 0  # unlocked reward fields
    unlocked: int = 0  # machine places that have a machine
    progress: int = 0  # covered fields of the progress track
    tribe_markers: int = 0  # progress markers taken off the tribe board
    reused: int = 0  # opened crates that were used again
    switch_used: bool = False  # REV-COMP-21, REV-PSETUP-06
    hibernation: int = 0  # the field of the hibernation marker (REV-PSETUP-17)
    vp: int = 0  # the field of the score marker (REV-PSETUP-16)
    small: int = 0  # fields with small buildings
    large: int = 0
    figures: int = 0
    tech: int = 0  # unlocked technologies by place
    skills: int = 0  # bits of what the technologies allow
    tiles: int = 0  # fields with tiles of the tribe
    falcon: int = -1
    lakes: int = 0  # lakes that rewarded a building; those with an own temple gave their reward again
    artifacts: int = 0  # large ones
    small_artifacts: int = 0
    end_tile: bool = False
    active: list[int] = variable_length([])  # REV-CARD-07
    rest: list[int] = variable_length([])
    closed: list[int] = variable_length([])  # crates
    opened_crates: list[int] = variable_length([])
    artifact: list[int] = variable_length([])  # artifact cards held: one, or two while one is being chosen
    passed: list[int] = variable_length([])  # the artifact card that was not kept
    slots: list[tuple[int, ...]] = [()] * 5  # cards with the half in use (pieces/cards.py), lowest card first
    res: list[int] = [0] * 4  # gears, books, food, crystals (REV-PSETUP-20)
    machines: list[int] = [-1] * MACHINE_PLACES  # the machine tile on each place, -1 where none lies
    tracks: list[int] = [1] * 3  # REV-PSETUP-04
    modules: list[int] = [-1] * SPACES  # on each module space, or -1
    tally: list[int] = [0] * len(POINT_SOURCES)
    standing: list[int] = [0] * 4  # discounts of the cards in play by kind of action, then their range
    reach: tuple[int, ...] = derived(())  # fields by distance, computed lazily; () is out of date
