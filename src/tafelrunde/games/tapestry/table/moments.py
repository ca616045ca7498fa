"""The named moments of the base rules, where civilizations and expansions hook in (hooks, callbacks).

The base rules call a moment by its name and never ask which civilization or expansion is there:

    for mat in table.moments.conquered.of(me):
        yield from mat.conquered(table, me, hex, was_empty)

`Hooks` has a method for each moment of the civilizations. A civilization overrides those at which it does something.
`Expansion` has the moments of the expansions. `Moments` looks up once who overrides what, for the edition of the mats
and the expansions in play; most moments are empty then, and cost next to nothing.

`me` is always the player whose mat it is. Where somebody else acts, that player is called `actor`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Optional

from ....kernel.decision import Decision, Rules

if TYPE_CHECKING:  # the table has the moments
    from ..components.civilizations import Civilization
    from .player import TapestryPlayer
    from .state import Table

Says = Generator[Decision, int, bool]  # a question may be asked; the answer is whether the rest is left out
Counts = Generator[Decision, int, int]

MOST_REMEMBERED: Final = 2000  # combinations of civilizations


class Hooks:
    """The moments of the civilizations. The docstring says when a moment comes and who hooks in. Nobody calls the
    methods of this class itself: only a mat that overrides one is called."""

    early: ClassVar[tuple[str, ...]] = ()  # moments at which this mat comes before those with lower numbers

    # -------------------------------------------------------------------------------------------- set-up (TAP-SETUP)

    def before_first_turn(self, table: Table, me: TapestryPlayer) -> Rules:
        """All mats are set, and the landmark cards are drafted (Urban Planners)."""
        raise NotImplementedError

    def civilizations_drawn(self) -> int:
        """From so many the player chooses when a civilization is gained (Infiltrators)."""
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------- turns (TAP-TURN)

    def turn_begins(self, table: Table, me: TapestryPlayer) -> Rules:
        """Before the player chooses between advance and income (Utilitarians)."""
        raise NotImplementedError

    def advances_only(self, me: TapestryPlayer) -> bool:
        """May this turn be an advance turn only, if the player can advance (Utilitarians)?"""
        raise NotImplementedError

    def space_entered(self, table: Table, me: TapestryPlayer, track: int, space: int) -> None:
        """A token advanced onto a space; its landmark is gained already (Utilitarians)."""
        raise NotImplementedError

    def instead_of_benefit(self, table: Table, me: TapestryPlayer, track: int, space: int) -> Says:
        """A space that was advanced onto would give its benefit, and the player may do something else (Renegades)."""
        raise NotImplementedError

    def bonus_offered(self, table: Table, me: TapestryPlayer) -> Rules:
        """In an advance turn, after the benefit and before the bonus may be bought (Utilitarians)."""
        raise NotImplementedError

    def advance_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """At the end of an advance turn (revised The Chosen)."""
        raise NotImplementedError

    def achieved(self, table: Table, me: TapestryPlayer) -> Rules:
        """The player reached an achievement (revised The Chosen)."""
        raise NotImplementedError

    def count_changed(self, table: Table, me: TapestryPlayer, category: int, count: int) -> Rules:
        """The player has more tech cards, complete districts, territories or completed tracks (printed Mystics)."""
        raise NotImplementedError

    def turn_pauses(self, table: Table, me: TapestryPlayer) -> Rules:
        """In an own turn at its beginning, before the bonus, before the income and at its end (Urban Planners)."""
        raise NotImplementedError

    def turn_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """At the end of an own turn, unless the player has finished (Relentless)."""
        raise NotImplementedError

    def late_turns_begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """At the end of income turn 5, for those who play on after it (Elder Ones, Merfolk)."""
        raise NotImplementedError

    def late_tracks(self, table: Table, me: TapestryPlayer) -> list[int]:
        """The tracks on which the player may advance in a turn after income turn 5 (Elder Ones)."""
        raise NotImplementedError

    def late_cards(self, table: Table, me: TapestryPlayer) -> list[int]:
        """What the player may do with cards in a turn after income turn 5, as options of LATE (Merfolk)."""
        raise NotImplementedError

    def late_card_turn(self, table: Table, me: TapestryPlayer, action: int) -> Rules:
        """The player chose to do something with cards in a turn after income turn 5 (Merfolk)."""
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------- income (TAP-INCOME)

    def columns_covered(self, me: TapestryPlayer, kind: int) -> int:
        """Which columns of an income track the buildings cover, as bits, where they were moved (Artificers)."""
        raise NotImplementedError

    def abilities_begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """In step 1 of an income turn, whenever the next ability is to be used (revised Utilitarians)."""
        raise NotImplementedError

    def card_played(self, table: Table, me: TapestryPlayer) -> Rules:
        """In step 2 of an income turn, after the effect of the card (revised Mystics)."""
        raise NotImplementedError

    def other_plays_card(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer) -> Says:
        """Somebody else is to play a tapestry card in step 2. Is it done (revised Advisors)?"""
        raise NotImplementedError

    def other_played_card(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer) -> Rules:
        """Somebody else played a tapestry card in step 2, and it took effect (revised Advisors)."""
        raise NotImplementedError

    def income_scored(self, table: Table, me: TapestryPlayer) -> None:
        """The points of an income turn were gained (Islanders)."""
        raise NotImplementedError

    def income_withheld(self, table: Table, me: TapestryPlayer, resource: int) -> bool:
        """Is this resource not gained in step 5 (Infiltrators)?"""
        raise NotImplementedError

    def first_income_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """At the end of income turn 1 (Gamblers, Futurists, Heralds, Spies, Utilitarians)."""
        raise NotImplementedError

    def last_income_closes(self, table: Table, me: TapestryPlayer) -> None:
        """At the end of income turn 5 (Collectors, Urban Planners)."""
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------- conquering and dice

    def instead_of_conquering(self, table: Table, me: TapestryPlayer) -> Says:
        """The player could conquer now and may do something else (Collectors)."""
        raise NotImplementedError

    def outpost_taken(self, table: Table, me: TapestryPlayer) -> Rules:
        """An outpost leaves the supply for the map (Militants)."""
        raise NotImplementedError

    def conquered(self, table: Table, me: TapestryPlayer, hex: int, was_empty: bool) -> Rules:
        """The player holds a territory just conquered, after dice and achievement (Isolationists)."""
        raise NotImplementedError

    def die_rolled(self, table: Table, me: TapestryPlayer, die: int, face: int) -> Counts:
        """The player rolled a conquer die. Returns the face that counts (Psionics)."""
        raise NotImplementedError

    def other_rolled(
        self, table: Table, me: TapestryPlayer, actor: TapestryPlayer, hex: int, die: int, face: int
    ) -> Rules:
        """Somebody else rolled a conquer die for a hex, or the science die, whose face is a track (Illuminati)."""
        raise NotImplementedError

    def die_left(self, table: Table, me: TapestryPlayer, hex: int, die: int, face: int) -> Rules:
        """Somebody else conquered and did not take this die (Traders)."""
        raise NotImplementedError

    def dice_gained(self, table: Table, me: TapestryPlayer, hex: int, red: int) -> Rules:
        """The player conquered and gained a die or both; `red` is the face of the red one (Utilitarians)."""
        raise NotImplementedError

    def outposts_on_mat(self, me: TapestryPlayer) -> int:
        """The own outposts that lie on the mat for good, for the check that none is lost (Collectors)."""
        raise NotImplementedError

    def capital_on_map(self, me: TapestryPlayer) -> int:
        """The hex over which the capital of a player floats, or -1; also after the mat was lost (Celestials)."""
        raise NotImplementedError

    def tokens_on_map(self, table: Table, me: TapestryPlayer) -> list[tuple[int, int]]:
        """The tokens of the mat that lie on the map and control nothing: the hexes, and how many. They stay when the
        mat is lost (Infiltrators)."""
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------- building

    def piece_gained(self, table: Table, me: TapestryPlayer) -> None:
        """The player gained an income building or a landmark (Relentless)."""
        raise NotImplementedError

    def instead_of_building(self, table: Table, me: TapestryPlayer, kind: int) -> Says:
        """An income building was gained and may go elsewhere than into the capital (Collectors, Craftsmen, Nomads)."""
        raise NotImplementedError

    def instead_of_landmark(self, table: Table, me: TapestryPlayer, landmark: int) -> Says:
        """A landmark was gained and may go elsewhere than into the capital (Nomads, Collectors, Urban Planners)."""
        raise NotImplementedError

    def landmark_gained(self, table: Table, me: TapestryPlayer, landmark: int) -> Rules:
        """The player gained a landmark and placed it (Elder Ones, Utilitarians)."""
        raise NotImplementedError

    def impassable_covered(self, table: Table, me: TapestryPlayer, covered: int) -> Rules:
        """The player builds on impassable plots as on others. Some plots were covered, among them perhaps such ones
        (Riverfolk)."""
        raise NotImplementedError

    def other_gained_landmark(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer, on_track: bool) -> Rules:
        """Somebody else gained a landmark, that of a track or another one, and placed it (Historians)."""
        raise NotImplementedError

    def district_resources(self, me: TapestryPlayer, district: int) -> int:
        """How many more resources a district gives that was completed; its plots are bits (Architects)."""
        raise NotImplementedError

    def line_points(self, me: TapestryPlayer, lines: list[int]) -> int:
        """How many more points the complete rows and columns of the capital score (Architects)."""
        raise NotImplementedError

    def counts_as_built(self, me: TapestryPlayer, kind: int) -> int:
        """Income buildings that count as if they were in the capital (Nomads)."""
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------- drawing and inventing

    def explores_elsewhere(self, table: Table, me: TapestryPlayer) -> bool:
        """May the player explore elsewhere than on the map (Islanders)?"""
        raise NotImplementedError

    def explore_elsewhere(self, table: Table, me: TapestryPlayer, tile: int, must: bool) -> Counts:
        """A tile is to be explored and may go elsewhere. Returns its matching sides, or NONE (Islanders)."""
        raise NotImplementedError

    def extra_choice(self) -> int:
        """So many more are drawn or rolled where one of several is kept (Psionics)."""
        raise NotImplementedError

    def draws_tiles(self, table: Table, me: TapestryPlayer, n: int) -> Counts:
        """How the player draws territory tiles into the supply. Returns how many (Psionics)."""
        raise NotImplementedError

    def tiles_gained(self, table: Table, me: TapestryPlayer, tiles: int) -> Rules:
        """An effect gave these territory tiles (Collectors)."""
        raise NotImplementedError

    def draws_card(self, table: Table, me: TapestryPlayer) -> Counts:
        """How the player draws one tapestry card, which is set aside. Returns how many (Psionics)."""
        raise NotImplementedError

    def own_deck(self) -> bool:
        """Has the player a tapestry deck and discards of their own, instead of the common ones (revised Mystics)?"""
        raise NotImplementedError

    def neighbour_draws(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer, n: int) -> Optional[Counts]:
        """A neighbour draws tapestry cards. How that happens if the player steps in, else None; returns how many are
        gained (Advisors)."""
        raise NotImplementedError

    def cards_drawn(self, table: Table, me: TapestryPlayer) -> Rules:
        """Tapestry cards were gained, are set aside and will go into the hand (Collectors)."""
        raise NotImplementedError

    def draws_tech(self, table: Table, me: TapestryPlayer) -> Counts:
        """How the player draws a tech card from the deck. Returns the card, or -1 (Psionics)."""
        raise NotImplementedError

    def discards_to_invent(self, table: Table) -> list[int]:
        """Discarded tech cards that can be invented (Recyclers)."""
        raise NotImplementedError

    def top_row_upgraded(self, table: Table, me: TapestryPlayer, card: int) -> Rules:
        """A card of the top row is upgraded, which others cannot do (Recyclers)."""
        raise NotImplementedError

    def tech_invented(self, table: Table, me: TapestryPlayer, card: int) -> Rules:
        """A tech card came into the bottom row (Collectors)."""
        raise NotImplementedError

    def reached_top_row(self, table: Table, me: TapestryPlayer, card: int) -> Rules:
        """A tech card was upgraded into the top row, and its benefit was gained (Utilitarians)."""
        raise NotImplementedError

    def other_reached_top_row(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer, card: int) -> Rules:
        """The same with a card of somebody else (Inventors)."""
        raise NotImplementedError

    def needs_no_prerequisite(self, table: Table, card: int) -> bool:
        """May a tech card of anybody go into the top row without its prerequisite (revised Inventors)?"""
        raise NotImplementedError


class Expansion:
    """The moments of the expansions. What two boxes have in common comes once."""

    box: int

    def table_set(self, table: Table) -> None:
        """Decks and stacks of the base game are shuffled (landmark cards, masterpieces)."""
        raise NotImplementedError

    def game_begins(self, table: Table) -> None:
        """All mats are set, and the first player is drawn (landmark cards)."""
        raise NotImplementedError

    def before_turn_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """At the end of a turn, also of the last one of a player (landmark cards)."""
        raise NotImplementedError

    def turn_ends(self, table: Table) -> None:
        """A turn is over, and a step may come before the next one (all)."""
        raise NotImplementedError

    def income_begins(self, table: Table, me: TapestryPlayer) -> None:
        """An income turn begins (all; masterpieces)."""
        raise NotImplementedError

    def late_for_landmark(self, table: Table, me: TapestryPlayer) -> None:
        """The player entered a tier whose landmark was taken (all: landmark cards count it)."""
        raise NotImplementedError

    def tech_invented(self, me: TapestryPlayer) -> None:
        """A tech card came into the bottom row (all: landmark cards count it)."""
        raise NotImplementedError

    def tech_discarded(self, table: Table, card: int) -> None:
        """A tech card was discarded (all, for the order of the discards)."""
        raise NotImplementedError

    def tech_discards_shuffled(self, table: Table) -> None:
        """The tech discards became the deck (all)."""
        raise NotImplementedError

    def before_abilities(self, table: Table, me: TapestryPlayer) -> Says:
        """Step 1 of an income turn. Was something done before the abilities (masterpieces)? Then it comes again."""
        raise NotImplementedError

    def after_abilities(self, table: Table, me: TapestryPlayer) -> None:
        """Step 1 of an income turn is over, and another step may come before the next (Fantasies & Futures)."""
        raise NotImplementedError

    def instead_of_building(self, table: Table, me: TapestryPlayer, kind: int) -> Says:
        """An income building goes into the capital and may go elsewhere (Arts & Architecture: on a card)."""
        raise NotImplementedError

    def instead_of_landmark(self, table: Table, me: TapestryPlayer, landmark: int) -> Says:
        """A landmark goes into the capital and may go elsewhere (Arts & Architecture: on a card)."""
        raise NotImplementedError


NOBODY: Final[tuple[Hooks, ...]] = ()


class Hooked:
    """Who hooks in at a moment: `moment.of(me)` are the mats of a player, in the order of the moment. Mostly there is
    none. `mats` has all mats in play, by the number of the civilization, in the order in which they hook in."""

    __slots__ = ("_found", "mats")

    def __init__(self, mats: dict[int, Civilization]) -> None:
        self.mats: dict[int, Civilization] = mats
        self._found: dict[tuple[int, ...], tuple[Hooks, ...]] = {}  # a cache

    def of(self, me: TapestryPlayer) -> tuple[Hooks, ...]:
        if not self.mats:
            return NOBODY
        found = self._found.get(me.civs)
        if found is None:
            if len(self._found) > MOST_REMEMBERED:
                self._found.clear()
            found = self._found[me.civs] = tuple(mat for number, mat in self.mats.items() if number in me.civs)
        return found


class Moments:
    """Who hooks in where, for an edition of the mats and the expansions in play. The box makes one for each
    combination; it never changes."""

    before_first_turn: Hooked
    civilizations_drawn: Hooked
    turn_begins: Hooked
    advances_only: Hooked
    space_entered: Hooked
    instead_of_benefit: Hooked
    bonus_offered: Hooked
    advance_closes: Hooked
    achieved: Hooked
    count_changed: Hooked
    turn_pauses: Hooked
    turn_closes: Hooked
    late_turns_begin: Hooked
    late_tracks: Hooked
    late_cards: Hooked
    late_card_turn: Hooked
    columns_covered: Hooked
    abilities_begin: Hooked
    card_played: Hooked
    other_plays_card: Hooked
    other_played_card: Hooked
    income_scored: Hooked
    income_withheld: Hooked
    first_income_closes: Hooked
    last_income_closes: Hooked
    instead_of_conquering: Hooked
    outpost_taken: Hooked
    conquered: Hooked
    die_rolled: Hooked
    other_rolled: Hooked
    die_left: Hooked
    dice_gained: Hooked
    outposts_on_mat: Hooked
    capital_on_map: Hooked
    tokens_on_map: Hooked
    piece_gained: Hooked
    instead_of_building: Hooked
    instead_of_landmark: Hooked
    landmark_gained: Hooked
    impassable_covered: Hooked
    other_gained_landmark: Hooked
    district_resources: Hooked
    line_points: Hooked
    counts_as_built: Hooked
    explores_elsewhere: Hooked
    explore_elsewhere: Hooked
    extra_choice: Hooked
    draws_tiles: Hooked
    tiles_gained: Hooked
    draws_card: Hooked
    own_deck: Hooked
    neighbour_draws: Hooked
    cards_drawn: Hooked
    draws_tech: Hooked
    discards_to_invent: Hooked
    top_row_upgraded: Hooked
    tech_invented: Hooked
    reached_top_row: Hooked
    other_reached_top_row: Hooked
    needs_no_prerequisite: Hooked

    def __init__(self, mats: Sequence[Civilization], expansions: Sequence[Expansion]) -> None:
        self.mats: tuple[Civilization, ...] = tuple(mats)  # of the edition in play, by number
        # With expansions a question may come between two dice, so each roll reveals something of its own.
        self.reveals_of_a_roll: int = 1 if expansions else 0
        boxes = [0, *(each.box for each in expansions)]
        in_play = {number: mat for number, mat in enumerate(mats) if mat.box in boxes}
        for name in vars(Hooks):
            if not name.startswith("_") and name != "early":
                hooks = [number for number, mat in in_play.items() if overrides(mat, name, Hooks)]
                hooks.sort(key=lambda number, name=name: (name not in in_play[number].early, number))  # type: ignore[misc]
                setattr(self, name, Hooked({number: in_play[number] for number in hooks}))
        self.after_abilities: tuple[Expansion, ...] = where(expansions, "after_abilities")
        self.table_set: tuple[Expansion, ...] = where(expansions, "table_set")
        self.game_begins: tuple[Expansion, ...] = where(expansions, "game_begins")
        self.before_turn_closes: tuple[Expansion, ...] = where(expansions, "before_turn_closes")
        self.turn_ends: tuple[Expansion, ...] = where(expansions, "turn_ends")
        self.income_begins: tuple[Expansion, ...] = where(expansions, "income_begins")
        self.late_for_landmark: tuple[Expansion, ...] = where(expansions, "late_for_landmark")
        self.invention_counted: tuple[Expansion, ...] = where(expansions, "tech_invented")
        self.tech_discarded: tuple[Expansion, ...] = where(expansions, "tech_discarded")
        self.tech_discards_shuffled: tuple[Expansion, ...] = where(expansions, "tech_discards_shuffled")
        self.before_abilities: tuple[Expansion, ...] = where(expansions, "before_abilities")
        self.buildings_elsewhere: tuple[Expansion, ...] = where(expansions, "instead_of_building")
        self.landmarks_elsewhere: tuple[Expansion, ...] = where(expansions, "instead_of_landmark")


def overrides(hooks: object, name: str, base: type) -> bool:
    return getattr(type(hooks), name) is not getattr(base, name)


def where(expansions: Sequence[Expansion], name: str) -> tuple[Expansion, ...]:
    """The expansions that hook in there, in the order of their boxes, and of those with the same function the first."""
    hooks: dict[object, Expansion] = {}
    for each in expansions:
        if overrides(each, name, Expansion):
            hooks.setdefault(getattr(type(each), name), each)
    return tuple(hooks.values())


def extra_choices(table: Table, me: TapestryPlayer) -> int:
    """How many more the player draws or rolls where one of several is kept."""
    mats = table.moments.extra_choice.of(me)
    return sum(mat.extra_choice() for mat in mats) if mats else 0
