"""Invariants of a Tapestry table: nothing is lost, duplicated or in two places."""

from __future__ import annotations

from ....kernel.hexes import mask, members
from ..pieces.automa import pool_kind, pool_number
from ..pieces.capitals import GRID
from ..pieces.codes import afield_hex, afield_piece, laid_tile, landmark_on_tech, piece_on_card
from ..pieces.kinds import BUILDINGS_OF_A_TYPE, LANDMARK_PIECE, LAST_SPACE, OUTPOSTS
from ..pieces.reserved import ITEM_BUILDING, ITEM_OUTPOST, ITEM_SPACE, ITEM_TECH, item_code, item_kind, item_number
from .automa import Automa
from .lookups import TableLookups
from .player import TapestryPlayer
from .sideboard import EMPTY_TABLE


def check_table(table: TableLookups) -> None:
    check_cards(table)
    check_map(table)
    for player in table.players:
        check_player(player)
        check_buildings(player)
        check_landmarks(player)
        check_tracks(player)
        check_outposts(table, player)
    check_bots(table)


def check_cards(table: TableLookups) -> None:
    """Every component in play is in exactly one place."""
    cards = table.deck + members(table.discard) + members(table.cards_out)
    techs = table.tech_deck + table.display + members(table.tech_discard) + members(table.techs_out)
    tiles = table.tiles_left + members(table.tiles_gone) + [tile for tile in table.tiles if tile >= 0]
    spaces = table.spaces_left + members(table.spaces_gone)
    civs = table.civs_left + members(table.civs_gone)
    landmarks = members(table.landmarks) + members(table.side.landmarks_gone)
    techs += table.side.techs
    tiles += table.side.tiles
    spaces += table.side.spaces
    if table.side is not EMPTY_TABLE:
        assert sorted(table.side.pile) == members(table.tech_discard), "tech discards mixed up"
    goals = table.side.landmark_deck + table.side.landmark_draft
    masterpieces = table.side.masterpiece_deck + table.side.masterpieces + members(table.side.masterpiece_discard)
    for player in table.players:
        goals += members(player.side.goals | player.side.reached | player.side.drawn_goals)
        masterpieces += members(player.side.masterpieces)
        cards += members(player.side.kept_card)
        techs += members(player.side.kept_tech)
        cards += members(player.side.submerged)
        techs += [item_number(item) for item in player.side.reserved if item_kind(item) == ITEM_TECH]
        spaces += [item_number(item) for item in player.side.reserved if item_kind(item) == ITEM_SPACE]
        tiles += members(player.side.kept_tile)
        tiles += [laid_tile(code) for code in player.side.island if code >= 0]
        cards += members(player.hand | player.drawn | player.own_discard) + player.own_deck
        for stack in player.stacks:
            cards += stack
        for row in player.tech:
            techs += members(row)
        tiles += members(player.tiles)
        spaces += members(player.space) + members(player.explored)
        civs += player.civs + player.offer
        landmarks += members(player.landmarks)
    for bot in table.bots:
        landmarks += members(bot.landmarks)
        if isinstance(bot, Automa):
            cards += bot.mat.cards
            goals += members(bot.mat.taken_goals)
            for code in bot.mat.pool:
                (spaces, cards, techs, tiles, masterpieces)[pool_kind(code)].append(pool_number(code))
    if table.decisions is not None:
        landmarks += members(table.decisions.landmarks_gone)
    for found, wanted, what in (
        (cards, table.supply.cards, "tapestry cards"),
        (techs, table.supply.techs, "tech cards"),
        (tiles, table.supply.tiles, "territory tiles"),
        (spaces, table.supply.space_tiles, "space tiles"),
        (civs, table.supply.civilizations, "civilizations"),
        (landmarks, table.supply.landmarks, "landmarks"),
        (goals, table.supply.landmark_cards, "landmark cards"),
        (masterpieces, table.supply.masterpieces, "masterpieces"),
    ):
        assert sorted(found) == wanted, f"{what} lost or doubled"


