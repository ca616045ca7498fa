"""`tafelrunde bench`: measures the speed of the games on this machine."""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import fmean
from time import process_time
from typing import Annotated, Optional

import typer
from rich.console import Console
from rich.table import Table

from ..games import games
from ..kernel.game import Game
from ..kernel.match import LAST, NOTHING, Match
from ..kernel.playout import play_out, random_code
from ..kernel.rng import seeded
from .arguments import AsJson, Corrections


def bench(
    game: Annotated[Optional[str], typer.Argument(metavar="[GAME]", help="A game; by default all of them.")] = None,
    seconds: Annotated[float, typer.Option(help="Duration of each measurement in seconds.")] = 1.0,
    as_json: AsJson = False,
    corrections: Corrections = None,
) -> None:
    """Measure the speed of random play and of copying positions, on one core."""
    engines = [games[game]] if game is not None else [games[name] for name in games]
    rows = [measurements(engine, players, seconds) for engine in engines for players in engine.players]
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    table = Table("game", "players", "decisions/s", "cloneable", "games/s", "clone µs", "imagine µs", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        decisions = f"{row['decisions_per_second']:,.0f}", f"{row['cloneable_decisions_per_second']:,.0f}"
        speeds = *decisions, f"{row['games_per_second']:.1f}"
        table.add_row(
            str(row["game"]), str(row["players"]), *speeds, f"{row['clone_us']:.1f}", f"{row['imagine_us']:.1f}"
        )
    Console().print(table)


def measurements(game: Game, players: int, seconds: float) -> dict[str, float | str]:
    decisions, count = playouts(game, players, seconds)
    cloneable, _ = playouts(game, players, seconds / 2, keep=LAST)
    return {
        "game": game.name,
        "players": players,
        "decisions_per_second": decisions,
        "cloneable_decisions_per_second": cloneable,
        "games_per_second": count,
        "clone_us": 1e6 * copy_cost(game, players, seconds / 2, lambda match, i: match.clone()),
        "imagine_us": 1e6 * copy_cost(game, players, seconds / 2, _imagine),
    }


def _imagine(match: Match, i: int) -> Match:
    assert match.decision is not None
    return match.imagine(match.decision.seat, i)


def playouts(game: Game, players: int, seconds: float, seed: int = 0, keep: int = NOTHING) -> tuple[float, float]:
    """Decisions and games per second in random play; decisions with a single option do not count. `keep` says whether
    the matches can be cloned."""
    decisions, count = 0, 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not count:
        match = Match(game, players, seed + count, keep=keep)
        decisions += play_out(match, seeded(seed + count))
        count += 1
    return decisions / spent, count / spent


def copy_cost(game: Game, players: int, seconds: float, copy: Callable[[Match, int], Match], seed: int = 0) -> float:
    """Mean seconds to copy a match, measured at every 7th decision of random games so that all stages count."""
    costs: list[float] = []
    started = process_time()
    while process_time() - started < seconds or not costs:
        seed += 1
        match, dice, ply = Match(game, players, seed, keep=LAST), seeded(seed), 0
        while match.decision is not None:
            if ply % 7 == 0:
                start = process_time()
                for i in range(10):
                    copy(match, i)
                costs.append((process_time() - start) / 10)
            match.choose(random_code(match, dice))
            ply += 1
    return fmean(costs)
