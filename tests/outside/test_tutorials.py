"""The tutorials: every piece of Python in them runs, and what they quote of the example is what stands there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded

from .installing import EXAMPLE

if str(EXAMPLE) not in sys.path:
    sys.path.append(str(EXAMPLE))

from tafelrunde_delta.game import DELTA

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    return [text for lang, text in BLOCK.findall((DOCS / page).read_text("utf-8")) if lang == language]


@pytest.mark.parametrize("page", ["develop/write-a-game.md", "research/write-a-bot.md"])
def test_every_block_of_python_runs(page: str) -> None:
    found = blocks(page, "python")
    assert len(found) >= 2
    for text in found:
        exec(compile(text, page, "exec"), {"__name__": "tutorial"})


def test_what_is_quoted_stands_in_the_example() -> None:
    """Lines of the quoted code, but for imports and where a number stands for its name."""
    sources = "\n".join(path.read_text("utf-8") for path in EXAMPLE.rglob("*.py"))
    plan, designs = blocks("develop/write-a-game.md", "python")[2:4]
    for line in [*plan.split("\n\n\n")[1].splitlines(), *designs.splitlines()[6:-1]]:
        assert line.strip() in sources, line
    project = (EXAMPLE / "pyproject.toml").read_text("utf-8")
    for line in blocks("develop/write-a-game.md", "toml")[0].splitlines()[1:]:
        assert line in project, line


def test_the_bot_of_the_tutorial_plays_a_game() -> None:
    names: dict[str, object] = {"__name__": "tutorial"}
    exec(blocks("research/write-a-bot.md", "python")[0], names)
    cautious = names["CautiousBot"]()  # type: ignore[operator]
    match, dice = Match(DELTA, 2, 3), seeded(1)
    while match.decision is not None:
        match.choose(cautious.choose(match, dice))
    assert min(match.result.scores) > 0
