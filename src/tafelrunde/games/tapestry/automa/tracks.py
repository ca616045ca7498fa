"""Which track a bot advances on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ....kernel.state import listed
from ..pieces.automa import ALL, END, FIRST, HEART, LAST, TRACK_ICONS
from ..pieces.kinds import ARTS, FIRST_OF_TIER, LAST_SPACE
from ..pieces.landmarks import LANDMARK_TIERS, track_landmark
from ..rules.track import locked
from ..table.automa import Automa, Bot
from ..table.component_types import DecisionCard
from ..table.state import Table
from .deck import decisions, tie_breaker


def open_tracks(table: Table, bot: Bot) -> list[int]:
    """Those that it has not finished and that nobody's card bars (TAP-AUTOMA-04)."""
    return [track for track, space in enumerate(bot.far) if space < LAST_SPACE and not locked(table, bot, track)]


def to_end(bot: Bot, track: int) -> int:
    return LAST_SPACE - bot.far[track]


def to_end_or_landmark(table: Table, bot: Bot, track: int) -> int:
    """The spaces to the end, or to the next landmark that nobody has taken (TAP-AUTOMA-30)."""
    ahead = [
        FIRST_OF_TIER[tier] - bot.far[track]
        for tier in LANDMARK_TIERS
        if FIRST_OF_TIER[tier] > bot.far[track] and table.landmarks >> track_landmark(track, tier) & 1
    ]
    return min([*ahead, to_end(bot, track)])


def valid_tracks(table: Table, bot: Bot, icon: int) -> list[int]:
    """By the icon of the track card (TAP-AUTOMA-28, TAP-AUTOMA-29, TAP-AUTOMA-30)."""
    tracks = open_tracks(table, bot)
    if icon == ALL or not tracks:
        return tracks
    left = [to_end(bot, track) if icon == END else to_end_or_landmark(table, bot, track) for track in tracks]
    return [track for track, spaces in zip(tracks, left, strict=True) if spaces == min(left)]


def order_of(table: Table, bot: Bot, card: DecisionCard) -> list[int]:
    """The tracks in the order printed on the tie-breaker card, which the Automa reads from the top and the Shadow
    Empire from the bottom; the heart is its own favourite track (TAP-AUTOMA-31). With the arts track the reprinted
    cards name the arts, too (TAP-AUTOMA-106)."""
    order = list(card.order)
    if len(bot.far) > ARTS and card.arts == FIRST:
        order.insert(0, ARTS)
    elif len(bot.far) > ARTS and card.arts == LAST:
        order.append(ARTS)
    tracks = [bot.favorite if entry == HEART else entry for entry in order]
    return tracks if isinstance(bot, Automa) else tracks[::-1]


def first_in_order(order: Sequence[int], tracks: Sequence[int]) -> int:
    """A track that the card does not name comes last (TAP-AUTOMA-33)."""
    return next((track for track in order if track in tracks), tracks[0])


def choose_track(table: Table, bot: Bot, icon: int) -> Optional[int]:
    """None if it has finished all tracks (TAP-AUTOMA-32)."""
    tracks = valid_tracks(table, bot, icon)
    if not tracks:
        if table.log:
            table.log.add("bot-idle", bot, what="tracks")
        return None
    track = first_in_order(order_of(table, bot, tie_breaker(table, bot)), tracks)
    if table.log:
        card = decisions(table).tie_card
        reads = "top" if isinstance(bot, Automa) else "bottom"
        table.log.add(
            "bot-chose", bot, track=track, tracks=listed(tracks), count=len(tracks), icon=TRACK_ICONS[icon],
            automacard=card, reads=reads,
        )  # fmt: skip
    return track
