"""What a player has of Arts & Architecture besides masterpieces; part of the player's sideboard (sideboard.py)."""

from __future__ import annotations


class ArtsSideboard:
    __slots__ = (
        "advanced", "built", "fresh", "income", "kept_card", "kept_landmark", "kept_tech", "kept_tile", "last_tile",
        "locked", "lost", "pads", "stored", "waiting",
    )  # fmt: skip

    advanced: int  # the advanced capital drawn before the game, or -1 (TAP-SETUP-15)
    pads: int  # lily pads of the Swamp that nothing covers
    waiting: int  # masterpieces still to be used in this income turn
    locked: int  # tech cards that cannot be upgraded again this turn (TAP-UPGRADE-26)
    last_tile: int  # the territory tile just explored, for National Parks
    built: int  # buildings gained this turn, for the Relentless
    income: int  # 1 in an income turn
    stored: int  # landmarks on the mat of the Urban Planners,
    fresh: int  # those that came there this turn
    lost: int  # civilizations given up (Plague)
    kept_tile: int  # Collectors: what lies on their mat; only its owner knows the tapestry card
    kept_tech: int
    kept_card: int
    kept_landmark: int

    def _begin_arts(self) -> None:
        self.advanced = -1
        self.pads = 0
        self.waiting = 0
        self.locked = 0
        self.last_tile = -1
        self.built = 0
        self.income = 0
        self.stored = 0
        self.fresh = 0
        self.lost = 0
        self.kept_tile = 0
        self.kept_tech = 0
        self.kept_card = 0
        self.kept_landmark = 0

    def _copy_arts(self, like: ArtsSideboard) -> None:
        self.advanced = like.advanced
        self.pads = like.pads
        self.waiting = like.waiting
        self.locked = like.locked
        self.last_tile = like.last_tile
        self.built = like.built
        self.income = like.income
        self.stored = like.stored
        self.fresh = like.fresh
        self.lost = like.lost
        self.kept_tile = like.kept_tile
        self.kept_tech = like.kept_tech
        self.kept_card = like.kept_card
        self.kept_landmark = like.kept_landmark

    def _pack_arts(self) -> list[int]:
        return [
            self.advanced, self.pads, self.waiting, self.locked, self.last_tile, self.built, self.income, self.stored,
            self.fresh, self.lost, self.kept_tile, self.kept_tech, self.kept_card, self.kept_landmark,
        ]  # fmt: skip
