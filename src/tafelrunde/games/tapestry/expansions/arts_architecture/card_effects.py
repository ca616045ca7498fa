"""Effects of single tapestry cards of Arts & Architecture."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import NONE, Rules, ask, ask_secret
from .....kernel.effects import Facts, Icons
from .....kernel.hexes import members
from ...effects.cards_on_tracks import Card
from ...pieces.kinds import ALL_TRACKS, BLACK_DIE, BLACK_FACES, PER_TERRITORY, RED_DIE, RED_FACES, TILE
from ...pieces.tracks import space_code
from ...rules.abilities import act, income_turns
from ...rules.bonus import RESOURCE
from ...rules.civilization import join
from ...rules.dice import NOWHERE, roll_die, tile_benefit
from ...rules.gains import gain, score, under
from ...rules.track import used
from ...table.effect import TapestryEffect
from ...table.player import CONQUERED, EXPLORED, TapestryPlayer
from ...table.prompts import ABILITY, GIVE_UP, KEEP_CIVILIZATION, MIGRATE, MIGRATE_TO, PARK_DIE, STATUS_QUO
from ...table.state import Table

MOST_MOVES: Final = 2  # Migration
MOST_BONUSES: Final = 3  # Status Quo
DRAWN: Final = 2  # civilizations, for Plague


class NewLife(Card):
    """Plague: one of the player's civilizations for one of two drawn ones. What was gained stays (TAP-FAQ-35)."""

    key = "new-life"

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(me.civs and table.civs_left)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if not self.possible(table, me):
            return
        lost = yield ask(me, GIVE_UP, sorted(me.civs))
        yield from give_up(table, me, lost)
        table.reveals += 1
        me.offer = tuple(sorted(table.civs_left.pop() for _ in range(min(DRAWN, len(table.civs_left)))))
        civ = yield ask_secret(me, KEEP_CIVILIZATION, lambda: list(me.offer))
        table.civs_gone &= ~(1 << lost)
        table.civs_left += [lost, *(other for other in me.offer if other != civ)]
        table.civs_left.sort()
        table.rng.shuffle(table.civs_left)
        me.offer = ()
        me.civs = (civ, *me.civs)
        if table.log:
            table.log.add("civilization", me, civilization=civ)
        yield from join(table, me, civ)


class ParkDie(Card):
    """National Parks: a conquer die is chosen, rolled and gained; this is no conquest (TAP-FAQ-40)."""

    key = "park-die"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        die = yield ask(me, PARK_DIE, [RED_DIE, BLACK_DIE])
        table.reveals += 1
        tile = me.side.last_tile  # on the map, or on the islands of a mat
        face = yield from roll_die(table, me, table.tiles.index(tile) if tile in table.tiles else NOWHERE, die)
        if table.log:
            table.log.add("rolled-one", me, None, die=die, face=face)
        if die == RED_DIE:
            points = RED_FACES[face]
            score(table, me, me.upright.bit_count() if points == PER_TERRITORY else points)
        elif BLACK_FACES[face] != TILE:
            gain(table, me, BLACK_FACES[face], 1)
        else:
            yield from under(table, EXPLORED, table.catalog.tiles[me.side.last_tile].effect, me)


class Migration(Card):
    """Up to two outposts, each alone on its territory, go to empty territories next to one that is controlled then; the
    benefit of the tile entered is gained. No conquest."""

    key = "migration"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        for _ in range(MOST_MOVES):
            movable = [hex for hex in members(me.upright & ~me.huts) if table.items[hex] == 1 and goals(table, me, hex)]
            start = (yield ask(me, MIGRATE, [*movable, NONE])) if movable else NONE
            if start == NONE:
                return
            goal = yield ask(me, MIGRATE_TO, goals(table, me, start), start)
            me.upright = me.upright & ~(1 << start) | 1 << goal
            table.items[start] -= 1
            table.items[goal] += 1
            if table.log:
                table.log.add("migrated", me, hex=goal)
            before = table.source
            table.source = CONQUERED
            yield from tile_benefit(table, me, goal)
            table.source = before


class StatusQuo(Card):
    """On up to three tracks the bonus of the space on which the furthest token stands; those that cost any 1 resource
    are free. The spaces count as activated."""

    key = "status-quo"

    def open(self, table: Table, me: TapestryPlayer, done: list[int]) -> list[int]:
        found = []
        for track in range(len(me.tracks)):
            space = me.tracks[track][-1] if me.tracks[track] else 0
            bonus = table.catalog.spaces[track][space - 1].bonus if space else None
            if bonus is None or track in done or used(table, me, track, space) or not bonus.gain.possible(table, me):
                continue
            found.append(track)
        return found

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        done: list[int] = []
        while len(done) < MOST_BONUSES:
            options = self.open(table, me, done)
            track = (yield ask(me, STATUS_QUO, [*options, NONE])) if options else NONE
            if track == NONE:
                return
            done.append(track)
            space = me.tracks[track][-1]
            bonus = table.catalog.spaces[track][space - 1].bonus
            assert bonus is not None
            me.used |= 1 << space_code(track, space)
            if bonus.price == RESOURCE:
                yield from bonus.free(table, me)
            else:
                yield from bonus.run(table, me)


class AheadOn(TapestryEffect):
    """Points for standing alone in front on a track."""

    key = "ahead-on"

    def __init__(self, track: int, points: int) -> None:
        self.track = track
        self.points = points

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        if self.track < len(me.far) and all(
            other.far[self.track] < me.far[self.track] for other in table.opponents(me)
        ):
            score(table, me, self.points)
        return True

    def facts(self) -> Facts:
        return {"track": ALL_TRACKS[self.track], "amount": self.points}

    def icons(self) -> Icons:
        return [f"track-{ALL_TRACKS[self.track]}", "lead", ":", self.points, "vp"]


class AbilityAgain(Card):
    """Golden Jubilee: the income ability of one of the player's civilizations once more."""

    key = "ability-again"

    def choice(self, table: Table, me: TapestryPlayer) -> list[int]:
        return [civ for civ in sorted(me.civs) if me.era in income_turns(table, civ)]

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(self.choice(table, me))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = self.choice(table, me)
        if options:
            civ = yield ask(me, ABILITY, options)
            before = table.source
            yield from act(table, me, civ)
            table.source = before


def give_up(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """Buildings on the mat stand beside the capital from now on, stored landmarks are built, cards go back."""
    me.civs = tuple(other for other in me.civs if other != civ)
    me.own_side.lost |= 1 << civ
    table.civs_gone |= 1 << civ
    if table.log:
        table.log.add("gave-up", me, civilization=civ)
    yield from table.mats[civ].given_up(table, me)
    if not table.mats[civ].stays_on_map:
        me.mat[civ] = 0


def goals(table: Table, me: TapestryPlayer, start: int) -> list[int]:
    """The territories to which the outpost may move, as if it were lifted already."""
    around = table.map.grid.around(me.upright & ~(1 << start))
    return members(around & table.land & ~table.taken)
