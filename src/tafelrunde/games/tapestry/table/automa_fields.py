"""The fields of the opponents that the rules play: `make fields` writes _automa_fields.py from them (kernel/fields
says how)."""

from __future__ import annotations

from ....kernel.decision import Player
from ....kernel.field_info import INTERNAL, NOBODY, PARTLY
from ....kernel.fields import as_int, field, variable_length
from ..pieces.kinds import LAST_INCOME, LAST_SPACE, OUTPOSTS


class BotFields(Player):
    """The pieces of the Automa or the Shadow Empire. They have no hand, no capital and no income mat."""

    vp: int = field(0, most=400)
    # Income turns begun; the Shadow Empire begins no era (TAP-AUTOMA-91, TAP-AUTOMA-120).
    era: int = field(0, most=LAST_INCOME)
    finished: bool = as_int(False, most=1)
    favorite: int = field(0, one="track")  # the favourite track
    landmarks: int = field(0, of="landmark")  # on the mat of the Automa, whoever of the two gained them (TAP-AUTOMA-45)
    achieved: int = field(0, of="achievement")
    used: int = field(0, of="space")  # spaces activated in this turn (TAP-AUTOMA-46)
    # Map.
    start: int = field(-1, INTERNAL)
    # In supply; the marker of the favourite track is none (TAP-AUTOMA-13).
    outposts: int = field(OUTPOSTS, most=OUTPOSTS)
    upright: int = field(0, INTERNAL)  # hexes with an upright outpost: the Automa controls them
    toppled: int = field(0, INTERNAL)
    under: int = field(0, INTERNAL)  # hexes with a toppled outpost beside which the Automa has conquered again
    arriving: int = field(0, INTERNAL)  # where an outpost was just placed and may still be answered
    felled: int = field(0, INTERNAL)  # hexes where an outpost of a player fell by the Automa (TAP-ACHIEVE-08)
    far: list[int] = field([], by="track", most=LAST_SPACE)  # the space of the token on each track


class AutomaFields:
    """What lies beside the mat of the Automa."""

    civs: tuple[int, ...] = field((), of="automaciv")  # its civilizations, the second one on level 6 (TAP-AUTOMA-18)
    taken_goals: int = field(0, of="landmark-card")  # landmark cards whose landmarks it took (TAP-AUTOMA-82)
    pool: tuple[int, ...] = field((), INTERNAL)  # Hucksters: face-up things, as in pieces/automa.py (TAP-AUTOMA-75)
    trail: tuple[int, ...] = field((), of="space")  # Trailblazers: spaces with an outpost (TAP-AUTOMA-77)
    # Tapestry cards, face down and hidden from everybody: for traps (TAP-AUTOMA-20), and on its mat (TAP-AUTOMA-63).
    stock: list[int] = variable_length([], NOBODY, of="card")
    laid: list[int] = variable_length([], NOBODY, of="card")
    tally: list[int] = field([], INTERNAL)  # points by source


class DecisionFields:
    """The decision cards."""

    track_card: int = field(-1, one="automacard")  # the last pair: whose right half counts ...
    tie_card: int = field(-1, one="automacard")  # ... and whose left half counts (TAP-AUTOMA-23)
    known: int = field(0, INTERNAL)  # cards that everybody knows to be in the decision deck, or drawn from it
    known_progress: int = field(0, INTERNAL)  # cards that everybody knows to be in the progress deck
    head_start: int = field(0, of="track")  # level 1: where the player still advances (TAP-AUTOMA-67)
    landmarks_gone: int = field(0, of="landmark")  # out of the game
    deck: list[int] = variable_length([], PARTLY)  # face down; the last one is drawn first
    progress: list[int] = variable_length([], PARTLY)
    discard: list[int] = variable_length([], of="automacard")  # open to everybody (TAP-AUTOMA-121)
