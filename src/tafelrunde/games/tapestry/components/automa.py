"""The Automa's decision cards, mats and levels. Her civilizations are in ../automa/civilizations.py."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import Facts, Icons
from ....kernel.game import PUBLIC, Component, Value
from ..pieces.automa import (
    ALL,
    ARTS_PLACES,
    END,
    END_OR_LANDMARK,
    ENTRIES,
    FIRST,
    HEART,
    LAST,
    NOWHERE,
    TRACK_ICONS,
)
from ..pieces.kinds import ARTS_ARCHITECTURE, BASE, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from ..table.effect import TapestryEffect

BASIS: Final = "automa-pictures"

# ------------------------------------------------------------------------------------------------ decision cards


class Decision(TapestryEffect):
    """Both halves of a decision card: the track icons of the two and the income icon; the order of tracks, the order of
    hexes and the topple icon (TAP-AUTOMA-23)."""

    key = "decision"

    def __init__(self, card: DecisionCard) -> None:
        self.card = card

    def facts(self) -> Facts:
        card = self.card
        order = {f"entry{n}": ENTRIES[entry] for n, entry in enumerate(card.order, 1)}
        return {
            "automa": TRACK_ICONS[card.automa],
            "shadow": TRACK_ICONS[card.shadow],
            "income": int(card.income),
            "hexes": card.hexes,
            "topple": int(card.topple),
            "arts": ARTS_PLACES[card.arts],
            **order,
        }

    def icons(self) -> Icons:
        card = self.card
        row: Icons = ["automa", f"track-{TRACK_ICONS[card.automa]}", "shadow", f"track-{TRACK_ICONS[card.shadow]}"]
        return [*row, *(["era"] if card.income else []), *(["toppled"] if card.topple else [])]


@table_row
class DecisionCard:
    """`automa`, `shadow`: the track icons; `income`: the hand that brings an income turn. `order`: tracks and the heart
    from the top; `hexes`: one of the ten orders; `topple`: the icon of a toppled outpost; `arts`: where the arts icon
    stands in the order of the reprinted card. The number has no function but at set-up (TAP-AUTOMA-122)."""

    def __init__(
        self,
        id: str,
        automa: int,
        shadow: int,
        income: bool,
        order: tuple[int, ...],
        hexes: int,
        topple: bool,
        arts: int = NOWHERE,
    ) -> None:
        if not 1 <= hexes <= ORDERS:
            raise ValueError(f"the orders of hexes are numbered from 1 to {ORDERS}")
        self.id: str = id
        self.automa: int = automa
        self.shadow: int = shadow
        self.income: bool = income
        self.order: tuple[int, ...] = order
        self.hexes: int = hexes
        self.topple: bool = topple
        self.arts: int = arts
        self.effect: TapestryEffect = Decision(self)

    def component(self, number: int) -> Component:
        kind = "start" if number < START_CARDS else "progress"
        return Component("automacard", self.id, [number], {"card": PUBLIC}, BASIS, self.effect, {"deck": kind})


ORDERS: Final = 10  # orders of hexes on the cards
START_CARDS: Final = 7  # cards 1 to 7, with a circle (TAP-AUTOMA-16)
CARDS_FOR_TWO: Final = 12  # cards 1 to 12, for two people (TAP-AUTOMA-116)
M, E, T, S = MILITARY, EXPLORATION, TECHNOLOGY, SCIENCE
H: Final = HEART

DECISION_CARDS: Final = corrected(
    "tapestry",
    "automacard",
    (
        DecisionCard("1", END, ALL, True, (H, M, E, T, S), 1, True, FIRST),
        DecisionCard("2", ALL, END_OR_LANDMARK, True, (M, E, H, S, T), 2, False, FIRST),
        DecisionCard("3", END_OR_LANDMARK, END, False, (S, T, M, E, H), 1, True),
        DecisionCard("4", END_OR_LANDMARK, ALL, True, (T, S, H, M, E), 3, False, LAST),
        DecisionCard("5", ALL, END_OR_LANDMARK, False, (E, M, T, S, H), 10, False, LAST),
        DecisionCard("6", ALL, ALL, False, (M, S, H, T, E), 1, True),
        DecisionCard("7", ALL, ALL, False, (H, T, E, M, S), 5, False),
        DecisionCard("8", ALL, ALL, True, (E, M, T, H, S), 6, False, FIRST),
        DecisionCard("9", ALL, ALL, True, (T, S, H, E, M), 4, True),
        DecisionCard("10", END_OR_LANDMARK, ALL, False, (M, E, T, S, H), 9, True, LAST),
        DecisionCard("11", ALL, END_OR_LANDMARK, False, (H, E, M, S, T), 7, False),
        DecisionCard("12", ALL, ALL, True, (S, T, H, M, E), 8, True),
        DecisionCard("13", ALL, END_OR_LANDMARK, False, (S, T, M, H, E), 6, False, LAST),
        DecisionCard("14", END_OR_LANDMARK, ALL, True, (E, H, S, M, T), 4, True),
        DecisionCard("15", END_OR_LANDMARK, END_OR_LANDMARK, False, (H, M, T, E, S), 9, True, FIRST),
        DecisionCard("16", ALL, END_OR_LANDMARK, True, (T, E, H, S, M), 7, False),
        DecisionCard("17", ALL, ALL, True, (E, H, T, M, S), 5, False, FIRST),
        DecisionCard("18", END_OR_LANDMARK, ALL, False, (H, E, M, S, T), 1, False),
        DecisionCard("19", ALL, ALL, True, (M, T, S, E, H), 2, True, LAST),
        DecisionCard("20", ALL, ALL, False, (T, E, S, M, H), 1, False),
        DecisionCard("21", ALL, END, True, (E, T, H, S, M), 3, True),
        DecisionCard("22", END, ALL, False, (M, E, T, H, S), 1, True),
    ),
    globals(),
)

# ------------------------------------------------------------------------------------------------ mats


@table_row
class AutomaMat:
    """By income turn 2 to 5: points for each landmark and territory, for each space on military and science, and for
    each space on the other tracks (TAP-AUTOMA-60); points for the first in eras 2 to 4 (TAP-AUTOMA-61). Levels 1 to 4
    use the normal side, levels 5 and 6 the hard one (TAP-AUTOMA-17)."""

    def __init__(
        self,
        id: str,
        land: tuple[int, ...],
        military_science: tuple[int, ...],
        other_tracks: tuple[int, ...],
        first: tuple[int, ...] = (2, 3, 4),
    ) -> None:
        self.id: str = id
        self.land: tuple[int, ...] = land
        self.military_science: tuple[int, ...] = military_science
        self.other_tracks: tuple[int, ...] = other_tracks
        self.first: tuple[int, ...] = first

    def component(self, number: int) -> Component:
        facts: dict[str, Value] = {
            "land": listed(self.land),
            "military_science": listed(self.military_science),
            "other_tracks": listed(self.other_tracks),
            "first_in_era": listed(self.first),
        }
        return Component("automamat", self.id, [number], {"points": PUBLIC}, BASIS, None, facts)


def listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


NORMAL: Final = 0
HARD: Final = 1
AUTOMA_MATS: Final = corrected(
    "tapestry",
    "automamat",
    (
        AutomaMat("normal", (1, 2, 2, 3), (0, 1, 1, 2), (1, 1, 2, 3)),
        AutomaMat("hard", (1, 2, 2, 3), (0, 1, 2, 3), (1, 2, 2, 4)),
    ),
    globals(),
)

# ------------------------------------------------------------------------------------------------ levels

# What a level does before anything else in income turn 1 (TAP-AUTOMA-66).
NOTHING: Final = 0
PLAYER_AHEAD: Final = 1  # the player advances once on every track
FAVORITES_AHEAD: Final = 2  # both advance on their favourite tracks
ALL_AHEAD: Final = 3  # both advance once on every track
HEAD_STARTS: Final = ("none", "player", "favorites", "all")


@table_row
class AutomaLevel:
    """A chart of income turns. `ability`: her civilization acts in income turns (TAP-AUTOMA-59); `last_pair`: both
    advance by the last pair there (TAP-AUTOMA-58); `added`: cards of the progress deck in income turns 2 to 4
    (TAP-AUTOMA-62); `stocks`: a tapestry card each for traps (TAP-AUTOMA-64); `civilizations`: how many she has
    (TAP-AUTOMA-18); `goals`: further landmark cards (TAP-AUTOMA-82)."""

    def __init__(
        self,
        id: str,
        mat: int,
        added: tuple[int, ...],
        *,
        ability: bool = True,
        last_pair: bool = True,
        stocks: bool = True,
        head_start: int = NOTHING,
        civilizations: int = 1,
        goals: int = 0,
        expansion: int = BASE,
    ) -> None:
        self.id: str = id
        self.mat: int = mat
        self.added: tuple[int, ...] = added
        self.ability: bool = ability
        self.last_pair: bool = last_pair
        self.stocks: bool = stocks
        self.head_start: int = head_start
        self.civilizations: int = civilizations
        self.goals: int = goals
        self.expansion: int = expansion

    def component(self, number: int) -> Component:
        facts: dict[str, Value] = {
            "mat": AUTOMA_MATS[self.mat].id,
            "added": listed(self.added),
            "ability": str(self.ability).lower(),
            "last_pair": str(self.last_pair).lower(),
            "stocks": str(self.stocks).lower(),
            "head_start": HEAD_STARTS[self.head_start],
            "automacivs": self.civilizations,
            "goals": self.goals,
        }
        return Component("automalevel", self.id, [number], {"chart": PUBLIC}, BASIS, None, facts)


LEVELS: Final = 6  # TAP-AUTOMA-05
# After the six levels their charts with the arts track; levels 5 and 6 keep theirs (TAP-AUTOMA-106, TAP-AUTOMA-107).
AUTOMA_LEVELS: Final = corrected(
    "tapestry",
    "automalevel",
    (
        AutomaLevel(
            "underachiever", NORMAL, (2, 2, 2), ability=False, last_pair=False, stocks=False, head_start=PLAYER_AHEAD
        ),
        AutomaLevel("average", NORMAL, (2, 2, 2), last_pair=False),
        AutomaLevel("slightly_intimidating", NORMAL, (0, 2, 2)),
        AutomaLevel("somewhat_awesome", NORMAL, (2, 4, 4)),
        AutomaLevel("definitely_awesome", HARD, (2, 6, 6), head_start=FAVORITES_AHEAD),
        AutomaLevel("crusher_of_dreams", HARD, (2, 6, 6), head_start=ALL_AHEAD, civilizations=2),
        AutomaLevel(
            "underachiever_arts",
            NORMAL,
            (2, 4, 4),
            ability=False,
            last_pair=False,
            stocks=False,
            head_start=PLAYER_AHEAD,
            expansion=ARTS_ARCHITECTURE,
        ),
        AutomaLevel("average_arts", NORMAL, (2, 4, 4), last_pair=False, expansion=ARTS_ARCHITECTURE),
        AutomaLevel("slightly_intimidating_arts", NORMAL, (2, 4, 4), goals=2, expansion=ARTS_ARCHITECTURE),
        AutomaLevel("somewhat_awesome_arts", NORMAL, (2, 6, 6), goals=2, expansion=ARTS_ARCHITECTURE),
    ),
    globals(),
)


def level_number(level: int, with_arts: bool) -> int:
    """The chart of a level, from 1."""
    return LEVELS + level - 1 if with_arts and level <= len(AUTOMA_LEVELS) - LEVELS else level - 1
