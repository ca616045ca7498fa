"""Set-up, with the variants for board and starting pieces (DEUS-SETUP-01..22, DEUS-VMAP-*, DEUS-VSTART-*)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask_secret
from ....kernel.hexes import Hex
from ....kernel.rng import Rng
from ..pieces.kinds import STANDARD, START
from ..pieces.map import CONTINENTS, LAYOUTS, TILE_STEPS, TILES, Map
from ..table.player import DeusPlayer
from ..table.prompts import START as START_PROMPT
from ..table.state import Table
from ..table.steps import ACTION, START_PIECES
from .piles import HAND_SIZE

START_GOLD: Final = 5  # DEUS-SETUP-16
START_VP: Final = 5
SUPPLY_PER_PLAYER: Final = 5  # of each resource (DEUS-SETUP-07)
PIECES_OF_EACH_TYPE: Final = 2  # DEUS-SETUP-14


def lay_map(rng: Rng, players: int, layout: str) -> Map:
    """Tiles, faces, places and turns at random, until no two villages touch (DEUS-SETUP-03, -04, -21)."""
    while True:
        centres = free_layout(rng, CONTINENTS[players]) if layout == "free" else LAYOUTS[layout, players]
        tiles = list(range(TILES))
        rng.shuffle(tiles)
        faces = [2 * tile + rng.below(2) for tile in tiles[: len(centres)]]
        for _ in range(100):
            map = Map(centres, faces, [rng.below(6) for _ in centres])
            if not map.villages_touch():
                return map


def free_layout(rng: Rng, tiles: int) -> tuple[Hex, ...]:
    """Each further continent touches one that lies already: one connected board (DEUS-VMAP-01, -04)."""
    centres: list[Hex] = [(0, 0)]
    while len(centres) < tiles:
        q, r = centres[rng.below(len(centres))]
        dq, dr = TILE_STEPS[rng.below(6)]
        if (q + dq, r + dr) not in centres:
            centres.append((q + dq, r + dr))
    return tuple(centres)


def set_table(table: Table, me: DeusPlayer) -> Rules:
    """Villages, supply, player boards, cards, first player (DEUS-SETUP-05..19)."""
    for village in table.map.villages:
        table.village_vp.append(table.map.grid.beside[village].bit_count())
    table.temples = len(table.map.faces)
    n = len(table.players)
    table.supply = [SUPPLY_PER_PLAYER * n - n] * 4
    table.deck = list(range(len(table.box.cards)))
    table.rng.shuffle(table.deck)
    for player in table.players:
        player.gold = START_GOLD
        player.goods = [1, 1, 1, 1]
        player.score(START_VP, START)
        player.hand = sorted(table.deck.pop() for _ in range(HAND_SIZE))
    if table.log:
        for face in table.map.faces:
            table.log.tell("laid", me, face=face)
    table.reveals += 1
    if table.switches.start_pieces:
        table.step = START_PIECES
    else:
        for player in table.players:
            take_start_pieces(player, [PIECES_OF_EACH_TYPE] * STANDARD)
        choose_first_player(table)
    yield from ()


def choose_start_pieces(table: Table, me: DeusPlayer) -> Rules:
    """In secret, type by type; what is left must fit into the types to come (DEUS-VSTART-01, -02)."""
    count = yield ask_secret(me, START_PROMPT, lambda: start_counts(table, me), len(me.sealed))
    me.sealed.append(count)  # not in one line with the question: who imagines lays out another list meanwhile
    if len(me.sealed) < STANDARD:
        return
    table.active += 1
    if table.active == len(table.players):
        for player in table.players:
            take_start_pieces(player, player.sealed)
            player.sealed = []
        choose_first_player(table)


def start_counts(table: Table, me: DeusPlayer) -> list[int]:
    left = table.switches.start_pieces - sum(me.sealed)
    room_later = 5 * (STANDARD - len(me.sealed) - 1)
    return list(range(max(0, left - room_later), min(5, left) + 1))


def take_start_pieces(player: DeusPlayer, pieces: list[int]) -> None:
    """What is not chosen stays in the reserve (DEUS-SETUP-15, DEUS-VSTART-03)."""
    player.board = pieces.copy()
    player.reserve = [5 - on_board for on_board in pieces]


def choose_first_player(table: Table) -> None:
    """DEUS-SETUP-19, DEUS-TURN-05: drawn once, for the whole game."""
    table.first = 0 if table.switches.first_player == "first_seat" else table.rng.below(len(table.players))
    table.active = table.first
    table.step = ACTION
    table.reveals += 1
    if table.log:
        table.log.tell("first-player", table.players[table.first])
