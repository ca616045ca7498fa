"""The laws of the kernel, checked in random games: copies, undo, records, secrets, no dead ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ..kernel import laws
from ..kernel.game import Game, Value
from ..kernel.match import Match
from ..kernel.playout import random_code
from ..kernel.rng import seeded
from ..kernel.secrecy import rules_keep_secrets
from .positions import at_every_question, last_values
from .rich import random_options

MOST_OPTIONS: Final = 150
MOST_TO_REPLAY: Final = 3.0


def variant(game: Game, players: int, options: Mapping[str, Value], every: int) -> Iterator[str]:
    match = laws.play_by_the_laws(game, players, options, seed=players, every=every)
    if match.options != {**{option.name: option.default for option in game.options}, **options}:
        yield f"the options {options} became {match.options}"


def every_position(game: Game) -> Iterator[str]:
    laws.play_by_the_laws(game, game.players[0], seed=1, every=2)
    yield from ()


def offers(game: Game, seeds: int) -> Iterator[str]:
    """All options of every third question can be finished, with every game option at its last value."""
    for seed in range(seeds):
        for match in at_every_question(game, game.players[seed % len(game.players)], seed, last_values(game)):
            if match.decision is not None and len(match.codes) % 3 == 0:
                laws.offers_can_be_finished(match, seed + len(match.codes), most=MOST_OPTIONS)
    yield from ()


def imagined_games(game: Game) -> Iterator[str]:
    """Imagined matches can be played to the end."""
    for match in at_every_question(game, game.players[-1], 5):
        if match.decision is not None and len(match.codes) % 80 == 3:
            for seat in range(match.players):
                laws.plays_on(match, seat, len(match.codes))
    yield from ()


def redealt(game: Game) -> Iterator[str]:
    """Imagining re-deals what other seats hold, but for what the log adds up to. With two players a hidden pile alone
    keeps the hand of the other unknown."""
    for players in several(game)[:1]:
        start, holdings = Match(game, players, 2), game.show.holdings
        counted = holdings.holdings(start.state).values() if holdings else ()
        laws.imagines_afresh(game, players, seed=2, every=5, followed={name for held in counted for name in held})
    yield from ()


def secrets(game: Game, plays: int) -> Iterator[str]:
    """What rules treat as secret is hidden; in random games that give every value of every option its turn."""
    dice, players = seeded(4), several(game)
    if players:
        rules_keep_secrets(game, [(players[n % len(players)], random_options(game, n, dice), n) for n in range(plays)])
    yield from ()


def several(game: Game) -> list[int]:
    """The numbers of players with somebody from whom to keep a secret."""
    return [players for players in game.players if players > 1]


def checkpoints(game: Game) -> Iterator[str]:
    """Checkpoints are frequent enough for fast clones, and no question has too many options."""
    replayed: list[int] = []
    for seed in range(4):
        for match in at_every_question(game, game.players[seed % len(game.players)], seed):
            replayed.append(len(match.answers_since))
            if match.decision is not None and len(match.decision.options) > MOST_OPTIONS:
                yield f"{match.decision.prompt} offers {len(match.decision.options)} options, more than {MOST_OPTIONS}"
                return
    average = sum(replayed) / len(replayed)
    if average > MOST_TO_REPLAY:
        yield f"a copy replays {average:.1f} choices on average, more than {MOST_TO_REPLAY}: end rules more often"


def undo(game: Game) -> Iterator[str]:
    """Undo everything undoable now and then; the game still replays to the same end."""
    match = Match(game, game.players[0], 8)
    dice = seeded(8)
    while match.decision is not None:
        match.choose(random_code(match, dice))
        if dice.below(12) == 0:
            while match.can_undo:
                match.undo()
            if len(match.codes) != match.horizon:
                yield f"undo ends after {len(match.codes)} choices, not at {match.horizon}"
            if dice.below(2) == 0 and match.decision is not None:
                match.choose(random_code(match, dice))
    if Match.replay(match.record(), game).hash() != match.hash():
        yield "after some undoing the record replays to another end"
