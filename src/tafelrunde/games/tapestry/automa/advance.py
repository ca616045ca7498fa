"""Advancing, and what the Automa gains on a space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Union

from ....kernel.decision import Rules
from ....kernel.effects import trees
from ..effects.conquer import Conquer
from ..effects.explore import Explore
from ..effects.hand import TapestryCards
from ..effects.invent import Invent
from ..effects.research import AlienBiology, Research
from ..effects.track import Advance, Regress
from ..expansions.arts_architecture.masterpiece_effects import Create
from ..expansions.arts_architecture.masterpieces import replace_masterpieces
from ..pieces.kinds import END_OF_TRACK as REACHED_END
from ..pieces.kinds import LAST_SPACE, MILITARY, TIER
from ..pieces.landmarks import track_landmark
from ..pieces.tracks import space_code
from ..rules.achievements import claim
from ..rules.replies import LANDMARK, answer_landmark
from ..rules.tech_deck import replace_display
from ..table.automa import Automa, Bot
from ..table.component_types import Space
from ..table.effect import TapestryEffect
from ..table.state import Table
from .conquest import conquer
from .deck import decisions
from .explore import explore
from .stock import stock_card
from .tracks import open_tracks


def advance(table: Table, bot: Bot, track: int, gain: bool = True) -> Rules:
    """One space; only the Automa gains benefits (TAP-AUTOMA-02, TAP-AUTOMA-25). On a finished track nothing happens
    (TAP-AUTOMA-39, TAP-AUTOMA-40)."""
    if track not in open_tracks(table, bot):
        if table.log:
            table.log.add("bot-stays", bot, track=track)
        return
    bot.far[track] += 1
    space = bot.far[track]
    yield from enter(table, bot, track, space)
    if gain and isinstance(bot, Automa):
        yield from take_benefit(table, bot, track, space)


def enter(table: Table, bot: Bot, track: int, space: int) -> Rules:
    """Landmark, cards and mats of the players, achievement: before the benefit, as for players (TAP-AUTOMA-34,
    TAP-AUTOMA-96)."""
    if table.log:
        table.log.add("advanced", bot, space=space_code(track, space))
    tier = TIER[space]
    if tier > 1 and TIER[space - 1] != tier:
        landmark = track_landmark(track, tier)
        if table.landmarks >> landmark & 1:
            yield from gain_landmark(table, bot, landmark)
    if track == MILITARY:
        for player in table.players:
            yield from table.moments.other_advanced_military(table, player)
    if space == LAST_SPACE:
        yield from claim(table, bot, REACHED_END)


def gain_landmark(table: Table, bot: Bot, landmark: int) -> Rules:
    """It goes onto the mat of the Automa, whoever of the two gained it (TAP-AUTOMA-45); without her it leaves the game
    (TAP-AUTOMA-117). What players have reacts to the one who gained it (TAP-AUTOMA-95, TAP-AUTOMA-104)."""
    table.landmarks &= ~(1 << landmark)
    if table.automa is not None:
        table.automa.landmarks |= 1 << landmark
    else:
        decisions(table).landmarks_gone |= 1 << landmark
    if table.log:
        table.log.add("gained-landmark", bot, landmark=landmark)
    for player in table.players:
        yield from table.moments.other_gained_landmark(table, player, bot, True)
    if table.supply.replies[LANDMARK]:
        yield from answer_landmark(table, bot)


# ------------------------------------------------------------------------------------------------ what a space gives

# An icon of her chart: what she does, and the tracks or the switch that go with it.
Icon = tuple[str, tuple[int, ...]]


def chart_icon(effect: TapestryEffect) -> Union[Icon, None]:
    """The icon of the chart that an effect shows; None for all that she ignores (TAP-AUTOMA-35, TAP-AUTOMA-44)."""
    if isinstance(effect, Explore):
        return "explore", (int(effect.anywhere),)
    if isinstance(effect, Conquer):
        return "conquer", (int(effect.anywhere),)
    if isinstance(effect, Research):
        return "research", (int(effect.gain),)
    if isinstance(effect, AlienBiology):
        return "research", (0,)
    if isinstance(effect, Invent):
        return "techs", ()
    if isinstance(effect, TapestryCards):
        return "card", ()
    if isinstance(effect, Create):
        return "masterpieces", ()
    if isinstance(effect, (Advance, Regress)):
        return effect.key, (int(effect.gain), *effect.tracks)
    return None


def icons_of(space: Space) -> list[Icon]:
    """Each once, however often the space grants it (TAP-AUTOMA-36); of alternatives the one on her chart
    (TAP-AUTOMA-37). Bonuses are ignored."""
    icons = [chart_icon(effect) for effect in trees(space.benefit)]
    return list(dict.fromkeys(icon for icon in icons if icon is not None))


def take_benefit(table: Table, me: Automa, track: int, space: int) -> Rules:
    """No space twice in one turn of the bots, as for players (TAP-AUTOMA-46)."""
    code = space_code(track, space)
    if me.used >> code & 1 and not table.switches.no_once_per_turn:
        return
    me.used |= 1 << code
    for icon, details in icons_of(table.catalog.spaces[track][space - 1]):
        yield from DEEDS[icon](table, me, *details)


def research(table: Table, me: Automa, gain: int) -> Rules:
    """She never declines (TAP-AUTOMA-38)."""
    yield from advance(table, me, roll(table, me), bool(gain))


def roll(table: Table, me: Automa) -> int:
    """The science die; with the arts track the one with 20 sides (TAP-AUTOMA-106)."""
    track = table.rng.below(len(me.far))
    table.reveals += 1
    if table.log:
        table.log.add("rolled", me, track=track)
    return track


def roll_one_of(table: Table, me: Automa, tracks: tuple[int, ...]) -> int:
    """Until one of them shows (TAP-AUTOMA-40)."""
    while True:
        track = roll(table, me)
        if track in tracks:
            return track


def advance_by_die(table: Table, me: Automa, gain: int, *tracks: int) -> Rules:
    yield from advance(table, me, roll_one_of(table, me, tracks), bool(gain))


def regress_by_die(table: Table, me: Automa, gain: int, *tracks: int) -> Rules:
    """From a start space there is no way back (TAP-AUTOMA-40)."""
    track = roll_one_of(table, me, tracks)
    if not me.far[track]:
        return
    me.far[track] -= 1
    space = me.far[track]
    if table.log:
        table.log.add("regressed", me, space=space_code(track, space))
    if gain and space:
        yield from take_benefit(table, me, track, space)


def refresh_techs(table: Table, me: Automa) -> Rules:
    """The open tech cards go, and others come (TAP-AUTOMA-41)."""
    replace_display(table, me)
    yield from ()


def refresh_masterpieces(table: Table, me: Automa) -> Rules:
    """TAP-AUTOMA-108."""
    replace_masterpieces(table, me)
    yield from ()


def draw_card(table: Table, me: Automa) -> Rules:
    """TAP-AUTOMA-42."""
    stock_card(table, me)
    yield from ()


# What she does for an icon (TAP-AUTOMA-38 to TAP-AUTOMA-43).
DEEDS: Final[dict[str, Callable[..., Rules]]] = {
    "explore": explore,
    "conquer": conquer,
    "research": research,
    "techs": refresh_techs,
    "card": draw_card,
    "masterpieces": refresh_masterpieces,
    "advance": advance_by_die,
    "regress": regress_by_die,
}
