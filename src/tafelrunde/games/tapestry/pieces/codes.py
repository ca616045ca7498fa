"""Packed integers: small records in the state, with functions that pack and read them.

The places of landmarks in a capital are in landmarks.py, spaces of the tracks are in tracks.py, reserved items in
reserved.py; the module of a civilization says what the number on its mat means."""

from __future__ import annotations

from typing import Final

PIECES: Final = 64  # more than there are types of buildings and landmarks
TURNS: Final = 4
CARD_SITES: Final = 128  # top left corners that a building on a tapestry card may have
FACES: Final = 6  # of a conquer die
TILE_TURNS: Final = 6
ISLAND_HEXES: Final = 6  # of the mat of the Islanders
ERA_SLOTS: Final = 5  # eras 0 to 4
DRAFT_FACES: Final = 7  # more than any die has; the highest one is a die that is not there
SEATS: Final = 8  # at least as many as may play


# ------------------------------------------------------------------------------------------------ buildings on the map


def afield_code(hex: int, piece: int) -> int:
    """A building on the map: its type, or LANDMARK_PIECE + landmark."""
    return hex * PIECES + piece


def afield_hex(code: int) -> int:
    return code // PIECES


def afield_piece(code: int) -> int:
    return code % PIECES


# ------------------------------------------------------------------------------------------------ landmarks on tech cards


def on_tech_code(tech: int, landmark: int) -> int:
    return tech * PIECES + landmark


def tech_below(code: int) -> int:
    return code // PIECES


def landmark_on_tech(code: int) -> int:
    return code % PIECES


# ------------------------------------------------------------------------------------------------ buildings on tapestry cards


def on_card_code(card: int, piece: int, turn: int, site: int) -> int:
    """A building, numbered as on the map, how it is turned, and the place of its top left corner."""
    return ((card * PIECES + piece) * TURNS + turn) * CARD_SITES + site


def card_below(code: int) -> int:
    return code // (CARD_SITES * TURNS * PIECES)


def piece_on_card(code: int) -> int:
    return code // (CARD_SITES * TURNS) % PIECES


def turn_on_card(code: int) -> int:
    return code // CARD_SITES % TURNS


def site_on_card(code: int) -> int:
    return code % CARD_SITES


# ------------------------------------------------------------------------------------------------ dice


def roll_code(red: int, black: int) -> int:
    """A roll of both conquer dice."""
    return FACES * red + black


def red_face(roll: int) -> int:
    return roll // FACES


def black_face(roll: int) -> int:
    return roll % FACES


def face_code(die: int, face: int) -> int:
    """A face of one of the conquer dice."""
    return FACES * die + face


def die_of(code: int) -> int:
    return code // FACES


def face_of(code: int) -> int:
    return code % FACES


def draft_code(science: int, red: int, black: int) -> int:
    """A roll of all three dice, of which the Alchemists choose (revised mat)."""
    return (science * DRAFT_FACES + red) * DRAFT_FACES + black


def draft_science(code: int) -> int:
    return code // (DRAFT_FACES * DRAFT_FACES)


def draft_red(code: int) -> int:
    return code // DRAFT_FACES % DRAFT_FACES


def draft_black(code: int) -> int:
    return code % DRAFT_FACES


# ------------------------------------------------------------------------------------------------ others


def marriage_code(track: int, seat: int) -> int:
    """Marriage of State: the track, and whose benefits it copies."""
    return SEATS * track + seat


def laid_code(tile: int, turn: int) -> int:
    """A territory tile on the mat of the Islanders and how far it is turned."""
    return TILE_TURNS * tile + turn


def laid_tile(code: int) -> int:
    return code // TILE_TURNS


def laid_turn(code: int) -> int:
    return code % TILE_TURNS


def artifice_code(kind: int, deed: int) -> int:
    """A move of the Artificers with the leftmost building of an income track."""
    return 2 * kind + deed


def artifice_kind(code: int) -> int:
    return code // 2


def artifice_deed(code: int) -> int:
    return code % 2


def landing_code(tile: int, hex: int) -> int:
    """A territory tile placed on a hex of the mat of the Islanders."""
    return ISLAND_HEXES * tile + hex


def landing_tile(code: int) -> int:
    return code // ISLAND_HEXES


def landing_hex(code: int) -> int:
    return code % ISLAND_HEXES


def era_slot(seat: int, era: int) -> int:
    """The space for the tapestry card of an era on a player's income mat."""
    return ERA_SLOTS * seat + era


def slot_seat(slot: int) -> int:
    return slot // ERA_SLOTS


def slot_era(slot: int) -> int:
    return slot % ERA_SLOTS
