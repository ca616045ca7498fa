"""The fields of the sideboards: `make fields` writes _sideboard_fields.py from them (kernel/fields.py says how)."""

from __future__ import annotations

from ....kernel.fields import DECLARED, transient, variable_length


class TableSideboardFields:
    """Cards of the expansions that lie in the middle."""

    shared: bool = transient(False)  # with a copy of the table, so that nobody may write on it
    counsel: int = -1  # who shares the card that is being played, and the card (Advisors), or -1
    masterpiece_discard: int = 0
    landmarks_gone: int = 0  # discarded with the tech cards they stood on (TAP-UPGRADE-16)
    landmark_deck: list[int] = variable_length([])  # face down; the last one is drawn first (TAP-LMCARD-05)
    landmark_draft: list[int] = variable_length([])  # landmark cards to choose from before the game (TAP-LMCARD-01)
    techs: list[int] = variable_length([])  # tech cards drawn openly and still to be chosen among
    pile: list[int] = variable_length([])  # the tech discards in the order in which they came to lie
    tiles: list[int] = variable_length([])  # territory tiles drawn openly and still to be chosen among
    spaces: list[int] = variable_length([])  # space tiles drawn openly and still to be chosen among
    masterpiece_deck: list[int] = variable_length([])
    masterpieces: list[int] = variable_length([])  # face up (TAP-SETUP-03)


class PlayerSideboardFields:
    """The state that the expansions add to a player."""

    pack_order = DECLARED

    shared: bool = transient(False)  # with a copy of the table, so that nobody may write on it
    goals: int = 0  # landmark cards whose landmark is still to be gained
    reached: int = 0  # landmark cards that are done
    drawn_goals: int = 0  # landmark cards drawn and still to be chosen among; only the player sees them
    masterpieces: int = 0  # in front of the player, used up ones included
    worn: int = 0  # one-time masterpieces that are turned over
    inspired: int = 0  # inspiration tiles laid over their resource tracks, by income building
    invented: int = 0  # tech cards invented in this game
    late_tiers: int = 0  # tiers entered this turn whose landmark was taken
    turned: int = 0  # one-time tech cards that are turned over
    under: int = 0  # hexes with a toppled outpost beside which the player has conquered again
    touched: int = 0  # tapestry cards whose right bonus came up
    submerged: int = 0  # Merfolk: cards under the mat, which only the player sees
    ripe: int = 0  # Savanna: districts that were complete when the last income turn began
    seen: list[int] = []  # cards in the hands of others that only this player saw, by seat
    island: tuple[int, ...] = ()  # Islanders: what lies on the hexes of the mat, as in pieces/codes.py, or -1
    on_techs: tuple[int, ...] = ()  # landmarks on tech cards, as in pieces/codes.py
    on_cards: tuple[int, ...] = ()  # buildings on tapestry cards, as in pieces/codes.py
    reserved: tuple[int, ...] = ()  # items on the overlay, as in pieces/reserved.py
    folk: tuple[int, ...] = ()  # Weefolk: tokens in the capitals of others; their module says what a number means
    # Arts & Architecture.
    advanced: int = -1  # the advanced capital drawn before the game, or -1 (TAP-SETUP-15)
    pads: int = 0  # lily pads of the Swamp that nothing covers
    waiting: int = 0  # masterpieces still to be used in this income turn
    locked: int = 0  # tech cards that cannot be upgraded again this turn (TAP-UPGRADE-26)
    last_tile: int = -1  # the territory tile just explored, for National Parks
    built: int = 0  # buildings gained this turn, for the Relentless
    income: int = 0  # 1 in an income turn
    stored: int = 0  # landmarks on the mat of the Urban Planners,
    fresh: int = 0  # those that came there this turn
    lost: int = 0  # civilizations given up (Plague)
    kept_tile: int = 0  # Collectors: what lies on their mat; only its owner knows the tapestry card
    kept_tech: int = 0
    kept_card: int = 0
    kept_landmark: int = 0
