"""Fits and tests the calibration curves that turn evaluations into forecasts of points and chances.

    python research/calibration.py --fit 500 --games 500 --jobs 16     # fit all games, then test on 500 others each
    python research/calibration.py deus --games 100 --jobs 2             # only test

Bots play with the learned evaluation, the handmade one or both, one in three with blunders. `--fit` writes the
coefficients of each phase to `chances.json` in the AI folder of each game. Then other games, with seeds that were not
fitted, show how often seats with a chance of 10, 20, ... % won; `--picture` draws it. The deviation is the mean
distance over all positions between the predicted chance and the share of wins in its tenth. `--kept FOLDER` stores the
games played and reuses those stored before.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Sequence
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, NamedTuple, Optional

import numpy as np

from tafelrunde import games
from tafelrunde.bots import bot
from tafelrunde.bots.forecast import CURVE, Calibration, Curve, Indicators, curve_of, indicators_of
from tafelrunde.draw.svg import escape, num, text
from tafelrunde.kernel.encode import POINTS
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded

BOXES = ("deus", "age_of_innovation", "revive", "tapestry")
PLAYERS = (2, 3, 3, 4)
BOTS = ("greedy:value=learned", "greedy:value=mix", "greedy")
BLUNDERS = ":blunders=8"
EVERY = 6  # least choices between two sampled positions of a game
HELD_OUT = 1_000_000  # the first seed that is never fitted
TENTHS = 10


class Played(NamedTuple):
    """A game: its signs here and there, and how it ended."""

    signs: list[Indicators]
    scores: list[int]
    winners: list[int]


def play(job: tuple[str, int]) -> Played:
    name, seed = job
    dice = seeded(seed)
    match = Match(games[name], PLAYERS[dice.below(len(PLAYERS))], seed)
    bots = [bot(BOTS[dice.below(3)] + ("" if dice.below(3) else BLUNDERS)) for _ in range(match.players)]
    signs: list[Indicators] = []
    last = -EVERY
    while match.decision is not None:
        if not match.answers_since and len(match.codes) >= last + EVERY:
            signs += indicators_of([match])
            last = len(match.codes)
        match.choose(bots[match.decision.seat].choose(match, dice))
    return Played(signs, match.result.scores, match.result.winners)


def games_of(pool: Pool, name: str, first: int, number: int, kept: Optional[Path]) -> list[Played]:
    """So many games from this seed on; those that were kept are not played again."""
    path = None if kept is None else kept / f"{name}-{first}.json"
    known = [] if path is None or not path.is_file() else json.loads(path.read_text())
    played = [Played([Indicators(*signs) for signs in one[0]], *one[1:]) for one in known[:number]]
    played += pool.map(play, [(name, first + seed) for seed in range(len(played), number)], 4)
    if path is not None and number > len(known):
        path.write_text(json.dumps(played))
    return played


# ------------------------------------------------------------------------------------------------------------- fitting


def fit(played: Sequence[Played]) -> list[Calibration]:
    phases = max(signs.phase for game in played for signs in game.signs) + 1
    fitted: dict[int, Calibration] = {}
    for phase in range(phases):
        here = [(signs, game) for game in played for signs in game.signs if signs.phase == phase]
        if len(here) >= 20:
            fitted[phase] = fit_phase(here)
    # A phase that hardly anybody saw is judged like the nearest one.
    return [fitted[min(fitted, key=lambda known: abs(known - phase))] for phase in range(phases)]


def fit_phase(here: Sequence[tuple[Indicators, Played]]) -> Calibration:
    rows = [
        (1.0, learned, by_hand)
        for signs, _ in here
        for learned, by_hand in zip(signs.learned, signs.handmade, strict=True)
    ]
    ends = [score for _, game in here for score in game.scores]
    x, y = np.array(rows), np.array(ends, float)
    ridge = np.diag([1e-6, 1.0, 1.0])
    usual, learned, by_hand = np.linalg.solve(x.T @ x + ridge, x.T @ y).tolist()
    # An opinion that counts against itself says only that the other one is better.
    if learned < 0 or by_hand < 0:
        column = 2 if learned < 0 else 1
        x1 = x[:, [0, column]]
        usual, weight = np.linalg.solve(x1.T @ x1 + ridge[:2, :2], x1.T @ y).tolist()
        learned, by_hand = (0.0, weight) if learned < 0 else (weight, 0.0)
    logit, lead = fit_chances(here, Curve([Calibration(usual, learned, by_hand, 0, 0)] * 20, 0))
    return Calibration(*(round(number, 4) for number in (usual, learned, by_hand, logit, lead)))


def fit_chances(here: Sequence[tuple[Indicators, Played]], curve: Curve) -> tuple[float, float]:
    """Both weights by Newton's method, so that what happened was as likely as can be; neither below 0. Positions with
    as many seats are worked on together."""
    by_seats: dict[int, list[tuple[Any, Any]]] = {}
    for signs, game in here:
        rows = np.array([signs.logits, curve.points(signs)]).T / (1, POINTS)
        by_seats.setdefault(len(game.scores), []).append((rows, shares(game)))
    groups = [(np.array([rows for rows, _ in some]), np.array([won for _, won in some])) for some in by_seats.values()]
    for used in ((0, 1), (1,), (0,)):
        weights, keep = np.zeros(2), list(used)
        for _ in range(30):
            slope, bend = np.zeros(2), np.eye(2) * 1e-3
            for rows, won in groups:
                hopes = rows @ weights
                chances = np.exp(hopes - hopes.max(axis=1, keepdims=True))
                chances /= chances.sum(axis=1, keepdims=True)
                slope += np.einsum("nsk,ns->k", rows, won - chances)
                mean = np.einsum("nsk,ns->nk", rows, chances)
                bend += np.einsum("nsk,ns,nsl->kl", rows, chances, rows) - mean.T @ mean
            weights[keep] += np.clip(np.linalg.solve(bend[np.ix_(keep, keep)], slope[keep]), -2, 2)
        if (weights >= 0).all():
            break
    return float(max(0, weights[0])), float(max(0, weights[1]))


def shares(game: Played) -> Any:
    won = np.zeros(len(game.scores))
    won[game.winners] = 1 / len(game.winners)
    return won


# ------------------------------------------------------------------------------------------------------------- looking


class Tenth(NamedTuple):
    seats: int
    foretold: float
    won: float


def tenths(curve: Curve, played: Iterable[Played]) -> list[Tenth]:
    """Seats by their chance: how many, what was foretold on average, and how often they won."""
    sums = np.zeros((TENTHS, 3))
    for game in played:
        won = shares(game)
        for signs in game.signs:
            for seat, hope in enumerate(curve.forecast(signs)):
                assert hope.chance is not None
                sums[min(int(hope.chance * TENTHS), TENTHS - 1)] += (1, hope.chance, won[seat])
    return [Tenth(int(n), foretold / n, won / n) for n, foretold, won in sums.tolist() if n]


def deviation(found: Sequence[Tenth]) -> float:
    """The mean distance of chance and outcome, in points of a hundred."""
    return 100 * sum(t.seats * abs(t.foretold - t.won) for t in found) / sum(t.seats for t in found)


def points_off(curve: Curve, played: Sequence[Played]) -> float:
    off = [abs(a - b) for game in played for s in game.signs for a, b in zip(curve.points(s), game.scores, strict=True)]
    return float(np.mean(off))


def el(tag: str, *children: str, **attributes: str | float) -> str:
    """An element; children are SVG. `stroke_width` is stroke-width."""
    parts = [tag]
    for name, value in attributes.items():
        shown = escape(value) if isinstance(value, str) else num(value)
        parts.append(f'{name.replace("_", "-")}="{shown}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{tag}>" if children else f"<{opening}/>"


def picture(found: dict[str, list[Tenth]]) -> str:
    """For each game a square: the chance to the right, how often it came true upwards, discs by the number of seats."""
    side, gap = 220, 50
    drawn: list[str] = []
    for number, (name, every) in enumerate(found.items()):
        x0, y0 = gap + number * (side + gap), gap + side
        drawn.append(el("rect", x=x0, y=gap, width=side, height=side, fill="#fffdf7", stroke="#bbb"))
        drawn.append(el("line", x1=x0, y1=y0, x2=x0 + side, y2=gap, stroke="#999", stroke_dasharray="4 4"))
        most = max(t.seats for t in every)
        for t in every:
            radius = 3 + 6 * (t.seats / most) ** 0.5
            drawn.append(el("circle", cx=x0 + side * t.foretold, cy=y0 - side * t.won, r=radius, fill="#b3412c"))
        drawn.append(text(x0, gap - 12, f"{name.replace('_', ' ')}: {deviation(every):.1f}", size=13))
        for mark in (0, 50, 100):
            drawn.append(text(x0 + side * mark / 100 - 10, y0 + 18, f"{mark} %"))
            if not number:
                drawn.append(text(x0 - 36, y0 - side * mark / 100 + 4, f"{mark} %"))
    width, height = len(found) * (side + gap) + gap, side + 2 * gap
    return el("svg", *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", font_family="serif")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"all of {', '.join(BOXES)}")
    parser.add_argument("--fit", type=int, default=0, metavar="N", help="fit the curves to N games first")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="held-out games to look at")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="a folder for the curves, instead of the games' own")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="for what was played")
    parser.add_argument("--picture", type=Path, metavar="FILE")
    asked = parser.parse_args()
    if asked.kept is not None:
        asked.kept.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[Tenth]] = {}
    with Pool(asked.jobs) as pool:
        for name in asked.game or BOXES:
            curve = curve_of(Match(games[name], 2, 0))
            if asked.fit:
                curve = Curve(fit(games_of(pool, name, 0, asked.fit, asked.kept)), asked.fit)
                path = asked.out / f"{name}.json" if asked.out else games[name].ai.folder / CURVE
                command = f"python research/calibration.py {name} --fit {asked.fit}"
                kept = {"command": command, "games": asked.fit, "phases": [list(trust) for trust in curve.phases]}
                path.write_text(json.dumps(kept, indent=1) + "\n")
            held_out = games_of(pool, name, HELD_OUT, asked.games, asked.kept)
            found[name] = tenths(curve, held_out)
            print(f"{name}: {asked.games} games, mean deviation {deviation(found[name]):.1f} points of a hundred,")
            print(f"  points at the end off by {points_off(curve, held_out):.1f} on average", flush=True)
            for t in found[name]:
                print(f"  foretold {100 * t.foretold:5.1f} %  won {100 * t.won:5.1f} %  {t.seats} seats", flush=True)
    if asked.picture:
        asked.picture.write_text(picture(found))


if __name__ == "__main__":
    main()
