"""Hooks of the base rules, implemented by civilization mats, cards in force and expansions.

A civilization overrides the methods of `Hooks` it needs; a card in force has clauses that name a hook
(effects/lasting/this_era.py). The rules call hooks on `table.moments`, which calls all that implement them
(moments.py). The decorator of a hook says how the answers are combined (dispatch.py).

`me` is always the player whose mat or card it is. If another player acts, that player is called `actor`. The
table holds the hooks, so its type cannot be named here: those who override a hook name it.
"""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Optional

from ....kernel.decision import Rules
from .dispatch import AsksBool, AsksInt, any_yes, at_once, every, first_yes, joined, total
from .participant import Participant
from .player import TapestryPlayer


class Hooks:
    """The hooks of players. A docstring says when the hook is called or what it answers, and names implementers. Only
    overriding methods are called, so the bodies are empty."""

    early: ClassVar[tuple[str, ...]] = ()  # hooks at which this mat acts before mats with lower numbers

    # -------------------------------------------------------------------------------------------- set-up (TAP-SETUP)

    @every
    def before_first_turn(self, table: Any, me: TapestryPlayer) -> Rules:
        """All mats are set, and the landmark cards are drafted (Urban Planners)."""

    @total
    def civilizations_drawn(self, table: Any, me: TapestryPlayer) -> int:
        """The player chooses among n civilizations when one is gained (Infiltrators)."""

    # -------------------------------------------------------------------------------------------- turns (TAP-TURN)

    @every
    def turn_begins(self, table: Any, me: TapestryPlayer) -> Rules:
        """Before the player chooses between advance and income (Utilitarians)."""

    @any_yes
    def advances_only(self, table: Any, me: TapestryPlayer) -> bool:
        """Must this turn be an advance turn if the player can advance (Utilitarians)?"""

    @every
    def new_tier(self, table: Any, me: TapestryPlayer) -> Rules:
        """A token entered a tier; its landmark is gained already (Theocracy)."""

    @at_once
    def space_entered(self, table: Any, me: TapestryPlayer, track: int, space: int) -> None:
        """A token advanced onto a space; its landmark is gained already (Utilitarians)."""

    @every
    def advanced_science(self, table: Any, me: TapestryPlayer) -> Rules:
        """A token advanced on the science track (Empiricism)."""

    @every
    def advanced_arts(self, table: Any, me: TapestryPlayer) -> Rules:
        """A token advanced on the arts track (Opera Season)."""

    @every
    def other_advanced_military(self, table: Any, me: TapestryPlayer) -> Rules:
        """An opponent's token advanced on the military track (Broker of Peace)."""

    @any_yes
    def no_science(self, table: Any, me: TapestryPlayer) -> bool:
        """Is the player barred from advancing on the science track (Theocracy)?"""

    @any_yes
    def no_military(self, table: Any, me: TapestryPlayer) -> bool:
        """Is the player barred from advancing on the military track (Broker of Peace)?"""

    @any_yes
    def free_bonuses(self, table: Any, me: TapestryPlayer) -> bool:
        """Are bonuses free that cost any 1 resource (Wartime Economy)?"""

    @first_yes
    def instead_of_benefit(self, table: Any, me: TapestryPlayer, track: int, space: int) -> AsksBool:
        """A space that was advanced onto would give its benefit, and the player may do something else (Renegades)."""

    @every
    def bonus_offered(self, table: Any, me: TapestryPlayer) -> Rules:
        """In an advance turn, after the benefit and before the bonus may be bought (Utilitarians)."""

    @every
    def advance_closes(self, table: Any, me: TapestryPlayer) -> Rules:
        """At the end of an advance turn (revised The Chosen)."""

    @every
    def achieved(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player reached an achievement (revised The Chosen)."""

    @every
    def count_changed(self, table: Any, me: TapestryPlayer, category: int, count: int) -> Rules:
        """The player has more tech cards, complete districts, territories or completed tracks (printed Mystics)."""

    @every
    def turn_pauses(self, table: Any, me: TapestryPlayer) -> Rules:
        """In the player's turn at its beginning, before the bonus, before the income and at its end (Urban
        Planners)."""

    @every
    def turn_closes(self, table: Any, me: TapestryPlayer) -> Rules:
        """At the end of the player's turn, unless the player has finished (Relentless)."""

    @every
    def extra_turns_begin(self, table: Any, me: TapestryPlayer) -> Rules:
        """At the end of income turn 5, for civilizations that continue after it (Elder Ones, Merfolk)."""

    @joined
    def extra_turn_tracks(self, table: Any, me: TapestryPlayer) -> Sequence[int]:
        """The tracks on which the player may advance in a turn after income turn 5 (Elder Ones)."""

    @joined
    def extra_turn_cards(self, table: Any, me: TapestryPlayer) -> Sequence[int]:
        """The actions with cards in a turn after income turn 5, as options of LATE (Merfolk)."""

    @every
    def extra_turn_with_cards(self, table: Any, me: TapestryPlayer, action: int) -> Rules:
        """The player chose to do something with cards in a turn after income turn 5 (Merfolk)."""

    # -------------------------------------------------------------------------------------------- income (TAP-INCOME)

    def columns_covered(self, table: Any, me: TapestryPlayer, kind: int) -> int:
        """The columns of an income track that buildings cover, as bits, where they were moved (Artificers)."""

    @every
    def abilities_begin(self, table: Any, me: TapestryPlayer) -> Rules:
        """In step 1 of an income turn, before each ability is used (revised Utilitarians)."""

    @every
    def card_played(self, table: Any, me: TapestryPlayer) -> Rules:
        """In step 2 of an income turn, after the effect of the card (revised Mystics)."""

    @first_yes
    def other_plays_card(self, table: Any, me: TapestryPlayer, actor: TapestryPlayer) -> AsksBool:
        """Another player is to play a tapestry card in step 2. Is it played already (revised Advisors)?"""

    @every
    def other_played_card(self, table: Any, me: TapestryPlayer, actor: TapestryPlayer) -> Rules:
        """Another player played a tapestry card in step 2, and it took effect (revised Advisors)."""

    @every
    def neighbour_played(self, table: Any, me: TapestryPlayer) -> Rules:
        """A neighbour played a tapestry card face up (Telepathic Senate)."""

    @every
    def income_scored(self, table: Any, me: TapestryPlayer) -> Rules:
        """The points of an income turn were gained (Islanders, Guided Tours)."""

    @any_yes
    def income_withheld(self, table: Any, me: TapestryPlayer, resource: int) -> bool:
        """Is this resource not gained in step 5 (Infiltrators)?"""

    @any_yes
    def coins_score(self, table: Any, me: TapestryPlayer) -> bool:
        """Do the coins of an income turn score (Capitalism)?"""

    @any_yes
    def turn_food(self, table: Any, me: TapestryPlayer) -> bool:
        """May food of an income turn become other resources (Mercantilism)?"""

    @every
    def income_gained(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player gained the resources, tiles and cards of step 5 (Non-Aggression Pact)."""

    def first_income_closes(self, table: Any, me: TapestryPlayer) -> Rules:
        """At the end of income turn 1 (Gamblers, Futurists, Heralds, Spies, Utilitarians)."""

    @at_once
    def last_income_closes(self, table: Any, me: TapestryPlayer) -> None:
        """At the end of income turn 5 (Collectors, Urban Planners)."""

    # -------------------------------------------------------------------------------------------- conquering and dice

    @any_yes
    def conquer_anywhere(self, table: Any, me: TapestryPlayer) -> bool:
        """May the player conquer any territory on the map?"""

    @any_yes
    def empty_only(self, table: Any, me: TapestryPlayer) -> bool:
        """May the player conquer only territories without pieces (Non-Aggression Pact)?"""

    @any_yes
    def safe(self, table: Any, me: TapestryPlayer) -> bool:
        """Are the player's territories safe from conquest (Non-Aggression Pact)?"""

    @any_yes
    def no_traps(self, table: Any, me: TapestryPlayer) -> bool:
        """Is the player safe from traps (Pillage and Plunder)?"""

    @first_yes
    def instead_of_conquering(self, table: Any, me: TapestryPlayer) -> AsksBool:
        """The player could conquer now and may do something else (Collectors)."""

    @every
    def outpost_taken(self, table: Any, me: TapestryPlayer) -> Rules:
        """An outpost leaves the supply for the map (Militants)."""

    @any_yes
    def both_dice(self, table: Any, me: TapestryPlayer) -> bool:
        """Does the player gain both conquer dice for a territory of an opponent (Pillage and Plunder)?"""

    @any_yes
    def reroll(self, table: Any, me: TapestryPlayer) -> bool:
        """May the player roll one conquer die again?"""

    def die_rolled(self, table: Any, me: TapestryPlayer, die: int, face: int) -> AsksInt:
        """The player rolled a conquer die. Returns the face that counts (Psionics)."""

    @every
    def other_rolled(
        self, table: Any, me: TapestryPlayer, actor: TapestryPlayer, hex: int, die: int, face: int
    ) -> Rules:
        """Another player rolled a conquer die for a hex, or the science die, whose face is a track (Illuminati)."""

    @every
    def die_left(self, table: Any, me: TapestryPlayer, hex: int, die: int, face: int) -> Rules:
        """Another player conquered and did not take this die (Traders)."""

    @every
    def dice_gained(self, table: Any, me: TapestryPlayer, hex: int, red: int) -> Rules:
        """The player conquered and gained a die or both; `red` is the face of the red one (Utilitarians)."""

    @every
    def conquer_ended(self, table: Any, me: TapestryPlayer) -> Rules:
        """The dice of a conquest are gained, whether the outpost stands or not (Advance Scouts)."""

    @any_yes
    def tile_too(self, table: Any, me: TapestryPlayer) -> bool:
        """Does a conquered tile give its benefit beside the dice (Pirate Rule)?"""

    @every
    def conquered(self, table: Any, me: TapestryPlayer, hex: int, was_empty: bool) -> Rules:
        """The player holds a territory just conquered, after dice and achievement (Isolationists)."""

    @total
    def outposts_on_mat(self, table: Any, me: TapestryPlayer) -> int:
        """The player's outposts that stay on the mat, for the check that none is lost (Collectors)."""

    def capital_on_map(self, table: Any, me: TapestryPlayer) -> int:
        """The hex over which the capital of a player floats, or -1; also after the mat was lost (Celestials)."""

    def tokens_on_map(self, table: Any, me: TapestryPlayer) -> list[tuple[int, int]]:
        """The hexes with tokens of the mat that control nothing, and how many. They stay when the mat is lost
        (Infiltrators)."""

    # -------------------------------------------------------------------------------------------- building

    @at_once
    def piece_gained(self, table: Any, me: TapestryPlayer) -> None:
        """The player gained an income building or a landmark (Relentless)."""

    @every
    def gained_market(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player gained a market (Capitalism)."""

    @first_yes
    def instead_of_building(self, table: Any, me: TapestryPlayer, kind: int) -> AsksBool:
        """An income building was gained and may go elsewhere than into the capital (Collectors, Craftsmen, Nomads)."""

    @every
    def placed_building(self, table: Any, me: TapestryPlayer) -> Rules:
        """An income building was placed in the capital (Monarchy)."""

    @every
    def placed_beside(self, table: Any, me: TapestryPlayer) -> Rules:
        """An income building was placed next to another one of its type."""

    @first_yes
    def instead_of_landmark(self, table: Any, me: TapestryPlayer, landmark: int) -> AsksBool:
        """A landmark was gained and may go elsewhere than into the capital (Nomads, Collectors, Urban Planners)."""

    @every
    def gained_landmark(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player gained a landmark and placed it; mats act after the opponents' (Heritage Trust)."""

    @every
    def landmark_gained(self, table: Any, me: TapestryPlayer, landmark: int) -> Rules:
        """The same, after the mats of the opponents (Elder Ones, Utilitarians)."""

    @every
    def track_landmark(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player gained a landmark by entering a tier (Revisionism)."""

    @every
    def landmark_taken(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player entered a tier whose landmark was gone (Revisionism)."""

    @every
    def other_gained_landmark(self, table: Any, me: TapestryPlayer, actor: Participant, on_track: bool) -> Rules:
        """Another one gained a landmark, that of a track or another one, and placed it (Historians)."""

    @any_yes
    def build_on_impassable(self, table: Any, me: TapestryPlayer) -> bool:
        """May the player build on impassable plots (Riverfolk, Terraforming)?"""

    @every
    def built_on_impassable(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player built on an impassable plot (Terraforming)."""

    @every
    def impassable_covered(self, table: Any, me: TapestryPlayer, covered: int) -> Rules:
        """Some plots were covered; `covered` are the impassable ones, perhaps none (Riverfolk)."""

    @total
    def district_resources(self, table: Any, me: TapestryPlayer, district: int) -> int:
        """Additional resources for a completed district, given as bits of its plots (Architects)."""

    @every
    def district_done(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player completed a district, and its reward was gained (Zoning Law)."""

    @every
    def line_done(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player completed a row or column of the capital (Zoning Law, Ley Lines)."""

    @total
    def line_points(self, table: Any, me: TapestryPlayer, lines: list[int]) -> int:
        """Additional points for the complete rows and columns of the capital (Architects)."""

    @total
    def counts_as_built(self, table: Any, me: TapestryPlayer, kind: int) -> int:
        """Income buildings that count as if they were in the capital (Nomads)."""

    # -------------------------------------------------------------------------------------------- exploring

    @any_yes
    def explore_anywhere(self, table: Any, me: TapestryPlayer) -> bool:
        """May the player explore any free hex of the map?"""

    @any_yes
    def three_tiles(self, table: Any, me: TapestryPlayer) -> bool:
        """Does the player draw three tiles before exploring, of which one may be given away (Age of Sail)?"""

    @any_yes
    def two_tiles(self, table: Any, me: TapestryPlayer) -> bool:
        """Does the player draw two tiles before exploring?"""

    @any_yes
    def explores_elsewhere(self, table: Any, me: TapestryPlayer) -> bool:
        """May the player explore elsewhere than on the map (Islanders)?"""

    def explore_elsewhere(self, table: Any, me: TapestryPlayer, tile: int, must: bool) -> AsksInt:
        """A tile is to be explored and may go elsewhere. Returns its matching sides, or NONE (Islanders)."""

    @any_yes
    def tile_twice(self, table: Any, me: TapestryPlayer) -> bool:
        """May an explored tile give its benefit twice instead of its points (Exploitation)?"""

    @every
    def explored_tile(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player explored a tile, and its benefit was gained (National Parks)."""

    @any_yes
    def outpost_on_tile(self, table: Any, me: TapestryPlayer) -> bool:
        """May an outpost go onto an explored tile (Militarism)?"""

    # -------------------------------------------------------------------------------------------- drawing and inventing

    @total
    def extra_choice(self, table: Any, me: TapestryPlayer) -> int:
        """Additional draws or rolls where one of several is chosen (Psionics)."""

    @any_yes
    def two_rolls(self, table: Any, me: TapestryPlayer) -> bool:
        """Does the player roll the science die twice and choose (Empiricism)?"""

    def draws_tiles(self, table: Any, me: TapestryPlayer, n: int) -> AsksInt:
        """Replaces the drawing of territory tiles into the supply. Returns their number (Psionics)."""

    @every
    def tiles_gained(self, table: Any, me: TapestryPlayer, tiles: int) -> Rules:
        """An effect gave these territory tiles (Collectors)."""

    def draws_card(self, table: Any, me: TapestryPlayer) -> AsksInt:
        """Replaces the drawing of one tapestry card, which is set aside. Returns their number (Psionics)."""

    @any_yes
    def own_deck(self, table: Any, me: TapestryPlayer) -> bool:
        """Does the player have a tapestry deck and discards instead of the common ones (revised Mystics)?"""

    def neighbour_draws(self, table: Any, me: TapestryPlayer, actor: TapestryPlayer, n: int) -> Optional[AsksInt]:
        """A neighbour draws tapestry cards. How that happens if the player steps in, else None; returns how many are
        gained (Advisors)."""

    @every
    def gained_card(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player gained a tapestry card, which is still set aside (Academia)."""

    @every
    def cards_drawn(self, table: Any, me: TapestryPlayer) -> Rules:
        """Tapestry cards were gained, are set aside and will go into the hand (Collectors)."""

    @any_yes
    def play_at_once(self, table: Any, me: TapestryPlayer) -> bool:
        """May a tapestry card just gained cover the active one (Tyranny)?"""

    @every
    def gained_masterpiece(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player created a masterpiece (Opera Season)."""

    def draws_tech(self, table: Any, me: TapestryPlayer) -> AsksInt:
        """Replaces the drawing of a tech card from the deck. Returns the card, or -1 (Psionics)."""

    @joined
    def discards_to_invent(self, table: Any, me: TapestryPlayer) -> Sequence[int]:
        """Discarded tech cards that can be invented (Recyclers)."""

    @every
    def tech_invented(self, table: Any, me: TapestryPlayer, card: int) -> Rules:
        """A tech card came into the bottom row (Collectors)."""

    @every
    def invented(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player invented a tech card, into the bottom row or aside (Academia)."""

    @any_yes
    def circle_at_once(self, table: Any, me: TapestryPlayer) -> bool:
        """Does an invented card give its circle benefit at once (Industrialism)?"""

    @any_yes
    def no_prerequisites(self, table: Any, me: TapestryPlayer) -> bool:
        """May the player upgrade into the top row without prerequisites (Golden Age)?"""

    def needs_no_prerequisite(self, table: Any, me: TapestryPlayer, card: int) -> bool:
        """May this tech card, whoever owns it, go into the top row without its prerequisite (revised Inventors)?"""

    @every
    def upgraded(self, table: Any, me: TapestryPlayer) -> Rules:
        """The player upgraded a tech card, whoever owns it (Golden Age)."""

    @every
    def top_row_upgraded(self, table: Any, me: TapestryPlayer, card: int) -> Rules:
        """A card of the top row is upgraded, which others cannot do (Recyclers)."""

    @every
    def reached_top_row(self, table: Any, me: TapestryPlayer, card: int) -> Rules:
        """A tech card was upgraded into the top row, and its benefit was gained (Utilitarians)."""

    @every
    def other_reached_top_row(self, table: Any, me: TapestryPlayer, actor: TapestryPlayer, card: int) -> Rules:
        """The same with a card of another player (Inventors)."""


class ExpansionHooks:
    """The hooks of expansions. One that several expansions inherit from the same class is called once."""

    expansion: int

    @at_once
    def table_set(self, table: Any) -> None:
        """Decks and stacks of the base game are shuffled (landmark cards, masterpieces)."""

    @at_once
    def game_begins(self, table: Any) -> None:
        """All mats are set, and the first player is drawn (landmark cards)."""

    @every
    def players_ready(self, table: Any) -> Rules:
        """All players have set up their mats; the first player is drawn next (Automa)."""

    @total
    def further_goals(self, table: Any) -> int:
        """Additional landmark cards in the draft (Automa)."""

    @at_once
    def draft_ends(self, table: Any) -> None:
        """Everybody has a landmark card; the rest goes back into the deck (Automa)."""

    @joined
    def offered_instead(self, table: Any, me: TapestryPlayer, kind: int) -> Sequence[int]:
        """Things that the player may take instead of drawing one of this kind (pieces/automa.py), by their places
        (Automa)."""

    @total
    def take_offered(self, table: Any, me: TapestryPlayer, place: int) -> int:
        """The player takes one of them. Returns its number (Automa)."""

    @at_once
    def game_ends(self, table: Any) -> None:
        """Everybody has finished (Automa)."""

    @every
    def before_turn_closes(self, table: Any, me: TapestryPlayer) -> Rules:
        """At the end of a turn, also of the last one of a player (landmark cards)."""

    @any_yes
    def turn_ends(self, table: Any) -> bool:
        """A turn is over. Does another step come before the next one (all)?"""

    @at_once
    def income_begins(self, table: Any, me: TapestryPlayer) -> None:
        """An income turn begins (all; masterpieces)."""

    @at_once
    def missed_landmark(self, table: Any, me: TapestryPlayer) -> None:
        """The player entered a tier whose landmark was taken (all: landmark cards count it)."""

    @at_once
    def invention_counted(self, me: TapestryPlayer) -> None:
        """A tech card came into the bottom row (all: landmark cards count it)."""

    @at_once
    def tech_discarded(self, table: Any, card: int) -> None:
        """A tech card was discarded (all, for the order of the discards)."""

    @at_once
    def tech_discards_shuffled(self, table: Any) -> None:
        """The tech discards became the deck (all)."""

    @first_yes
    def before_abilities(self, table: Any, me: TapestryPlayer) -> AsksBool:
        """Step 1 of an income turn. Was something done before the abilities (masterpieces)? Then it comes again."""

    @at_once
    def after_abilities(self, table: Any, me: TapestryPlayer) -> None:
        """Step 1 of an income turn is over, and another step may come before the next (Fantasies & Futures)."""

    @first_yes
    def building_elsewhere(self, table: Any, me: TapestryPlayer, kind: int) -> AsksBool:
        """An income building goes into the capital and may go elsewhere (Arts & Architecture: on a card)."""

    @first_yes
    def landmark_elsewhere(self, table: Any, me: TapestryPlayer, landmark: int) -> AsksBool:
        """A landmark goes into the capital and may go elsewhere (Arts & Architecture: on a card)."""
