"""Landmark cards: the draft, the landmark deck and what a card asks for (TAP-LMCARD-*)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask, ask_secret
from ....kernel.hexes import members
from ..pieces.kinds import ARTS_ARCHITECTURE, PLANS_PLOYS
from ..table.moments import extra_choices, hooked
from ..table.player import TapestryPlayer
from ..table.prompts import KEEP_GOAL, LANDMARK_CARD
from ..table.state import Table
from ..table.steps import DRAFT, PLANNING, TURN

BOTH = PLANS_PLOYS | ARTS_ARCHITECTURE


def begin_draft(table: Table) -> None:
    """The last player draws a card for each player, one more with both boxes (TAP-LMCARD-01, -02, -05)."""
    if not table.side.landmark_deck:
        begin_planning(table)
        return
    side = table.own_side
    table.rng.shuffle(side.landmark_deck)
    table.reveals += 1
    extra = table.switches.expansions & BOTH == BOTH
    for _ in range(min(len(side.landmark_deck), len(table.players) + extra)):
        side.landmark_draft.append(side.landmark_deck.pop())
    table.active = (table.first - 1) % len(table.players)
    table.step = DRAFT


def draft_landmark_card(table: Table, me: TapestryPlayer) -> Rules:
    """Counter-clockwise from the last player; what is left is shuffled into the deck (TAP-LMCARD-03..05)."""
    card = yield ask(me, LANDMARK_CARD, sorted(table.side.landmark_draft))
    table.own_side.landmark_draft.remove(card)
    take_goal(table, me, card)
    if me.seat != table.first:
        table.active = (me.seat - 1) % len(table.players)
        return
    table.own_side.landmark_deck += table.side.landmark_draft
    table.own_side.landmark_draft = []
    shuffle_deck(table)
    table.step = TURN
    begin_planning(table)


def begin_planning(table: Table) -> None:
    """A mat may do something before the first turn (TAP-CIV-12)."""
    for player in table.players:
        if hooked(table.moments.before_first_turn, player):
            table.active = player.seat
            table.step = PLANNING


def plan_before_game(table: Table, me: TapestryPlayer) -> Rules:
    """After the draft."""
    table.step = TURN
    table.active = table.first
    for mat in hooked(table.moments.before_first_turn, me):
        yield from mat.before_first_turn(table, me)


def shuffle_deck(table: Table) -> None:
    deck = table.own_side.landmark_deck
    deck.sort()
    table.rng.shuffle(deck)
    table.reveals += 1


def take_goal(table: Table, me: TapestryPlayer, card: int) -> None:
    """Its landmark lies on it until it is gained (TAP-LMCARD-04)."""
    me.own_side.goals |= 1 << card
    if table.log:
        table.log.tell("took-goal", me, None, **{"landmark-card": card})


def choose_further_goal(table: Table, me: TapestryPlayer, n: int) -> Rules:
    """Draw so many landmark cards, keep one, shuffle the rest back."""
    deck = table.own_side.landmark_deck
    for _ in range(min(n + extra_choices(table, me), len(deck))):
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
        met = [card for card in members(me.side.goals) if table.box.landmark_cards[card].effect.possible(table, me)]
        if not met:
            return
        card = yield ask(me, LANDMARK_CARD, met)
        me.own_side.goals &= ~(1 << card)
        me.own_side.reached |= 1 << card
        yield from table.box.landmark_cards[card].effect.run(table, me)
