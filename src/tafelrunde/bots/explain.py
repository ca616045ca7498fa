"""Explains an answer in one sentence: the features of the evaluation that it is expected to raise and lower this
turn."""

from __future__ import annotations

from typing import Final, Optional

from ..kernel.match import NOTHING, Match
from ..kernel.rng import Rng
from ..words import Words, labels, words_of
from .turn_playout import finish_turn

WORLDS: Final = 3
TRIES: Final = 16  # playouts of the turn; the best one counts
LEAST: Final = 0.05  # points; smaller changes are left out
MOST_GAINS: Final = 2
MOST_LOSSES: Final = 1

Features = dict[str, float]


def explanation(match: Match, code: int, lang: str, changes: Optional[Features]) -> str:
    """A sentence about an answer to the pending question."""
    decision = match.decision
    assert decision is not None
    w = words_of(match.game, lang)
    choice = labels.option_label(w, match.game, match.view(decision.seat), decision, code)
    return reason(w, choice, changes)


def reason(w: Words, choice: str, changes: Optional[Features]) -> str:
    """A sentence that names the choice and the features that change most."""
    if changes is None:
        return w.text("reason-random", choice=choice)
    most = sorted(changes.items(), key=lambda change: -abs(change[1]))
    gains = [_feature(w, name, change) for name, change in most if change >= LEAST][:MOST_GAINS]
    losses = [_feature(w, name, change) for name, change in most if change <= -LEAST][:MOST_LOSSES]
    facts = {"gains": w.join("join-things", gains) if gains else "", "losses": "".join(losses)}
    kind = "both" if gains and losses else "gains" if gains else "losses" if losses else "none"
    return w.text(f"reason-{kind}", choice=choice, **facts)


def expected_changes(match: Match, code: int, dice: Rng) -> Features:
    """Mean changes of the features by the end of the turn, over some imagined worlds."""
    decision = match.decision
    assert decision is not None
    seat, changes = decision.seat, Features()
    for _ in range(WORLDS):
        world = match.imagine(seat, dice.below(1 << 30))
        before, after = _features(world, seat), _features_after(world, code, seat, dice)
        for name in before:
            changes[name] = changes.get(name, 0.0) + (after.get(name, 0.0) - before[name]) / WORLDS
    return changes


def _features_after(world: Match, code: int, seat: int, dice: Rng) -> Features:
    best, features = float("-inf"), Features()
    for _ in range(TRIES):
        future = world.clone(NOTHING)
        future.choose(code)
        finish_turn(future, seat, dice, 1)
        value = future.game.ai.evaluate(future.state, seat)
        if value > best:
            best, features = value, _features(future, seat)
    return features


def _features(match: Match, seat: int) -> Features:
    """The features of the evaluation; for a game that names none, the value of the position as a whole."""
    return match.game.ai.contributions(match.state, seat) or {"worth": match.game.ai.evaluate(match.state, seat)}


def _feature(w: Words, name: str, change: float) -> str:
    whole, tenth = f"{abs(change):.1f}".split(".")
    sign = "+" if change > 0 else "−"
    return w.text("reason-term", name=w.text(f"feature-{labels.slug(name)}"), sign=sign, whole=whole, tenth=tenth)
