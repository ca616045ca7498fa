"""The Automa's civilizations (TAP-AUTOMA-69 to TAP-AUTOMA-78): four of the base game, four with Plans & Ploys."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.corrections import corrected, table_row
from ....kernel.decision import Rules
from ....kernel.effects import Facts, Icons
from ....kernel.game import PUBLIC, Component, Value
from ....kernel.hexes import mask, members
from ..pieces.kinds import (
    ALL_TRACKS,
    BASE,
    EXPLORATION,
    LAST_INCOME,
    LAST_SPACE,
    MILITARY,
    PLANS_PLOYS,
    SCIENCE,
    TECHNOLOGY,
)
from ..pieces.tracks import space_code, space_of, track_of
from ..table.automa import Automa
from ..table.effect import TapestryEffect
from ..table.player import CIVILIZATION
from ..table.state import Table
from .advance import advance, enter, research, roll, take_benefit
from .conquest import add_shadow, conquer
from .deck import decisions, tie_breaker
from .map_choice import first_hex
from .pool import add_to_pool, first_pool
from .score import score
from .tracks import first_in_order, open_tracks, order_of

BASIS: Final = "automa-pictures"
BY_DIE: Final = -1  # the science die names the favourite track (TAP-AUTOMA-73)


class AutomaAbility(TapestryEffect):
    """What a civilization of the Automa does, in words."""

    key = "automa-ability"

    def __init__(self, civ: AutomaCivilization) -> None:
        self.civ = civ

    def facts(self) -> Facts:
        return {"name": self.civ.id, **self.civ.numbers()}

    def icons(self) -> Icons:
        return list(self.civ.signs)


@table_row
class AutomaCivilization:
    """The base of her civilizations. `favorite`: the track of its heart, her favourite one if it is her first
    (TAP-AUTOMA-13); `turns`: the income turns in which it acts."""

    signs: ClassVar[tuple[int | str, ...]] = ()  # its icons
    expansion: ClassVar[int] = BASE

    def __init__(self, id: str, favorite: int, turns: tuple[int, ...]) -> None:
        self.id: str = id
        self.favorite: int = favorite
        self.turns: tuple[int, ...] = turns
        self.effect: TapestryEffect = AutomaAbility(self)

    def numbers(self) -> dict[str, int]:
        """The numbers that its sentence names."""
        return {}

    def prepare(self, table: Table) -> None:
        """Before any civilization is set up."""

    def set_up(self, table: Table, me: Automa) -> None:
        """Before the first turn."""

    def income(self, table: Table, me: Automa) -> Rules:
        """In an income turn (TAP-AUTOMA-59)."""
        yield from ()

    def worth(self, me: Automa) -> int:
        """Things that score like landmarks."""
        return 0

    def end(self, table: Table, me: Automa) -> None:
        """Everybody has finished."""

    def component(self, number: int) -> Component:
        heart = "die" if self.favorite == BY_DIE else ALL_TRACKS[self.favorite]
        facts: dict[str, Value] = {"heart": heart}
        return Component("automaciv", self.id, [number], {"card": PUBLIC}, BASIS, self.effect, facts)


class Explorers(AutomaCivilization):
    """Advance on exploration, in odd turns on military (TAP-AUTOMA-69)."""

    signs = ("track-exploration", "/", "track-military")

    def income(self, table: Table, me: Automa) -> Rules:
        yield from advance(table, me, MILITARY if me.era % 2 else EXPLORATION)


@table_row
class Conquerors(AutomaCivilization):
    """Conquer with few territories; make one safe; points for territories (TAP-AUTOMA-70)."""

    signs = ("conquer", "+", "toppled", "+", 1, "vp", "per", "territory")

    def __init__(self, id: str, favorite: int, turns: tuple[int, ...], alone: int = 2, points: int = 1) -> None:
        super().__init__(id, favorite, turns)
        self.alone = alone  # territories with one piece that are not too many
        self.points = points

    def numbers(self) -> dict[str, int]:
        return {"alone": self.alone, "amount": self.points}

    def income(self, table: Table, me: Automa) -> Rules:
        if me.upright.bit_count() < me.era:
            yield from conquer(table, me)
        single = mask([hex for hex in members(me.upright) if table.items[hex] == 1])
        if single.bit_count() > self.alone:
            add_shadow(table, first_hex(tie_breaker(table, me), single))
        score(table, me, self.points * me.upright.bit_count(), CIVILIZATION, self.id)


class Scientists(AutomaCivilization):
    """Research with benefit (TAP-AUTOMA-71)."""

    signs = ("research",)

    def income(self, table: Table, me: Automa) -> Rules:
        yield from research(table, me, gain=1)


@table_row
class Engineers(AutomaCivilization):
    """Points for landmarks (TAP-AUTOMA-72)."""

    signs = (1, "vp", "per", "landmark")

    def __init__(self, id: str, favorite: int, turns: tuple[int, ...], points: int = 1) -> None:
        super().__init__(id, favorite, turns)
        self.points = points

    def numbers(self) -> dict[str, int]:
        return {"amount": self.points}

    def income(self, table: Table, me: Automa) -> Rules:
        score(table, me, self.points * me.landmarks.bit_count(), CIVILIZATION, self.id)
        yield from ()


@table_row
class Equalizers(AutomaCivilization):
    """Catch up with the player on a track, else points (TAP-AUTOMA-74)."""

    signs = ("advance", "/", "vp")
    expansion = PLANS_PLOYS

    def __init__(self, id: str, favorite: int, turns: tuple[int, ...], reach: int = 2, points: int = 5) -> None:
        super().__init__(id, favorite, turns)
        self.reach = reach  # the most spaces behind
        self.points = points

    def numbers(self) -> dict[str, int]:
        return {"reach": self.reach, "amount": self.points}

    def goal(self, table: Table, me: Automa, track: int) -> int:
        """The space of the player's token that she can catch up with, or 0."""
        spaces = [space for player in table.players for space in player.tracks[track]]
        return max((space for space in spaces if 0 < space - me.far[track] <= self.reach), default=0)

    def income(self, table: Table, me: Automa) -> Rules:
        tracks = [track for track in open_tracks(table, me) if self.goal(table, me, track)]
        if not tracks:
            score(table, me, self.points, CIVILIZATION, self.id)
            return
        track = first_in_order(order_of(table, me, tie_breaker(table, me)), tracks)
        goal = self.goal(table, me, track)
        while me.far[track] < goal:
            me.far[track] += 1
            yield from enter(table, me, track, me.far[track])
        yield from take_benefit(table, me, track, goal)


