"""Random play: what laws, bots and measurements need of it."""

from __future__ import annotations

from typing import Final

from .decision import NONE, Prompt
from .match import Match
from .rng import Rng

SELDOM: Final = 32  # one answer in so many is the one that ends something


def random_code(match: Match, dice: Rng) -> int:
    """An answer to the pending question of a match."""
    decision = match.decision
    assert decision is not None
    return random_option(decision.prompt, decision.options, dice)


def random_option(prompt: Prompt, options: list[int], dice: Rng) -> int:
    """Any option; the usual answer more often, or random games would mostly refuse what they are given, and the one
    that ends something seldom, or they would be short."""
    usual = prompt.default
    if usual >= NONE and usual in options and dice.below(8):
        return usual
    seldom = prompt.ends_turn
    if seldom >= NONE and len(options) > 1 and seldom in options and dice.below(SELDOM):
        others = [code for code in options if code != seldom]
        return others[dice.below(len(others))]
    return options[dice.below(len(options))]


def play_out(match: Match, dice: Rng) -> int:
    """Play at random to the end. Returns how often somebody had more than one option."""
    choices = 0
    while match.decision is not None:
        if len(match.decision.options) > 1:
            choices += 1
        match.choose(random_code(match, dice))
    return choices
