"""Plays the golden games of a box and writes their records beside this file.

    python -m tests.golden.make deus

Only for a new box, or after a change of rules that raises its `rules_version` and says so in CHANGELOG.md. The records
of older versions stay: they replay as long as the box keeps those rules (`Game.earlier`), and are refused afterwards.
"""

import sys
from pathlib import Path

from tafelrunde import Match, games
from tafelrunde.bots import bot
from tafelrunde.kernel.game import Value
from tafelrunde.kernel.rng import seeded

HERE = Path(__file__).parent


# Games that neither the defaults nor the last values of all options bring about.
FURTHER = {
    "tapestry": {
        "1-automa-6": (1, {"automa_level": 6, "plans_ploys": True, "arts_architecture": True}),
        "2-shadow": (2, {"shadow_empire": True}),
    },
}


def golden(name: str, players: int, options: dict[str, Value]) -> Match:
    match = Match(games[name], players, seed=players, options=options, seats=[f"seat {n + 1}" for n in range(players)])
    dice, bots = seeded(players), [bot("greedy"), bot("random")]
    while match.decision is not None:
        match.choose(bots[match.decision.seat % 2].choose(match, dice))
    return match


def variants_of(name: str) -> dict[str, tuple[int, dict[str, Value]]]:
    """Players and options, by what the records are called."""
    game = games[name]
    few, many = game.players[0], game.players[-1]
    everything = {option.name: option.values[-1] for option in game.options}
    return {
        f"{few}": (few, {}),
        f"{many}": (many, {}),
        f"{many}-variants": (many, everything),
        **FURTHER.get(name, {}),
    }


def main() -> None:
    for name in sys.argv[1:]:
        version = f"-v{games[name].rules_version}" if games[name].rules_version > 1 else ""
        for which, (players, options) in variants_of(name).items():
            golden(name, players, options).record().save(HERE / f"{name}-{which}{version}.json")


if __name__ == "__main__":
    main()
