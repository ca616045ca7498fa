"""Arranges the Automa and the Shadow Empire in positions for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Optional, TypeVar

from ...kernel.hexes import Hex, mask
from .pieces.kinds import ALL_TRACKS
from .pieces.landmarks import LANDMARKS
from .table.automa import Automa, Bot
from .table.player import START
from .table.state import Table

S = TypeVar("S", bound="BotScenario")


class BotScenario:
    """Cards have their printed numbers. Nothing is drawn yet: there is no pair, and the decks are as shuffled."""

    state: Table

    def automa(
        self: S,
        *,
        favorite: str = "",
        tracks: Optional[Mapping[str, int]] = None,
        era: int = 1,
        vp: int = 0,
        civs: Sequence[str] = (),
        stock: Sequence[str] = (),
        landmarks: Sequence[str] = (),
        outposts: Sequence[Hex] = (),
        toppled: Sequence[Hex] = (),
    ) -> S:
        """She has begun income turn 1. `outposts` and `toppled` are further ones on the map."""
        me = self.state.automa
        assert me is not None
        me.era = era
        me.score(vp - me.vp, START)
        self._place_bot(me, favorite, tracks or {})
        if civs:
            ids = [civ.id for civ in self.state.catalog.automa_civs]
            me.mat.civs = tuple(ids.index(civ) for civ in civs)
        me.mat.stock += [self._pull_card(card) for card in stock]
        for name in landmarks:
            landmark = 1 << next(n for n, each in enumerate(LANDMARKS) if each.id == name)
            self.state.landmarks &= ~landmark
            me.landmarks |= landmark
        for at in outposts:
            self._put_bot_outpost(me, at)
            me.upright |= 1 << self.hex(at)
        for at in toppled:
            self._put_bot_outpost(me, at)
            me.toppled |= 1 << self.hex(at)
        return self

    def shadow(
        self: S, *, favorite: str = "", tracks: Optional[Mapping[str, int]] = None, toppled: Sequence[Hex] = ()
    ) -> S:
        me = self.state.bots[-1]
        self._place_bot(me, favorite, tracks or {})
        for at in toppled:
            self._put_bot_outpost(me, at)
            me.toppled |= 1 << self.hex(at)
        return self

    def last_pair(self: S, track: int, tie: int) -> S:
        """The pair on the table. Cards that come from the progress deck are exchanged for discarded ones."""
        cards = self.state.decisions
        assert cards is not None
        new = [number - 1 for number in (track, tie) if number - 1 in cards.progress]
        self._take_decision(track)
        self._take_decision(tie)
        for _ in new:
            pile = cards.discard or cards.deck
            cards.progress.append(pile.pop(pile.index(max(pile))))
        cards.track_card, cards.tie_card = track - 1, tie - 1
        cards.known = mask([*cards.deck, *cards.discard, track - 1, tie - 1])
        return self

    def next_cards(self: S, *numbers: int) -> S:
        """Only these cards are left in the decision deck: for each turn a track card and a tie-breaker card. The others
        of it are discarded. Cards that come from the progress deck are exchanged for discarded ones."""
        cards = self.state.decisions
        assert cards is not None
        new = [number - 1 for number in numbers if number - 1 in cards.progress]
        for number in numbers:
            self._take_decision(number)
        left, cards.deck = cards.deck, [number - 1 for number in numbers][::-1]
        cards.discard += left
        for _ in new:
            pile = cards.discard or cards.deck
            cards.progress.append(pile.pop(pile.index(max(pile))))
        cards.known = mask(cards.deck + cards.discard)
        return self

    def next_progress(self: S, *numbers: int) -> S:
        """These cards on top of the progress deck, the first named drawn first."""
        cards = self.state.decisions
        assert cards is not None
        for number in numbers:
            self._take_decision(number)
        cards.progress += [number - 1 for number in numbers][::-1]
        return self

    def bots_turn(self: S) -> S:
        """The bots are on turn."""
        bot = self.state.bots[0]
        self.state.active, self.state.step = bot.seat, bot.turn_step
        return self

    # -------------------------------------------------------------------------------------------- within

    def hex(self, at: Hex) -> int:
        raise NotImplementedError

    def _pull_card(self, name: str) -> int:
        raise NotImplementedError

    def _place_bot(self, bot: Bot, favorite: str, tracks: Mapping[str, int]) -> None:
        if favorite:
            bot.favorite = ALL_TRACKS.index(favorite)
        for name, reached in tracks.items():
            bot.far[ALL_TRACKS.index(name)] = reached

    def _put_bot_outpost(self, bot: Bot, at: Hex) -> None:
        bot.outposts -= 1
        self.state.items[self.hex(at)] += 1

    def _take_decision(self, number: int) -> None:
        """Out of the place where it lies."""
        cards = self.state.decisions
        assert cards is not None
        for pile in (cards.deck, cards.progress, cards.discard):
            if number - 1 in pile:
                pile.remove(number - 1)


class BotTable:
    """The bots of a running scenario."""

    @property
    def table(self) -> Table:
        raise NotImplementedError

    @property
    def automa(self) -> Automa:
        automa = self.table.automa
        assert automa is not None
        return automa

    @property
    def shadow(self) -> Bot:
        return self.table.bots[-1]
