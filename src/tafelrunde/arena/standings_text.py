"""Formats standings as table cells and as lines of text."""

from __future__ import annotations

from typing import Any, Final

HEADER: Final = ["", "games", "wins", "95 % interval", "score", "s/move", "95th", "most"]


def standings_table(standings: dict[str, Any]) -> list[list[str]]:
    """A header row and a row for each bot, with ratings if there are any."""
    rows = [HEADER, *map(_cells, standings["bots"])]
    if not any("rating" in row for row in standings["bots"]):
        return rows
    return [[*row, cell] for row, cell in zip(rows, ["rating", *map(_rating, standings["bots"])], strict=True)]


def _cells(row: dict[str, Any]) -> list[str]:
    seconds = row["seconds"]
    return [
        row["bot"],
        str(row["games"]),
        f"{row['rate']:.1%}",
        f"{row['low']:.1%}..{row['high']:.1%}",
        f"{row['score']:.1f}",
        f"{seconds['mean']:.3f}",
        f"{seconds['p95']:.3f}",
        f"{seconds['most']:.3f}",
    ]


def _rating(row: dict[str, Any]) -> str:
    rating = row.get("rating")
    return f"{rating['mean']:.1f} ± {rating['doubt']:.1f}" if rating else "-"


def standings_lines(standings: dict[str, Any]) -> list[str]:
    columns = zip(*standings_table(standings), strict=True)
    aligned = [_aligned(list(column), left=not i) for i, column in enumerate(columns)]
    text = ["  ".join(row).rstrip() for row in zip(*aligned, strict=True)]
    return [*text, "", *map(duel_line, standings["duels"])]


def _aligned(column: list[str], left: bool) -> list[str]:
    width = max(map(len, column))
    return [cell.ljust(width) if left else cell.rjust(width) for cell in column]


def duel_line(duel: dict[str, Any]) -> str:
    a, b = duel["bots"]
    return f"{a} ahead of {b}: {duel['rate']:.1%} ({duel['low']:.1%}..{duel['high']:.1%}) of {duel['games']} games"
