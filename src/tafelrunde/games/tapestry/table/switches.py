"""The options of a match, typed."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.game import Value
from ..pieces.automa import AUTOMA_AND_SHADOW, NO_BOTS, SHADOW_ALONE
from ..pieces.kinds import EXPANSIONS


class Switches:
    """The comment names the rule that each one switches."""

    __slots__ = (
        "adjustments", "architects_per_person", "automa_level", "bots", "choose_science_die", "civ_draw_2",
        "count_buildings_anywhere", "expansions", "final_scores_last", "first_income_draw_2", "free_set_aside",
        "inventors_upgrade", "mercantilism_all_food", "nanotech_2", "no_civ_adjustments", "no_late_tapestry",
        "no_once_per_turn", "only_kept_income", "only_known", "remove_cards", "reshuffle_tiles", "revised",
        "same_expansion_civs", "seat_start", "tiebreak_resources",
    )  # fmt: skip

    def __init__(self, options: dict[str, Value], players: int) -> None:
        self.revised: bool = options["mats"] == "revised"  # the later edition of the civilization mats
        self.remove_cards: bool = bool(options["remove_cards"])  # TAP-VARIANT-01
        self.choose_science_die: bool = bool(options["choose_science_die"])  # TAP-VARIANT-02
        self.first_income_draw_2: bool = bool(options["first_income_draw_2"])  # TAP-VARIANT-04
        self.civ_draw_2: bool = bool(options["civ_draw_2"])  # TAP-VARIANT-05
        self.nanotech_2: bool = bool(options["nanotech_2"])  # TAP-VARIANT-06
        self.seat_start: bool = bool(options["seat_start"])  # TAP-VARIANT-07
        self.tiebreak_resources: bool = bool(options["tiebreak_resources"])  # TAP-VARIANT-08
        self.no_once_per_turn: bool = bool(options["no_once_per_turn"])  # TAP-VARIANT-09
        self.reshuffle_tiles: bool = bool(options["reshuffle_tiles"])  # TAP-VARIANT-10
        self.no_late_tapestry: bool = bool(options["no_late_tapestry"])  # TAP-VARIANT-11
        self.free_set_aside: bool = bool(options["free_set_aside"])  # TAP-VARIANT-12
        self.no_civ_adjustments: bool = bool(options["no_civ_adjustments"])  # TAP-VARIANT-13
        self.adjustments: bool = not self.revised and not self.no_civ_adjustments  # TAP-CIVADJ-25: worked in already
        self.count_buildings_anywhere: bool = bool(options["count_buildings_anywhere"])  # TAP-VARIANT-14
        self.architects_per_person: bool = bool(options["architects_per_person"])  # TAP-VARIANT-15
        self.final_scores_last: bool = bool(options["final_scores_last"])  # TAP-VARIANT-16
        self.only_kept_income: bool = bool(options["only_kept_income"])  # TAP-VARIANT-17
        self.mercantilism_all_food: bool = bool(options["mercantilism_all_food"])  # TAP-VARIANT-18
        self.inventors_upgrade: bool = bool(options["inventors_upgrade"])  # TAP-VARIANT-19
        self.expansions: int = expansions_in(options)  # TAP-COMP-18
        self.same_expansion_civs: bool = bool(options["same_expansion_civs"])  # TAP-VARIANT-03
        self.only_known: bool = bool(options["only_known"])  # without components that no source gives
        self.bots: int = bots_in(options, players)  # which opponents the rules play
        self.automa_level: int = int(options["automa_level"])  # TAP-AUTOMA-05


def expansions_in(options: Mapping[str, object]) -> int:
    """The expansions in play, as bits."""
    return sum(bit for name, bit in EXPANSIONS.items() if options.get(name) is True)


def bots_in(options: Mapping[str, object], players: int) -> int:
    """The opponents that the rules play: alone unless one plays for points (TAP-AUTOMA-01), with two people if they
    want the Shadow Empire (TAP-AUTOMA-115)."""
    if players == 1 and options["solo"] == "automa":
        return AUTOMA_AND_SHADOW
    return SHADOW_ALONE if players == 2 and options["shadow_empire"] is True else NO_BOTS
