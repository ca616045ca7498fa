"""Income turns of the bots: the chart of the level, column by column (TAP-AUTOMA-56)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ..components.automa import ALL_AHEAD, FAVORITES_AHEAD
from ..pieces.automa import END_OR_LANDMARK
from ..pieces.kinds import ARTS, EXPLORATION, LAST_INCOME, LAST_SPACE, MILITARY, SCIENCE, TECHNOLOGY
from ..rules.hand import draw
from ..table.automa import Automa, Bot
from ..table.player import INCOME
from ..table.state import Table
from .advance import advance
from .deck import add_cards, decisions, gather_deck, level_of, the_shadow, track_card
from .score import score
from .stock import stock_card
from .tracks import choose_track

# The order of level 6 in income turn 1 (TAP-AUTOMA-66); the arts come last (TAP-AUTOMA-107).
AHEAD_ON: Final = (MILITARY, EXPLORATION, TECHNOLOGY, SCIENCE, ARTS)


def take_income(table: Table, me: Automa) -> Rules:
    """The left column, the middle, the right one. After income turn 5 both have finished (TAP-AUTOMA-68)."""
    me.era += 1
    if table.log:
        table.log.add("era", me, era=me.era)
    if me.era == 1:
        yield from take_first_income(table, me)
        return
    level = level_of(table)
    check_favorites(table, [me, the_shadow(table)])
    if level.last_pair:  # TAP-AUTOMA-58
        if table.log:
            table.log.add("bots-go-on", me, automacard=decisions(table).track_card)
        yield from advance_by_pair(table, me)
    if level.ability:
        yield from use_abilities(table, me)
    score_mat(table, me)
    score_first_in_era(table, me)
    if me.era == LAST_INCOME:
        me.finished = the_shadow(table).finished = True
        return
    add_cards(table, me, level.added[me.era - 2])
    lay_card(table, me)
    if level.stocks:
        stock_card(table, me)
    gather_deck(table, me)


def take_first_income(table: Table, me: Automa) -> Rules:
    """What the level begins with, then a card for traps (TAP-AUTOMA-66)."""
    level = level_of(table)
    for bot in (me, the_shadow(table)):
        if level.head_start == FAVORITES_AHEAD:
            yield from advance(table, bot, bot.favorite)
        elif level.head_start == ALL_AHEAD:
            for track in AHEAD_ON[: len(bot.far)]:
                yield from advance(table, bot, track)
    if level.stocks:  # TAP-AUTOMA-64
        stock_card(table, me)


def advance_by_pair(table: Table, me: Automa) -> Rules:
    """First the Automa, then the Shadow Empire, by their icons on the track card (TAP-AUTOMA-25). So she comes first
    where both finish a track (TAP-AUTOMA-81)."""
    card = track_card(table)
    shadow = the_shadow(table)
    for bot, icon in ((me, card.automa), (shadow, card.shadow)):
        track = choose_track(table, bot, icon)
        if track is not None:
            yield from advance(table, bot, track)


# ------------------------------------------------------------------------------------------------ the left column


def check_favorites(table: Table, bots: list[Bot]) -> None:
    """A favourite track that is finished, or on which another token is further, may change to what the icon "end or
    landmark" chooses. Both look at the same moment (TAP-AUTOMA-57)."""
    favorites = [next_favorite(table, bot) if lost_favorite(table, bot) else bot.favorite for bot in bots]
    for bot, favorite in zip(bots, favorites, strict=True):
        bot.favorite = favorite


def lost_favorite(table: Table, bot: Bot) -> bool:
    track = bot.favorite
    tokens = [space for who in table.participants for space in who.tracks[track]]
    return bot.far[track] == LAST_SPACE or max(tokens) > bot.far[track]


def next_favorite(table: Table, bot: Bot) -> int:
    track = choose_track(table, bot, END_OR_LANDMARK)
    favorite = bot.favorite if track is None else track
    if table.log:
        table.log.add("bot-favors", bot, track=favorite)
    return favorite


def use_abilities(table: Table, me: Automa) -> Rules:
    """On level 6 the first civilization, then the second (TAP-AUTOMA-59)."""
    for civ in me.mat.civs:
        ability = table.catalog.automa_civs[civ]
        if me.era in ability.turns:
            if table.log:
                table.log.add("bot-ability", me, automaciv=civ)
            yield from ability.income(table, me)


# ------------------------------------------------------------------------------------------------ the middle column


def score_mat(table: Table, me: Automa) -> None:
    """Landmarks and territories, military and science, the other tracks; each with the leftmost number that no tapestry
    card covers (TAP-AUTOMA-60). Things of a civilization may count like landmarks (TAP-AUTOMA-75)."""
    mat, turn = table.catalog.automa_mats[level_of(table).mat], me.era - 2
    worth = sum(table.catalog.automa_civs[civ].worth(me) for civ in me.mat.civs)
    land = me.landmarks.bit_count() + worth + me.upright.bit_count()
    fierce = me.far[MILITARY] + me.far[SCIENCE]
    others = me.far[TECHNOLOGY] + me.far[EXPLORATION] + sum(me.far[ARTS:])  # TAP-AUTOMA-106
    score(table, me, mat.land[turn] * land, INCOME, "land")
    score(table, me, mat.military_science[turn] * fierce, INCOME, "military-science")
    score(table, me, mat.other_tracks[turn] * others, INCOME, "other-tracks")


def score_first_in_era(table: Table, me: Automa) -> None:
    """Before the player (TAP-AUTOMA-61)."""
    if me.era < LAST_INCOME and all(player.era < me.era for player in table.players):
        score(table, me, table.catalog.automa_mats[level_of(table).mat].first[me.era - 2], INCOME, "first")


# ------------------------------------------------------------------------------------------------ the right column


def lay_card(table: Table, me: Automa) -> None:
    """The top card of the tapestry deck, face down; it has no effect (TAP-AUTOMA-63)."""
    card = draw(table)
    if card >= 0:
        me.mat.laid.append(card)
        if table.log:
            table.log.add("played-face-down", me)
