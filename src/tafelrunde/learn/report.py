"""Writes the report of a training run as JSON, and the strength of its versions as a picture."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ..kernel.encode import Layout

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 48
RIGHT: Final = 16
TOP: Final = 36
BOTTOM: Final = 44
INK: Final = "#333"
LINE: Final = "#2a6fb0"
BAND: Final = "#2a6fb033"
FAINT: Final = "#ddd"


def layout_text(layout: Layout) -> str:
    """The layout of a feature vector, block by block."""
    lines = [f"{layout.size} numbers, layout {layout.hash}; those before {layout.numbers_at} are 0 or 1"]
    lines += [f"{layout.at[block.name]:5} {block.name:20} {block.size:4}  {block.says}" for block in layout.blocks]
    return "\n".join(lines)


def write_safely(path: Path, content: bytes) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content)
    beside.replace(path)


def write_report(path: Path, report: Mapping[str, Any]) -> None:
    write_safely(path, (json.dumps(report, indent=1) + "\n").encode())


def curve(title: str, versions: Sequence[Mapping[str, Any]]) -> str:
    """An SVG of how often each version finished ahead of the handmade evaluation, over the minutes of training."""
    seen = [(row["minutes"], row["strength"]) for row in versions if row["strength"].get("games")]
    last = max((minutes for minutes, _ in seen), default=1.0) or 1.0

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        f' font-size="12" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-size="14">{title}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="{INK if share == 0.5 else FAINT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for quarter in range(5):
        minutes = last * quarter / 4
        label = f"{minutes:.1f}"
        parts.append(f'<text x="{x(minutes):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{label}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">minutes of learning</text>')
    if seen:
        upper = [f"{x(minutes):.1f} {y(strength['high']):.1f}" for minutes, strength in seen]
        lower = [f"{x(minutes):.1f} {y(strength['low']):.1f}" for minutes, strength in reversed(seen)]
        parts.append(f'<path d="M{"L".join(upper + lower)}Z" fill="{BAND}"/>')
        means = [f"{x(minutes):.1f} {y(strength['ahead']):.1f}" for minutes, strength in seen]
        parts.append(f'<path d="M{"L".join(means)}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])
