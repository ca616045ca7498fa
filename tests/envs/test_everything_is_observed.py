"""Nothing that a seat sees is lost: another value of any entry of a view makes another observation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tafelrunde import Game, Match, games
from tafelrunde.conformance.positions import last_values
from tafelrunde.kernel.game import View
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

# Entries that follow from others: settings of the match, numbers and names of places, printed parts of a map, records
# of past points, and what the view computes for pictures. Options are listed by the action mask.
FOLLOWS: Final = {
    "deus": {"options", "regions.tile"},
    "age_of_innovation": {
        "automa.tally", "bridges.from", "bridges.to", "rivals", "seats.tally", "seats.tools_per_spade",
        "seats.towns.space", "side", "sites", "spaces.blighted", "spaces.marked", "spaces.name", "spaces.printed",
        "spaces.tool",
    },
    "revive": {
        "artifacts.orange", "artifacts.violet", "artifacts.white", "fields.hexes", "fields.location", "fields.pieces",
        "seats.machines.effect", "seats.total", "spaces.start",
    },
    "tapestry": {
        "automa.mat", "automa.points", "bots.seat", "bots.territories", "bots.tracks", "map.hexes.middle",
        "map.hexes.printed", "map.hexes.turn", "rival_texts", "rivals", "seats.open", "seats.points",
        "seats.points_by_era", "seats.territories",
    },
}  # fmt: skip
EVERY: Final = 40  # questions between two positions
TRIES: Final = 4  # of one entry in a position

Path = tuple[Any, ...]


@pytest.mark.parametrize("name", FOLLOWS)
def test_every_entry_of_a_view_makes_a_difference(name: str) -> None:
    game, dice = games[name], seeded(1)
    views = list(positions(game))
    values: dict[str, dict[str, Any]] = defaultdict(dict)
    for view in views:
        for path, value in leaves(view):
            values[entry_of(path)][repr(value)] = value
    deaf = {entry for entry, found in values.items() if len(found) > 1 and not follows(game, entry)}
    assert len(deaf) > 30
    for view in views:
        seen = game.ai.observation(view)
        paths = defaultdict(list)
        for path, value in leaves(view):
            if entry_of(path) in deaf:
                paths[entry_of(path)].append((path, repr(value)))
        for entry, places in paths.items():
            for _ in range(TRIES):
                path, value = places[dice.below(len(places))]
                others = sorted(values[entry].keys() - {value})
                other = values[entry][others[dice.below(len(others))]]
                if entry in deaf and game.ai.observation(changed(view, path, other)) != seen:
                    deaf.remove(entry)
    assert deaf == set()


def positions(game: Game) -> Iterator[View]:
    least, most = game.players[0], game.players[-1]
    for players, options in ((most, last_values(game)), (most, {}), (least, dict.fromkeys(game.expansions, True))):
        match, dice = Match(game, players, 3, options), seeded(3)
        while match.decision is not None:
            if len(match.codes) % EVERY == 0:
                yield match.view(match.decision.seat)
            match.choose(random_code(match, dice))


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if inner is None:
        yield path, value
    else:
        for key, held in inner:
            yield from leaves(held, (*path, key))


def entry_of(path: Path) -> str:
    """Its names, a star for each place in a list."""
    return ".".join(name if isinstance(name, str) else "*" for name in path)


def follows(game: Game, entry: str) -> bool:
    known = {"seat", "players", "pending.options", *FOLLOWS[game.name]}  # the first two say how to read the others
    names = entry.replace(".*", "")
    return any(names == one or names.startswith(f"{one}.") for one in known)


def changed(value: Any, path: Path, other: Any) -> Any:
    """The same with another value at this path."""
    if not path:
        return other
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], other)
    return copy
