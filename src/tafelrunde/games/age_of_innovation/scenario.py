"""Builds Age of Innovation positions for tests and plays them in the words of the game.

t = scenario(boards=["desert", "lake"]).building(0, "workshop", "E11").seat(0, tools=7, coins=2).start()
t.act("terraform", at="E12")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ...kernel.decision import NONE
from ...kernel.hexes import members
from ...kernel.match import Match
from ...kernel.scenario import Played, Scenario
from .pieces.codes import ON_PALACE, bonus_of, competency_place, town_at, with_coins
from .pieces.kinds import BUILDINGS, DISCIPLINES, FROM_START, ROUNDS, SCHOLARS_OF_EACH, TERRAINS, TOP_LEVEL, UNIVERSITY
from .pieces.map import DIRECTIONS_DOWN, ROWS, SPACES, ends_of, name_of, site_at, space_at
from .pieces.prices import START_POINTS
from .rules.automa.setup import begin_automa_round
from .table.catalog import Tile
from .table.player import AoiPlayer
from .table.prompts import ACTION, ACTIONS, AFTER, EXCHANGE, EXCHANGE_FIRST, EXCHANGES
from .table.state import Table
from .table.steps import AFTER as AFTER_STEP
from .table.steps import AUTOMA_TURN, DRAFT, INCOME, KNOWLEDGE_BONUS, PHASES, PICK_PAIR, PICK_SET, SCORING, START, TURN

PHASE_STEPS = {"income": INCOME, "actions": TURN, "after": AFTER_STEP, "knowledge-bonus": KNOWLEDGE_BONUS}
DEFAULT_BOARDS = ("desert", "lake", "mountain", "plains", "swamp")
DEFAULT_FACTIONS = ("blessed", "felines", "philosophers", "goblins", "illusionists")


def scenario(
    players: int = 2,
    seed: int = 1,
    boards: Sequence[str] = (),
    factions: Sequence[str] = (),
    **options: object,
) -> AoiScenario:
    return AoiScenario(players, seed, boards, factions, options)


def space(name: str) -> int:
    """A space by its name: C10."""
    return space_at(ROWS.index(name[0]), int(name[1:]) - 1)


class AoiScenario(Scenario):
    """Round 1, action phase, seat 0 on turn. Boards and factions are the defaults unless named; the map is empty, the
    players have their bowls filled, 20 points, no other goods and no levels."""

    state: Table

    def __init__(
        self,
        players: int,
        seed: int,
        boards: Sequence[str],
        factions: Sequence[str],
        options: dict[str, object],
    ) -> None:
        from .game import AGE_OF_INNOVATION

        super().__init__(AGE_OF_INNOVATION, players, {"first_player": "first_seat", **options}, seed)
        table = self.state
        assert table.step in (PICK_SET, DRAFT, PICK_PAIR), "a scenario begins when the shared material is dealt"
        catalog = table.catalog
        bonuses = [bonus_of(entry) for entry in table.beside_board] + table.set_bonuses
        spare = [bonus for bonus in range(len(catalog.bonuses) - 1, -1, -1) if bonus in bonuses or table.automa]
        for player in table.players:
            names = (*boards[: len(table.players)], *DEFAULT_BOARDS[len(boards) :])
            player.board = TERRAINS.index(names[player.seat])
            player.bonus = spare.pop(0)
            table.score(player, START_POINTS, FROM_START)
            if table.is_automa(player.seat):
                continue
            named = (*factions[:players], *DEFAULT_FACTIONS[len(factions) :])
            player.faction = number_of(catalog.factions, named[player.seat])
            player.bowl1, player.bowl2 = catalog.boards[player.board].bowls
        table.beside_board = [with_coins(bonus, 1) for bonus in spare[:3]]
        table.boards_out = table.factions_out = 0
        table.schedule = []
        self.round(1)
        self.phase("actions")

    # ----------------------------------------------------------------------------------------- the course of the game

    def round(self, number: int, tile: str = "", final: str = "") -> AoiScenario:
        """Set the round, its scoring tile, and the additional tile of round 6."""
        table = self.state
        table.round = number
        if tile:
            ids = [other.id for other in table.catalog.rounds]
            table.scoring = (*table.scoring[: number - 1], ids.index(tile), *table.scoring[number:])
        if final:
            table.final = number_of(table.catalog.finals, final)
        if table.automa is not None:
            begin_automa_round(table)
        return self

    def phase(self, name: str, seat: int = 0) -> AoiScenario:
        """income, actions, after (the action) or knowledge-bonus; seat is the first to act."""
        table = self.state
        table.step = AUTOMA_TURN if name == "actions" and table.is_automa(seat) else PHASE_STEPS[name]
        table.phase = PHASES.index("actions" if name == "after" else name)
        table.active = seat
        table.schedule = table.order[table.order.index(seat) :] if name in ("income", "knowledge-bonus") else []
        if name == "knowledge-bonus":
            table.next_order = table.order.copy()
            for player in table.players:
                player.passed = True
        return self

    def order(self, *seats: int) -> AoiScenario:
        self.state.order = list(seats)
        return self

    def passed(self, *seats: int) -> AoiScenario:
        for seat in seats:
            self.state.players[seat].passed = True
            self.state.next_order.append(seat)
        return self

    def ended(self) -> AoiScenario:
        """Go to the end: all turns are taken, only the scoring is left."""
        self.round(ROUNDS)
        self.state.step = SCORING
        return self

    def start_of(self, *plan: int) -> AoiScenario:
        """Go back to set-up, with this schedule of turns (see rules/start.py)."""
        self.state.step = self.state.resume = START
        self.state.phase = 0
        self.state.round = 0
        self.state.schedule = list(plan)
        return self

    # -------------------------------------------------------------------------------------------- players

    def seat(
        self,
        seat: int,
        *,
        vp: Optional[int] = None,
        scholars: Optional[int] = None,
        books: Optional[Sequence[int]] = None,
        bowls: Optional[Sequence[int]] = None,
        levels: Optional[Sequence[int]] = None,
        bonus: Optional[str] = None,
        palace: Optional[int] = None,
        competencies: Sequence[str] = (),
        innovations: Sequence[str] = (),
        towns: Sequence[str] = (),
        **fields: int,
    ) -> AoiScenario:
        """Arrange a player. `palace` is the printed number of the tile; books and levels by discipline; `fields` are
        declared ones (table/player_fields.py)."""
        table, me = self.state, self.state.players[seat]
        if vp is not None:
            table.score(me, vp - me.vp, FROM_START)
        if scholars is not None:
            me.scholars = scholars
            me.pool = SCHOLARS_OF_EACH - me.sent - scholars
        for d, held in enumerate(books or ()):
            table.books[d] += me.books[d] - held
            me.books[d] = held
        if bowls is not None:
            me.bowl1, me.bowl2, me.bowl3 = bowls
        for d, level in enumerate(levels or ()):
            me.levels[d] = level
            if level == TOP_LEVEL:
                table.topped |= 1 << d
        if bonus is not None:
            self._give_bonus(me, number_of(table.catalog.bonuses, bonus))
        if palace is not None:
            me.palace = palace - 1
            table.palaces &= ~(1 << me.palace)
        for competency in competencies:
            number = number_of(table.catalog.competencies, competency)
            me.competencies |= 1 << number
            table.competencies[number] -= 1
        me.innovations += [number_of(table.catalog.innovations, innovation) for innovation in innovations]
        for town in towns:
            kind = number_of(table.catalog.towns, town)
            table.towns[kind] -= 1
            me.tiles.append(town_at(kind, ON_PALACE))
            me.keys += 1
        self.set_player(seat, **fields)
        table.renew_reach(me)
        return self

    def _give_bonus(self, me: AoiPlayer, bonus: int) -> None:
        """Swap the bonus with the one the player had."""
        table = self.state
        for other in table.players:
            if other.bonus == bonus:
                other.bonus = me.bonus
        table.beside_board = [
            with_coins(me.bonus, 1) if bonus_of(entry) == bonus else entry for entry in table.beside_board
        ]
        me.bonus = bonus

    # -------------------------------------------------------------------------------------------- the Automa

    def automa(self, *cards: str, faction: str = "", marked: Sequence[str] = (), youth: str = "") -> AoiScenario:
        """Arrange the Automa: the cards of its deck from the top, the next support card first, then the next action
        card; its faction, the spaces of its marked buildings, the terrain of the Symbionts' youth. It is on turn."""
        table = self.state
        automa = table.automa
        assert automa is not None
        ids = [card.id for card in table.catalog.automa_cards]
        if cards:
            automa.deck = [ids.index(card) for card in cards][::-1]
            automa.reserve = [number for number in range(len(ids)) if number not in automa.deck]
            automa.discard = []
        if faction:
            automa.faction = [each.id for each in table.catalog.automa_factions].index(faction)
        if youth:
            automa.youth = TERRAINS.index(youth)
        for name in marked:
            automa.marked |= 1 << space(name)
        return self.phase("actions", automa.seat)

    # -------------------------------------------------------------------------------------------- the map

    def terrain(self, name: str, terrain: str) -> AoiScenario:
        self.state.change_terrain(space(name), TERRAINS.index(terrain))
        return self

    def building(
        self, seat: int, kind: str, *names: str, neutral: bool = False, annex: bool = False, town: bool = False
    ) -> AoiScenario:
        """Buildings on the map; the spaces become home terrain. `town`: they belong to a town already."""
        table, me = self.state, self.state.players[seat]
        number = BUILDINGS.index(kind)
        for name in names:
            at = space(name)
            table.change_terrain(at, me.board)
            table.put_building(me, number, at, neutral=neutral or number > UNIVERSITY)
            me.annexed |= annex << at
            me.towned |= town << at
        return self

    def bridge(self, seat: int, one: str, other: str) -> AoiScenario:
        self.state.put_bridge(self.state.players[seat], site(one, other))
        return self

    # -------------------------------------------------------------------------------------------- what is laid out

    def palaces(self, *numbers: int) -> AoiScenario:
        """The palace tiles to choose from, by their printed numbers."""
        self.state.palaces = sum(1 << (number - 1) for number in numbers)
        return self

    def book_actions(self, *names: str) -> AoiScenario:
        ids = [action.id for action in self.state.catalog.book_actions]
        self.state.actions_out = sum(1 << ids.index(name) for name in names)
        return self

    def innovations(self, *names: str) -> AoiScenario:
        """The tiles on the first places of the innovation board; the rest as dealt, each once."""
        wanted = [number_of(self.state.catalog.innovations, name) for name in names]
        rest = [tile for tile in self.state.innovations if tile not in wanted]
        self.state.innovations = (wanted + rest)[: len(self.state.innovations)]
        return self

    def competency_at(self, name: str, discipline: str, row: int) -> AoiScenario:
        """Lay a competency on a place of the innovation board; row 0 gives 3 steps. It swaps places with the one
        there."""
        places = list(self.state.places)
        number, place = (
            number_of(self.state.catalog.competencies, name),
            competency_place(DISCIPLINES.index(discipline), row),
        )
        other = places.index(place)
        places[other], places[number] = places[number], place
        self.state.places = tuple(places)
        return self

    def start(self) -> AoiTable:
        """Start a table. It plays on a copy, so the position can be started again or rearranged further."""
        for player in self.state.players:
            self.state.renew_reach(player)
        self.state.check()
        return AoiTable(Match(self.game, self.players, state=self.state.clone()))


