"""The Automa's cards and levels, and the fixed points that it gains on passing."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import Facts, Icons
from ....kernel.game import PUBLIC, Component, Value
from ..effects.automa import (
    Advance,
    AutomaAction,
    Block,
    FactionAction,
    LevelPoints,
    PrintedPoints,
    SendScholar,
    Settle,
    TakeInnovation,
    Upgrade,
)
from ..pieces.automa import (
    BONUS_PLACES,
    CATCH_UP,
    DIRECTIONS,
    LEFT,
    LEFT_UP,
    MARKED,
    MARKED_REACHING,
    MIDDLE,
    REFERENCES,
    RIGHT,
    RIGHT_DOWN,
    SCORING_TILE,
    STUDIES,
    UNMARKED,
    UNMARKED_REACHING,
)
from ..pieces.kinds import BANKING, DISCIPLINES, ENGINEERING, LAW, MEDICINE
from ..table.effect import AoiEffect
from .parts import Parts

BASIS: Final = "automa-aid"

# ------------------------------------------------------------------------------------------------ cards


class Deeds(Parts):
    """The actions of a card, from left to right (AOI-SOLO-18)."""

    key = "automa-deeds"


class Support(AoiEffect):
    """A support card: how the Automa chooses (AOI-SOLO-16)."""

    key = "automa-support"

    def __init__(self, reference: int, priority: str, direction: int, nth: int, study: int, bonus: int) -> None:
        self.reference = reference  # the buildings that it builds from
        self.priority = priority  # the list of terrains
        self.direction = direction  # the arrow, and the number beside it
        self.nth = nth
        self.study = study  # how a scholar's discipline is chosen
        self.bonus = bonus  # the round bonus to be taken

    def facts(self) -> Facts:
        return {
            "reference": REFERENCES[self.reference],
            "priority": self.priority,
            "arrow": DIRECTIONS[self.direction],
            "nth": self.nth,
            "study": STUDIES[self.study],
            "bonus": BONUS_PLACES[self.bonus],
        }

    def icons(self) -> Icons:
        mark = "marked" if self.reference in (MARKED, MARKED_REACHING) else "unmarked"
        return [mark, f"list-{self.priority.lower()}", f"arrow-{DIRECTIONS[self.direction]}", self.nth]


@table_row
class AutomaCard:
    """Upper half: actions. Lower half: support. `letters` are the spaces of its first workshops."""

    def __init__(
        self, id: str, support: Support, letters: str, starter: bool, passes: bool, *actions: AutomaAction
    ) -> None:
        self.id: str = id
        self.support: Support = support
        self.letters: str = letters
        self.starter: bool = starter  # in the first deck (AOI-SOLO-15)
        self.passes: bool = passes  # it has the sign for passing (AOI-SOLO-18)
        self.actions: tuple[AutomaAction, ...] = actions
        self.deeds: AoiEffect = Deeds(*actions)
        self.effect: AoiEffect = Parts(self.deeds, support)

    def component(self, number: int) -> Component:
        facts: dict[str, Value] = {"starter": self.starter, "passes": self.passes, "letters": self.letters}
        return Component("automacard", self.id, [number], {"effect": PUBLIC}, BASIS, self.effect, facts)


CARDS: Final[tuple[AutomaCard, ...]] = corrected(
    "age_of_innovation",
    "automacard",
    (
        AutomaCard(
            "1", Support(MARKED, "A", RIGHT_DOWN, 2, SCORING_TILE, LEFT), "AB", True, False, Upgrade(), LevelPoints()
        ),
        AutomaCard("2", Support(MARKED, "B", LEFT_UP, 1, CATCH_UP, MIDDLE), "AB", True, True, Block(), LevelPoints()),
        AutomaCard(
            "3", Support(UNMARKED_REACHING, "B", RIGHT_DOWN, 3, SCORING_TILE, RIGHT), "AB", True, False, SendScholar()
        ),
        AutomaCard("4", Support(UNMARKED, "B", LEFT_UP, 3, CATCH_UP, LEFT), "AB", True, True, Settle()),
        AutomaCard(
            "5", Support(MARKED_REACHING, "A", LEFT_UP, 2, CATCH_UP, MIDDLE), "AB", True, False, FactionAction()
        ),
        AutomaCard(
            "6", Support(UNMARKED, "A", RIGHT_DOWN, 1, CATCH_UP, RIGHT), "CD", True, False, TakeInnovation(), Advance(1)
        ),
        AutomaCard(
            "7", Support(UNMARKED_REACHING, "B", RIGHT_DOWN, 4, CATCH_UP, LEFT), "CD", False, True, FactionAction()
        ),
        AutomaCard(
            "8",
            Support(MARKED_REACHING, "A", RIGHT_DOWN, 1, CATCH_UP, MIDDLE),
            "CD",
            False,
            True,
            SendScholar(),
            PrintedPoints(3),
        ),
        AutomaCard(
            "9",
            Support(MARKED_REACHING, "A", RIGHT_DOWN, 2, CATCH_UP, RIGHT),
            "CD",
            False,
            True,
            SendScholar(),
            PrintedPoints(3),
        ),
        AutomaCard(
            "10",
            Support(UNMARKED_REACHING, "B", LEFT_UP, 4, CATCH_UP, LEFT),
            "CD",
            False,
            True,
            Upgrade(),
            PrintedPoints(2),
        ),
        AutomaCard(
            "11",
            Support(UNMARKED_REACHING, "A", LEFT_UP, 2, CATCH_UP, MIDDLE),
            "EF",
            False,
            True,
            Upgrade(),
            LevelPoints(),
        ),
        AutomaCard(
            "12",
            Support(UNMARKED_REACHING, "A", LEFT_UP, 3, CATCH_UP, RIGHT),
            "EF",
            False,
            True,
            Block(),
            LevelPoints(),
        ),
        AutomaCard(
            "13",
            Support(MARKED_REACHING, "B", LEFT_UP, 1, CATCH_UP, LEFT),
            "EF",
            False,
            True,
            Settle(),
            PrintedPoints(3),
        ),
        AutomaCard(
            "14",
            Support(MARKED_REACHING, "B", RIGHT_DOWN, 3, CATCH_UP, MIDDLE),
            "EF",
            False,
            True,
            Block(),
            LevelPoints(),
        ),
    ),
    globals(),
)
CARD_3: Final = 2
CARD_13: Final = 12

# ------------------------------------------------------------------------------------------------ levels


@table_row
class AutomaLevel:
    """Shipping and points by round, and changes of the first deck
    (AOI-SOLO-14, AOI-SOLO-15)."""

    def __init__(
        self,
        id: str,
        ship: tuple[int, ...],
        points: tuple[int, ...],
        added: tuple[int, ...] = (),
        drawn: int = 0,
        aside: int = -1,
    ) -> None:
        self.id: str = id
        self.ship: tuple[int, ...] = ship
        self.points: tuple[int, ...] = points
        self.added: tuple[int, ...] = added  # cards by their numbers
        self.drawn: int = drawn  # cards of the reserve
        self.aside: int = aside  # a card that goes to the reserve instead

    def component(self, number: int) -> Component:
        cards = len([card for card in CARDS if card.starter]) + len(self.added) + self.drawn - (self.aside >= 0)
        facts: dict[str, Value] = {
            "ship": listed(self.ship), "level_points": listed(self.points), "first_cards": cards,
            "cards_aside": "" if self.aside < 0 else CARDS[self.aside].id,
            "cards_added": " ".join(CARDS[card].id for card in self.added), "cards_drawn": str(self.drawn or ""),
        }  # fmt: skip
        return Component("automalevel", self.id, [number], {"points": PUBLIC}, BASIS, None, facts)


def listed(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)


LEVELS: Final[tuple[AutomaLevel, ...]] = corrected(
    "age_of_innovation",
    "automalevel",
    (
        AutomaLevel("automalein", (0, 0, 1, 1, 2, 2), (0, 0, 1, 1, 1, 1), aside=CARD_3),
        AutomaLevel("automa", (0, 0, 1, 1, 2, 2), (1, 1, 2, 2, 3, 3)),
        AutomaLevel("automaechtig", (1, 1, 2, 2, 2, 2), (2, 2, 2, 2, 3, 3), drawn=1),
        AutomaLevel("ultoma", (1, 1, 2, 2, 2, 2), (2, 2, 3, 3, 3, 3), drawn=2),
        AutomaLevel("alptrauma", (1, 1, 2, 2, 3, 3), (3, 3, 4, 4, 4, 4), added=(CARD_13,), drawn=1),
    ),
    globals(),
)

# ------------------------------------------------------------------------------------------------ fixed points


@table_row
class AutomaRound:
    """The fixed points of a round scoring tile: in rounds 1 to 3, and in rounds 4 to 6 (AOI-SOLO-19)."""

    def __init__(self, id: str, early: int, late: int) -> None:
        self.id: str = id
        self.early: int = early
        self.late: int = late

    def component(self, number: int) -> Component:
        facts = {"early": self.early, "late": self.late}
        return Component("automatile", self.id, [number], {"points": PUBLIC}, BASIS, None, facts)


@table_row
class AutomaFinal:
    """The fixed points of an additional tile, and the discipline that it shows for the Automa (AOI-SOLO-19,
    AOI-SOLO-26)."""

    def __init__(self, id: str, points: int, discipline: int) -> None:
        self.id: str = id
        self.points: int = points
        self.discipline: int = discipline

    def component(self, number: int) -> Component:
        facts = {"last": self.points, "discipline": DISCIPLINES[self.discipline]}
        return Component("automatile", self.id, [number], {"points": PUBLIC}, BASIS, None, facts)


# In the order of the round scoring tiles, and of the additional ones.
ROUND_POINTS: Final[tuple[AutomaRound, ...]] = corrected(
    "age_of_innovation",
    "automatile",
    (
        AutomaRound("workshop-law", 3, 5),
        AutomaRound("spade-engineering", 3, 5),
        AutomaRound("workshop-banking", 3, 5),
        AutomaRound("guild-law", 2, 5),
        AutomaRound("step-medicine", 3, 5),
        AutomaRound("guild-medicine", 2, 5),
        AutomaRound("town-engineering", 0, 4),
        AutomaRound("school-banking", 3, 7),
        AutomaRound("track-engineering", 2, 5),
        AutomaRound("palace-university-medicine", 4, 4),
        AutomaRound("innovation-law", 4, 4),
        AutomaRound("palace-university-banking", 4, 4),
    ),
    globals(),
)
FINAL_POINTS: Final[tuple[AutomaFinal, ...]] = corrected(
    "age_of_innovation",
    "automatile",
    (
        AutomaFinal("final-workshop", 8, MEDICINE),
        AutomaFinal("final-guild", 7, BANKING),
        AutomaFinal("final-school", 6, LAW),
        AutomaFinal("final-edge-workshop", 7, ENGINEERING),
    ),
    globals(),
)
