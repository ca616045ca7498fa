"""Set-up (chapter SETUP; TAP-VARIANT-01, TAP-VARIANT-07)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask_secret
from ....kernel.hexes import mask
from ..pieces.capitals import CAPITALS, PAIRS
from ..pieces.kinds import EXPANSIONS
from ..table.player import START, TapestryPlayer
from ..table.prompts import CAPITAL, CIVILIZATION, KEEP_CAPITAL
from ..table.state import Table
from ..table.steps import CAPITALS as CHOOSE_CAPITALS
from ..table.steps import CIVILIZATIONS as CHOOSE_CIVILIZATIONS
from ..table.steps import MATS
from ..table.supply import STRONG_CARDS, STRONG_TECHS
from .civilization import begin_civilization
from .order import hand_turn_to
from .tech_deck import fill_display

OFFERED: Final = 2  # civilizations (TAP-SETUP-12)
START_OUTPOSTS: Final = 2  # TAP-SETUP-16
# TAP-VARIANT-07: capitals whose start territories the seats take, by the number of players; on the large map four
# players sit so that everybody has a neighbour.
SEAT_STARTS: Final = {1: (0,), 2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4)}


def set_table(table: Table, me: TapestryPlayer) -> Rules:
    """Decks, stacks and the offers to the players, in the order of TAP-SETUP-31: tapestry cards (TAP-SETUP-05), tech
    cards (TAP-SETUP-04), territory tiles and space tiles (TAP-SETUP-06; a bag draws like a stack, TAP-SETUP-07), and
    two civilizations for each player (TAP-SETUP-12). All landmarks lie ready from the start (TAP-SETUP-08,
    TAP-SETUP-09)."""
    catalog, rng = table.catalog, table.rng
    supply = table.supply  # TAP-COMP-18
    if table.switches.remove_cards:
        table.cards_out = mask([n for n in supply.cards if catalog.cards[n].id in STRONG_CARDS])
        table.techs_out = mask([n for n in supply.techs if catalog.techs[n].id in STRONG_TECHS])
    table.deck = [n for n in supply.cards if not table.cards_out >> n & 1]
    table.tech_deck = [n for n in supply.techs if not table.techs_out >> n & 1]
    table.tiles_left = supply.tiles.copy()
    table.spaces_left = supply.space_tiles.copy()
    table.civs_left = supply.civilizations.copy()
    for stack in (table.deck, table.tech_deck, table.tiles_left, table.spaces_left, table.civs_left):
        rng.shuffle(stack)
    table.moments.expansions.table_set(table)
    fill_display(table)  # TAP-SETUP-04
    if table.switches.same_expansion_civs:
        put_one_expansion_on_top(table)
    for player in table.players:
        player.offer = tuple(sorted(table.civs_left.pop() for _ in range(OFFERED)))
    table.reveals += 1
    deal_capitals(table)
    yield from ()


def put_one_expansion_on_top(table: Table) -> None:
    """All players draw from the same expansion, one in play that has enough civilizations (TAP-VARIANT-03)."""
    needed = OFFERED * len(table.players)
    expansions = [table.catalog.civilizations[civ].expansion for civ in table.civs_left]
    fit = [each for each in EXPANSIONS.values() if expansions.count(each) >= needed]
    if fit:
        chosen = fit[table.rng.below(len(fit))]
        table.civs_left.sort(key=lambda civ: table.catalog.civilizations[civ].expansion == chosen)


def deal_advanced_capitals(table: Table) -> None:
    """A random one for each player, openly (TAP-SETUP-15)."""
    capitals = table.supply.advanced.copy()
    if capitals:
        table.reveals += 1
        table.rng.shuffle(capitals)
        for player in table.players:
            player.own_side.advanced = capitals.pop()


def deal_capitals(table: Table) -> None:
    """A random one with 4 or 5 players, else a random pair to choose from (TAP-SETUP-13, TAP-SETUP-14)."""
    if table.map.large:
        capitals = list(range(len(CAPITALS)))
        table.rng.shuffle(capitals)
        for player in table.players:
            enter_capital(table, player, capitals.pop())
        place_first_outposts(table)
        return
    pairs = list(range(len(PAIRS)))
    table.rng.shuffle(pairs)
    for player in table.players:
        player.capital = -1 - pairs.pop()  # which pair it will come from
    table.step = CHOOSE_CAPITALS


def choose_capitals(table: Table, me: TapestryPlayer) -> Rules:
    """All players, in secret (TAP-DEC-02)."""
    pair = PAIRS[-1 - me.capital]
    me.sealed = [pair.index((yield ask_secret(me, CAPITAL, lambda: list(pair))))]
    if next_seat(table):
        return
    for player in table.players:
        enter_capital(table, player, PAIRS[-1 - player.capital][player.sealed[0]])
        player.sealed = []
    table.reveals += 1
    place_first_outposts(table)


def place_first_outposts(table: Table) -> None:
    """The basic capitals are known: the advanced ones are dealt, then the outposts are placed, and only then everybody
    chooses what to keep (TAP-SETUP-31)."""
    deal_advanced_capitals(table)
    for player in table.players:
        take_start(table, player)
    table.step = CHOOSE_CIVILIZATIONS


def take_start(table: Table, me: TapestryPlayer) -> None:
    """The capital names the start territory, where two outposts stand (TAP-SETUP-16); the others are the supply
    (TAP-SETUP-18). An advanced capital that is kept later changes nothing of this (TAP-SETUP-17)."""
    if table.switches.seat_start:
        me.start = table.map.starts[SEAT_STARTS[len(table.players)][me.seat]]
    else:
        me.start = table.map.starts[me.capital]
    me.upright = 1 << me.start
    me.outposts -= START_OUTPOSTS
    table.items[me.start] = START_OUTPOSTS


def enter_capital(table: Table, me: TapestryPlayer, capital: int) -> None:
    """Lily pads count as filled from the start."""
    mat = table.catalog.capitals[capital]
    me.capital = capital
    me.rough = mat.impassable
    me.city = mat.impassable | mat.pads
    if mat.pads:
        me.own_side.pads = mat.pads
    if table.log:
        table.log.add("capital", me, capital=capital)


def choose_civilizations(table: Table, me: TapestryPlayer) -> Rules:
    """One of two, all in secret; the rest goes back into the stack (TAP-SETUP-19, TAP-SETUP-20)."""
    civ = yield ask_secret(me, CIVILIZATION, lambda: list(me.offer))
    me.sealed = [me.offer.index(civ)]
    if me.side.advanced >= 0:
        capitals = [me.capital, me.side.advanced]
        chosen = yield ask_secret(me, KEEP_CAPITAL, lambda: capitals_for(table, me))
        me.sealed.append(capitals.index(chosen))
    if next_seat(table):
        return
    for player in table.players:
        if player.sealed[1:] == [1]:
            enter_capital(table, player, player.side.advanced)
        player.civs = (player.offer[player.sealed[0]],)
        table.civs_left.append(player.offer[1 - player.sealed[0]])
        player.offer = ()
        player.sealed = []
        if table.log:
            table.log.add("civilization", player, civilization=player.civs[0])
    table.civs_left.sort()
    table.rng.shuffle(table.civs_left)
    table.reveals += 1
    table.step = MATS


def capitals_for(table: Table, me: TapestryPlayer) -> list[int]:
    """The basic or the advanced one, as the player likes (TAP-DEC-03, TAP-SETUP-32), unless the mat forbids it."""
    mat = table.mats[me.offer[me.sealed[0]]]
    fits = mat.fits_capital(table, table.catalog.capitals[me.side.advanced])
    return [me.capital, me.side.advanced] if fits else [me.capital]


def set_mats(table: Table, me: TapestryPlayer) -> Rules:
    """Carries out the set-up of mats and adjustments, then draws the first player (TAP-SETUP-27, TAP-SETUP-28)."""
    table.source = START
    yield from begin_civilization(table, me)
    if not next_seat(table):
        yield from table.moments.expansions.players_ready(table)
        begin_first_turn(table)


def begin_first_turn(table: Table) -> None:
    """The first player is drawn (TAP-SETUP-29); opponents that the rules play count once (TAP-AUTOMA-19)."""
    takers = table.turn_takers
    table.first = table.rng.below(len(takers))
    table.reveals += 1
    hand_turn_to(table, takers[table.first])
    table.turn = 1
    if table.log:
        table.log.add("first-player", table.participant(table.first))
    table.moments.expansions.game_begins(table)  # TAP-SETUP-30


def next_seat(table: Table) -> bool:
    """Goes to the next seat; False after the last one."""
    table.active = (table.active + 1) % len(table.players)
    return table.active != 0
