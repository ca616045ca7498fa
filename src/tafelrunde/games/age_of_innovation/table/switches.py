"""The options of a match, typed."""

from __future__ import annotations

from ....kernel.game import Value


class Switches:
    """The options of a match, typed. The comment names the rule that each one switches."""

    __slots__ = (
        "automa", "automa_faction", "automa_level", "build_without_spades", "changed_2024", "draft", "first_player",
        "harder_map", "neutral_palace_counts", "tile_or_town_first",
    )  # fmt: skip

    def __init__(self, options: dict[str, Value], people: int) -> None:
        self.draft: bool = options["set_up"] == "draft"  # AOI-DRAFT-01
        self.harder_map: bool = bool(options["harder_map"])  # AOI-SETUP-03: three players on the small side
        self.changed_2024: bool = options["balance"] == 2024  # AOI-FACTION-45, AOI-FACTION-48, AOI-FACTION-29
        self.first_player: str = str(options["first_player"])  # AOI-SETUP-29
        # AOI-SPADE-29: T&B with free spades may be used to build only; the spades lapse
        self.build_without_spades: bool = bool(options["build_without_spades"])
        self.neutral_palace_counts: bool = bool(options["neutral_palace_counts"])  # AOI-INVENT-03, AOI-Q-10
        self.tile_or_town_first: bool = options["rewards"] == "chosen"  # AOI-Q-17
        self.automa: bool = people == 1 or (people == 2 and bool(options["automa"]))  # AOI-SOLO-01, AOI-SOLO-02
        self.automa_level: int = int(options["automa_level"])  # AOI-SOLO-14
        self.automa_faction: str = "simpletons" if people > 1 else str(options["automa_faction"])  # AOI-SOLO-08
