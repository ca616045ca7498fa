"""`tafelrunde bench`: the speed of the games."""

from __future__ import annotations

import json

from .conftest import Run


def test_bench_measures_each_player_count(run: Run):
    rows = json.loads(run("bench", "deus", "--seconds", "0.02", "--json").out)
    assert [row["players"] for row in rows] == [2, 3, 4]
    for row in rows:
        assert row["decisions_per_second"] > row["games_per_second"] > 0
        assert row["cloneable_decisions_per_second"] > row["games_per_second"]
        assert 0 < row["clone_us"] < row["imagine_us"]
    assert "imagine µs" in run("bench", "--seconds", "0.02").out
