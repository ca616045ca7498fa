"""Compares games of a bot against itself with the known figures of the printed game.

    python research/balance.py revive --games 100 --players 3,4 --jobs 2
    python research/balance.py deus --components mine.toml --json

Values that we had to invent are chosen by these figures (research/retune.py, research/notes/balance.md). A target is a
figure, the number of players it holds for, and its least and most. Runs on the standard library alone.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple, Optional

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from tafelrunde.kernel.corrections import ENVIRONMENT


class Target(NamedTuple):
    figure: str
    players: int  # 0: all that were played
    least: float
    most: float
    why: str


ANY = 0
MANY = 10_000.0
TARGETS: Mapping[str, Sequence[Target]] = {
    "revive": (
        Target("share of large locations", ANY, 0.15, 0.25, "the publisher calls them the main aim of the game"),
        Target("large locations populated", ANY, 1.2, 2.5, "so that they can be such a share"),
        Target("figures placed, of 7", ANY, 5.0, 7.0, "most pieces are placed in a good game"),
        Target("small buildings placed, of 5", ANY, 3.5, 5.0, "the same"),
        Target("large buildings placed, of 3", ANY, 1.5, 3.0, "the same"),
        Target("between tribes", ANY, 0.0, 8.0, "tribes within about 8 points of each other"),
        Target("first to last", 4, 10.0, 32.0, "one report of four players had all within 4 points"),
        Target("points", ANY, 90.0, 130.0, "what competent players score, as far as it is known"),
        Target("rounds", ANY, 18.0, 28.0, "about 20 minutes a player"),
        Target("points alone", 1, 100.0, 150.0, "100 is a normal victory on the printed table"),
        Target("best tenth alone", 1, 130.0, 180.0, "ranks of 130 to 160 can be reached by an excellent game"),
    ),
    "deus": (
        Target("village points", ANY, 6.0, 12.0, "players report more than the 4 of 50 that we had"),
        Target("points on villages at the start", 2, 17.0, 19.0, "18 are reported for two players"),
        Target("weakest temple", ANY, 7.5, MANY, "no temple is dead: the others are worth about 10"),
        Target("between temples", ANY, 0.0, 5.0, "the same"),
        Target("points", ANY, 40.0, 55.0, "what players report of contenders for first place"),
    ),
}

Game = dict[str, Any]  # what one game shows


# ------------------------------------------------------------------------------------------------ playing


def play(job: tuple[str, str, int, int, dict[str, object]]) -> Game:
    """One game of a bot against itself, as figures."""
    from tafelrunde.bots import bot
    from tafelrunde.games import games
    from tafelrunde.kernel.match import LAST, Match
    from tafelrunde.kernel.rng import seeded

    name, spec, players, seed, options = job
    match = Match(games[name], players, seed, options, keep=LAST)
    at_start = match.view()
    dice, player = seeded(seed), bot(spec)
    while match.decision is not None:
        match.choose(player.choose(match, dice))
    result = match.result
    seats = [
        {"points": points, "sources": dict(sources), "won": seat in result.winners, **SEATS_OF[name](match, seat)}
        for seat, (points, sources) in enumerate(zip(result.scores, result.breakdown, strict=True))
    ]
    of_game = GAME_OF[name](at_start, match.view()) if name in GAME_OF else {}
    return {"players": players, "rounds": match.view()["round"], "seats": seats, **of_game}


def revive_seat(match: Any, seat: int) -> dict[str, Any]:
    shown = match.view()["seats"][seat]
    corners = [field for field in shown["figures"] if match.view()["fields"][field]["terrain"] == "large-location"]
    return {
        "tribe": f"{shown['tribe']}-{shown['side']}",
        "figures": len(shown["figures"]),
        "large locations": len(corners),
        "small": len(shown["small"]),
        "large": len(shown["large"]),
        "large artifacts": len(shown["artifacts"]),
        "hibernations": shown["hibernation"],
        "cards": len(shown["active"]) + len(shown["rest"]) + sum(len(s["cards"]) for s in shown["slots"].values()) - 6,
    }


def deus_seat(match: Any, seat: int) -> dict[str, Any]:
    from tafelrunde.games.deus.pieces.kinds import PURPLE

    table = match.state
    me = table.players[seat]
    worth = {table.catalog.cards[card].id: table.catalog.temple(card).worth(table, me) for card in me.columns[PURPLE]}
    return {"temples": worth, "pieces": sum(layer.bit_count() for layer in me.pieces)}


def deus_game(at_start: Any, at_end: Any) -> dict[str, Any]:
    begun, left = (sum(region.get("vp") or 0 for region in view["regions"]) for view in (at_start, at_end))
    return {"on villages": begun, "off villages": begun - left}


SEATS_OF = {"revive": revive_seat, "deus": deus_seat}
GAME_OF = {"deus": deus_game}


# ------------------------------------------------------------------------------------------------ figures


def figures(name: str, played: Sequence[Game]) -> dict[str, float]:
    """What games with one number of players show."""
    seats = [seat for game in played for seat in game["seats"]]
    common = {"points": fmean(seat["points"] for seat in seats), "rounds": fmean(game["rounds"] for game in played)}
    return {**common, **FIGURES_OF[name](played, seats)}


def between(values: Mapping[str, Sequence[float]], least: int = 4) -> float:
    """From the mean of the best to the mean of the worst, of those that were seen so often."""
    means = [fmean(points) for points in values.values() if len(points) >= least]
    return max(means) - min(means) if means else 0.0


def grouped(seats: Iterable[Mapping[str, Any]], by: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for seat in seats:
        found.setdefault(seat[by], []).append(seat["points"])
    return found


def revive_figures(played: Sequence[Game], seats: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    if played[0]["players"] == 1:
        points = sorted(seat["points"] for seat in seats)
        tenth = points[-max(1, len(points) // 10) :]
        return {"points alone": fmean(points), "best tenth alone": fmean(tenth)}
    total = sum(seat["points"] for seat in seats)
    ends = [[seat["points"] for seat in game["seats"]] for game in played]
    return {
        "share of large locations": sum(seat["sources"]["locations"] for seat in seats) / total,
        "large locations populated": fmean(seat["large locations"] for seat in seats),
        "figures placed, of 7": fmean(seat["figures"] for seat in seats),
        "small buildings placed, of 5": fmean(seat["small"] for seat in seats),
        "large buildings placed, of 3": fmean(seat["large"] for seat in seats),
        "large artifacts": fmean(seat["large artifacts"] for seat in seats),
        "hibernations": fmean(seat["hibernations"] for seat in seats),
        "cards gained": fmean(seat["cards"] for seat in seats),
        "between tribes": between(grouped(seats, "tribe")),
        "first to last": fmean(max(points) - min(points) for points in ends),
        "points of winners": fmean(max(points) for points in ends),
    }


def deus_figures(played: Sequence[Game], seats: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    worth = temple_worth(seats)
    means = [fmean(points) for points in worth.values() if len(points) >= 4]
    return {
        "village points": fmean(game["off villages"] / game["players"] for game in played),
        "of these by attacks": fmean(seat["sources"].get("villages", 0) for seat in seats),
        "points on villages at the start": fmean(game["on villages"] for game in played),
        "weakest temple": min(means, default=0.0),
        "between temples": between(worth),
        "temples built": fmean(len(seat["temples"]) for seat in seats),
        "pieces": fmean(seat["pieces"] for seat in seats),
    }


def temple_worth(seats: Iterable[Mapping[str, Any]]) -> dict[str, list[float]]:
    worth: dict[str, list[float]] = {}
    for seat in seats:
        for temple, points in seat["temples"].items():
            worth.setdefault(temple, []).append(points)
    return worth


FIGURES_OF = {"revive": revive_figures, "deus": deus_figures}


def by_kind(name: str, seats: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, int]]:
    """Means of what should be alike, and how often each was seen: tribes or temples."""
    groups = grouped(seats, "tribe") if name == "revive" else temple_worth(seats)
    return {key: (fmean(points), len(points)) for key, points in sorted(groups.items())}


def sources(seats: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Where points come from, as shares of all."""
    total = sum(seat["points"] for seat in seats) or 1
    names = sorted({source for seat in seats for source in seat["sources"]})
    return {source: sum(seat["sources"].get(source, 0) for seat in seats) / total for source in names}


