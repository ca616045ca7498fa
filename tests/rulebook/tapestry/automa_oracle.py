"""A second implementation of the bots, for a player who never moves and without expansions.

It reads chance from the log of a match (cards, rolls) and foretells everything else: each event of the bots has to be
the one that comes next. Hexes are coordinates and tracks are names, so that it shares nothing with the rules but the
decision cards and the names of events.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Final, Optional

from tafelrunde.games.tapestry.components.automa import DECISION_CARDS
from tafelrunde.games.tapestry.pieces.automa import HEX_ORDERS
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.kernel.hexes import Hex
from tafelrunde.kernel.state import Event

AUTOMA, SHADOW = 1, 2  # seats
TRACKS: Final = ("exploration", "technology", "science", "military")
ENTRIES: Final = (*TRACKS, "arts", "favorite")
CIVILIZATIONS: Final = ("explorers", "conquerors", "scientists", "engineers")
ICONS: Final = ("all", "end", "end-or-landmark")
LANDMARKS: Final = (4, 7, 10)  # spaces
HER_START, MY_START, ISLAND = (-2, 2), (2, 0), (0, 0)
NEIGHBOURS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

# What the Automa does on a space: the chart of the rulebook, applied to the printed tracks.
GAINS: Final[dict[str, dict[int, tuple[str, ...]]]] = {
    "exploration": {2: ("explore",), 3: ("explore",), 4: ("explore",), 7: ("explore",), 9: ("explore anywhere",)},
    "technology": {2: ("card",)},  # the tech cards that she replaces change nothing for her
    "science": {
        1: ("research",), 2: ("card",), 3: ("research",), 4: ("card",), 5: ("research with benefit",),
        6: ("research with benefit",), 9: ("advance by die",), 10: ("regress by die",), 11: ("advance by die",),
        12: ("research",),
    },
    "military": {
        1: ("conquer",), 2: ("card",), 3: ("conquer",), 5: ("conquer",), 6: ("conquer", "card"), 7: ("conquer",),
        8: ("conquer anywhere",), 12: ("conquer",),
    },
}  # fmt: skip
ADVANCE_BY_DIE: Final = ("military", "technology", "exploration")
REGRESS_BY_DIE: Final = ("military", "technology")

# By income turn: points for landmarks and territories, for military and science, for the other tracks.
NORMAL: Final = {2: (1, 0, 1), 3: (2, 1, 1), 4: (2, 1, 2), 5: (3, 2, 3)}
HARD: Final = {2: (1, 0, 1), 3: (2, 1, 2), 4: (2, 2, 2), 5: (3, 3, 4)}
FIRST_IN_ERA: Final = {2: 2, 3: 3, 4: 4, 5: 0}
ADDED: Final = {1: (2, 2, 2), 2: (2, 2, 2), 3: (0, 2, 2), 4: (2, 4, 4), 5: (2, 6, 6), 6: (2, 6, 6)}  # by level

Facts = dict[str, Any]


class Chance:
    """The events of the bots, in order."""

    IGNORED: Final = ("cleared-display", "displayed", "ended")

    def __init__(self, events: Iterable[Event]) -> None:
        self.events = deque(event for event in events if event.name not in self.IGNORED)

    def take(self, name: str, seat: int) -> Facts:
        event = self.events.popleft()
        assert (event.name, event.seat) == (name, seat), f"{event} came instead of {name} of seat {seat}"
        return dict(event.facts)

    def expect(self, name: str, seat: int, **facts: object) -> None:
        found = self.take(name, seat)
        assert facts == {fact: found[fact] for fact in facts}, f"{name} of seat {seat}: {found} instead of {facts}"


class Oracle:
    def __init__(self, table: Table, level: int, log: Chance) -> None:
        automa = table.automa
        assert automa is not None
        self.log, self.level = log, level
        self.places: list[Hex] = list(table.map.grid.places)
        self.mat = NORMAL if level < 5 else HARD
        self.civilizations = [CIVILIZATIONS[civ] for civ in automa.mat.civs]
        self.favorite = {bot.seat: TRACKS[bot.favorite] for bot in table.bots}
        self.at = {seat: dict.fromkeys(TRACKS, 0) for seat in (AUTOMA, SHADOW)}
        self.landmarks = {(track, space) for track in TRACKS for space in LANDMARKS}
        self.hers = 0  # landmarks on her mat
        self.ends = [5, 10]  # what the achievement for a finished track is worth, the best one last
        self.finished_one = {AUTOMA: False, SHADOW: False}
        self.vp = self.stock = self.turn = 0
        self.island = False
        self.outposts, self.shadow_outposts = 7, 9
        self.pieces = dict.fromkeys(self.places, 0) | {HER_START: 2, MY_START: 2}
        self.land = {self.places[hex] for hex in range(len(self.places)) if table.land >> hex & 1}
        self.own = {HER_START}
        self.used: set[tuple[str, int]] = set()
        self.pair: Optional[tuple[int, int]] = None
        self.in_deck, self.discarded = 8, 0
        self.order: list[Hex] = []
        self.topples = False

    # -------------------------------------------------------------------------------------------- turns

    def play(self) -> None:
        self.income()
        while self.turn < 5:
            self.used = set()
            if self.in_deck:
                self.draw()
                if self.in_deck or not DECISION_CARDS[self.last[0]].income:
                    self.advance_by_pair()
                    continue
                self.log.expect("bots-last-pair", AUTOMA, automacard=self.last[0])
            else:
                self.log.take("bots-out-of-cards", AUTOMA)
            self.income()
        assert not self.log.events

    @property
    def last(self) -> tuple[int, int]:
        assert self.pair is not None
        return self.pair

    def draw(self) -> None:
        if self.pair:
            self.discarded += 2
        facts = self.log.take("bots-pair", AUTOMA)
        self.pair = facts["automacard"], facts["automacard_tie"]
        self.in_deck -= 2

    def advance_by_pair(self) -> None:
        card = DECISION_CARDS[self.last[0]]
        for seat, icon in ((AUTOMA, card.automa), (SHADOW, card.shadow)):
            track = self.choose(seat, ICONS[icon])
            if track:
                self.advance(seat, track)

    def choose(self, seat: int, icon: str) -> Optional[str]:
        at = self.at[seat]
        tracks = [track for track in TRACKS if at[track] < 12]
        if not tracks:
            self.log.expect("bot-idle", seat, what="tracks")
            return None

        def left(track: str) -> int:
            goals = [12]
            if icon == "end-or-landmark":
                goals += [space for name, space in self.landmarks if name == track and space > at[track]]
            return min(goals) - at[track]

        if icon != "all":
            tracks = [track for track in tracks if left(track) == min(map(left, tracks))]
        order = [ENTRIES[entry] for entry in DECISION_CARDS[self.last[1]].order]
        named = [self.favorite[seat] if entry == "favorite" else entry for entry in order]
        chosen = next(track for track in (named if seat == AUTOMA else named[::-1]) if track in tracks)
        listed = ",".join(str(TRACKS.index(track)) for track in tracks)
        self.log.expect("bot-chose", seat, track=TRACKS.index(chosen), tracks=listed, icon=icon)
        return chosen

    # -------------------------------------------------------------------------------------------- tracks

    def advance(self, seat: int, track: str, gain: bool = True) -> None:
        at = self.at[seat]
        if at[track] == 12:
            self.log.expect("bot-stays", seat, track=TRACKS.index(track))
            return
        at[track] += 1
        space = at[track]
        self.log.expect("advanced", seat, space=13 * TRACKS.index(track) + space)
        if (track, space) in self.landmarks:
            self.landmarks.remove((track, space))
            self.hers += 1
            self.log.take("gained-landmark", seat)
        if space == 12 and self.ends and not self.finished_one[seat]:
            self.finished_one[seat] = True
            best = self.ends.pop()
            worth = best if seat == AUTOMA else 0
            self.vp += worth
            self.log.expect("achieved", seat, amount=worth)
        if gain and seat == AUTOMA:
            self.gain(track, space)

    def gain(self, track: str, space: int) -> None:
        if (track, space) in self.used:
            return
        self.used.add((track, space))
        for what in GAINS[track].get(space, ()):
            if what == "card":
                self.put_into_stock()
            elif what.startswith("research"):
                self.advance(AUTOMA, self.roll(), what == "research with benefit")
            elif what == "advance by die":
                self.advance(AUTOMA, self.roll(ADVANCE_BY_DIE))
            elif what == "regress by die":
                self.regress(self.roll(REGRESS_BY_DIE))
            elif what.startswith("explore"):
                self.explore("anywhere" in what)
            else:
                self.conquer("anywhere" in what)

    def regress(self, track: str) -> None:
        at = self.at[AUTOMA]
        if at[track] == 0:
            return
        at[track] -= 1
        self.log.expect("regressed", AUTOMA, space=13 * TRACKS.index(track) + at[track])
        self.gain(track, at[track])

    def roll(self, faces: Sequence[str] = TRACKS) -> str:
        track = ""
        while track not in faces:
            track = TRACKS[self.log.take("rolled", AUTOMA)["track"]]
        return track

    def put_into_stock(self) -> None:
        self.stock += 1
        self.log.expect("bot-stocked", AUTOMA, number=self.stock)

    # -------------------------------------------------------------------------------------------- the map

    def break_ties(self) -> None:
        """The order of hexes and the topple icon: of the last tie-breaker card, or of one drawn for it."""
        number = self.pair[1] if self.pair else self.log.take("bots-tie-breaker", AUTOMA)["automacard"]
        card = DECISION_CARDS[number]
        self.topples = card.topple
        first, along, axis = HEX_ORDERS[card.hexes - 1]

        def row(place: Hex) -> int:
            return (place[0], place[1], place[0] + place[1])[axis]

        downwards = row(first) > 0
        places = sorted(self.places, key=lambda p: p[0] * along[0] if along[0] else p[1] * along[1])
        self.order = sorted(places, key=row, reverse=downwards)

    def beside(self, place: Hex) -> list[Hex]:
        there = [(place[0] + q, place[1] + r) for q, r in NEIGHBOURS]
        return [each for each in there if each in self.pieces]

    def steps(self, start: Hex, targets: Iterable[Hex]) -> float:
        """From a hex to the nearest target, along hexes that she could conquer; the target itself need not be one."""
        goals = set(targets)
        seen, edge, count = {start}, [start], 0
        while edge:
            if goals.intersection(edge):
                return count
            ways = {n for place in edge for n in self.beside(place)} - seen
            edge = [n for n in ways if n in goals or (n not in self.own and n != MY_START)]
            seen.update(edge)
            count += 1
        return float("inf")

    def nearest(self, hexes: list[Hex], targets: list[Hex]) -> list[Hex]:
        least = min(self.steps(place, targets) for place in hexes)
        return [place for place in hexes if self.steps(place, targets) == least]

    def reached(self, anywhere: bool) -> list[Hex]:
        return [place for place in self.places if anywhere or self.own.intersection(self.beside(place))]

    def explore(self, anywhere: bool) -> None:
        valid = left = [place for place in self.reached(anywhere) if place not in self.land]
        if not valid:
            self.log.expect("bot-idle", AUTOMA, what="explore")
            return
        self.break_ties()
        if self.favorite[AUTOMA] != "military":
            most = max(self.steps(place, [MY_START]) for place in valid)
            left = [place for place in valid if self.steps(place, [MY_START]) == most]
        place = next(place for place in self.order if place in left)
        self.log.expect("bot-explored", AUTOMA, hex=self.places.index(place), **self.listed(valid, left))
        self.land.add(place)

    def conquer(self, anywhere: bool) -> None:
        valid = [place for place in self.reached(anywhere) if self.pieces[place] == 0]
        if not valid or not self.outposts:
            self.log.expect("bot-idle", AUTOMA, what="conquer" if self.outposts else "outposts")
            return
        self.break_ties()
        if not self.topples:
            valid = [place for place in valid if MY_START not in self.beside(place)]
        if not valid:
            self.log.expect("bot-idle", AUTOMA, what="conquer")
            return
        left = self.nearest(valid, [ISLAND]) if not self.island else valid
        left = self.nearest(left, [MY_START])
        place = next(place for place in self.order if place in left)
        hex = self.places.index(place)
        self.log.expect("bot-aims", AUTOMA, hex=hex, target="neutral", **self.listed(valid, left))
        if place not in self.land:
            self.log.expect("bot-laid-tile", AUTOMA, hex=hex)
            self.land.add(place)
        self.log.expect("conquered", AUTOMA, hex=hex)
        self.outposts -= 1
        self.own.add(place)
        self.pieces[place] = 1
        if place == ISLAND:
            self.island = True
            self.vp += 10
            self.log.expect("achieved", AUTOMA, amount=10)
        elif self.topples:
            self.guard(place)

    def guard(self, place: Hex) -> None:
        if self.shadow_outposts:
            self.shadow_outposts -= 1
            self.pieces[place] += 1
            self.log.expect("shadow-fell", SHADOW, hex=self.places.index(place))

    def listed(self, valid: list[Hex], left: list[Hex]) -> dict[str, str]:
        return {
            name: ",".join(map(str, sorted(self.places.index(place) for place in places)))
            for name, places in (("hexs", valid), ("hexs_left", left))
        }

    # -------------------------------------------------------------------------------------------- income turns

    def income(self) -> None:
        self.turn += 1
        self.log.expect("era", AUTOMA, era=self.turn)
        if self.turn == 1:
            self.begin()
            return
        self.change_favorites()
        if self.level >= 3:
            self.log.expect("bots-go-on", AUTOMA, automacard=self.last[0])
            self.advance_by_pair()
        if self.level >= 2:
            for civilization in self.civilizations:
                self.use(civilization)
        at, (land, fierce, others) = self.at[AUTOMA], self.mat[self.turn]
        self.score(land * (self.hers + len(self.own)), "land")
        self.score(fierce * (at["military"] + at["science"]), "military-science")
        self.score(others * (at["technology"] + at["exploration"]), "other-tracks")
        self.score(FIRST_IN_ERA[self.turn], "first")
        if self.turn < 5:
            self.prepare_deck()

    def begin(self) -> None:
        for seat in (AUTOMA, SHADOW):
            if self.level == 5:
                self.advance(seat, self.favorite[seat])
            if self.level == 6:
                for track in ("military", "exploration", "technology", "science"):
                    self.advance(seat, track)
        if self.level >= 2:
            self.put_into_stock()

    def change_favorites(self) -> None:
        """Both by the positions before either changes."""
        new = dict(self.favorite)
        for seat, other in ((AUTOMA, SHADOW), (SHADOW, AUTOMA)):
            track = self.favorite[seat]
            if self.at[seat][track] == 12 or self.at[other][track] > self.at[seat][track]:
                new[seat] = self.choose(seat, "end-or-landmark") or track
                self.log.expect("bot-favors", seat, track=TRACKS.index(new[seat]))
        self.favorite = new

    def use(self, civilization: str) -> None:
        if civilization == "scientists" and self.turn == 2:
            return
        self.log.expect("bot-ability", AUTOMA, automaciv=CIVILIZATIONS.index(civilization))
        if civilization == "explorers":
            self.advance(AUTOMA, "military" if self.turn % 2 else "exploration")
        elif civilization == "scientists":
            self.advance(AUTOMA, self.roll())
        elif civilization == "engineers":
            self.score(self.hers, civilization)
        else:
            if len(self.own) < self.turn:
                self.conquer(anywhere=False)
            single = [place for place in self.own if self.pieces[place] == 1]
            if len(single) > 2:
                self.break_ties()
                self.guard(next(place for place in self.order if place in single))
            self.score(len(self.own), civilization)

    def score(self, points: int, reason: str) -> None:
        if points:
            self.vp += points
            self.log.expect("bot-scored", AUTOMA, amount=points, reason=reason)

    def prepare_deck(self) -> None:
        added = ADDED[self.level][self.turn - 2]
        if added:
            self.log.expect("bots-added", AUTOMA, number=added)
        self.log.expect("played-face-down", AUTOMA)
        if self.level >= 2:
            self.put_into_stock()
        self.in_deck += self.discarded + added + (2 if self.pair else 0)
        self.discarded, self.pair = 0, None
        self.log.expect("bots-shuffled", AUTOMA, number=self.in_deck)
