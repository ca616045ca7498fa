"""Draws the seatings of training games: number of players, options, and who plays.

Players: two 45 %, three 25 %, four 15 %, five 10 %, one 5 %, as far as the game allows. Options: in a game with
expansions, none of them 40 %, all 30 %, a random subset 30 %; every other option has its default, or a random value one
time in ten.

Once there is a network, two thirds of the seats play with the newest version, one in six with an older one, the others
with the handmade evaluation. While the network alone loses to that evaluation, its games are training data too, and
nine in ten networks are mixed with it, half each; later two in five, because play by the network alone may lose
variety. One seat in three blunders now and then, one in ten tries several ways to finish its turns, and one in four
takes random factions or peoples, so that none is forgotten after a bad start. Every other seat plays some turns without
thought: bots compare such turns with better ones, so the network must have seen where they lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..kernel.game import Game, Value
from ..kernel.rng import Rng

PLAYERS: Final = {1: 5, 2: 45, 3: 25, 4: 15, 5: 10}  # weights
NO_NETWORK: Final = 0  # the version of a seat with the handmade evaluation
MIX: Final = 0.5
ALONE: Final = 6  # of ten seats play by the network alone, once it is trusted ...
FEW_ALONE: Final = 1  # ... and before
QUICK_TURNS: Final = 8


class Seat(NamedTuple):
    """A greedy player: the version of its network, the weight of that network, and the settings of the bot."""

    version: int = NO_NETWORK
    share: float = 1.0
    blunders: int = 0
    tries: int = 1
    explores_choices: bool = False  # makes random strategic choices
    quick_turns: int = 0  # plays one turn in n without thought; 0: none


class Seating(NamedTuple):
    """A training game before it is played."""

    game: str
    seed: int
    options: dict[str, Value]
    seats: tuple[Seat, ...]


def draw_seating(game: Game, seed: int, versions: Sequence[int], dice: Rng, trusted: bool = True) -> Seating:
    """A random seating. `versions` lists the networks that can play, the newest last; networks that are not `trusted`
    seldom play alone."""
    players = _number_of_players(game, dice)
    seats = tuple(_seat(versions, dice, ALONE if trusted else FEW_ALONE) for _ in range(players))
    return Seating(game.name, seed, _options(game, dice), seats)


def test_seatings(game: Game, seed: int, version: int) -> list[Seating]:
    """Two games of the newest version against the handmade evaluation, with seats swapped."""
    learned, handmade = Seat(version), Seat()
    options = game.read_options({})
    return [Seating(game.name, seed, options, seats) for seats in ((learned, handmade), (handmade, learned))]


def _number_of_players(game: Game, dice: Rng) -> int:
    weights = [PLAYERS.get(players, 1) for players in game.players]
    left = dice.below(sum(weights))
    for players, weight in zip(game.players, weights, strict=True):
        if left < weight:
            return players
        left -= weight
    raise AssertionError("the weights add up")


def _options(game: Game, dice: Rng) -> dict[str, Value]:
    expansions = dice.below(10)
    given: dict[str, object] = {}
    for option in game.options:
        if option.name in game.expansions:
            given[option.name] = expansions >= 4 and (expansions < 7 or not dice.below(2))
        elif not dice.below(10):
            given[option.name] = option.values[dice.below(len(option.values))]
    return game.read_options(given)


def _seat(versions: Sequence[int], dice: Rng, alone: int) -> Seat:
    blunders = (0, 0, 0, 0, 10, 5)[dice.below(6)]
    tries = 1 if dice.below(10) else 3
    explores_choices = not dice.below(4)
    quick_turns = QUICK_TURNS if dice.below(2) else 0
    who = dice.below(6)
    if not versions or who == 5:
        return Seat(NO_NETWORK, 1.0, blunders, tries, explores_choices, quick_turns)
    version = versions[dice.below(len(versions))] if who == 4 else versions[-1]
    return Seat(version, 1.0 if dice.below(10) < alone else MIX, blunders, tries, explores_choices, quick_turns)
