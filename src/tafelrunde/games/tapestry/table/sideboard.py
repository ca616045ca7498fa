"""What the expansions put on the table and in front of a player.

Most of a game nothing changes here, so copies of a table share their sideboards until one of them writes: what is read
is `side`, what is written on is `own_side`. Tables of the base game share one empty sideboard, on which nobody writes.
"""

from __future__ import annotations

from typing import Optional

from .sideboard_arts import ArtsSideboard


class TableSideboard:
    """Cards of the expansions that lie in the middle."""

    __slots__ = (
        "counsel", "landmark_deck", "landmark_draft", "landmarks_gone", "masterpiece_deck", "masterpiece_discard",
        "masterpieces", "pile", "shared", "spaces", "techs", "tiles",
    )  # fmt: skip

    shared: bool  # with a copy of the table, so that nobody may write on it
    counsel: int  # who shares the card that is being played, and the card (rules/advisors.py), or -1
    landmark_deck: list[int]  # face down; the last one is drawn first (TAP-LMCARD-05)
    landmark_draft: list[int]  # landmark cards to choose from before the game (TAP-LMCARD-01)
    landmarks_gone: int  # discarded with the tech cards they stood on (TAP-UPGRADE-16)
    techs: list[int]  # tech cards drawn openly and still to be chosen among
    pile: list[int]  # the tech discards in the order in which they came to lie
    tiles: list[int]  # territory tiles drawn openly and still to be chosen among
    spaces: list[int]  # space tiles drawn openly and still to be chosen among
    masterpiece_deck: list[int]
    masterpiece_discard: int
    masterpieces: list[int]  # face up (TAP-SETUP-03)

    def __init__(self, like: Optional[TableSideboard] = None) -> None:
        self.shared = False
        if like is not None:
            self.counsel = like.counsel
            self.landmark_deck = like.landmark_deck.copy()
            self.landmark_draft = like.landmark_draft.copy()
            self.landmarks_gone = like.landmarks_gone
            self.techs = like.techs.copy()
            self.pile = like.pile.copy()
            self.tiles = like.tiles.copy()
            self.spaces = like.spaces.copy()
            self.masterpiece_deck = like.masterpiece_deck.copy()
            self.masterpiece_discard = like.masterpiece_discard
            self.masterpieces = like.masterpieces.copy()
            return
        self.counsel = -1
        self.landmark_deck = []
        self.landmark_draft = []
        self.landmarks_gone = 0
        self.techs = []
        self.pile = []
        self.tiles = []
        self.spaces = []
        self.masterpiece_deck = []
        self.masterpiece_discard = 0
        self.masterpieces = []

    def pack(self) -> list[int]:
        numbers = [self.counsel, self.masterpiece_discard, self.landmarks_gone]
        for cards in (
            self.landmark_deck, self.landmark_draft, self.techs, self.pile, self.tiles, self.spaces,
            self.masterpiece_deck, self.masterpieces,
        ):  # fmt: skip
            numbers += [len(cards), *cards]
        return numbers


class PlayerSideboard(ArtsSideboard):
    """What a player has of the expansions."""

    __slots__ = (
        "drawn_goals", "folk", "goals", "inspired", "invented", "island", "late_tiers", "masterpieces", "on_cards",
        "on_techs", "reached", "reserved", "ripe", "seen", "shared", "submerged", "touched", "turned", "under", "worn",
    )  # fmt: skip

    shared: bool  # with a copy of the table, so that nobody may write on it
    goals: int  # landmark cards whose landmark is still to be gained
    reached: int  # landmark cards that are done
    drawn_goals: int  # landmark cards drawn and still to be chosen among; only the player sees them
    seen: list[int]  # cards in the hands of others that only this player saw, by seat
    under: int  # hexes with a toppled outpost beside which the player has conquered again
    island: tuple[int, ...]  # Islanders: what lies on the hexes of the mat, tile * 6 + turn, or -1
    masterpieces: int  # in front of the player, used up ones included
    worn: int  # one-time masterpieces that are turned over
    inspired: int  # inspiration tiles laid over their resource tracks, by income building
    invented: int  # tech cards invented in this game
    late_tiers: int  # tiers entered this turn whose landmark was taken
    on_techs: tuple[int, ...]  # landmarks on tech cards: 64 * tech + landmark
    on_cards: tuple[int, ...]  # buildings on tapestry cards; what a number says is told where it is made
    turned: int  # one-time tech cards that are turned over
    reserved: tuple[int, ...]  # items on the overlay; what a number says is told in components/kinds.py
    touched: int  # tapestry cards whose right bonus came up
    submerged: int  # Merfolk: cards under the mat, which only the player sees
    folk: tuple[int, ...]  # Weefolk: tokens in the capitals of others, 81 * seat + plot
    ripe: int  # Savanna: districts that were complete when the last income turn began

    def __init__(self, players: int, like: Optional[PlayerSideboard] = None) -> None:
        self.shared = False
        if like is not None:
            self._copy(like)
            return
        self._begin_arts()
        self.goals = 0
        self.reached = 0
        self.drawn_goals = 0
        self.seen = [0] * players
        self.under = 0
        self.island = ()
        self.masterpieces = 0
        self.worn = 0
        self.inspired = 0
        self.invented = 0
        self.late_tiers = 0
        self.on_techs = ()
        self.on_cards = ()
        self.turned = 0
        self.reserved = ()
        self.touched = 0
        self.submerged = 0
        self.folk = ()
        self.ripe = 0

    def _copy(self, like: PlayerSideboard) -> None:
        self._copy_arts(like)
        self.goals = like.goals
        self.reached = like.reached
        self.drawn_goals = like.drawn_goals
        self.seen = like.seen.copy()
        self.under = like.under
        self.island = like.island
        self.masterpieces = like.masterpieces
        self.worn = like.worn
        self.inspired = like.inspired
        self.invented = like.invented
        self.late_tiers = like.late_tiers
        self.on_techs = like.on_techs
        self.on_cards = like.on_cards
        self.turned = like.turned
        self.reserved = like.reserved
        self.touched = like.touched
        self.submerged = like.submerged
        self.folk = like.folk
        self.ripe = like.ripe

    @property
    def marked(self) -> int:
        """Whether something was noted that counts for one turn only."""
        return self.built | self.income | self.late_tiers | self.locked | self.fresh

    def unmark(self) -> None:
        self.built = self.income = self.late_tiers = self.locked = self.fresh = 0

    def pack(self) -> list[int]:
        numbers = [
            self.goals, self.reached, self.drawn_goals, self.masterpieces, self.worn, self.inspired, self.invented,
            self.late_tiers, self.turned, self.under, self.touched, self.submerged, self.ripe, *self.seen,
        ]  # fmt: skip
        for record in (self.island, self.on_techs, self.on_cards, self.reserved, self.folk):
            numbers += [len(record), *record]
        return numbers + self._pack_arts()


def piece_on_card(code: int) -> int:
    """The building of which a number in `on_cards` tells (rules/plots.py): by type, landmarks from 4 on."""
    return code // 512 % 64


EMPTY_TABLE = TableSideboard()
EMPTY_PLAYER = PlayerSideboard(5)
EMPTY_TABLE.shared = EMPTY_PLAYER.shared = True