def check_map(table: TableLookups) -> None:
    """The pieces on the hexes are those that the players have there."""
    items = [0] * len(table.items)
    upright = 0
    for player in table.players:
        assert player.upright & upright == 0 or shares_control(table), "two players control one territory"
        upright |= player.upright
        floating = table.floating_capital(player)
        if floating >= 0:
            items[floating] += 1
            items[player.start] += player.huts >> player.start & 1 and not any(
                afield_hex(code) == player.start for code in player.afield
            )
        elif player.start >= 0:
            # The second outpost of the start; or two tokens instead (revised Militants).
            items[player.start] += 2 if player.huts >> player.start & 1 else 1
        for code in player.afield:
            items[afield_hex(code)] += 1
        for hex, tokens in table.tokens_on_map(player):
            items[hex] += tokens
        standing, fallen = player.upright & ~player.huts, player.toppled & ~player.huts
        for held in (standing, fallen, player.side.under, player.arriving, player.tokens):
            for hex in members(held):
                items[hex] += 1
    for bot in table.bots:
        if bot.start >= 0:
            items[bot.start] += 1  # the second outpost of the start
        assert bot.upright & upright == 0 or shares_control(table), "two control one territory"
        for held in (bot.upright, bot.toppled, bot.under, bot.arriving):
            for hex in members(held):
                items[hex] += 1
    assert items == table.items, "pieces on the map lost or made"
    assert upright & ~table.land == 0


def shares_control(table: TableLookups) -> bool:
    """Does or did a player have a mat that shares the control of territories?"""
    return any(
        table.mats[civ].shares_control for player in table.players for civ in (*player.civs, *members(player.side.lost))
    )


def check_player(player: TapestryPlayer) -> None:
    assert all(0 <= amount <= 8 for amount in player.goods)
    assert player.vp == sum(player.tally) == sum(player.by_era), "points without a source"
    assert player.shown & ~(player.hand | player.drawn) == 0
    assert player.side.worn & ~player.side.masterpieces == 0


def check_buildings(player: TapestryPlayer) -> None:
    for kind in range(4):
        out = player.houses[kind].bit_count() + player.beside[kind] + player.crafted[kind]
        out += sum(piece_on_card(code) == kind for code in player.side.on_cards)
        out += sum(afield_piece(code) == kind for code in player.afield)
        out += player.side.reserved.count(item_code(ITEM_BUILDING, kind))
        assert player.left[kind] >= 0
        assert player.left[kind] + out == BUILDINGS_OF_A_TYPE, "income buildings lost or made"
        assert player.houses[kind] & ~(player.city & GRID) == 0
    assert player.rough & ~player.city == 0
    assert player.side.pads & ~player.city == 0


def check_landmarks(player: TapestryPlayer) -> None:
    assert player.in_city & ~player.landmarks == 0
    on_cards = [piece_on_card(code) - LANDMARK_PIECE for code in player.side.on_cards]
    elsewhere = [landmark_on_tech(code) for code in player.side.on_techs] + [n for n in on_cards if n >= 0]
    elsewhere += members(player.in_city) + members(player.side.stored | player.side.kept_landmark)
    assert len(elsewhere) == len(set(elsewhere)), "a landmark in two places"
    assert mask(elsewhere) & ~player.landmarks == 0


def check_tracks(player: TapestryPlayer) -> None:
    for track, tokens in enumerate(player.tracks):
        assert all(0 <= space <= LAST_SPACE for space in tokens)
        assert list(tokens) == sorted(tokens)
        if not player.vacated >> track & 1:
            assert player.far[track] == max(tokens, default=0)
    assert sum(map(len, player.tracks)) == len(player.tracks)


def check_outposts(table: TableLookups, player: TapestryPlayer) -> None:
    on_map = ((player.upright | player.toppled) & ~player.huts).bit_count()
    on_map += player.start >= 0 and not player.huts >> player.start & 1 and table.floating_capital(player) < 0
    on_map += player.arriving.bit_count() + player.side.under.bit_count()
    on_map += sum(item_kind(item) == ITEM_OUTPOST for item in player.side.reserved)
    on_map += table.moments.outposts_on_mat(table, player)
    assert player.outposts + on_map == OUTPOSTS, "outposts lost or made"


def check_bots(table: TableLookups) -> None:
    """The opponents that the rules play: outposts, tokens, decision cards."""
    for bot in table.bots:
        on_map = sum(places.bit_count() for places in (bot.upright, bot.toppled, bot.under, bot.arriving))
        marker = 1  # beside the favourite track
        assert bot.outposts + on_map + (bot.start >= 0) + marker == OUTPOSTS, "outposts lost or made"
        assert all(0 <= space <= LAST_SPACE for space in bot.far)
        if isinstance(bot, Automa):
            assert bot.vp == sum(bot.mat.tally), "points without a source"
    cards = table.decisions
    if cards is not None:
        pair = [card for card in (cards.track_card, cards.tie_card) if card >= 0]
        found = sorted(cards.deck + cards.progress + cards.discard + pair)
        assert found == list(range(len(found))), "decision cards lost or doubled"
        assert len(cards.deck) % 2 == 0, "a card without a pair (TAP-AUTOMA-26)"
