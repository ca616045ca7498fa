"""Mystics: they predict numbers; on the revised mat they have their own deck.

On the printed mat their number has four hexadecimal digits for the predictions and a bit above them for each that came
true. The revised one has no number: the cards are in `own_deck` and `own_discard` of the player.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.corrections import table_row
from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.effects import All
from ....kernel.hexes import mask, members
from ....kernel.state import listed
from ..components.civilizations import Civilization, LastScorer, Line, any_building
from ..effects.build import BuildingBeside
from ..effects.conquer import Conquer
from ..effects.gains import AnyResource
from ..effects.invent import Invent, Upgrade
from ..pieces.kinds import BASE, LAST_INCOME, LAST_SPACE, MYSTICS
from ..rules.build import complete_districts
from ..rules.civilization import exchange
from ..rules.conquer import BOTH
from ..rules.gains import gain_any, score, under
from ..rules.hand import draw, draw_cards, exchange_arts_cards, keep_drawn
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import MEDITATE, PREDICT, REDRAW
from ..table.state import Table

PREDICTIONS: Final = ("tech-cards", "districts", "territories", "tracks")  # the categories, as in rules/counts.py
HIGHEST: Final[tuple[int, ...]] = (9, 9, 9, 4)  # that may be foretold in each category
FIRST_TRUE: Final = 4 * len(HIGHEST)  # the bit of the first category that came true


def prediction(state: int, category: int) -> int:
    """The predicted count, by the number on the mat."""
    return state >> 4 * category & 15


def came_true(state: int, category: int) -> bool:
    return state >> FIRST_TRUE + category & 1 == 1


@table_row
class PrintedMystics(LastScorer):
    drawn_as: ClassVar[str] = "predictions"
    start_resources = 1  # TAP-CIVADJ-21

    def __init__(
        self, id: str, turns: tuple[int, ...] = (LAST_INCOME,), *lines: Line, expansion: int = BASE, points: int = 10
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.points = points  # for each number foretold exactly

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """A number foretold in each category."""
        for category, highest in enumerate(HIGHEST):
            number = yield ask(me, PREDICT, list(range(1, highest + 1)), category)
            me.mat[MYSTICS] |= number << 4 * category

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """Too late to foretell: another mat."""
        yield from exchange(table, me, MYSTICS)

    def last_score(self, table: Table, me: TapestryPlayer) -> None:
        """Points for each number foretold exactly."""
        counts = (
            me.tech_count, complete_districts(table, me), me.upright.bit_count(), me.far.count(LAST_SPACE),
        )  # fmt: skip
        state = me.mat[MYSTICS]
        right = sum(prediction(state, n) == count for n, count in enumerate(counts))
        score(table, me, self.points * right, CIVILIZATION)

    def count_changed(self, table: Table, me: TapestryPlayer, category: int, count: int) -> Rules:
        """The first time that a count equals its prediction it gives any 1 resource, whatever made it rise
        (TAP-RULING-16)."""
        state = me.mat[MYSTICS]
        if me.finished or prediction(state, category) != count or came_true(state, category):
            return
        me.mat[MYSTICS] |= 1 << FIRST_TRUE + category
        if table.log:
            table.log.add("foretold", me, what=PREDICTIONS[category], amount=count)
        yield from gain_any(table, me, 1)

    def numbers(self) -> dict[str, int]:
        return {"points": self.points}


# ------------------------------------------------------------------------------------------------ the revised mat

OWN_CARDS: Final = 8
START_HAND: Final = 2
FEW: Final = 2  # cards for one reward, of the small ones
SOME: Final = 4  # for two
MANY: Final = 6  # for three, of the large ones


class RevisedMystics(Civilization):
    """They have their own deck and give up a whole hand for rewards. The lines are the small and the large rewards."""

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from build_deck(table, me)
        yield from draw_into_hand(table, me, START_HAND)

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """The deck, one card of it, and the hand for rewards at once; no card of the common deck joins it
        (TAP-RULING-05)."""
        yield from build_deck(table, me)
        yield from draw_into_hand(table, me, 1)
        yield from self.meditate(table, me)

    def own_deck(self, table: Table, me: TapestryPlayer) -> bool:
        return True

    def card_played(self, table: Table, me: TapestryPlayer) -> Rules:
        """The top common card joins the hand."""
        card = draw(table)
        if card >= 0:
            me.hand |= 1 << card
            if table.log:
                table.log.add("drew", me, {"cards": listed([card])}, number=1)
        yield from self.meditate(table, me)

    def meditate(self, table: Table, me: TapestryPlayer) -> Rules:
        """The whole hand is discarded for rewards, two new cards are drawn."""
        given = me.hand.bit_count()
        if table.log and given:
            table.log.add("discarded-own", me, {"cards": listed(members(me.hand))}, number=given)
        me.own_discard |= me.hand
        me.hand = me.shown = 0
        table.forget(me)
        small, large = self.lines
        rewards = large if given >= MANY else small
        chosen: list[int] = []
        for _ in range((given >= FEW) + (given >= SOME) + (given >= MANY)):
            options = [n for n, effect in enumerate(rewards) if n not in chosen and effect.possible(table, me)]
            if not options:
                break
            chosen.append((yield ask(me, MEDITATE, options, int(given >= MANY))))
            yield from under(table, CIVILIZATION, rewards[chosen[-1]], me)
        yield from draw_into_hand(table, me, START_HAND)

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        """The cards go to the common discards."""
        for card in me.own_deck:
            table.discard |= 1 << card
        table.discard |= me.own_discard
        me.own_deck, me.own_discard = [], 0
        yield from ()


def build_deck(table: Table, me: TapestryPlayer) -> Rules:
    """Eight cards of the common deck, which the player may look at before they are shuffled. Without the arts track
    those with its symbol may be exchanged for others of that deck (TAP-COMP-19)."""
    take_common(table, me, OWN_CARDS)
    while table.supply.arts_cards:
        card = yield ask_secret(me, REDRAW, lambda: [*members(me.drawn & table.supply.arts_cards), NONE])
        if card == NONE:
            break
        me.drawn &= ~(1 << card)
        table.discard |= 1 << card
        if table.log:
            table.log.add("discarded", me, card=card)
        take_common(table, me, 1)
    me.own_deck = members(me.drawn)
    if table.log and me.own_deck:
        table.log.add("built-deck", me, {"cards": listed(me.own_deck)}, number=len(me.own_deck))
    me.drawn = 0
    table.rng.shuffle(me.own_deck)


def take_common(table: Table, me: TapestryPlayer, n: int) -> None:
    drawn = [card for card in (draw(table) for _ in range(n)) if card >= 0]
    me.drawn |= mask(drawn)
    if table.log and drawn:
        table.log.add("drew", me, {"cards": listed(drawn)}, number=len(drawn))


def draw_into_hand(table: Table, me: TapestryPlayer, n: int) -> Rules:
    draw_cards(table, me, n)
    if table.supply.arts_cards:
        yield from exchange_arts_cards(table, me)
    keep_drawn(me)


PRINTED: Final[PrintedMystics] = PrintedMystics("mystics")
REVISED: Final[RevisedMystics] = RevisedMystics(
    "mystics",
    (),
    (Conquer(), AnyResource(1), Invent(), any_building(BuildingBeside)),
    (Conquer(dice=BOTH), AnyResource(1), All(Invent(), Upgrade()), any_building()),
)
