"""Set-up, general and personal, with the choices for experienced players (chapters SETUP, PSETUP, VAR)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask, ask_secret
from ..pieces.artifacts import MOST_PLAYERS, artifacts_for
from ..pieces.board import START_ENERGY
from ..pieces.cards import SETS, start_cards
from ..pieces.kinds import (
    ARTIFACT_CARDS,
    CITIZENS,
    CRATES,
    CRYSTAL,
    LARGE_ARTIFACTS,
    MACHINES,
    MODULES,
    MOON,
    SUN,
    board_number,
)
from ..pieces.locations import ALL_TILES, BASE_TILES, side_number
from ..pieces.map import AREA_SPACES, SPACES
from ..table.hooks import BOARD_TAKEN
from ..table.player import RevivePlayer
from ..table.prompts import KEEP, SIDE, TRIBE_BOARD
from ..table.state import Table
from ..table.steps import ACTION, TRIBES
from ..table.steps import ARTIFACT_CARDS as ARTIFACT_STEP
from .cards import refill_cards
from .modules import refill_modules
from .tracks import refill_machines


def set_table(table: Table, me: RevivePlayer) -> Rules:
    """Deal board, displays and players, and draw the first player (REV-SETUP-15)."""
    lay_board(table)
    lay_displays(table)
    lay_artifacts(table)
    table.first = 0 if table.switches.first_player == "first_seat" else table.rng.below(len(table.players))
    table.active = table.first
    table.reveals += 1
    if table.log:
        table.log.add("first-player", table.players[table.first])
    deal_players(table)
    if table.switches.choose_tribes:
        table.step = TRIBES
        table.active = (table.first - 1) % len(table.players)  # REV-VAR-01
    else:
        deal_tribes(table)
        begin_or_choose_cards(table)
    yield from ()


def shuffled(table: Table, numbers: range) -> list[int]:
    pile = list(numbers)
    table.rng.shuffle(pile)
    return pile


def lay_board(table: Table) -> None:
    """Start tiles face up, turned at random (REV-SETUP-02, REV-SETUP-16), the others face down (REV-SETUP-03); four
    large locations (REV-SETUP-04)."""
    table.tiles = shuffled(table, range(AREA_SPACES)) + shuffled(table, range(AREA_SPACES, SPACES))
    for space in range(AREA_SPACES, SPACES):
        table.lay_tile(space, table.rng.below(2) == 1)
        table.shown |= 1 << space
        if table.log:
            table.log.add("laid", table.players[0], tile=table.tiles[space])
    table.count_backs()
    tiles = shuffled(table, range(ALL_TILES if table.switches.locations else BASE_TILES))
    table.corners = [side_number(tile, table.rng.below(2)) for tile in tiles[:4]]  # REV-LOCC-07


def lay_displays(table: Table) -> None:
    """The display (REV-SETUP-08): cards (REV-SETUP-05), machines (REV-SETUP-06) and modules (REV-SETUP-07); crates
    (REV-SETUP-09)."""
    table.deck = shuffled(table, range(CITIZENS))
    refill_cards(table)
    per_colour = MACHINES // 3
    for colour in range(3):
        table.machine_piles[colour] = shuffled(table, range(colour * per_colour, (colour + 1) * per_colour))
        refill_machines(table, colour)
    table.module_pile = shuffled(table, range(MODULES))
    refill_modules(table)
    table.crates = shuffled(table, range(CRATES))


def lay_artifacts(table: Table) -> None:
    """The artifacts for this number of players (REV-SETUP-13, REV-SETUP-14, REV-SOLO-02); in the longer game those for
    one more (REV-VAR-03), for four players two small ones (REV-VAR-04)."""
    labels = len(table.players) + int(table.switches.longer)
    table.artifacts = artifacts_for(labels)
    if labels > MOST_PLAYERS:
        table.artifacts |= 0b11 << LARGE_ARTIFACTS


def deal_players(table: Table) -> None:
    """Each player gets a set of cards (REV-PSETUP-07), half of it at rest (REV-PSETUP-08, REV-PSETUP-09); energy
    (REV-PSETUP-05); a crystal (REV-PSETUP-22, REV-SOLO-03), then 1 gear, 1 book, 1 food more by seat (REV-PSETUP-23,
    REV-PSETUP-24, REV-PSETUP-25); an artifact card (REV-PSETUP-11) unless all share one (REV-VAR-09)."""
    sets = shuffled(table, range(len(SETS)))
    table.artifact_box = shuffled(table, range(ARTIFACT_CARDS))
    if table.switches.shared_artifact_card:
        table.shared = [table.artifact_box.pop()]
    for place, me in enumerate(table.in_turn_order()):
        cards = shuffled(table, start_cards(sets[place]))
        me.rest, me.active = sorted(cards[:3]), sorted(cards[3:])
        me.energy = START_ENERGY
        table.energy -= START_ENERGY
        me.res[CRYSTAL] = 1
        for kind in range(place):
            me.res[kind] += 1
        if not table.switches.shared_artifact_card:
            me.artifact_cards = sorted(table.artifact_box.pop() for _ in range(1 + table.switches.two_artifact_cards))


def tribes_in_play(table: Table) -> list[int]:
    """The base tribes (REV-TRIBE-01), and the unlocked ones of the campaign (REV-TRIBE-02)."""
    return [tribe.number for tribe in table.catalog.tribes if tribe.in_play(table.switches)]


def deal_tribes(table: Table) -> None:
    """At random, with a random side if moon sides are in play (REV-PSETUP-02, REV-PSETUP-03, REV-CAMP-13)."""
    tribes = tribes_in_play(table)
    table.rng.shuffle(tribes)
    for me, tribe in zip(table.players, tribes, strict=False):
        take_tribe(table, me, tribe, table.rng.below(2) if table.switches.moon else SUN)


def take_tribe(table: Table, me: RevivePlayer, tribe: int, side: int) -> None:
    me.tribe = tribe
    me.side = side
    for answer in BOARD_TAKEN.of(me):
        answer(table, me)
    if table.log:
        table.log.add("tribe", me, board=board_number(tribe, side))


def choose_tribe(table: Table, me: RevivePlayer) -> Rules:
    """Counter-clockwise, the first player last (REV-VAR-01, REV-DEC-33), the side too (REV-CAMP-13, REV-DEC-39)."""
    taken = [player.tribe for player in table.players]
    tribe = yield ask(me, TRIBE_BOARD, [tribe for tribe in tribes_in_play(table) if tribe not in taken])
    side = SUN
    if table.switches.moon:
        side = yield ask(me, SIDE, [SUN, MOON], tribe)
    take_tribe(table, me, tribe, side)
    if me.seat == table.first:
        begin_or_choose_cards(table)
    else:
        table.active = (table.active - 1) % len(table.players)


def begin_or_choose_cards(table: Table) -> None:
    choose = table.switches.two_artifact_cards and not table.switches.shared_artifact_card
    table.active = 0 if choose else table.first
    table.step = ARTIFACT_STEP if choose else ACTION


def keep_artifact_card(table: Table, me: RevivePlayer) -> Rules:
    """Of two, in secret (REV-VAR-02, REV-DEC-32)."""
    chosen = yield ask_secret(me, KEEP, lambda: me.artifact_cards.copy())
    me.artifact_card_passed = [card for card in me.artifact_cards if card != chosen]
    me.artifact_cards = [chosen]
    table.active += 1
    if table.active == len(table.players):
        table.active = table.first
        table.step = ACTION
