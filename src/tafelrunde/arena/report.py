"""Standings as plain lines, for any terminal and for files."""

from __future__ import annotations

from typing import Any


def cells(row: dict[str, Any]) -> list[str]:
    seconds, rating = row["seconds"], row.get("rating")
    listed = [
        row["bot"],
        str(row["games"]),
        f"{row['rate']:.1%}",
        f"{row['low']:.1%}..{row['high']:.1%}",
        f"{row['score']:.1f}",
        f"{seconds['mean']:.3f}",
        f"{seconds['p95']:.3f}",
        f"{seconds['most']:.3f}",
    ]
    return listed + ([f"{rating['mean']:.1f} ± {rating['doubt']:.1f}"] if rating else [])


HEAD = ["", "games", "wins", "95 % interval", "score", "s/move", "95th", "most", "rating"]


def lines(told: dict[str, Any]) -> list[str]:
    rows = [cells(row) for row in told["bots"]]
    rows.insert(0, HEAD[: len(rows[0])])
    columns = [_aligned(list(column), left=not i) for i, column in enumerate(zip(*rows, strict=True))]
    text = ["  ".join(row).rstrip() for row in zip(*columns, strict=True)]
    return [*text, "", *map(duel_line, told["duels"])]


def _aligned(column: list[str], left: bool) -> list[str]:
    width = max(map(len, column))
    return [cell.ljust(width) if left else cell.rjust(width) for cell in column]


def duel_line(duel: dict[str, Any]) -> str:
    a, b = duel["bots"]
    return f"{a} ahead of {b}: {duel['rate']:.1%} ({duel['low']:.1%}..{duel['high']:.1%}) of {duel['games']} games"
