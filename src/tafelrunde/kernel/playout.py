"""Random play, for laws, bots and benchmarks."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from .decision import NONE, Decision, Prompt
from .match import Match
from .rng import Rng

SELDOM: Final = 32  # random play ends a turn early one time in n


def random_code(match: Match, dice: Rng) -> int:
    """An answer to the pending question of a match."""
    decision = match.decision
    assert decision is not None
    return random_option(decision.prompt, decision.options, dice)


def random_option(prompt: Prompt, options: list[int], dice: Rng) -> int:
    """A random option. The default answer is likelier, or random games would mostly decline what they are given, and
    `ends_turn` is rarer, or they would be short."""
    default = prompt.default
    if default >= NONE and default in options and dice.below(8):
        return default
    seldom = prompt.ends_turn
    if seldom >= NONE and len(options) > 1 and seldom in options and dice.below(SELDOM):
        others = [code for code in options if code != seldom]
        return others[dice.below(len(others))]
    return options[dice.below(len(options))]


def run_rules(rules: Generator[Decision, int, object], dice: Rng) -> None:
    """Run rules to their end with random answers."""
    try:
        decision = next(rules)
        while True:
            decision = rules.send(random_option(decision.prompt, decision.options, dice))
    except StopIteration:
        return


def play_out(match: Match, dice: Rng) -> int:
    """Play at random to the end. Returns the number of decisions with more than one option."""
    choices = 0
    while match.decision is not None:
        if len(match.decision.options) > 1:
            choices += 1
        match.choose(random_code(match, dice))
    return choices
