"""Builds Revive positions for tests and plays them in the words of the game.

t = scenario(players=2).tribe(0, "nadair").seat(0, gear=3, active=["SA1", "CG05"]).start()
t.play("CG05", "top1")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Optional

from ...kernel.decision import NONE
from ...kernel.hexes import members
from ...kernel.match import Match
from ...kernel.scenario import Played, Scenario
from .pieces.artifacts import artifacts_of
from .pieces.board import FIRST_SPECIAL, HALF_OF_SLOT, REWARD_FIELDS, SLOT_NAMES
from .pieces.cards import played
from .pieces.kinds import BOTTOM, CITIZENS, COLOURS, PLACES, RESOURCES, SIDES, TERRAINS, TOP, TRIBES
from .pieces.map import BESIDE, tile_fields
from .rules.cards import count_standing
from .rules.setup import take_tribe
from .table.player import RevivePlayer
from .table.prompts import ACTION_PROMPT, EFFECTS, FIFTH_BOTTOM, NEXT, PAY, PAY_NOW, SLOT
from .table.state import Table
from .table.steps import ACTION, PRINTED, SCORING


def scenario(players: int = 2, seed: int = 1, **options: object) -> ReviveScenario:
    return ReviveScenario(players, seed, options)


class ReviveScenario(Scenario):
    """All options may be given that ask nothing in set-up. Seat 0 is the first player and on turn; seats have the base
    tribes in their order, sun side up, and nothing but their start cards: no resources, no energy."""

    state: Table

    def __init__(self, players: int, seed: int, options: dict[str, object]) -> None:
        from .game import REVIVE

        super().__init__(REVIVE, players, {"first_player": "first_seat", **options}, seed)
        assert self.state.step == ACTION, "a scenario begins with the first turn"
        for me in self.state.players:
            me.res = [0] * 4
            self.state.energy += me.energy
            me.energy = 0
            self.tribe(me.seat, TRIBES[me.seat])

    # -------------------------------------------------------------------------------------------- names and numbers

    def number(self, kind: str, id: str) -> int:
        """The first thing of a kind with this id ("card", "CG01")."""
        for part in self.game.components:
            if part.kind == kind and part.id == id:
                return part.numbers[0]
        raise LookupError(f"there is no {kind} {id}")

    def fields(self, terrain: str) -> list[int]:
        return members(self.state.of[TERRAINS.index(terrain)])

    def field(self, terrain: str, nth: int = 0, beside: Optional[int] = None) -> int:
        """The nth explored field of a terrain, of those beside another if that is given."""
        return [f for f in self.fields(terrain) if beside is None or BESIDE[beside] >> f & 1][nth]

    # -------------------------------------------------------------------------------------------- the board

    def explored(self, space: int, tile: str, turned: bool = False) -> ReviveScenario:
        """Lay this tile face up on a space, as if already explored; it swaps places with the one there."""
        table = self.state
        number = self.number("tile", tile)
        other = table.tiles.index(number)
        assert not table.explored >> other & 1 or other == space, f"{tile} lies open elsewhere"
        table.tiles[other], table.tiles[space] = table.tiles[space], number
        table.count_backs()
        if table.explored >> space & 1:
            for kind in range(6):
                table.of[kind] &= ~tile_fields(space)
            table.turned &= ~(1 << space)
        table.shown |= 1 << space
        table.lay_tile(space, turned)
        return self

    def hidden(self, space: int, tile: str) -> ReviveScenario:
        """Lay this tile face down on a space."""
        table = self.state
        number = self.number("tile", tile)
        other = table.tiles.index(number)
        assert not (table.explored >> other | table.explored >> space) & 1, "both spaces must be unexplored"
        table.tiles[other], table.tiles[space] = table.tiles[space], number
        table.count_backs()
        return self

    def terrain(self, field: int, terrain: str) -> ReviveScenario:
        """Change the kind of an explored field."""
        self.state.change_field(field, TERRAINS.index(terrain))
        return self

    def corner(self, corner: int, side: str) -> ReviveScenario:
        self.state.corners[corner] = self.number("location", side)
        return self

    def building(self, seat: int, field: int, large: bool = False, lakes: bool = True) -> ReviveScenario:
        """A building without its rewards; by default lakes beside it count as used."""
        me = self.state.players[seat]
        if large:
            me.large |= 1 << field
        else:
            me.small |= 1 << field
        if lakes:
            me.lakes |= BESIDE[field] & self.state.of[TERRAINS.index("lake")]
        self.state.map_changed()
        return self

    def figure(self, seat: int, field: int, technology: str) -> ReviveScenario:
        """A figure from the technology at this place ("t1"), which is unlocked without its immediate effects."""
        me = self.state.players[seat]
        place = PLACES.index(technology)
        me.figures |= 1 << field
        me.tech |= 1 << place
        for number in self.state.catalog.technology(me, place).parts:
            if self.state.catalog.effects[number].lasting:
                self.state.catalog.effects[number].now(self.state, me)
        self.state.map_changed()
        return self

    def tribe_tile(self, seat: int, field: int) -> ReviveScenario:
        self.state.players[seat].tiles |= 1 << field
        self.state.map_changed()
        return self

    # -------------------------------------------------------------------------------------------- players

    def tribe(self, seat: int, tribe: str, side: str = "sun") -> ReviveScenario:
        """Change the tribe board; call it before `figure`."""
        me = self.state.players[seat]
        me.falcon = -1
        take_tribe(self.state, me, TRIBES.index(tribe), SIDES.index(side))
        self.state.map_changed()
        return self

    def seat(
        self,
        seat: int,
        *,
        energy: Optional[int] = None,
        vp: Optional[int] = None,
        active: Optional[Sequence[str]] = None,
        rest: Optional[Sequence[str]] = None,
        slots: Optional[Mapping[str, Sequence[str]]] = None,
        modules: Optional[Mapping[int, str]] = None,
        tracks: Optional[tuple[int, int, int]] = None,
        machines: Optional[Mapping[int, str]] = None,
        loaded: Sequence[int] = (),
        closed: Sequence[str] = (),
        opened: Sequence[str] = (),
        tribe_markers: Optional[int] = None,
        artifact_card: Optional[str] = None,
        artifacts: Optional[Mapping[str, int]] = None,
        **amounts: int,
    ) -> ReviveScenario:
        """Arrange a player. Cards are named by id; start cards of the player's set also by their number
        ("1" to "6"). Cards in slots have the half of the slot in use; `CG01/bottom` overrides that. `machines` lie on
        machine places, `loaded` are places with energy; both need `tracks` that have unlocked them. `amounts` are
        resources and declared fields (table/player_fields.py)."""
        me = self.state.players[seat]
        for name, amount in amounts.items():
            if name in RESOURCES:
                me.res[RESOURCES.index(name)] = amount
            else:
                self.set_player(seat, **{name: amount})
        if energy is not None:
            self.state.energy += me.energy - energy
            me.energy = energy
        if vp is not None:
            me.tally[PRINTED] += vp - me.vp
            me.vp = vp
        if active is not None or rest is not None or slots is not None:
            self._cards(me, active or (), rest, slots or {})
        for space, module in (modules or {}).items():
            me.modules[space] = self._pull_module(module)
        if tribe_markers is not None:
            me.tribe_markers = tribe_markers
        if tracks is not None:
            self._tracks(me, tracks)
        me.progress = me.opened.bit_count() + me.tribe_markers
        for place, machine in (machines or {}).items():
            me.machines[place] = self._pull_machine(machine)
            me.unlocked |= 1 << place
        for place in loaded:
            me.loaded |= 1 << place
            self.state.energy -= 1
        for zone, crates in (("crates_closed", closed), ("crates_opened", opened)):
            if crates:
                self.set_player(seat, **{zone: sorted(crates)})
        if artifact_card is not None:
            self._artifact_card(me, self.number("artifactcard", artifact_card))
        for colour, count in (artifacts or {}).items():
            self._artifacts(me, ("violet", "orange", "white").index(colour), count)
        return self

    def _cards(
        self, me: RevivePlayer, active: Sequence[str], rest: Optional[Sequence[str]], slots: Mapping[str, Sequence[str]]
    ) -> None:
        """Start cards that are not named lie in the rest area; citizens that are not named go back under the deck."""
        own = sorted(card for card in me.cards if card >= CITIZENS)
        self.state.deck = [card for card in me.cards if card < CITIZENS] + self.state.deck
        me.active, me.rest, me.slots = [], [], [()] * 5
        named = [*active, *(rest or ()), *(card.split("/")[0] for cards in slots.values() for card in cards)]
        numbers = {name: own[int(name) - 1] if name.isdigit() else self._pull_card(name, own) for name in named}
        me.active = sorted(numbers[name] for name in active)
        me.rest = sorted(numbers[name] for name in rest or ())
        for slot_name, cards in slots.items():
            slot = SLOT_NAMES.index(slot_name)
            for card in cards:
                name, _, half = card.partition("/")
                turned = {"top": TOP, "bottom": BOTTOM, "": HALF_OF_SLOT[slot] if slot < 4 else TOP}[half]
                me.slots[slot] += (played(numbers[name], turned),)
        count_standing(self.state, me)
        me.rest = sorted([*me.rest, *(card for card in own if card not in numbers.values())])

    def _pull_card(self, id: str, own: list[int]) -> int:
        card = self.number("card", id)
        if card in own:
            return card
        assert card < CITIZENS, f"{id} belongs to another set"
        self._free(self.state.deck, self.state.cards, card)
        return card

    def _pull_module(self, id: str) -> int:
        module = self.number("module", id)
        self._free(self.state.module_pile, self.state.modules, module)
        return module

    def _pull_machine(self, id: str) -> int:
        machine = self.number("machine", id)
        colour = self.state.catalog.machines[machine].colour
        self._free(self.state.machine_piles[colour], self.state.machines[colour], machine)
        return machine

    @staticmethod
    def _free(pile: list[int], display: list[int], thing: int) -> None:
        """Take a component out of its pile, or out of the display, which is refilled."""
        if thing in display:
            display.remove(thing)
            display.append(pile.pop())
            display.sort()
        else:
            pile.remove(thing)

    def _tracks(self, me: RevivePlayer, tracks: tuple[int, int, int]) -> None:
        me.tracks = list(tracks)
        for number, field in enumerate(REWARD_FIELDS):
            if all(track >= need for track, need in zip(tracks, field.needs, strict=True)):
                me.opened |= 1 << number
        me.unlocked |= me.opened & (1 << FIRST_SPECIAL) - 1

    def _artifact_card(self, me: RevivePlayer, card: int) -> None:
        for zone in (self.state.artifact_box, *(other.artifact_cards for other in self.state.players)):
            if card in zone:
                zone[zone.index(card)] = me.artifact_cards[0]
        me.artifact_cards = [card]

    def _artifacts(self, me: RevivePlayer, colour: int, count: int) -> None:
        free = [number for number in artifacts_of(colour) if self.state.artifacts >> number & 1]
        for number in free[:count]:
            self.state.artifacts &= ~(1 << number)
            me.artifacts |= 1 << number

    # -------------------------------------------------------------------------------------------- displays and time

    def display(self, cards: Sequence[str] = (), modules: Sequence[str] = ()) -> ReviveScenario:
        """Lay these open, and as many of the others as there is room for."""
        for ids, kind, pile, row in (
            (cards, "card", self.state.deck, self.state.cards),
            (modules, "module", self.state.module_pile, self.state.modules),
        ):
            for id in ids:
                thing = self.number(kind, id)
                if thing not in row:
                    out = next(other for other in row if other not in [self.number(kind, wanted) for wanted in ids])
                    pile[pile.index(thing)] = out
                    row[row.index(out)] = thing
            row.sort()
        return self

    def only_artifacts(self, *numbers: int) -> ReviveScenario:
        """Leave only these large artifacts in the area."""
        self.state.artifacts = sum(1 << number for number in numbers)
        return self

    def top_crate(self, id: str) -> ReviveScenario:
        return self.set_table(crates=[id])

    def turn(self, seat: int, actions: int = 0, clock: int = 0) -> ReviveScenario:
        self.state.active = seat
        self.state.turns_taken = seat
        self.state.actions = actions
        if clock:
            self.state.clock = clock
        return self

    def ended(self) -> ReviveScenario:
        """Go to the end: all turns are taken, only the scoring is left."""
        self.state.step = SCORING
        return self

    def start(self) -> ReviveTable:
        return ReviveTable(self.match(), self)


class ReviveTable(Played):
    """A running scenario, played in the words of the game."""

    def __init__(self, match: Match, made: ReviveScenario) -> None:
        super().__init__(match)
        self.number = made.number

    @property
    def table(self) -> Table:
        assert isinstance(self.match.state, Table)
        return self.match.state

    def player(self, seat: int) -> RevivePlayer:
        return self.table.players[seat]

    def resources(self, seat: int) -> dict[str, int]:
        return dict(zip(RESOURCES, self.player(seat).res, strict=True))

    def play(self, card: str, slot: str, half: str = "top") -> ReviveTable:
        """Play an active card; `half` matters in the fifth slot."""
        number = self.own_card(card)
        self.answer(ACTION_PROMPT, number)
        if self.asked is SLOT:
            code = SLOT_NAMES.index(slot)
            self.answer(SLOT, FIFTH_BOTTOM if slot == "right" and half == "bottom" else code)
        return self

    def own_card(self, card: str) -> int:
        """The number of a card by its id; of a start card of the player on turn also by its place in the set."""
        if card.isdigit():
            own = sorted(c for c in self.player(self.table.active).cards if c >= CITIZENS)
            return own[int(card) - 1]
        return self.number("card", card)

    def waiting(self) -> list[str]:
        """The effects that may come next, by their names in the code."""
        assert self.asked is NEXT
        return [repr(self.table.catalog.effects[code]) for code in self.options if 0 <= code < EFFECTS]

    def next(self, effect: str) -> ReviveTable:
        """Carry out the first waiting effect whose name begins so ("advance", "module")."""
        for code in self.options:
            if 0 <= code < EFFECTS and repr(self.table.catalog.effects[code]).startswith(effect):
                return self.answer(NEXT, code)
        raise LookupError(f"{effect} is not waiting, but {self.waiting()}")

    def skip(self) -> ReviveTable:
        return self.answer(NEXT, NONE)

    def pay(self) -> ReviveTable:
        """Pay without further help, if asked."""
        return self.answer(PAY, PAY_NOW) if self.asked is PAY else self

    def track(self, seat: int, colour: str) -> int:
        return self.player(seat).tracks[COLOURS.index(colour)]
