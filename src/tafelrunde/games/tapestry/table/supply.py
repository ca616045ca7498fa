"""The components in play: those of the base game and of the expansions in use (TAP-COMP-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.game import RECONSTRUCTED
from ....kernel.hexes import mask
from ..pieces.kinds import ARTS_ARCHITECTURE, BASE, TRACKS
from .component_types import Components

# What TAP-VARIANT-01 takes out of the game.
STRONG_CARDS: Final = ("alliance", "broker_of_peace", "marriage_of_state", "renaissance", "theocracy")
STRONG_TECHS: Final = ("lithium_ion_battery", "radio")
# Not in a game against the Automa: cards and civilizations that need others who decide or pay, and those that are
# unfair to the player or to the Automa (TAP-AUTOMA-09, TAP-AUTOMA-10, TAP-AUTOMA-11, TAP-AUTOMA-97, TAP-AUTOMA-105,
# TAP-AUTOMA-109).
SOLO_CARDS_OUT: Final = (
    "age_of_sail", "alliance", "coal_baron", "dictatorship", "diplomacy", "espionage", "marriage_of_state",
    "oil_magnate", "olympic_host", "steam_tycoon", "trade_economy", "granges", "forgery_ring", "telepathic_senate",
    "trap", "trap",
)  # fmt: skip
SOLO_CIVILIZATIONS_OUT: Final = (
    "advisors", "futurists", "genies", "heralds", "illuminati", "inventors", "spies", "traders", "weefolk",
)  # fmt: skip


class Supply:
    """Numbers of components, ascending. `arts_cards` and `arts_techs` are those with the arts symbol where there is no
    arts track (TAP-COMP-19)."""

    def __init__(self, catalog: Components, expansions: int, only_known: bool, against_automa: bool) -> None:
        def numbers(expansions_of: list[int], sources: list[str]) -> list[int]:
            return [
                n
                for n, (of, source) in enumerate(zip(expansions_of, sources, strict=True))
                if (of == BASE or of & expansions) and not (only_known and of != BASE and source == RECONSTRUCTED)
            ]

        known = "known"
        self.cards: list[int] = numbers(
            [card.expansion for card in catalog.cards], [card.source for card in catalog.cards]
        )
        if against_automa:
            self.cards = without(self.cards, [card.id for card in catalog.cards], SOLO_CARDS_OUT)
        partly = [RECONSTRUCTED if RECONSTRUCTED in card.sources.values() else known for card in catalog.techs]
        self.techs: list[int] = numbers([card.expansion for card in catalog.techs], partly)
        # With the arts track there are five tracks (TAP-SETUP-02).
        self.tracks: int = len(catalog.spaces) if expansions & ARTS_ARCHITECTURE else len(TRACKS)
        self.tiles: list[int] = list(range(len(catalog.tiles)))
        self.space_tiles: list[int] = numbers(catalog.space_expansions, catalog.space_sources)
        self.civilizations: list[int] = numbers(
            [civ.expansion for civ in catalog.civilizations], [known] * len(catalog.civilizations)
        )
        if against_automa:
            ids = [civ.id for civ in catalog.civilizations]
            self.civilizations = without(self.civilizations, ids, SOLO_CIVILIZATIONS_OUT)
        self.landmarks: list[int] = numbers(
            [mark.expansion for mark in catalog.landmarks], [known] * len(catalog.landmarks)
        )
        goals = catalog.landmark_cards
        self.landmark_cards: list[int] = numbers([goal.expansion for goal in goals], [goal.source for goal in goals])
        self.masterpieces: list[int] = list(range(len(catalog.masterpieces))) if expansions & ARTS_ARCHITECTURE else []
        self.inspiration: bool = (
            expansions & ARTS_ARCHITECTURE > 0 and not only_known
        )  # the tiles are ours; a set for each player (TAP-COMP-14, TAP-SETUP-24)
        mats = numbers([mat.expansion for mat in catalog.capitals], [mat.source for mat in catalog.capitals])
        self.advanced: list[int] = [n for n in mats if catalog.capitals[n].expansion != BASE]  # capitals (TAP-SETUP-15)
        self.replies: list[int] = [mask(self.cards) & cards for cards in catalog.replies]  # reaction cards by window
        without_arts = not expansions & ARTS_ARCHITECTURE
        self.arts_cards: int = mask([n for n in self.cards if without_arts and catalog.cards[n].arts])
        self.arts_techs: int = mask([n for n in self.techs if without_arts and catalog.techs[n].arts])


def without(numbers: list[int], ids: list[str], out: Sequence[str]) -> list[int]:
    """The numbers without those of the things named; of a thing with several copies the last ones go."""
    left = list(out)
    kept = []
    for number in reversed(numbers):
        if ids[number] in left:
            left.remove(ids[number])
        else:
            kept.append(number)
    return kept[::-1]
