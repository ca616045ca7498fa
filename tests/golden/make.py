"""Plays the golden games of a box and writes their records beside this file.

    python -m tests.golden.make deus

Only for a new box, or after a change of rules that raises its `rules_version` and says so in CHANGELOG.md. The records
of older versions stay: they replay as long as the box keeps those rules (`Game.earlier`), and are refused afterwards.
"""

import sys
from pathlib import Path

from tafelrunde import Match, games
from tafelrunde.bots import bot
from tafelrunde.kernel.rng import seeded

HERE = Path(__file__).parent


def golden(name: str, players: int, variants: bool) -> Match:
    game = games[name]
    options = {option.name: option.values[-1] for option in game.options} if variants else {}
    match = Match(game, players, seed=players, options=options, seats=[f"seat {n + 1}" for n in range(players)])
    dice, bots = seeded(players), [bot("greedy"), bot("random")]
    while match.decision is not None:
        match.choose(bots[match.decision.seat % 2].choose(match, dice))
    return match


def main() -> None:
    for name in sys.argv[1:]:
        counts = games[name].players
        for players, variants in ((counts[0], False), (counts[-1], False), (counts[-1], True)):
            match = golden(name, players, variants)
            version = f"-v{games[name].rules_version}" if games[name].rules_version > 1 else ""
            match.record().save(HERE / f"{name}-{players}{'-variants' if variants else ''}{version}.json")


if __name__ == "__main__":
    main()