class Hucksters(AutomaCivilization):
    """A pool of things that score like landmarks, and that the player may take (TAP-AUTOMA-75)."""

    signs = ("pool", "+", "vp")
    expansion = PLANS_PLOYS

    def set_up(self, table: Table, me: Automa) -> None:
        first_pool(table, me)
        add_to_pool(table, me)

    def income(self, table: Table, me: Automa) -> Rules:
        add_to_pool(table, me)
        yield from ()

    def worth(self, me: Automa) -> int:
        return len(me.mat.pool)


@table_row
class Iconoclasts(AutomaCivilization):
    """Landmarks leave the game for points and research (TAP-AUTOMA-76)."""

    signs = ("landmark", "→", "vp", "+", "research")
    expansion = PLANS_PLOYS

    def __init__(self, id: str, favorite: int, turns: tuple[int, ...], points: int = 3) -> None:
        super().__init__(id, favorite, turns)
        self.points = points

    def numbers(self) -> dict[str, int]:
        return {"amount": self.points}

    def income(self, table: Table, me: Automa) -> Rules:
        """Landmarks that she gains by it follow."""
        while me.landmarks:
            gone = me.landmarks
            me.landmarks = 0
            decisions(table).landmarks_gone |= gone
            for landmark in members(gone):
                if table.log:
                    table.log.add("bot-destroyed", me, landmark=landmark)
                score(table, me, self.points, CIVILIZATION, self.id)
                yield from self.study(table, me)

    def study(self, table: Table, me: Automa) -> Rules:
        """Rolled again for finished tracks (TAP-AUTOMA-39)."""
        tracks = open_tracks(table, me)
        while tracks:
            track = roll(table, me)
            if track in tracks:
                yield from advance(table, me, track)
                return


@table_row
class Trailblazers(AutomaCivilization):
    """Outposts ahead of the player on the tracks, which score if they are not passed (TAP-AUTOMA-77)."""

    signs = ("trail", ":", "vp")
    expansion = PLANS_PLOYS
    removed: ClassVar[str] = "socialism"  # a tapestry card

    def __init__(self, id: str, favorite: int, turns: tuple[int, ...], ahead: int = 2, points: int = 10) -> None:
        super().__init__(id, favorite, turns)
        self.ahead = ahead  # spaces before the furthest token or outpost
        self.points = points

    def numbers(self) -> dict[str, int]:
        return {"ahead": self.ahead, "amount": self.points}

    def prepare(self, table: Table) -> None:
        """A card leaves the game."""
        for card in [card for card in table.deck if table.catalog.cards[card].id == self.removed]:
            table.deck.remove(card)
            table.cards_out |= 1 << card

    def set_up(self, table: Table, me: Automa) -> None:
        """No tie-breaker is needed yet (TAP-AUTOMA-78)."""
        self.put_outpost(table, me, me.favorite)

    def income(self, table: Table, me: Automa) -> Rules:
        """On the favourite track, or the next one in the order of the tie-breaker card that has room."""
        order = [me.favorite, *order_of(table, me, tie_breaker(table, me))]
        track = next((track for track in order if self.place(table, me, track) <= LAST_SPACE), None)
        if track is not None:
            self.put_outpost(table, me, track)
        yield from ()

    def place(self, table: Table, me: Automa, track: int) -> int:
        """The space for the next outpost on a track."""
        tokens = [player.far[track] for player in table.players]
        return max([*tokens, *(space_of(code) for code in me.mat.trail if track_of(code) == track)]) + self.ahead

    def put_outpost(self, table: Table, me: Automa, track: int) -> None:
        space = space_code(track, self.place(table, me, track))
        me.mat.trail += (space,)
        if table.log:
            table.log.add("bot-blazed", me, space=space)

    def end(self, table: Table, me: Automa) -> None:
        """For each outpost before all tokens of the player."""
        ahead = [code for code in me.mat.trail if not self.passed(table, code)]
        score(table, me, self.points * len(ahead), CIVILIZATION, self.id)

    def passed(self, table: Table, code: int) -> bool:
        return any(player.far[track_of(code)] > space_of(code) for player in table.players)


EVERY_TURN: Final = tuple(range(2, LAST_INCOME + 1))
AUTOMA_CIVILIZATIONS: Final = corrected(
    "tapestry",
    "automaciv",
    (
        Explorers("explorers", EXPLORATION, EVERY_TURN),
        Conquerors("conquerors", MILITARY, EVERY_TURN),
        Scientists("scientists", SCIENCE, (3, 4, 5)),
        Engineers("engineers", TECHNOLOGY, EVERY_TURN),
        Equalizers("equalizers", BY_DIE, EVERY_TURN),
        Hucksters("hucksters", BY_DIE, EVERY_TURN),
        Iconoclasts("iconoclasts", BY_DIE, EVERY_TURN),
        Trailblazers("trailblazers", BY_DIE, EVERY_TURN),
    ),
    globals(),
)
