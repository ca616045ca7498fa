"""Explanations: one sentence says which terms of the evaluation a bot expects to gain and to lose in this turn."""

from __future__ import annotations

from typing import Final, Optional

from ..kernel.match import NOTHING, Match
from ..kernel.rng import Rng
from ..words import Words, labels, words_of
from .turn_playout import finish_turn

WORLDS: Final = 3
TRIES: Final = 16  # playouts of the turn, of which the best one counts
LEAST: Final = 0.05  # points; the sentence leaves out smaller changes
MOST_GAINS: Final = 2
MOST_LOSSES: Final = 1

Terms = dict[str, float]


def explanation(match: Match, code: int, lang: str, changes: Optional[Terms]) -> str:
    """A sentence on an answer to the pending question."""
    decision = match.decision
    assert decision is not None
    w = words_of(match.game, lang)
    choice = labels.option_label(w, match.game, match.view(decision.seat), decision, code)
    return reason(w, choice, changes)


def reason(w: Words, choice: str, changes: Optional[Terms]) -> str:
    """A sentence that names the choice and the terms that change most."""
    if changes is None:
        return w.text("reason-random", choice=choice)
    most = sorted(changes.items(), key=lambda change: -abs(change[1]))
    gains = [_term(w, name, change) for name, change in most if change >= LEAST][:MOST_GAINS]
    losses = [_term(w, name, change) for name, change in most if change <= -LEAST][:MOST_LOSSES]
    facts = {"gains": w.join("join-things", gains) if gains else "", "losses": "".join(losses)}
    kind = "both" if gains and losses else "gains" if gains else "losses" if losses else "none"
    return w.text(f"reason-{kind}", choice=choice, **facts)


def foreseen(match: Match, code: int, dice: Rng) -> Terms:
    """How the terms of the evaluation change by the end of the turn, on average over some imagined worlds."""
    decision = match.decision
    assert decision is not None
    seat, changes = decision.seat, Terms()
    for _ in range(WORLDS):
        world = match.imagine(seat, dice.below(1 << 30))
        before, after = _terms(world, seat), _terms_after(world, code, seat, dice)
        for name in before:
            changes[name] = changes.get(name, 0.0) + (after.get(name, 0.0) - before[name]) / WORLDS
    return changes


def _terms_after(world: Match, code: int, seat: int, dice: Rng) -> Terms:
    best, terms = float("-inf"), Terms()
    for _ in range(TRIES):
        future = world.clone(NOTHING)
        future.choose(code)
        finish_turn(future, seat, dice, 1)
        worth = future.game.evaluate(future.state, seat)
        if worth > best:
            best, terms = worth, _terms(future, seat)
    return terms


def _terms(match: Match, seat: int) -> Terms:
    """The terms of the evaluation; for a game that names none, the worth of the position as a whole."""
    return match.game.contributions(match.state, seat) or {"worth": match.game.evaluate(match.state, seat)}


def _term(w: Words, name: str, change: float) -> str:
    whole, tenth = f"{abs(change):.1f}".split(".")
    sign = "+" if change > 0 else "−"
    return w.text("reason-term", name=w.text(f"feature-{labels.slug(name)}"), sign=sign, whole=whole, tenth=tenth)