def misses(name: str, measured: Mapping[int, Mapping[str, float]]) -> dict[str, float]:
    """By how much each target is missed, as a share of its nearest bound; 0 where it is met. The mean over the numbers
    of players it is for."""
    found: dict[str, float] = {}
    for target in TARGETS[name]:
        rows = [row for players, row in measured.items() if target.players in (ANY, players) and target.figure in row]
        if rows:
            found[target.figure] = fmean(missed(target, row[target.figure]) for row in rows)
    return found


def missed(target: Target, value: float) -> float:
    if target.least <= value <= target.most:
        return 0.0
    bound = target.least if value < target.least else target.most
    return abs(value - bound) / bound


# ------------------------------------------------------------------------------------------------ all together


def measure(
    name: str,
    spec: str,
    players: Sequence[int],
    games: int,
    jobs: int,
    options: Optional[dict[str, object]] = None,
    seed: int = 1,
) -> list[Game]:
    """So many games for each number of players."""
    todo = [(name, spec, count, seed + n, options or {}) for count in players for n in range(games)]
    if jobs == 1:
        return [play(job) for job in todo]
    with get_context("spawn").Pool(jobs) as pool:  # spawned, so that each process reads the corrections itself
        return pool.map(play, todo, chunksize=1)


def summary(name: str, played: Sequence[Game]) -> dict[str, Any]:
    counts = sorted({game["players"] for game in played})
    measured = {count: figures(name, [game for game in played if game["players"] == count]) for count in counts}
    with_others = [seat for game in played if game["players"] > 1 for seat in game["seats"]]
    seats = with_others or [seat for game in played for seat in game["seats"]]
    return {
        "games": len(played),
        "figures": measured,
        "misses": misses(name, measured),
        "sources": sources(seats),
        "kinds": by_kind(name, seats),
    }


