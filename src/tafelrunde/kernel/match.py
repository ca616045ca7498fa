"""A match: rules that run from decision to decision, and can be cloned, imagined, undone, recorded and watched.

Rules are generators. A generator cannot be copied, so a match keeps the state at the last `checkpoint`, a position in
which no rule is half done, and the `answers_since`. A match that is never copied takes checkpoints at growing
intervals and remembers the `skipped_answers` in between. Everything else follows from these:

    clone    = copy the checkpoint, replay the answers since
    undo     = the same without the last answer, not further back than the horizon
    imagine  = clone, then re-deal *in the live state* what a seat cannot know. Never re-deal the checkpoint and replay:
               the answers since would meet other cards and other questions.

Two conventions make this exact:
    1. No hidden card lives in a local variable across a `yield`. It lies in a zone of the state, even while a seat
       chooses among cards.
    2. Rules ask for options that depend on hidden cards with `ask_secret`. The match lists them again after a re-deal
       and never answers for the seat, so that neither a question nor its absence reveals anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Optional, Union

from .decision import NONE, Decision, Pools, Prompt, Rules
from .game import Game, Result, UsageError, Value, View
from .record import CHECK_EVERY, Record, RecordError
from .rng import Rng, Seed, fresh_seed, is_key, rng_of, seeded
from .saved import from_bytes, to_bytes
from .state import EVERYTHING, SPECTATOR, Event, Log, State

NOTHING: Final = 0  # fastest: this match will not be cloned
LAST: Final = 1  # for search: the last checkpoint
TRAIL: Final = 2  # for people: all checkpoints back to the undo horizon, the record and the log

SNAPSHOT_FIELDS: Final = (
    "answers_since", "checkpoint", "checkpoints", "codes", "deals", "hashes", "horizon", "imagined", "keep", "options",
    "players", "seats", "seed",
)  # fmt: skip
DERIVED_FIELDS: Final = ("cached_options", "decision", "game", "log", "rules", "state")
# How older saved positions spell fields of the snapshot.
OLD_FIELDS: Final = {"base": "checkpoint", "since": "answers_since", "trail": "checkpoints"}


class IllegalChoice(ValueError):
    """The code is not among the options. The match is unchanged."""


class CannotUndo(Exception):
    """The choice was followed by a reveal, an answer or a confirmation, or this match keeps no checkpoints."""


class DeadEnd(Exception):
    """A rule asked without options: the choice that led here must not be offered."""


class NoDeal(Exception):
    """No re-deal leaves an option for the pending question: a rule promised hidden cards without setting them aside."""


class Deal:
    """The result of a re-deal `after` n answers since the checkpoint, which a clone applies again."""

    __slots__ = ("after", "cards", "rng", "seat")

    def __init__(self, after: int, seat: int, cards: Pools, rng: int) -> None:
        self.after = after
        self.seat = seat
        self.cards = cards
        self.rng = rng


class Checkpoint:
    """A position in which no rule is half done, after `ply` choices."""

    __slots__ = ("ply", "state")

    def __init__(self, state: State, ply: int) -> None:
        self.state = state  # never changed afterwards, so clones share it
        self.ply = ply


STEP_DONE: Final = Decision(NONE, Prompt("STEP_DONE", 0, ""), [], 0, None)  # no question: a rule has ended


def steps(state: State) -> Rules:
    """Run a game step by step. `STEP_DONE` marks the end of a step; an exception would cost more than many a step."""
    while (rules := state.next_step()) is not None:
        yield from rules
        yield STEP_DONE


class Match:
    __slots__ = (
        "answers_since", "cached_options", "checkpoint", "checkpoints", "codes", "deals", "decision", "game", "hashes",
        "horizon", "imagined", "keep", "log", "next_checkpoint", "options", "players", "rules", "seats", "seed",
        "skipped", "skipped_answers", "state",
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
        cached_options: Optional[list[int]] = None,
    ) -> None:
        """A new match, or one that continues from `state`, which must be at a checkpoint. `cached_options` are the
        options of the first question from there, if they are known."""
        self.game: Game = game
        self.keep: int = keep
        self.answers_since: list[int] = []
        self.deals: list[Deal] = []
        self.skipped_answers: list[int] = []  # from the checkpoint to the last position where one was due
        self.skipped: int = 0  # checkpoints since this match was last copied ...
        self.next_checkpoint: int = 1  # ... and the number of the next one to take
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
                raise UsageError("the seed is a whole number of at most 64 bits, or a key of 32 hexadecimal digits")
            game.read_players(players)
            if seats and len(seats) != players:
                raise UsageError(f"{players} play, but {len(seats)} seats are named")
            self.options = game.read_options(options or {})
            self.seats = seats or []
            state = game.rules.set_up(players, self.options, rng_of(seed))
        self.state: State = state
        state.cached_options = cached_options.copy() if cached_options else []
        self.cached_options: list[int] = []  # of the first question after the checkpoint, if known
        self.checkpoint: State = state.clone() if keep or fresh else state
        self.checkpoints: list[Checkpoint] = []
        if keep == TRAIL:
            self.checkpoints.append(Checkpoint(self.checkpoint, 0))
            self.log = state.log = Log()
        self.rules: Rules = steps(state)
        self._run(NONE, True)

    # -------------------------------------------------------------------------------------------- playing

    def choose(self, code: int) -> None:
        """Answer the pending decision and continue to the next one."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice(f"the game is over; {code} was not asked for")
        if code not in decision.options or type(code) is not int:
            raise IllegalChoice(f"{code!r:.40} is no answer to {decision.prompt.name}; legal: {decision.options}")
        if self.keep != TRAIL:
            self.answers_since.append(code)
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
        self.answers_since.append(code)
        self.codes.append(code)
        if self.log is not None:
            self.log.ply = len(self.codes)

    def _check(self) -> None:
        if len(self.codes) % CHECK_EVERY == 0:
            self.hashes.append(self.hash())

    def _run(self, code: int, fresh: bool) -> None:
        """Answer, and continue to the next decision."""
        rules = self.rules
        try:
            decision = next(rules) if fresh else rules.send(code)
            while True:
                options = decision.options
                if decision is STEP_DONE:
                    if self.answers_since or self.decision is None:  # a choice was made, or this is set-up
                        self._take_checkpoint()  # replaying a step without a choice is cheaper than a copy
                    decision = rules.send(NONE)
                elif fresh:  # the first question
                    fresh = False
                    self.cached_options, self.state.cached_options = options, []
                elif len(options) == 1 and decision.secret is None:
                    decision = rules.send(options[0])
                elif not options:
                    raise DeadEnd(f"{decision.prompt.name} without options for seat {decision.seat}")
                else:
                    self.decision = decision
                    return
        except StopIteration:
            self.decision = None

    def _take_checkpoint(self) -> None:
        if self.keep == LAST and self.answers_since:
            self.skipped += 1
            if self.skipped < self.next_checkpoint and not self.deals:
                self.skipped_answers += self.answers_since
                self.answers_since = []
                return
            self.next_checkpoint *= 2  # bounds replay by the time played since the last copy
            self.skipped_answers = []
        self.answers_since = []
        if self.keep:
            self.deals = []
            self.cached_options = []
            self.checkpoint = self.state.checkpoint(self.checkpoint)
            if self.keep == TRAIL:
                self.checkpoints.append(Checkpoint(self.checkpoint, len(self.codes)))

    def _materialize(self) -> None:
        """Take the last skipped checkpoint: the caller copies this match, and may do so again soon."""
        self.skipped, self.next_checkpoint = 0, 1
        if self.skipped_answers:
            m = Match._replayed(self.game, self.checkpoint, self.skipped_answers[:-1], [], self.cached_options)
            m.keep, m.checkpoint, m.answers_since = LAST, self.checkpoint, self.skipped_answers[-1:]
            m._run(self.skipped_answers[-1], False)
            self.checkpoint, self.cached_options, self.skipped_answers = m.checkpoint, m.cached_options, []

    def settle(self) -> None:
        """Make all choices so far final. A server also calls this when a turn is confirmed."""
        self.horizon = len(self.codes)
        while len(self.checkpoints) > 1 and self.checkpoints[1].ply <= self.horizon:
            del self.checkpoints[0]

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def result(self) -> Result:
        if self.decision is not None:
            raise UsageError("the game is not over yet; there is no result")
        return self.game.rules.result(self.state)

    # -------------------------------------------------------------------------------------------- copies

    def clone(self, keep: int = LAST) -> Match:
        """Copy this position for search, without record and undo."""
        if self.keep == NOTHING:
            raise UsageError("a match that keeps nothing can be neither cloned nor imagined")
        self._materialize()
        m = Match._replayed(self.game, self.checkpoint, self.answers_since, self.deals, self.cached_options)
        self.cached_options = m.cached_options
        m.keep = keep if keep < TRAIL else LAST
        m.checkpoint, m.answers_since = self.checkpoint, self.answers_since.copy()
        m.deals, m.imagined = self.deals.copy(), self.imagined
        m.codes = self.answers_since.copy() if keep == NOTHING else []
        m.players, m.options = self.players, self.options
        return m

    @staticmethod
    def _replayed(
        game: Game, checkpoint: State, codes: list[int], deals: list[Deal], cached_options: list[int]
    ) -> Match:
        """Play these answers from a checkpoint, with the re-deals among them."""
        m = Match(game, state=checkpoint.clone(), keep=NOTHING, cached_options=cached_options)
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
        """A match this seat could be in. It depends only on the view of the seat and on the seed."""
        m = self.clone(keep)
        dice = seeded(seed)
        decision = m.decision
        for _ in range(500):
            cards = m.state.unseen(seat)
            for pile in cards.values():
                pile.sort()  # forget the real order
                dice.shuffle(pile)
            deal = Deal(len(m.answers_since), seat, cards, dice.fork().state)
            m._lay_out(deal)
            if decision is None or decision.options:  # else the deal contradicts the announced question: deal again
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
        """Serialize the match, to continue in another process or on another day. A match that keeps nothing is saved
        by its choices and replayed."""
        return to_bytes(self.game, self.options, self.players, {**self._snapshot(), "hash": self.hash()})

    @staticmethod
    def from_bytes(data: bytes, game: Optional[Game] = None) -> Match:
        """Restore a saved match; refuses bytes of other rules or components, and damaged ones."""
        game, saved = from_bytes(data, game)
        try:
            snapshot = {OLD_FIELDS.get(name, name): value for name, value in saved.items()}
            match = Match._from_snapshot(game, snapshot)
        except (LookupError, AttributeError, TypeError, ValueError, DeadEnd) as wrong:
            raise RecordError(f"the saved position is damaged: {str(wrong)[:80]}") from None
        if match.hash() != snapshot["hash"]:
            raise RecordError("the saved position is damaged: its answers lead to another one")
        return match

    def __reduce__(self) -> tuple[object, ...]:
        return Match.from_bytes, (self.to_bytes(),)

    def __deepcopy__(self, memo: object) -> Match:
        return Match._from_snapshot(self.game, self._snapshot())

    def _snapshot(self) -> dict[str, Any]:
        if self.checkpoint is self.state:
            raise UsageError(
                "a match that continues from a state and keeps nothing cannot be saved; create it with keep=LAST"
            )
        self._materialize()
        snapshot = {name: getattr(self, name) for name in SNAPSHOT_FIELDS}
        for name in ("answers_since", "checkpoints", "codes", "deals", "hashes"):
            snapshot[name] = snapshot[name].copy()
        log = self.log
        snapshot["log"] = None if log is None else (log.ply, log.events.copy())
        return snapshot

    @staticmethod
    def _from_snapshot(game: Game, snapshot: Mapping[str, Any]) -> Match:
        answers = snapshot["codes"] if snapshot["keep"] == NOTHING else snapshot["answers_since"]
        m = Match._replayed(game, snapshot["checkpoint"], answers, snapshot["deals"], [])
        for name in SNAPSHOT_FIELDS:
            setattr(m, name, snapshot[name])
        if snapshot["log"] is not None:
            m.log = m.state.log = Log()
            m.log.ply, m.log.events = snapshot["log"]
        return m

    # -------------------------------------------------------------------------------------------- undo

    @property
    def can_undo(self) -> bool:
        return self.keep == TRAIL and not self.imagined and len(self.codes) > self.horizon

    def undo(self) -> None:
        """Take the last choice back, in place."""
        self._become(self.at(len(self.codes) - 1))

    def at(self, ply: int) -> Match:
        """The match at an earlier ply, not before the horizon: for undo, and to show others a tentative turn."""
        if self.imagined or self.keep != TRAIL:
            raise CannotUndo("this match keeps no checkpoints to return to; create it with keep=TRAIL")
        if not self.horizon <= ply <= len(self.codes):
            raise CannotUndo("what was revealed, answered by others or confirmed cannot be undone")
        return self._rebuilt(ply)

    def _rebuilt(self, ply: int) -> Match:
        k = len(self.checkpoints) - 1
        while self.checkpoints[k].ply > ply:
            k -= 1
        point = self.checkpoints[k]
        m = Match(self.game, self.players, self.seed, state=point.state.clone(), keep=NOTHING)
        m.options, m.seats = self.options, self.seats
        m.log = m.state.log = Log()
        m.log.ply = point.ply
        if self.log is not None:  # the new match ran to its first question without a log
            end = len(self.log.events)
            while end and self.log.events[end - 1].ply > point.ply:
                end -= 1
            m.log.events = self.log.events[:end]
        for code in self.codes[point.ply : ply]:
            m.log.ply += 1
            m.answers_since.append(code)
            m._run(code, False)
        m.keep, m.checkpoint = TRAIL, point.state
        m.codes, m.hashes = self.codes[:ply], self.hashes[: ply // CHECK_EVERY]
        m.checkpoints, m.horizon = self.checkpoints[: k + 1], self.horizon
        return m

    def _become(self, other: Match) -> None:
        for name in (*SNAPSHOT_FIELDS, *DERIVED_FIELDS):
            setattr(self, name, getattr(other, name))

    # -------------------------------------------------------------------------------------------- views

    def view(self, seat: int = SPECTATOR) -> View:
        """The position as a seat may see it, including the pending question."""
        view = self.game.show.view(self.state, seat)
        decision = self.decision
        if decision is None:
            view["pending"] = None
            return view
        view["pending"] = {"seat": decision.seat, "prompt": decision.prompt.name, "about": decision.about}
        if seat in (decision.seat, EVERYTHING):
            view["pending"]["options"] = decision.options.copy()
        return view

    def board_svg(self, seat: int = SPECTATOR, lang: str = "en", width: int = 0) -> str:
        return self.game.show.board_svg(self.view(seat), lang, width)

    def events(self, since: int = -1) -> list[Event]:
        """The events after the first `since` choices; by default all, including set-up."""
        if self.log is None:
            return []
        return self.log.events.copy() if since < 0 else [event for event in self.log.events if event.ply > since]

    def hash(self) -> str:
        """Hash the position. While a rule is half done the state alone is not the position, so the answers since the
        checkpoint are part of it."""
        d = self.decision
        asked = None if d is None else (d.seat, d.prompt.name, d.about, d.options)
        return blake2b(repr((self.state.pack(), self.answers_since, asked)).encode(), digest_size=8).hexdigest()

    # -------------------------------------------------------------------------------------------- records

    def record(self) -> Record:
        """The data to replay this match on any machine."""
        if self.imagined or self.keep != TRAIL or self.seed is None:
            raise UsageError("only a match that began with a seed and was created with keep=TRAIL has a record")
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
        """Replay a record, up to a ply. Errors name the choice or field that does not fit."""
        record = source if isinstance(source, Record) else Record.load(source)
        game = record.game_of(game)
        try:
            match = Match(game, record.players, record.seed, record.options, seats=record.seats)
        except UsageError as wrong:
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
