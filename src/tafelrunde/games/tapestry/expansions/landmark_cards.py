"""Landmark cards of two expansions: the draft, the landmark deck and the conditions of cards (chapter LMCARD)."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import table_row
from ....kernel.decision import Rules, ask, ask_secret
from ....kernel.effects import Facts, Icons
from ....kernel.hexes import members
from ..pieces.kinds import ARTS_ARCHITECTURE, PLANS_PLOYS
from ..pieces.landmarks import LANDMARKS
from ..rules.build import gain_landmark
from ..rules.order import hand_turn_to
from ..table.effect import TapestryCount, TapestryEffect
from ..table.hooks import Hooks
from ..table.player import TapestryPlayer
from ..table.prompts import KEEP_GOAL, LANDMARK_CARD
from ..table.state import STEPS, Table
from ..table.steps import DRAFT, PLANNING
from .every_expansion import EveryExpansion

BOTH: Final = PLANS_PLOYS | ARTS_ARCHITECTURE


class Goal(TapestryEffect):
    """`amount` of something bring a landmark."""

    key = "goal"

    def __init__(self, amount: int, count: TapestryCount, landmark: int) -> None:
        self.amount = amount
        self.count = count
        self.landmark = landmark

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return self.count.of(table, me) >= self.amount

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from gain_landmark(table, me, self.landmark)

    def facts(self) -> Facts:
        return {"amount": self.amount, "count": self.count, "landmark": LANDMARKS[self.landmark].id}

    def icons(self) -> Icons:
        return [self.amount, *self.count.icons(), "→", "landmark"]


@table_row
class LandmarkCard:
    """Some conditions, and the landmarks of some cards, are ours (TAP-LMCARD-11)."""

    def __init__(self, id: str, effect: Goal, expansion: int, condition_source: str, source: str, basis: str) -> None:
        self.id: str = id
        self.effect: Goal = effect
        self.expansion: int = expansion
        self.condition_source: str = condition_source
        self.source: str = source
        self.basis: str = basis


class LandmarkCards(EveryExpansion):
    """The hooks of an expansion with landmark cards."""

    def table_set(self, table: Table) -> None:
        table.own_side.landmark_deck = table.supply.landmark_cards.copy()

    def game_begins(self, table: Table) -> None:
        begin_draft(table)

    def before_turn_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from check_goals(table, me)


# ------------------------------------------------------------------------------------------------ the draft


def begin_draft(table: Table) -> None:
    """The last player draws a card for each player, one more with both expansions (TAP-LMCARD-01, TAP-LMCARD-02)."""
    if not table.side.landmark_deck:
        begin_planning(table)
        return
    side = table.own_side
    table.rng.shuffle(side.landmark_deck)
    table.reveals += 1
    extra = int(table.switches.expansions & BOTH == BOTH) + table.moments.expansions.further_goals(table)
    for _ in range(min(len(side.landmark_deck), len(table.players) + extra)):
        side.landmark_draft.append(side.landmark_deck.pop())
    table.active = (table.first_player - 1) % len(table.players)
    table.step = DRAFT


def draft_landmark_card(table: Table, me: TapestryPlayer) -> Rules:
    """Counter-clockwise from the last player; the rest is shuffled into the deck (TAP-LMCARD-03, TAP-LMCARD-04,
    TAP-LMCARD-05)."""
    card = yield ask(me, LANDMARK_CARD, sorted(table.side.landmark_draft))
    table.own_side.landmark_draft.remove(card)
    take_goal(table, me, card)
    if me.seat != table.first_player:
        table.active = (me.seat - 1) % len(table.players)
        return
    table.moments.expansions.draft_ends(table)
    table.own_side.landmark_deck += table.side.landmark_draft
    table.own_side.landmark_draft = []
    shuffle_deck(table)
    hand_turn_to(table, table.participant(table.first))
    begin_planning(table)


def begin_planning(table: Table) -> None:
    """A mat may do something before the first turn (TAP-CIV-12)."""
    for player in table.players:
        if table.moments.implemented(player, Hooks.before_first_turn):
            table.active = player.seat
            table.step = PLANNING


def plan_before_game(table: Table, me: TapestryPlayer) -> Rules:
    """After the draft."""
    hand_turn_to(table, table.participant(table.first))
    yield from table.moments.before_first_turn(table, me)


def shuffle_deck(table: Table) -> None:
    deck = table.own_side.landmark_deck
    deck.sort()
    table.rng.shuffle(deck)
    table.reveals += 1


# ------------------------------------------------------------------------------------------------ goals


def take_goal(table: Table, me: TapestryPlayer, card: int) -> None:
    """Take a card; its landmark stays on it until it is gained (TAP-LMCARD-04)."""
    me.own_side.goals |= 1 << card
    if table.log:
        table.log.add("took-goal", me, None, **{"landmark-card": card})


def choose_further_goal(table: Table, me: TapestryPlayer, n: int) -> Rules:
    """Draw n landmark cards, keep one, shuffle the rest back."""
    deck = table.own_side.landmark_deck
    for _ in range(min(n + table.moments.extra_choice(table, me), len(deck))):
        me.own_side.drawn_goals |= 1 << deck.pop()
        table.reveals += 1
    if not me.side.drawn_goals:
        return
    card = yield ask_secret(me, KEEP_GOAL, lambda: members(me.side.drawn_goals))
    table.own_side.landmark_deck += members(me.side.drawn_goals & ~(1 << card))
    me.own_side.drawn_goals = 0
    take_goal(table, me, card)
    shuffle_deck(table)


def check_goals(table: Table, me: TapestryPlayer) -> Rules:
    """At the end of each turn of the owner (TAP-TURN-09, TAP-LMCARD-06). Gained landmarks may meet another goal."""
    while True:
        met = [card for card in members(me.side.goals) if table.catalog.landmark_cards[card].effect.possible(table, me)]
        if not met:
            return
        card = yield ask(me, LANDMARK_CARD, met)
        me.own_side.goals &= ~(1 << card)
        me.own_side.reached |= 1 << card
        yield from table.catalog.landmark_cards[card].effect.run(table, me)


STEPS[DRAFT] = draft_landmark_card
STEPS[PLANNING] = plan_before_game
