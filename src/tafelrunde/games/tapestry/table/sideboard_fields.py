"""The fields of the sideboards: `make fields` writes _sideboard_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.field_info import INTERNAL, NOBODY, PARTLY
from ....kernel.fields import DECLARED, field, transient, variable_length


class TableSideboardFields:
    """Cards of the expansions that lie in the middle."""

    shared: bool = transient(False)  # with a copy of the table, so that nobody may write on it
    counsel: int = field(-1, INTERNAL)  # who shares the card that is being played, and the card (Advisors), or -1
    masterpiece_discard: int = field(0, of="masterpiece")
    landmarks_gone: int = field(0, of="landmark")  # discarded with the tech cards they stood on (TAP-UPGRADE-16)
    # Face down; the last one is drawn first (TAP-LMCARD-05).
    landmark_deck: list[int] = variable_length([], NOBODY, most=10)
    # Landmark cards to choose from before the game (TAP-LMCARD-01).
    landmark_draft: list[int] = variable_length([], of="landmark-card")
    techs: list[int] = variable_length([], of="tech")  # tech cards drawn openly and still to be chosen among
    pile: list[int] = variable_length([])  # the tech discards in the order in which they came to lie
    # Territory tiles and space tiles drawn openly and still to be chosen among.
    tiles: list[int] = variable_length([], of="tile")
    spaces: list[int] = variable_length([], of="space-tile")
    masterpiece_deck: list[int] = variable_length([], NOBODY, most=20)
    masterpieces: list[int] = variable_length([], of="masterpiece")  # face up (TAP-SETUP-03)


class PlayerSideboardFields:
    """The state that the expansions add to a player."""

    pack_order = DECLARED

    shared: bool = transient(False)  # with a copy of the table, so that nobody may write on it
    goals: int = field(0, of="landmark-card")  # landmark cards whose landmark is still to be gained
    reached: int = field(0, of="landmark-card")  # landmark cards that are done
    drawn_goals: int = field(0, PARTLY)  # landmark cards drawn and still to be chosen among; only the player sees them
    masterpieces: int = field(0, of="masterpiece")  # in front of the player, used up ones included
    worn: int = field(0, of="masterpiece")  # one-time masterpieces that are turned over
    inspired: int = field(0, of="inspiration")  # inspiration tiles laid over their resource tracks, by income building
    invented: int = field(0, most=10)  # tech cards invented in this game
    late_tiers: int = field(0, INTERNAL)  # tiers entered this turn whose landmark was taken
    turned: int = field(0, of="tech")  # one-time tech cards that are turned over
    under: int = field(0, INTERNAL)  # hexes with a toppled outpost beside which the player has conquered again
    touched: int = field(0, of="card")  # tapestry cards whose right bonus came up
    submerged: int = field(0, PARTLY)  # Merfolk: cards under the mat, which only the player sees
    ripe: int = field(0, INTERNAL)  # Savanna: districts that were complete when the last income turn began
    seen: list[int] = field([], PARTLY)  # cards in the hands of others that only this player saw, by seat
    island: tuple[int, ...] = ()  # Islanders: what lies on the hexes of the mat, as in pieces/codes.py, or -1
    on_techs: tuple[int, ...] = field((), INTERNAL)  # landmarks on tech cards, as in pieces/codes.py
    on_cards: tuple[int, ...] = field((), INTERNAL)  # buildings on tapestry cards, as in pieces/codes.py
    reserved: tuple[int, ...] = field((), of="reserved")  # items on the overlay, as in pieces/reserved.py
    # Weefolk: tokens in the capitals of others; their module says what a number means.
    folk: tuple[int, ...] = field((), INTERNAL)
    # Arts & Architecture.
    advanced: int = field(-1, one="capital")  # the advanced capital drawn before the game, or -1 (TAP-SETUP-15)
    pads: int = field(0, INTERNAL)  # lily pads of the Swamp that nothing covers
    waiting: int = field(0, of="masterpiece")  # masterpieces still to be used in this income turn
    locked: int = field(0, of="tech")  # tech cards that cannot be upgraded again this turn (TAP-UPGRADE-26)
    last_tile: int = field(-1, INTERNAL)  # the territory tile just explored, for National Parks
    built: int = field(0, INTERNAL)  # buildings gained this turn, for the Relentless
    income: int = field(0, INTERNAL)  # 1 in an income turn
    stored: int = field(0, of="landmark")  # landmarks on the mat of the Urban Planners,
    fresh: int = field(0, INTERNAL)  # those that came there this turn
    lost: int = field(0, INTERNAL)  # civilizations given up (Plague)
    kept_tile: int = field(0, INTERNAL)  # Collectors: what lies on their mat; only its owner knows the tapestry card
    kept_tech: int = field(0, INTERNAL)
    kept_card: int = field(0, PARTLY)
    kept_landmark: int = field(0, INTERNAL)
