"""The laws every game obeys, as checks that play a match and raise `Broken` with the place where one fails.

They are part of the package so that a game that lives elsewhere can be held to them too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Optional

from .decision import NONE
from .game import Game
from .match import NOTHING, CannotUndo, Match
from .record import Record
from .rng import Rng, seeded
from .state import EVERYTHING


class Broken(AssertionError):
    """A law of the house does not hold; the text says which, and after how many choices."""


def random_code(match: Match, dice: Rng) -> int:
    """Any option; the usual answer more often, or random games would mostly refuse what they are given."""
    decision = match.decision
    assert decision is not None
    options = decision.options
    usual = decision.prompt.usual
    if usual >= NONE and usual in options and dice.below(8):
        return usual
    return options[dice.below(len(options))]


def play_by_the_laws(
    game: Game,
    players: int,
    options: Optional[Mapping[str, object]] = None,
    seed: int = 0,
    *,
    every: int = 1,
    longest: int = 20_000,
) -> Match:
    """Play at random to the end; hold every `every`-th position to all laws, and each to `check`."""
    match = Match(game, players, seed, options)
    dice = seeded(seed ^ 0x7AFE1)
    match.state.check()
    while match.decision is not None:
        ply = len(match.codes)
        if ply > longest:
            raise Broken(f"still not over after {ply} choices")
        code = random_code(match, dice)
        if ply % every == 0:
            copies_agree(match)
            secrets_hold(match, seed + ply)
            step_law(match, code, seed + ply)
        else:
            match.choose(code)
        match.state.check()
    copies_agree(match)
    replay_agrees(match)
    return match


def copies_agree(match: Match) -> None:
    """A clone is in the same position, sees the same and is asked the same."""
    clone = match.clone()
    if clone.hash() != match.hash():
        raise Broken(f"ply {len(match.codes)}: a clone has another hash")
    if clone.view(EVERYTHING) != match.view(EVERYTHING):
        raise Broken(f"ply {len(match.codes)}: a clone looks different")


def secrets_hold(match: Match, seed: int) -> None:
    """What a seat imagines looks to it like what is; imagining depends on its view and the seed alone."""
    for seat in range(match.players):
        imagined = match.imagine(seat, seed)
        if imagined.view(seat) != match.view(seat):
            raise Broken(f"ply {len(match.codes)}: seat {seat} sees a difference between what is and what it imagines")
        imagined.state.check()
        if imagined.clone().hash() != imagined.hash():
            raise Broken(f"ply {len(match.codes)}: a clone of what seat {seat} imagines differs from it")
        again = match.imagine(seat, seed + 1).imagine(seat, seed)
        if again.hash() != imagined.hash():
            raise Broken(f"ply {len(match.codes)}: what seat {seat} imagines depends on the true cards")


def step_law(match: Match, code: int, seed: int) -> None:
    """Choose. Undo must give the position back; what was not counted as a reveal must follow from view and choice."""
    decision = match.decision
    assert decision is not None
    seat, ply = decision.seat, len(match.codes)
    twin = match.imagine(seat, seed)
    before, reveals = match.hash(), match.state.reveals
    match.choose(code)
    after = match.decision
    if match.state.reveals == reveals and after is not None and after.seat == seat:
        twin.choose(code)
        if twin.view(seat) != match.view(seat):
            raise Broken(f"ply {ply}: {decision.prompt.name} revealed something to seat {seat} that was not counted")
    now = match.hash()
    try:
        match.undo()
    except CannotUndo:
        return
    if match.hash() != before:
        raise Broken(f"ply {ply}: undo of {decision.prompt.name} did not give back the position")
    match.choose(code)
    if match.hash() != now:
        raise Broken(f"ply {ply}: {decision.prompt.name} gave another position the second time")


def replay_agrees(match: Match) -> None:
    """The record, sent through text, plays to the same position."""
    record = match.record()
    again = Match.replay(Record.from_json(record.to_json()), match.game)
    if again.hash() != match.hash():
        raise Broken("the replay of the record ends in another position")


def plays_on(match: Match, seat: int, seed: int) -> None:
    """What a seat imagines can be played to an end, and stays possible all the way."""
    imagined = match.imagine(seat, seed, NOTHING)
    dice = seeded(seed)
    while imagined.decision is not None:
        imagined.choose(random_code(imagined, dice))
        imagined.state.check()
