"""Rich, legal positions for checks: positions from random play, rearranged by the game and continued with rarely chosen
options.

Random play and bots hardly ever hold three innovations, empty a supply or own every tile; people do. `GameRules.enrich`
is called repeatedly on the way; without it, rare options alone must do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ..kernel.decision import NONE
from ..kernel.game import Game, Value
from ..kernel.laws import InvariantViolation
from ..kernel.match import Match
from ..kernel.playout import random_code
from ..kernel.rng import Rng, seeded

PER_MATCH: Final = 8  # positions taken from one match
FARTHEST: Final = 400  # choices before the first of them at most ...
EARLY: Final = 12  # ... or few, to include set-up
APART: Final = 9  # choices at most between two of them


def rich_positions(game: Game, count: int, seed: int) -> Iterator[Match]:
    """`count` positions with a question or a finished game, covering every number of players and every value of every
    option. Callers may look at the match but not choose in it."""
    taken: Counter[tuple[str, int]] = Counter()  # how often each answer was given
    found, number = 0, 0
    while found < count:
        dice = seeded(seed * 1_000_003 + number)
        players = game.players[number % len(game.players)]
        for match in _of_one_match(game, players, random_options(game, number, dice), dice, taken):
            yield match
            found += 1
            if found == count:
                return
        number += 1


def random_options(game: Game, number: int, dice: Rng) -> dict[str, Value]:
    """Random options, but each value of each option has its turn and expansions are mostly in play."""
    options = {option.name: option.values[dice.below(len(option.values))] for option in game.options}
    for name in game.expansions:
        if dice.below(4):
            options[name] = next(option.values[-1] for option in game.options if option.name == name)
    every = [(option.name, value) for option in game.options for value in option.values]
    if every:
        name, value = every[number % len(every)]
        options[name] = value
    return options


def _of_one_match(
    game: Game, players: int, options: dict[str, Value], dice: Rng, taken: Counter[tuple[str, int]]
) -> Iterator[Match]:
    match = Match(game, players, dice.below(1 << 32), options)
    far = dice.below(FARTHEST if dice.below(4) else EARLY)
    while match.decision is not None and len(match.codes) < far:
        match.choose(random_code(match, dice))
    for _ in range(PER_MATCH):
        match = enriched(match, dice)
        for _ in range(dice.below(APART)):
            if match.decision is not None:
                match.choose(curious_code(match, dice, taken))
        yield match
        if match.decision is None:
            return


def enriched(match: Match, dice: Rng) -> Match:
    """The match, rearranged by the game at its last checkpoint."""
    state = match.at(len(match.codes)).checkpoint.clone()
    match.game.rules.enrich(state, dice)
    try:
        state.check()
    except AssertionError as wrong:
        raise InvariantViolation(f"enrich leaves a position that check refuses: {wrong}") from wrong
    richer = Match(match.game, match.players, match.seed, state=state)
    richer.options, richer.seats = match.options, match.seats
    return richer


def curious_code(match: Match, dice: Rng, taken: Counter[tuple[str, int]]) -> int:
    """Mostly the answer given least often so far, rarely one that ends a turn early."""
    decision = match.decision
    assert decision is not None
    if dice.below(3) == 0:
        return random_code(match, dice)
    prompt = decision.prompt
    options = [
        code for code in decision.options if code != prompt.ends_turn or prompt.ends_turn < NONE
    ] or decision.options
    fewest = min(taken[prompt.name, code] for code in options)
    rare = [code for code in options if taken[prompt.name, code] == fewest]
    code = rare[dice.below(len(rare))]
    taken[prompt.name, code] += 1
    return code
