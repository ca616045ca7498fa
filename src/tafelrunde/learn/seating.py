"""Which tables are set for learning: how many play, with which options, and who sits there.

Players: two 45 %, three 25 %, four 15 %, five 10 %, one 5 %, as far as the game allows. Options: of a game with
expansions the bare box 40 %, all expansions 30 %, any of them 30 %; every other option is as usual, and one time in ten
something else.

Who sits there, once there is a network: two thirds play with the newest version, one in six with an older one, the
others with the hand-made evaluation. As long as the network alone loses against that evaluation, something is learned
from these too, and nine in ten of those with a network mix it with the hand-made evaluation, half each. Later two in
five do, because play by the network alone may lose variety. One seat in three slips now and then, one in ten tries more
ways to finish its turns, and one in four takes any faction or people, so that none is forgotten because it once went
badly. Every other seat plays a turn without thought now and then: bots compare such turns with better ones, so the
network must have seen where they lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..kernel.game import Game, Value
from ..kernel.rng import Rng

PLAYERS: Final = {1: 5, 2: 45, 3: 25, 4: 15, 5: 10}  # weights
BY_HAND: Final = 0  # the version of who plays without a network
MIX: Final = 0.5
ALONE: Final = 6  # of ten play by the network alone, once it is trusted ...
FEW_ALONE: Final = 1  # ... and before
STROLLS: Final = 8


class Seat(NamedTuple):
    """A greedy player: the version of its network, how much that counts, and the settings of the bot."""

    version: int = BY_HAND
    share: float = 1.0
    blunders: int = 0
    tries: int = 1
    wanders: bool = False  # takes any choice for the whole game
    strolls: int = 0  # one turn in so many is played without thought


class Table(NamedTuple):
    """A game to be played."""

    game: str
    seed: int
    options: dict[str, Value]
    seats: tuple[Seat, ...]


def set_table(game: Game, seed: int, versions: Sequence[int], dice: Rng, trusted: bool = True) -> Table:
    """A table for learning. `versions` are those that can play, the newest last; none at first. Networks that are not
    `trusted` seldom play alone."""
    players = _number_of_players(game, dice)
    seats = tuple(_seat(versions, dice, ALONE if trusted else FEW_ALONE) for _ in range(players))
    return Table(game.name, seed, _options(game, dice), seats)


def test_table(game: Game, seed: int, version: int) -> list[Table]:
    """Two games of two that differ only in who sits where: the newest version against the hand-made evaluation."""
    learned, by_hand = Seat(version), Seat()
    options = game.read_options({})
    return [Table(game.name, seed, options, seats) for seats in ((learned, by_hand), (by_hand, learned))]


def _number_of_players(game: Game, dice: Rng) -> int:
    weights = [PLAYERS.get(players, 1) for players in game.players]
    left = dice.below(sum(weights))
    for players, weight in zip(game.players, weights, strict=True):
        if left < weight:
            return players
        left -= weight
    raise AssertionError("the weights add up")


def _options(game: Game, dice: Rng) -> dict[str, Value]:
    boxes = dice.below(10)
    given: dict[str, object] = {}
    for option in game.options:
        if option.name in game.expansions:
            given[option.name] = boxes >= 4 and (boxes < 7 or not dice.below(2))
        elif not dice.below(10):
            given[option.name] = option.values[dice.below(len(option.values))]
    return game.read_options(given)


def _seat(versions: Sequence[int], dice: Rng, alone: int) -> Seat:
    blunders = (0, 0, 0, 0, 10, 5)[dice.below(6)]
    tries = 1 if dice.below(10) else 3
    wanders = not dice.below(4)
    strolls = STROLLS if dice.below(2) else 0
    who = dice.below(6)
    if not versions or who == 5:
        return Seat(BY_HAND, 1.0, blunders, tries, wanders, strolls)
    version = versions[dice.below(len(versions))] if who == 4 else versions[-1]
    return Seat(version, 1.0 if dice.below(10) < alone else MIX, blunders, tries, wanders, strolls)
