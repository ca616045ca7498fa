"""Every field of the state, declared once: `make fields` writes _fields.py from it (kernel/fields.py says
how)."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Player
from ....kernel.fields import constant, custom, derived, transient, variable_length
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.board import ENERGY, MACHINE_PLACES, SPACES
from ..pieces.map import ALWAYS_OPEN
from ..pieces.map import SPACES as TILE_SPACES
from .steps import AWAKE, NOT_YET, POINT_SOURCES, SET_UP
from .switches import Switches


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


class TableFields(State):
    """The shared table (REV-SETUP-01). Components not listed are out of the game (REV-PSETUP-26)."""

    def __init__(self, rng: Rng, catalog: Any, switches: Switches) -> None: ...

    catalog: Any = constant()  # state.py names the types of catalog and players
    switches: Switches = constant()
    players: list[Any] = custom()
    step: int = SET_UP
    active: int = 0
    first: int = 0
    round: int = 1
    turns_taken: int = 0  # in this round
    actions: int = 0  # in this turn (REV-TURN-11)
    slept: bool = False  # this turn was a hibernation
    sleep: int = (
        AWAKE  # the card that makes its player hibernate, NONE if the player chose to, AWAKE if nobody hibernates
    )
    clock: int = 0  # the field of the action marker in solo (REV-SETUP-11, REV-COMP-13), beside progress (REV-SOLO-05)
    ending: int = NOT_YET
    last_turns: int = -1  # turns still to come once the end was triggered; -1 before
    quiet_rounds: int = 0
    cards_out: int = 0  # cards out of the game; likewise below
    machines_out: int = 0
    modules_out: int = 0
    energy: int = ENERGY  # in the supply (REV-SETUP-10)
    artifacts: int = 0  # in the area: large ones, and two small ones in the longer game of four
    turned: int = 0  # spaces whose tile lies turned by 180 degrees
    explored: int = 0  # spaces whose tile lies face up
    shown: int = 0  # spaces whose front everybody has seen
    open_fields: int = ALWAYS_OPEN  # explored fields, abyss and large locations
    site: int = -1  # the space that is being explored; while the display is cleared, how far that has come
    deck: list[int] = variable_length([])  # the last one is drawn first, here and below
    cards: list[int] = variable_length([])  # in the display
    module_pile: list[int] = variable_length([])
    modules: list[int] = variable_length([])
    crates: list[int] = variable_length([])
    artifact_box: list[int] = variable_length([])  # the artifact cards that nobody has
    shared: list[int] = variable_length([])  # the artifact card everybody scores (REV-VAR-09)
    machine_piles: list[list[int]] = [[], [], []]  # by colour
    machines: list[list[int]] = [[], [], []]
    frames: list[tuple[int, ...]] = []  # pending effects; the last frame is resolved first
    tiles: list[int] = [-1] * TILE_SPACES  # on each space
    of: list[int] = [0] * 6  # the fields of each terrain
    corners: list[int] = []  # the side of a large location that lies there
    back_fields: tuple[tuple[int, int, int], ...] = derived(())  # food, any, fields with such a back
    # Only for the action or card play in progress:
    doing: int = transient(-1)  # the kind of action that is being paid
    range: int = transient(0)
    discount: int = transient(0)
    unlimited: bool = transient(False)
    paying: bool = transient(False)
    colours_for: int = transient(-1)  # the card that counts as all colours (REV-SYMM-06)