def show(name: str, found: Mapping[str, Any]) -> None:
    counts = list(found["figures"])
    heads = [f"{count} players" if count > 1 else "alone" for count in counts]
    print(f"{found['games']} games" + " " * 26 + "".join(f"{head:>12}" for head in heads) + "   target")
    rows = dict.fromkeys(figure for row in found["figures"].values() for figure in row)
    targets = {target.figure: target for target in TARGETS[name]}
    for figure in rows:
        cells = "".join(f"{number(found['figures'][count].get(figure)):>12}" for count in counts)
        aim = targets.get(figure)
        print(f"{figure:<35}{cells}   {f'{bounds(aim)}: {aim.why}' if aim else ''}")
    print("\nshare of the points by source: " + ", ".join(f"{k} {v:.1%}" for k, v in found["sources"].items() if v))
    print("\nmean points, and how often seen:")
    for kind, (mean, times) in found["kinds"].items():
        print(f"  {kind:<28}{mean:>8.1f}{times:>7}")


def number(value: Optional[float]) -> str:
    return "" if value is None else f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def bounds(target: Target) -> str:
    return f"{target.least:g} or more" if target.most == MANY else f"{target.least:g} to {target.most:g}"


def option(text: str) -> tuple[str, object]:
    key, _, value = text.partition("=")
    return key, {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TARGETS))
    parser.add_argument("--bot", default="greedy:tries=2")
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--players", default="3,4", help="numbers of players, with commas")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--components", help="corrected components (TOML)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games-only", action="store_true", help="print what each game showed, as JSON")
    arguments = parser.parse_args()
    if arguments.components:
        os.environ[ENVIRONMENT] = arguments.components
    counts = [int(count) for count in arguments.players.split(",")]
    options = dict(option(text) for text in arguments.option)
    played = measure(arguments.game, arguments.bot, counts, arguments.games, arguments.jobs, options, arguments.seed)
    if arguments.games_only:
        print(json.dumps(played))
        return
    found = summary(arguments.game, played)
    print(json.dumps(found, indent=1)) if arguments.json else show(arguments.game, found)


if __name__ == "__main__":
    main()
