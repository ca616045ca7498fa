"""Leaderboards by season."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tafelrunde.kernel.game import UsageError
from tafelrunde.server.core.settings import read_season
from tafelrunde.server.core.storage.models import SeatResult
from tafelrunde.server.ratings.scale import PROVISIONAL_SIGMA, newcomer
from tafelrunde.server.ratings.seasons import season_before, season_named, season_of

from ..guests import Guest, Server

pytestmark = pytest.mark.anyio

LONG_AGO = datetime(2025, 8, 1, tzinfo=UTC).timestamp()


def test_seasons_follow_the_calendar() -> None:
    november = datetime(2026, 11, 16, tzinfo=UTC).timestamp()
    quarter = season_of(november, "quarter")
    assert quarter.name == "2026-q4"
    assert [datetime.fromtimestamp(one, UTC).month for one in (quarter.begin, quarter.end)] == [10, 1]
    assert (season_of(november, "month").name, season_of(november, "year").name) == ("2026-11", "2026")
    assert season_before(season_named("2026-q1", "quarter") or quarter, "quarter").name == "2025-q4"
    for wrong in ("2026-11", "2026", "2026-q5", "0000-q1", "x"):
        assert season_named(wrong, "quarter") is None
    assert (read_season(""), read_season("month")) == ("quarter", "month")
    with pytest.raises(UsageError, match="TAFELRUNDE_SEASON"):
        read_season("week")


async def played(server: Server, guest: Guest, n: int, at: float, mu: float, sigma: float, place: int = 1) -> None:
    who = (await guest.get("/me"))["id"]
    row = SeatResult(table_id=f"t{n}", seat=place, n=n, at=at, game="deus", players=2, user_id=who, bot=None, name="x")
    row.place, row.score, row.roles, row.rated, row.mu, row.sigma = place, 30, [], True, mu, sigma
    async with server.services.storage.changing() as db:
        db.add(row)


@pytest.mark.databases("sqlite", "postgres")
async def test_the_best_of_a_season_come_first_and_provisional_ones_apart(server: Server) -> None:
    mara, olu, pia = [await server.account(name) for name in ("Mara", "Olu", "Pia")]
    guest = await server.somebody("rated by an older version")
    empty = await mara.get("/leaderboard/deus")
    assert (empty["leaders"], empty["provisional"], len(empty["seasons"])) == ([], [], 1)
    now = datetime.fromisoformat(empty["begin"]).timestamp() + 60
    mu, sure = newcomer().mu, PROVISIONAL_SIGMA - 1
    await played(server, mara, 1, LONG_AGO, mu + 9, sure)
    await played(server, mara, 2, now, mu + 1, sure)
    await played(server, olu, 3, now, mu + 3, sure, place=2)
    await played(server, mara, 4, now, mu + 2, sure, place=2)
    await played(server, pia, 5, now, mu + 8, PROVISIONAL_SIGMA + 1)
    await played(server, guest, 6, now, mu + 8, sure)
    board = await mara.get("/leaderboard/deus")
    assert [(one["place"], one["name"], one["points"], one["games"], one["wins"]) for one in board["leaders"]] == [
        (1, "Olu", 1575, 1, 0),
        (2, "Mara", 1550, 2, 1),
    ]
    assert [one["mine"] for one in board["leaders"]] == [False, True]
    assert [(one["place"], one["name"]) for one in board["provisional"]] == [(0, "Pia")]
    assert {"bot": "medium", "label": "Medium", "points": 1500} in board["bots"]
    assert board["seasons"][-1] == "2025-q3"
    old = await mara.get("/leaderboard/deus", season="2025-q3")
    assert [(one["name"], one["points"]) for one in old["leaders"]] == [("Mara", 1725)]
    assert (await mara.get("/leaderboard/revive"))["leaders"] == []
    await mara.get("/leaderboard/deus", 404, season="2999-q1")
    await mara.get("/leaderboard/chess", 404)
