"""The options of a match."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Value

SWITCHES: Final[tuple[str, ...]] = (
    "armies_per_region", "attack_after_move", "ballista_needs_points", "emptied_village_is_attacked",
    "first_distance", "first_player", "joker", "layout", "open_vp", "stall_rounds", "start_pieces",
)  # fmt: skip


class Switches:
    """The options of a match, typed. The comment names the rule that each one switches."""

    __slots__ = SWITCHES

    def __init__(self, options: dict[str, Value]) -> None:
        self.start_pieces: int = int(options["start_pieces"])  # DEUS-VSTART-01, DEUS-VSTART-06; 0: two of each
        self.layout: str = str(options["layout"])  # DEUS-SETUP-02, DEUS-VMAP-01
        self.joker: bool = bool(options["joker"])  # DEUS-VJOKER-10
        self.first_player: str = str(options["first_player"])  # DEUS-SETUP-19
        self.open_vp: bool = bool(options["open_vp"])  # DEUS-SETUP-20
        self.armies_per_region: int = int(options["armies_per_region"])  # DEUS-RED-09
        self.first_distance: int = int(options["first_distance"])  # DEUS-PLACE-02
        self.ballista_needs_points: bool = bool(options["ballista_needs_points"])  # DEUS-CARD-13
        self.attack_after_move: bool = bool(options["attack_after_move"])  # DEUS-ATTACK-14
        self.emptied_village_is_attacked: bool = bool(options["emptied_village_is_attacked"])  # DEUS-ATTACK-15
        self.stall_rounds: int = int(options["stall_rounds"])  # DEUS-END-09; 0: no guard
