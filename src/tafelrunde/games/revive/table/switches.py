"""The options of a match, typed, with the parts unlocked by the campaign (REV-CAMP-08). All are off by default
(REV-VAR-07, REV-CAMP-10)."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Option, Value

# The parts that each chapter unlocks, from chapter 1 (REV-CAMP-11).
PARTS: Final = ("locations", "formica", "giant_crystals", "vukuntur", "switch", "moon")
CHAPTERS: Final[tuple[tuple[str, ...], ...]] = (
    ("locations",), ("formica",), ("giant_crystals",), ("vukuntur", "switch"), ("moon",),
)  # fmt: skip
SWITCH_EFFECTS: Final = ("printed", "crystal", "energy", "track")  # REV-CAMP-12

OPTIONS: Final = (
    Option("chapter", (0, 1, 2, 3, 4, 5), 0, "REV-CAMP-01..11"),
    Option("locations", (False, True), False, "REV-LOCC-07"),
    Option("formica", (False, True), False, "REV-FOR-01"),
    Option("giant_crystals", (False, True), False, "REV-CAMP-09"),
    Option("vukuntur", (False, True), False, "REV-VUK-01"),
    Option("switch", SWITCH_EFFECTS, "printed", "REV-CAMP-12"),
    Option("moon", (False, True), False, "REV-PSETUP-03, REV-CAMP-13"),
    Option("choose_tribes", (False, True), False, "REV-VAR-01"),
    Option("two_artifact_cards", (False, True), False, "REV-VAR-02"),
    Option("longer", (False, True), False, "REV-VAR-03..08"),
    Option("shared_artifact_card", (False, True), False, "REV-VAR-09"),
    Option("first_player", ("random", "first_seat"), "random", "REV-SETUP-15", favours_a_seat=True),
    Option("colours_when_playing_only", (False, True), False, "REV-SYMM-10"),
    Option("removal_field", (4, 3), 4, "REV-HIB-16"),
    Option("ability_without_lakes", (False, True), False, "REV-ABIL-07"),
    Option("stall_rounds", (20, 10, 40, 0), 20, "REV-END-11"),
)


def unlocked_before(chapter: int) -> list[str]:
    """The parts that chapter is played with; chapter 6 stands for the time after the campaign (REV-CAMP-07,
    REV-CAMP-11)."""
    return [part for parts in CHAPTERS[: max(0, chapter - 1)] for part in parts]


class Switches:
    """The options of a match, typed. A part is in play if its option is on or an earlier chapter has unlocked it."""

    __slots__ = (
        "ability_without_lakes", "chapter", "choose_tribes", "colours_when_playing_only", "first_player", "formica",
        "giant_crystals", "locations", "longer", "moon", "removal_field", "shared_artifact_card", "stall_rounds",
        "switch", "two_artifact_cards", "vukuntur",
    )  # fmt: skip

    def __init__(self, options: dict[str, Value], players: int) -> None:
        self.chapter: int = int(options["chapter"])
        unlocked = unlocked_before(self.chapter)
        self.locations: bool = bool(options["locations"]) or "locations" in unlocked
        self.formica: bool = bool(options["formica"]) or "formica" in unlocked
        self.giant_crystals: bool = bool(options["giant_crystals"]) or "giant_crystals" in unlocked
        self.vukuntur: bool = bool(options["vukuntur"]) or "vukuntur" in unlocked
        self.moon: bool = bool(options["moon"]) or "moon" in unlocked
        named = SWITCH_EFFECTS.index(str(options["switch"]))
        self.switch: int = named or int("switch" in unlocked)  # SWITCH_EFFECTS[1] unless the option names another
        self.choose_tribes: bool = bool(options["choose_tribes"])
        self.two_artifact_cards: bool = bool(options["two_artifact_cards"])
        self.longer: bool = bool(options["longer"]) and players > 1  # REV-SOLO-22
        self.shared_artifact_card: bool = bool(options["shared_artifact_card"])
        self.first_player: str = str(options["first_player"])
        self.colours_when_playing_only: bool = bool(options["colours_when_playing_only"])
        self.removal_field: int = int(options["removal_field"])
        self.ability_without_lakes: bool = bool(options["ability_without_lakes"])
        self.stall_rounds: int = int(options["stall_rounds"])  # 0: no guard