def number_of(tiles: Sequence[Tile], id: str) -> int:
    return [tile.id for tile in tiles].index(id)


def site(one: str, other: str) -> int:
    """The bridge site between two spaces."""
    for end, far in ((space(one), space(other)), (space(other), space(one))):
        for direction in range(DIRECTIONS_DOWN):
            if ends_of(site_at(end, direction))[1] == far:
                return site_at(end, direction)
    raise LookupError(f"no bridge can link {one} and {other}")


class AoiTable(Played):
    """A running scenario, played in the words of the game."""

    @property
    def table(self) -> Table:
        assert isinstance(self.match.state, Table)
        return self.match.state

    def player(self, seat: int) -> AoiPlayer:
        return self.table.players[seat]

    @property
    def spaces(self) -> set[str]:
        """The spaces that are offered."""
        return {name_of(code) for code in self.options if 0 <= code < SPACES}

    @property
    def actions(self) -> set[str]:
        """The actions that are offered."""
        assert self.asked is ACTION
        return {ACTIONS[code] for code in self.options if code != NONE}

    def buildings(self, seat: int) -> dict[str, str]:
        """The buildings of a player by the names of their spaces."""
        pieces = self.player(seat).pieces
        return {name_of(at): BUILDINGS[kind] for kind, spaces in enumerate(pieces) for at in members(spaces)}

    def act(self, action: str, at: str = "") -> AoiTable:
        """Take an action; `at` answers the question for a space that follows, if there is more than one."""
        self.answer(ACTION, ACTIONS.index(action))
        return self.at(at) if at and self.asked is not None and self.asked.of == "space" else self

    def at(self, name: str) -> AoiTable:
        """Choose a space, for any prompt."""
        assert self.asked is not None
        assert self.asked.of == "space", f"{self.asked} does not ask for a space"
        self.match.choose(space(name))
        return self

    def exchange(self, name: str) -> AoiTable:
        """Exchange before or after the action."""
        code = EXCHANGES.index(name)
        if self.asked is ACTION:
            self.answer(ACTION, EXCHANGE_FIRST)
            if self.asked is not EXCHANGE:
                return self  # the only exchange possible
            return self.answer(EXCHANGE, code)
        return self.answer(AFTER, code)

    def end_turn(self) -> AoiTable:
        """End the turn without an exchange after the action."""
        return self.answer(AFTER, NONE) if self.asked is AFTER else self
