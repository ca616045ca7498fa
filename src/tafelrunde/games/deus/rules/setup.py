"""Set-up, with the variants for board and starting pieces."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask_secret
from ....kernel.hexes import Hex
from ....kernel.rng import Rng
from ..pieces.amounts import PIECES_OF_TYPE, SUPPLY_PER_PLAYER
from ..pieces.kinds import POINTS_AT_START, STANDARD
from ..pieces.map import CONTINENTS, LAYOUTS, SIDES, TILE_STEPS, TILES, Map, face_of
from ..table.player import DeusPlayer
from ..table.prompts import START
from ..table.state import Table
from ..table.steps import ACTION, START_PIECES
from .piles import HAND_SIZE

START_GOLD: Final = 5  # DEUS-SETUP-16
START_VP: Final = 5  # DEUS-SETUP-16
START_PIECES_OF_TYPE: Final = 2  # DEUS-SETUP-14


def lay_map(rng: Rng, players: int, layout: str) -> Map:
    """Draw tiles, faces, places and turns (DEUS-SETUP-03, DEUS-SETUP-21, DEUS-DEC-19) until no two villages
    touch (DEUS-SETUP-04)."""
    while True:
        centres = free_layout(rng, CONTINENTS[players]) if layout == "free" else LAYOUTS[layout, players]
        tiles = list(range(TILES))
        rng.shuffle(tiles)
        faces = [face_of(tile, rng.below(len(SIDES))) for tile in tiles[: len(centres)]]
        for _ in range(100):
            map = Map(centres, faces, [rng.below(6) for _ in centres])
            if not map.villages_touch():
                return map


def free_layout(rng: Rng, tiles: int) -> tuple[Hex, ...]:
    """Each further continent touches one already placed: one connected board (DEUS-VMAP-01, DEUS-VMAP-04)."""
    centres: list[Hex] = [(0, 0)]
    while len(centres) < tiles:
        q, r = centres[rng.below(len(centres))]
        dq, dr = TILE_STEPS[rng.below(6)]
        if (q + dq, r + dr) not in centres:
            centres.append((q + dq, r + dr))
    return tuple(centres)


def set_table(table: Table, me: DeusPlayer) -> Rules:
    """Villages, supply, player boards, cards, first player. What is left over stays in the box (DEUS-SETUP-10)."""
    for village in table.map.villages:
        table.village_vp.append(table.map.grid.beside[village].bit_count())  # DEUS-SETUP-05
    table.temples = len(table.map.faces)  # DEUS-SETUP-06; of the 7 there are (DEUS-COMP-05)
    n = len(table.players)
    table.supply = [SUPPLY_PER_PLAYER * n - n] * 4  # less what the players start with (DEUS-SETUP-07, DEUS-SETUP-08)
    table.deck = list(range(len(table.catalog.cards)))
    table.rng.shuffle(table.deck)  # DEUS-SETUP-17
    for player in table.players:
        player.gold = START_GOLD
        player.goods = [1, 1, 1, 1]  # DEUS-SETUP-16
        player.score(START_VP, POINTS_AT_START)
        player.hand = sorted(table.deck.pop() for _ in range(HAND_SIZE))  # DEUS-SETUP-18
    if table.log:
        for face in table.map.faces:
            table.log.add("laid", me, face=face)
    table.reveals += 1
    if table.switches.start_pieces:
        table.step = START_PIECES
    else:
        for player in table.players:
            take_start_pieces(player, [START_PIECES_OF_TYPE] * STANDARD)
        choose_first_player(table)
    yield from ()


def choose_start_pieces(table: Table, me: DeusPlayer) -> Rules:
    """Each player chooses in secret, type by type; nothing is shown until all have chosen (DEUS-VSTART-01,
    DEUS-VSTART-02)."""
    count = yield ask_secret(me, START, lambda: start_counts(table, me), len(me.sealed))
    me.sealed.append(count)  # `imagine` replaces this list while the decision is pending
    if len(me.sealed) < STANDARD:
        return
    table.active += 1
    if table.active == len(table.players):
        for player in table.players:
            take_start_pieces(player, player.sealed)
            for kind, count in enumerate(player.sealed):
                if table.log and count:
                    table.log.add("start-pieces", player, colour=kind, amount=count)
            player.sealed = []
        choose_first_player(table)


def start_counts(table: Table, me: DeusPlayer) -> list[int]:
    """The total is the same for all (DEUS-VSTART-06), so the rest must fit into the remaining types."""
    left = table.switches.start_pieces - sum(me.sealed)
    room_later = PIECES_OF_TYPE * (STANDARD - len(me.sealed) - 1)
    return list(range(max(0, left - room_later), min(PIECES_OF_TYPE, left) + 1))


def take_start_pieces(player: DeusPlayer, pieces: list[int]) -> None:
    """Of the 25 own pieces (DEUS-SETUP-13) these go on the player board; the others form the reserve (DEUS-SETUP-15,
    DEUS-VSTART-03)."""
    player.board = pieces.copy()
    player.reserve = [PIECES_OF_TYPE - on_board for on_board in pieces]


def choose_first_player(table: Table) -> None:
    """Draw the first player or take the first seat (DEUS-SETUP-19, DEUS-DEC-20), once for the whole game
    (DEUS-TURN-05)."""
    table.first = 0 if table.switches.first_player == "first_seat" else table.rng.below(len(table.players))
    table.active = table.first
    table.step = ACTION
    table.reveals += 1
    if table.log:
        table.log.add("first-player", table.players[table.first])
