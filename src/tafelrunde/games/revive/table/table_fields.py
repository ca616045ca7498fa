"""The fields of the table: `make fields` writes _table_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.field_info import INTERNAL, NOBODY, PARTLY
from ....kernel.fields import constant, custom, derived, field, transient, variable_length
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.board import ENERGY, PROGRESS_END
from ..pieces.map import ALWAYS_OPEN
from ..pieces.map import SPACES as TILE_SPACES
from .catalog import Catalog
from .player import RevivePlayer
from .steps import AWAKE, NOT_YET, SET_UP
from .switches import Switches


class TableFields(State):
    """The shared table (REV-SETUP-01). Components not listed are out of the game (REV-PSETUP-26)."""

    def __init__(self, rng: Rng, catalog: Catalog, switches: Switches) -> None: ...

    catalog: Catalog = constant()
    switches: Switches = constant()
    players: list[RevivePlayer] = custom()
    step: int = field(SET_UP, INTERNAL)
    active: int = field(0, one="player", shown="turn")
    first: int = field(0, one="player")
    round: int = field(1, most=40)
    turns_taken: int = field(0, INTERNAL)  # in this round
    actions: int = field(0, most=2)  # in this turn (REV-TURN-11)
    slept: bool = field(False, most=1)  # this turn was a hibernation
    # The card that makes its player hibernate, NONE if the player chose to, AWAKE if nobody hibernates.
    sleep: int = field(AWAKE, INTERNAL)
    # The field of the action marker in solo (REV-SETUP-11, REV-COMP-13), beside progress (REV-SOLO-05).
    clock: int = field(0, most=PROGRESS_END + 1)
    ending: int = field(NOT_YET, one="ending")
    last_turns: int = field(-1, most=4)  # turns still to come once the end was triggered; -1 before
    quiet_rounds: int = field(0, most=40)
    cards_out: int = field(0, INTERNAL)  # cards out of the game; likewise below
    machines_out: int = field(0, INTERNAL)
    modules_out: int = field(0, INTERNAL)
    energy: int = field(ENERGY, most=ENERGY, shown="energy_in_supply")  # in the supply (REV-SETUP-10)
    artifacts: int = field(0, INTERNAL)  # in the area: large ones, and two small ones in the longer game of four
    turned: int = field(0, INTERNAL)  # spaces whose tile lies turned by 180 degrees
    explored: int = field(0, INTERNAL)  # spaces whose tile lies face up
    shown: int = field(0, INTERNAL)  # spaces whose front everybody has seen
    open_fields: int = field(ALWAYS_OPEN, INTERNAL)  # explored fields, abyss and large locations
    # The space that is being explored; while the display is cleared, how far that has come.
    site: int = field(-1, INTERNAL)
    deck: list[int] = variable_length([], NOBODY, of="card")  # the last one is drawn first, here and below
    cards: list[int] = variable_length([], INTERNAL)  # in the display
    module_pile: list[int] = variable_length([], NOBODY, of="module")
    modules: list[int] = variable_length([], INTERNAL)
    crates: list[int] = variable_length([], NOBODY, of="crate")
    artifact_box: list[int] = variable_length([], NOBODY, of="artifactcard")  # the artifact cards that nobody has
    # The artifact card everybody scores (REV-VAR-09).
    shared: list[int] = variable_length([], of="artifactcard", shown="shared_artifact_card")
    machine_piles: list[list[int]] = field([[], [], []], PARTLY)  # by colour
    machines: list[list[int]] = field([[], [], []], INTERNAL)
    frames: list[tuple[int, ...]] = field([], INTERNAL)  # pending effects; the last frame is resolved first
    tiles: list[int] = field([-1] * TILE_SPACES, PARTLY)  # on each space
    of: list[int] = field([0] * 6, INTERNAL)  # the fields of each terrain
    corners: list[int] = field([], one="location", most=4)  # the side of a large location that lies there
    back_fields: tuple[tuple[int, int, int], ...] = derived(())  # food, any, fields with such a back
    # Only for the action or card play in progress:
    doing: int = transient(-1)  # the kind of action that is being paid
    range: int = transient(0)
    discount: int = transient(0)
    unlimited: bool = transient(False)
    paying: bool = transient(False)
    colours_for: int = transient(-1)  # the card that counts as all colours (REV-SYMM-06)
