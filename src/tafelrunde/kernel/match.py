"""A match: rules that run from decision to decision, and can be cloned, imagined, undone, recorded and watched.

Rules are generators. A generator cannot be copied, so a match keeps the state as it was at the last restart point
(`base`) and the choices made since. A match that nobody copies takes fewer and fewer restart points, and keeps the way
from the last one it took. Everything else follows from these:

    clone    = copy the base, give the same answers again
    undo     = the same with one answer less, not further back than the horizon
    imagine  = clone, then re-deal *in the live state* what a seat cannot know. Never re-deal the base and replay:
               the answers given since would meet other cards and other questions.

Two rules of the house make this exact:
    1. No hidden card lives in a local variable across a `yield`. It lies in a zone of the state, also while it is
       chosen among.
    2. Options that depend on hidden cards are asked with `ask_secret`, which lists them anew after a re-deal and is
       never answered by the match, so that neither a question nor its absence tells anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Optional, Union

from .decision import NONE, Decision, Prompt, Rules
from .game import BadUse, Game, Result, Value, View
from .record import CHECK_EVERY, Record, RecordError
from .rng import Rng, Seed, fresh_seed, is_key, rng_of, seeded
from .saved import from_bytes, to_bytes
from .state import EVERYTHING, SPECTATOR, Event, Log, State

NOTHING: Final = 0  # fastest: this match will not be cloned
LAST: Final = 1  # for search: the last restart point
TRAIL: Final = 2  # for people: all restart points back to the undo horizon, the record and the log

# What makes a match beside its base and its answers; the pending decision and the live state follow from them.
KEPT: Final = (
    "base", "codes", "deals", "hashes", "horizon", "imagined", "keep", "options", "players", "seats", "seed", "since",
    "trail",
)  # fmt: skip
FOLLOWS: Final = ("decision", "game", "listed", "log", "rules", "state")  # the rest of a match


class IllegalChoice(ValueError):
    """The code is not among the options. The match is as it was."""


class CannotUndo(Exception):
    """What is asked to be taken back was revealed, answered or confirmed, or this match keeps no trail."""


class DeadEnd(Exception):
    """A rule asked without options: what led here must not have been offered."""


class NoDeal(Exception):
    """No deal was found that leaves the pending question an option: a rule promised hidden cards without setting
    them aside."""


class Deal:
    """A re-deal that happened after so many choices since the base. Kept as its result, so a clone only lays it out."""

    __slots__ = ("after", "cards", "rng", "seat")

    def __init__(self, after: int, seat: int, cards: list[list[int]], rng: int) -> None:
        self.after = after
        self.seat = seat
        self.cards = cards
        self.rng = rng


class RestartPoint:
    """A position in which no rule is half done, and how many choices had been made by then."""

    __slots__ = ("ply", "state")

    def __init__(self, state: State, ply: int) -> None:
        self.state = state  # never changed afterwards, so clones share it
        self.ply = ply


STEP_DONE: Final = Decision(NONE, Prompt("STEP_DONE", 0, ""), [], 0, None)  # asks nobody: a rule has ended


def steps(state: State) -> Rules:
    """The rules of a game, step after step: one path for play and for restart. A step that ends says so by a word of
    its own, because an exception for each of them would cost more than many a step."""
    while (rules := state.next_step()) is not None:
        yield from rules
        yield STEP_DONE


class Match:
    __slots__ = (
        "base", "codes", "deals", "decision", "due", "game", "hashes", "horizon", "imagined", "keep", "listed", "log",
        "options", "passed", "players", "rules", "seats", "seed", "since", "state", "trail", "way",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        players: int = 2,
        seed: Optional[Seed] = None,
        options: Optional[Mapping[str, object]] = None,
        *,
        seats: Optional[list[str]] = None,
        keep: int = TRAIL,
        state: Optional[State] = None,
        listed: Optional[list[int]] = None,
    ) -> None:
        """A new match; or one that goes on from `state`, which must be at a restart point. `listed` is what the first
        question from there offers, if that is known."""
        self.game: Game = game
        self.keep: int = keep
        self.since: list[int] = []
        self.deals: list[Deal] = []
        self.way: list[int] = []  # the answers from the base to the last restart point, if that is a later one
        self.passed: int = 0  # restart points since the last copy of this match ...
        self.due: int = 1  # ... and the number of the next one that is taken
        self.imagined: bool = False
        self.codes: list[int] = []
        self.hashes: list[str] = []
        self.horizon: int = 0
        self.decision: Optional[Decision] = None
        self.log: Optional[Log] = None
        self.options: dict[str, Value] = {}
        self.seats: list[str] = []
        self.seed: Optional[Seed] = seed
        self.players: int = players
        fresh = state is None
        if state is None:
            if seed is None:
                self.seed = seed = fresh_seed()
            elif not is_key(seed) and (type(seed) is not int or abs(seed) >= 1 << 64):
                raise BadUse("the seed is a whole number of at most 64 bits, or a key of 32 hexadecimal digits")
            game.read_players(players)
            if seats and len(seats) != players:
                raise BadUse(f"{players} play, but {len(seats)} seats are named")
            self.options = game.read_options(options or {})
            self.seats = seats or []
            state = game.set_up(players, self.options, rng_of(seed))
        self.state: State = state
        state.listed = listed.copy() if listed else []
        self.listed: list[int] = []  # what the first question after the base offers; empty if that is not known
        self.base: State = state.clone() if keep or fresh else state
        self.trail: list[RestartPoint] = []
        if keep == TRAIL:
            self.trail.append(RestartPoint(self.base, 0))
            self.log = state.log = Log()
        self.rules: Rules = steps(state)
        self._run(NONE, True)

    # -------------------------------------------------------------------------------------------- playing

    def choose(self, code: int) -> None:
        """Answer the pending decision and go on to the next one."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice(f"the game is over; {code} was not asked for")
        if code not in decision.options or type(code) is not int:
            raise IllegalChoice(f"{code!r:.40} is no answer to {decision.prompt.name}; legal: {decision.options}")
        if self.keep != TRAIL:
            self.since.append(code)
            if self.keep == NOTHING:
                self.codes.append(code)
            self._run(code, False)
            return
        reveals = self.state.reveals
        self._note(code)
        try:
            self._run(code, False)
        except Exception:
            self._become(self._rebuilt(len(self.codes) - 1))
            raise
        self._check()
        after = self.decision
        if self.state.reveals != reveals or after is None or after.seat != decision.seat:
            self.settle()

    def _note(self, code: int) -> None:
        self.since.append(code)
        self.codes.append(code)
        if self.log is not None:
            self.log.ply = len(self.codes)

    def _check(self) -> None:
        if len(self.codes) % CHECK_EVERY == 0:
            self.hashes.append(self.hash())

    def _run(self, code: int, fresh: bool) -> None:
        """Answer, and go on to the next decision."""
        rules = self.rules
        try:
            decision = next(rules) if fresh else rules.send(code)
            while True:
                options = decision.options
                if decision is STEP_DONE:
                    if self.since or self.decision is None:  # a choice was made, or this is set-up
                        self._restart_here()  # else a step without a choice: to run it again is less than a copy
                    decision = rules.send(NONE)
                elif fresh:  # the first question
                    fresh = False
                    self.listed, self.state.listed = options, []
                elif len(options) == 1 and decision.secret is None:
                    decision = rules.send(options[0])
                elif not options:
                    raise DeadEnd(f"{decision.prompt.name} without options for seat {decision.seat}")
                else:
                    self.decision = decision
                    return
        except StopIteration:
            self.decision = None

    def _restart_here(self) -> None:
        if self.keep == LAST and self.since:
            self.passed += 1
            if self.passed < self.due and not self.deals:
                self.way += self.since
                self.since = []
                return
            self.due *= 2  # so to go the way again never takes longer than to have come here from the last copy
            self.way = []
        self.since = []
        if self.keep:
            self.deals = []
            self.listed = []
            self.base = self.state.restart_point(self.base)
            if self.keep == TRAIL:
                self.trail.append(RestartPoint(self.base, len(self.codes)))

    def _go_the_way(self) -> None:
        """Take the last restart point after all: somebody copies this match, and may do so again soon."""
        self.passed, self.due = 0, 1
        if self.way:
            m = Match._played_on(self.game, self.base, self.way[:-1], [], self.listed)
            m.keep, m.base, m.since = LAST, self.base, self.way[-1:]
            m._run(self.way[-1], False)
            self.base, self.listed, self.way = m.base, m.listed, []

    def settle(self) -> None:
        """What is done is done. Also called by a server when a turn is confirmed."""
        self.horizon = len(self.codes)
        while len(self.trail) > 1 and self.trail[1].ply <= self.horizon:
            del self.trail[0]

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def result(self) -> Result:
        if self.decision is not None:
            raise BadUse("the game is not over yet; there is no result")
        return self.game.result(self.state)

    # -------------------------------------------------------------------------------------------- copies

    def clone(self, keep: int = LAST) -> Match:
        """This position once more, for search: with rules of its own, without record and undo."""
        if self.keep == NOTHING:
            raise BadUse("a match that keeps nothing can be neither cloned nor imagined")
        self._go_the_way()
        m = Match._played_on(self.game, self.base, self.since, self.deals, self.listed)
        self.listed = m.listed
        m.keep = keep if keep < TRAIL else LAST
        m.base, m.since, m.deals, m.imagined = self.base, self.since.copy(), self.deals.copy(), self.imagined
        m.codes = self.since.copy() if keep == NOTHING else []
        m.players, m.options = self.players, self.options
        return m

    @staticmethod
    def _played_on(game: Game, base: State, codes: list[int], deals: list[Deal], listed: list[int]) -> Match:
        """What comes of a restart point by these answers, with the re-deals among them."""
        m = Match(game, state=base.clone(), keep=NOTHING, listed=listed)
        done = 0
        for deal in deals:
            for code in codes[done : deal.after]:
                m._run(code, False)
            done = deal.after
            m._lay_out(deal)
        for code in codes[done:]:
            m._run(code, False)
        return m

    def imagine(self, seat: int, seed: int, keep: int = LAST) -> Match:
        """A match this seat could be in. Depends on what the seat sees and on the seed, and on nothing else."""
        m = self.clone(keep)
        dice = seeded(seed)
        decision = m.decision
        for _ in range(500):
            cards = m.state.unseen(seat)
            for pile in cards:
                pile.sort()  # forget where they really lay
                dice.shuffle(pile)
            deal = Deal(len(m.since), seat, cards, dice.fork().state)
            m._lay_out(deal)
            if decision is None or decision.options:  # else the deal contradicts what was announced: deal again
                m.deals.append(deal)
                m.imagined = True
                return m
        raise NoDeal(f"seat {seat} cannot imagine this position")

    def _lay_out(self, deal: Deal) -> None:
        self.state.place(deal.seat, deal.cards)
        self.state.rng = Rng(deal.rng)
        decision = self.decision
        if decision is not None and decision.secret is not None and decision.seat != deal.seat:
            decision.options = decision.secret()

    # -------------------------------------------------------------------------------------------- saving

    def to_bytes(self) -> bytes:
        """This position and all that the match remembers, to go on elsewhere: in another process, on another day. A
        match that keeps nothing is saved by its choices, which are then played again."""
        return to_bytes(self.game, self.options, self.players, {**self._kept(), "hash": self.hash()})

    @staticmethod
    def from_bytes(data: bytes, game: Optional[Game] = None) -> Match:
        """The match that was saved; refuses bytes of other rules or components, and damaged ones."""
        game, kept = from_bytes(data, game)
        try:
            match = Match._that_kept(game, kept)
        except (LookupError, AttributeError, TypeError, ValueError, DeadEnd) as wrong:
            raise RecordError(f"the saved position is damaged: {str(wrong)[:80]}") from None
        if match.hash() != kept["hash"]:
            raise RecordError("the saved position is damaged: its answers lead to another one")
        return match

    def __reduce__(self) -> tuple[object, ...]:
        return Match.from_bytes, (self.to_bytes(),)

    def __deepcopy__(self, memo: object) -> Match:
        return Match._that_kept(self.game, self._kept())

    def _kept(self) -> dict[str, Any]:
        if self.base is self.state:
            raise BadUse("a match that goes on from a given state and keeps nothing cannot be saved; give it keep=LAST")
        self._go_the_way()
        kept = {name: getattr(self, name) for name in KEPT}
        for name in ("codes", "deals", "hashes", "since", "trail"):
            kept[name] = kept[name].copy()
        log = self.log
        kept["log"] = None if log is None else (log.ply, log.events.copy())
        return kept

    @staticmethod
    def _that_kept(game: Game, kept: Mapping[str, Any]) -> Match:
        answers = kept["codes"] if kept["keep"] == NOTHING else kept["since"]
        m = Match._played_on(game, kept["base"], answers, kept["deals"], [])
        for name in KEPT:
            setattr(m, name, kept[name])
        if kept["log"] is not None:
            m.log = m.state.log = Log()
            m.log.ply, m.log.events = kept["log"]
        return m

    # -------------------------------------------------------------------------------------------- undo

    @property
    def can_undo(self) -> bool:
        return self.keep == TRAIL and not self.imagined and len(self.codes) > self.horizon

    def undo(self) -> None:
        """Take the last choice back, in place."""
        self._become(self.at(len(self.codes) - 1))

    def at(self, ply: int) -> Match:
        """The match as it was, between the horizon and now: for undo, and for what others see of a tentative turn."""
        if self.imagined or self.keep != TRAIL:
            raise CannotUndo("this match keeps no trail to go back on")
        if not self.horizon <= ply <= len(self.codes):
            raise CannotUndo("what was revealed, answered by others or confirmed cannot be taken back")
        return self._rebuilt(ply)

    def _rebuilt(self, ply: int) -> Match:
        k = len(self.trail) - 1
        while self.trail[k].ply > ply:
            k -= 1
        point = self.trail[k]
        m = Match(self.game, self.players, self.seed, state=point.state.clone(), keep=NOTHING)
        m.options, m.seats = self.options, self.seats
        m.log = m.state.log = Log()
        m.log.ply = point.ply
        if self.log is not None:  # up to its first question the new match ran unheard
            end = len(self.log.events)
            while end and self.log.events[end - 1].ply > point.ply:
                end -= 1
            m.log.events = self.log.events[:end]
        for code in self.codes[point.ply : ply]:
            m.log.ply += 1
            m.since.append(code)
            m._run(code, False)
        m.keep, m.base = TRAIL, point.state
        m.codes, m.hashes = self.codes[:ply], self.hashes[: ply // CHECK_EVERY]
        m.trail, m.horizon = self.trail[: k + 1], self.horizon
        return m

    def _become(self, other: Match) -> None:
        for name in (*KEPT, *FOLLOWS):
            setattr(self, name, getattr(other, name))

    # -------------------------------------------------------------------------------------------- seen from outside

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may see, the pending question included."""
        view = self.game.view(self.state, seat)
        decision = self.decision
        if decision is None:
            view["pending"] = None
            return view
        view["pending"] = {"seat": decision.seat, "prompt": decision.prompt.name, "about": decision.about}
        if seat in (decision.seat, EVERYTHING):
            view["pending"]["options"] = decision.options.copy()
        return view

    def board_svg(self, seat: int = SPECTATOR, lang: str = "en", width: int = 0) -> str:
        return self.game.board_svg(self.view(seat), lang, width)

    def events(self, since: int = -1) -> list[Event]:
        """What happened after the first `since` choices; all of it, set-up included, by default."""
        if self.log is None:
            return []
        return self.log.events.copy() if since < 0 else [event for event in self.log.events if event.ply > since]

    def hash(self) -> str:
        """Of the position. The state alone is not the position while a rule is half done, so the answers since the
        restart point are part of it."""
        d = self.decision
        asked = None if d is None else (d.seat, d.prompt.name, d.about, d.options)
        return blake2b(repr((self.state.pack(), self.since, asked)).encode(), digest_size=8).hexdigest()

    # -------------------------------------------------------------------------------------------- records

    def record(self) -> Record:
        """All that is needed to play this match again, on any machine."""
        if self.imagined or self.keep != TRAIL or self.seed is None:
            raise BadUse("only a match that began with a seed and keeps its trail has a record")
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            component_hash=self.game.hash_of(self.options),
            players=self.players,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            codes=self.codes.copy(),
            hashes=self.hashes.copy(),
            final_hash=self.hash(),
            pack=self.game.pack,
        )

    @staticmethod
    def replay(source: Union[str, Path, Record], game: Optional[Game] = None, upto: Optional[int] = None) -> Match:
        """Play a record again, up to a ply; says which choice or field is wrong if it does not fit."""
        record = source if isinstance(source, Record) else Record.load(source)
        game = record.game_of(game)
        try:
            match = Match(game, record.players, record.seed, record.options, seats=record.seats)
        except BadUse as wrong:
            raise RecordError(str(wrong)) from None
        codes = record.codes if upto is None else record.codes[:upto]
        for ply, code in enumerate(codes):
            try:
                match.choose(code)
            except IllegalChoice as wrong:
                raise RecordError(f"ply {ply}: {wrong}") from None
            n = len(match.hashes)
            if (
                len(match.codes) % CHECK_EVERY == 0
                and n <= len(record.hashes)
                and match.hashes[-1] != record.hashes[n - 1]
            ):
                raise RecordError(f"ply {ply}: the position differs from the recorded one (hash {n})")
        if len(codes) == len(record.codes) and record.final_hash and match.hash() != record.final_hash:
            raise RecordError(f"ply {len(codes)}: the last position differs from the recorded one (final_hash)")
        return match
