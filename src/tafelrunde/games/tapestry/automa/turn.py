"""The common turn of the bots (TAP-AUTOMA-21)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..rules.order import begin_next_turn
from ..table.automa import Automa, Bot, Shadow
from ..table.state import STEPS, Table
from ..table.steps import BOTS
from .advance import advance
from .deck import decisions, draw_pair, gather_deck, track_card
from .income import advance_by_pair, check_favorites, take_income
from .tracks import choose_track


def take_turn(table: Table, me: Bot) -> Rules:
    for bot in table.bots:
        bot.used = 0
    if isinstance(me, Automa):
        yield from take_common_turn(table, me)
    elif isinstance(me, Shadow):
        yield from take_turn_alone(table, me)
    begin_next_turn(table, me)


def take_common_turn(table: Table, me: Automa) -> Rules:
    """The first one is an income turn, and so is one without decision cards (TAP-AUTOMA-22), and the one whose pair
    empties the deck and shows the icon for it (TAP-AUTOMA-24)."""
    cards = decisions(table)
    if me.era == 0 or not cards.deck:
        if table.log and me.era:
            table.log.add("bots-out-of-cards", me)
        yield from take_income(table, me)
        return
    draw_pair(table, me)
    if not cards.deck and track_card(table).income:
        if table.log:
            table.log.add("bots-last-pair", me, automacard=cards.track_card)
        yield from take_income(table, me)
    else:
        yield from advance_by_pair(table, me)


def take_turn_alone(table: Table, me: Shadow) -> Rules:
    """The Shadow Empire at a table of two people: only tracks (TAP-AUTOMA-117). Without decision cards it may change
    its favourite track and goes on with all of them (TAP-AUTOMA-118). It stops with the people (TAP-AUTOMA-119,
    TAP-AUTOMA-131)."""
    if all(player.finished for player in table.players):
        me.finished = True
        return
    if not decisions(table).deck:
        check_favorites(table, [me])
        gather_deck(table, me)
    draw_pair(table, me)
    track = choose_track(table, me, track_card(table).shadow)
    if track is not None:
        yield from advance(table, me, track)


STEPS[BOTS] = take_turn
