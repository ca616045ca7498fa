"""The coach at tables that are no lessons: remarks on new events, against bots only."""

from __future__ import annotations

import pytest

from tafelrunde.games import games
from tafelrunde.games.lessons.script import script_of
from tafelrunde.kernel.lesson import Condition
from tafelrunde.kernel.match import Match
from tafelrunde.server.core.matches.tentative import TentativeTurn
from tafelrunde.server.core.tables.session import changing

from ..cluster import ONLY_SQLITE
from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat

pytestmark = [pytest.mark.anyio, ONLY_SQLITE]

DEUS = games["deus"]
FIRST = DEUS.lessons["first_game"]


async def played(server: Server, table: str, codes: list[int]) -> None:
    """As if all seats had confirmed these choices."""
    async with changing(server.services, table, None) as session:
        turn = TentativeTurn(session.require_match().match, 0)
        for code in codes:
            turn.choose(code)
        await session.commit(turn)


async def at_the_first(server: Server, event: str, who: int) -> tuple[Guest, str]:
    """The game that the first lesson teaches, at a table that is none, until somebody does this."""
    guest = await server.somebody("Mara")
    table = await guest.table(ME, bot_seat("random"), seed=FIRST.seed, options=dict(FIRST.options))
    assert await guest.get(f"/tables/{table}/coach", seat=0) == {"remark": None}
    match, codes = Match(DEUS, 2, FIRST.seed, FIRST.options), []
    for move in script_of(DEUS, FIRST).moves:
        codes.append(move.codes[0])
        match.choose(codes[-1])
        asked = match.decision is not None and match.decision.seat == 0  # no bot moves on
        if asked and any(answer.name == event and answer.seat == who for answer in match.events()):
            break
    await played(server, table, codes)
    return guest, table


async def test_the_coach_remarks_on_what_has_just_happened(server: Server) -> None:
    guest, table = await at_the_first(server, "attacked", 0)
    for lang, title in (("en", "A village is yours"), ("de", "Ein Dorf gehört dir")):
        assert (await guest.get(f"/tables/{table}/coach", seat=0, lang=lang))["remark"]["title"] == title


async def test_a_remark_names_whoever_did_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = next(remark for remark in FIRST.remarks if "{player}" in remark.title["en"])
    offered = taken._replace(when=Condition("offered", who="others"))
    monkeypatch.setitem(DEUS.lessons, "first_game", FIRST._replace(remarks=(offered,)))  # type: ignore[arg-type]
    guest, table = await at_the_first(server, "offered", 1)
    bot = (await guest.get(f"/tables/{table}"))["seats"][1]["name"]
    remark = (await guest.get(f"/tables/{table}/coach", seat=0))["remark"]
    assert remark["title"] == taken.title["en"].replace("{player}", bot)


@pytest.mark.parametrize("other", [BESIDE, OPEN], ids=["beside", "by link"])
async def test_where_people_play_the_coach_is_silent(server: Server, other: dict[str, str]) -> None:
    mara, jon = await server.somebody("Mara"), await server.somebody("Jon")
    table = await mara.table(ME, other, bot_seat("random"))
    if other == OPEN:
        await jon.join(table, mara, 1)
    said = await mara.get(f"/tables/{table}/coach", 409, seat=0)
    assert said["code"] == "no-coach"


async def test_a_seat_that_somebody_left_to_a_bot_is_still_theirs(server: Server) -> None:
    mara, jon = await server.somebody("Mara"), await server.somebody("Jon")
    table = await mara.table(ME, OPEN)
    await jon.join(table, mara, 1)
    await jon.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
    await mara.get(f"/tables/{table}/coach", 409, seat=0)


async def test_nobody_asks_the_coach_for_others(server: Server) -> None:
    mara, jon = await server.somebody("Mara"), await server.somebody("Jon")
    table = await mara.table(ME, bot_seat("random"))
    await jon.get(f"/tables/{table}/coach", 403, seat=0)
    await mara.get(f"/tables/{table}/coach", 403, seat=1)
