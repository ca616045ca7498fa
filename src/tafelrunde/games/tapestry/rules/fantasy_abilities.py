"""What the civilizations of Fantasies & Futures do in step 1 of an income turn. The Weefolk have a module of their own,
and what Elder Ones and Merfolk do after income turn 5 is in late.py and turn.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.effects import carry_out
from ....kernel.hexes import members
from ..effects.explore import SpaceTiles
from ..pieces.capitals import SITES
from ..pieces.kinds import (
    ARTIFICERS,
    BLACK_DIE,
    BUILDINGS,
    CELESTIALS,
    ELDER_ONES,
    FAEFOLK,
    GENIES,
    LAST_INCOME,
    LAST_SPACE,
    MERFOLK,
    RED_DIE,
    WEEFOLK,
    WEREFOLK,
)
from ..pieces.landmarks import LANDMARKS
from ..table.player import CIVILIZATION, SPACE, TapestryPlayer
from ..table.prompts import ARTIFICE, DISCARD, FLOAT, FLUSH, FLUSH_POINTS, GRANT, HOWL, RUN_ON, SUBMERGE, USE, WISH
from ..table.state import Table
from .bonus import discard_card
from .build import capital_of
from .columns import column_of, move_left
from .dice import roll_die, take_die
from .gains import gain_any, score, under
from .hand import gain_cards
from .track import can_advance, can_regress, choose_token, enter, regress, set_token, take_benefit, used
from .weefolk import live_among_others

OVERHANG_POINTS: Final = -2  # Celestials
LANDMARK_POINTS: Final = 5
MOST_SACRIFICES: Final = 6  # Elder Ones
SACRIFICE_RESOURCES: Final = 2
DRY_CARDS: Final = 2  # Merfolk
MOON_POINTS: Final = 4  # Werefolk, without an exploration
FACE_UP: Final = 1
ONE_TILE: Final = SpaceTiles(1)


# ------------------------------------------------------------------------------------------------ Artificers


def work_on_tracks(table: Table, me: TapestryPlayer) -> Rules:
    """The leftmost building of an income track may be set aside, where it goes on counting for its type, or moved one
    column to the left. At last all of a track may be moved, or the buildings give points."""
    if me.era == LAST_INCOME:
        yield from finish_tracks(table, me)
        return
    options = []
    for kind in range(len(BUILDINGS)):
        if me.left[kind]:
            options.append(2 * kind)
            if column_of(me, kind, me.left[kind] - 1):
                options.append(2 * kind + 1)
    code = (yield ask(me, ARTIFICE, [*options, NONE])) if options else NONE
    if code == NONE:
        return
    kind, move = divmod(code, 2)
    if move:
        move_left(me, kind, me.left[kind] - 1, 1)
    else:
        me.left[kind] -= 1
        me.crafted[kind] += 1
    if table.log:
        table.log.tell("artifice", me, artifice=code)


def finish_tracks(table: Table, me: TapestryPlayer) -> Rules:
    options = [kind for kind in range(len(BUILDINGS)) if me.left[kind]]
    kind = yield ask(me, FLUSH, [*options, FLUSH_POINTS, NONE])
    if kind == FLUSH_POINTS:
        yield from under(table, CIVILIZATION, table.mats[ARTIFICERS].lines[0][0], me)
    elif kind != NONE:
        for building in range(me.left[kind]):
            move_left(me, kind, building, column_of(me, kind, building) - (me.left[kind] - 1 - building))


# ------------------------------------------------------------------------------------------------ Celestials


def float_on(table: Table, me: TapestryPlayer) -> Rules:
    """The floating capital may move to a neighbouring territory, for both conquer dice; this is no conquest. At last
    landmarks that hang over the edge of the capital cost points, the others give some."""
    if me.era == LAST_INCOME:
        for code in me.sites:
            landmark, turn = divmod(code // SITES, 4)
            covered = dict(LANDMARKS[landmark].turns[turn])[code % SITES]
            score(table, me, OVERHANG_POINTS if covered & ~capital_of(table, me).grid else LANDMARK_POINTS)
        return
    here = table.floating_capital(me)
    hexes = members(table.map.grid.beside[here] & table.land) if here >= 0 else []
    hex = (yield ask(me, FLOAT, [*hexes, NONE])) if hexes else NONE
    if hex == NONE:
        return
    table.items[here] -= 1
    table.items[hex] += 1
    me.mat[CELESTIALS] = hex + 1
    table.reveals += 1
    if table.log:
        table.log.tell("floated", me, hex=hex)
    for die in (RED_DIE, BLACK_DIE):
        face = yield from roll_die(table, me, hex, die)
        yield from take_die(table, me, hex, die, face)
    table.source = CIVILIZATION


# ------------------------------------------------------------------------------------------------ Elder Ones, Merfolk


def awaken(table: Table, me: TapestryPlayer) -> Rules:
    """Elder Ones: a resource or two cards; at last up to six cards for two resources each."""
    if me.era < LAST_INCOME:
        yield from under(table, CIVILIZATION, table.mats[ELDER_ONES].lines[0][0], me)
        return
    for _ in range(MOST_SACRIFICES):
        card = (yield ask_secret(me, DISCARD, lambda: [*members(me.hand), NONE])) if me.hand else NONE
        if card == NONE:
            return
        discard_card(table, me, card)
        yield from gain_any(table, me, SACRIFICE_RESOURCES)


def dive(table: Table, me: TapestryPlayer) -> Rules:
    """Merfolk gain a card and put all but two under the mat; at last they take these back, which is no gain."""
    yield from gain_cards(table, me, 1)
    if me.era == LAST_INCOME:
        surface(me)
        return
    for left in range(me.hand.bit_count() - DRY_CARDS, 0, -1):
        card = yield ask_secret(me, SUBMERGE, lambda: members(me.hand), left)
        me.hand &= ~(1 << card)
        me.shown &= ~(1 << card)
        table.forget(me)
        me.own_side.submerged |= 1 << card


def surface(me: TapestryPlayer) -> None:
    me.hand |= me.side.submerged
    me.own_side.submerged = 0


# ------------------------------------------------------------------------------------------------ Faefolk and Genies


def dance(table: Table, me: TapestryPlayer) -> Rules:
    """Faefolk may gain a card, move clockwise by their visible cards and gain the spot, at last twice. Their number on
    the mat is that of the spot."""
    if (yield ask(me, USE, [1, NONE], FAEFOLK)) == 1:
        yield from gain_cards(table, me, 1)
    ring = table.mats[FAEFOLK].lines[0]
    spot = (me.mat[FAEFOLK] + me.hand.bit_count() + len(me.visible)) % len(ring)
    me.mat[FAEFOLK] = spot
    if table.log:
        table.log.tell("danced", me, None, **{"fae-spot": spot})
    for _ in range(2 if me.era == LAST_INCOME else 1):
        yield from under(table, CIVILIZATION, ring[spot], me)


def grant_wishes(table: Table, me: TapestryPlayer) -> Rules:
    """Genies: a random opponent chooses a circle and scores it; they score it too and gain a square beside it. At last
    two circles. Places of the ring with odd numbers are circles."""
    ring = table.mats[GENIES].lines[0]
    circles = [place for place in range(len(ring)) if place % 2]
    if me.era == LAST_INCOME:
        for _ in range(2):
            place = yield ask(me, GRANT, circles)
            circles.remove(place)
            yield from under(table, CIVILIZATION, ring[place], me)
        return
    others = table.others(me)
    if not others:
        return
    other = others[table.rng.below(len(others))]
    table.reveals += 1
    if table.log:
        table.log.tell("summoned", me, player_other=other.seat)
    circle = yield ask(me if other.finished else other, WISH, circles, me.seat)
    if not other.finished:
        yield from under(table, CIVILIZATION, ring[circle], other)
    wishes = {circle, (circle - 1) % len(ring), (circle + 1) % len(ring)}
    while wishes:
        place = yield ask(me, GRANT, sorted(wishes))
        wishes = wishes & {circle} if place != circle else wishes - {circle}
        yield from under(table, CIVILIZATION, ring[place], me)


# ------------------------------------------------------------------------------------------------ Werefolk


def flip_tile(table: Table, me: TapestryPlayer) -> Rules:
    """Werefolk discard the tile on the mat and flip another one. Face up it is explored for a step back on a track, or
    there are points; face down they advance. Their number on the mat is that of the tile, from 1."""
    if me.mat[WEREFOLK]:
        tile = me.mat[WEREFOLK] - 1
        me.mat[WEREFOLK] = 0
        me.explored &= ~(1 << tile)
        table.spaces_gone |= 1 << tile
    if not table.spaces_left:
        return
    yield from carry_out(ONE_TILE, table, me)
    tile = me.fresh.bit_length() - 1
    face = table.rng.below(2)
    table.reveals += 1
    if table.log:
        table.log.tell("flipped", me, None, **{"space-tile": tile, "up": face})
    if face == FACE_UP:
        yield from howl(table, me, tile)
    else:
        yield from run_on(table, me)


def howl(table: Table, me: TapestryPlayer, tile: int) -> Rules:
    """A token on a start space cannot step back (TAP-FAQ-32)."""
    tracks = [track for track in range(len(me.tracks)) if can_regress(table, me, track)]
    track = (yield ask(me, HOWL, [*tracks, NONE])) if tracks else NONE
    if track == NONE:
        score(table, me, MOON_POINTS)
        return
    yield from regress(table, me, track, gain=False)
    me.space &= ~(1 << tile)
    me.explored |= 1 << tile
    me.mat[WEREFOLK] = tile + 1
    if table.log:
        table.log.tell("explored-space", me, None, **{"space-tile": tile})
    yield from under(table, SPACE, table.box.space_tiles[tile], me)


def run_on(table: Table, me: TapestryPlayer) -> Rules:
    """An advance with its benefit, and the bonus is free."""
    tracks = [track for track in range(len(me.tracks)) if can_advance(table, me, track)]
    if not tracks:
        return
    track = yield ask(me, RUN_ON, tracks)
    start = yield from choose_token(me, track, [space for space in me.tracks[track] if space < LAST_SPACE])
    set_token(me, track, start, start + 1)
    yield from enter(table, me, track, start + 1)
    if used(table, me, track, start + 1):
        return
    yield from take_benefit(table, me, track, start + 1)
    bonus = table.box.spaces[track][start].bonus
    if bonus is not None:
        yield from bonus.free(table, me, 13 * track + start + 1)
    table.source = CIVILIZATION


FANTASY_ABILITIES: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    ARTIFICERS: work_on_tracks,
    CELESTIALS: float_on,
    ELDER_ONES: awaken,
    FAEFOLK: dance,
    GENIES: grant_wishes,
    MERFOLK: dive,
    WEEFOLK: live_among_others,
    WEREFOLK: flip_tile,
}
