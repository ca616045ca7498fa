"""Pictures as edits of those that the page has: the result is equal, and nothing else is revealed."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.board import Picture
from tafelrunde.server.play.picture_edits import Edits, LastSent, edits

from ..cluster import ONLY_SQLITE
from ..guests import BESIDE, ME, OPEN, Json, Server, bot_seat, until_asked

PIECES = st.lists(st.sampled_from(["g>", "/g>", 'a id="1"/>', "text>ä", ""]), max_size=12)


class Page:
    """It keeps pictures by their marks, as the web app does."""

    def __init__(self) -> None:
        self.pictures: dict[str, str] = {}

    @property
    def has(self) -> str:
        return ",".join(self.pictures)

    def take(self, board: Json) -> list[str]:
        """The marks of pictures sent as edits."""
        for part in board["parts"]:
            if part["edits"]:
                part["svg"] = made_of(self.pictures[part["edits"]["base"]], part["edits"]["pieces"])
            if part["svg"]:
                self.pictures[part["mark"]] = part["svg"]
        return [part["mark"] for part in board["parts"] if part["edits"]]


def pictures(board: Json) -> dict[str, str]:
    return {part["mark"]: part["svg"] for part in board["parts"]}


def made_of(old: str, answer: Edits) -> str:
    pieces, made, rest = old.split("<"), list[str](), iter(answer)
    for one in rest:
        made += [one] if isinstance(one, str) else pieces[one : one + int(next(rest))]
    return "<".join(made)


@given(PIECES, PIECES)
def test_edits_lead_from_one_picture_to_the_other(old: list[str], new: list[str]) -> None:
    assert made_of("<".join(old), edits("<".join(old), "<".join(new))) == "<".join(new)


def test_the_last_pictures_of_all_viewers_take_limited_room() -> None:
    sent: LastSent[int, Picture] = LastSent(10_000, lambda part: len(part.svg))
    for viewer in range(100):
        for turn in range(3):
            former = sent.swap(viewer, Picture("map", "Map", 100, 50, f"{viewer}-{turn}", "x" * 1_000))
            assert [part.mark for part in former] == [f"{viewer}-{n}" for n in reversed(range(turn))]
        assert sent.taken <= 10_000
    assert len(sent) == 5
    assert not sent.swap(0, Picture("map", "Map", 100, 50, "again", "")), "it was evicted"
    assert sent.swap(99, Picture("map", "Map", 100, 50, "99-2", "x" * 1_000))


def test_unchanged_pictures_are_not_sent_again() -> None:
    old = "".join(f'<g id="card-{n}"><rect/></g>' for n in range(50))
    answer = edits(old, old.replace('id="card-20"', 'id="card-99"').replace('<g id="card-7"><rect/></g>', ""))
    assert [one for one in answer if isinstance(one, str)] == ['g id="card-99">']


@pytest.mark.anyio
@ONLY_SQLITE
async def test_the_page_makes_changed_pictures_of_those_it_has(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    page = Page()
    state = await guest.state(table, 0)
    page.take(state["board"])
    body = {"seat": 0, "ply": state["ply"], "code": state["question"]["options"][0]["code"], "key": "1"}
    shown = state["board"]
    changed = (await guest.post(f"/tables/{table}/choices", body, has=page.has, board=shown["mark"]))["board"]
    whole = (await guest.state(table, 0))["board"]
    assert page.take(changed)
    assert {part["mark"]: page.pictures[part["mark"]] for part in whole["parts"]} == pictures(whole)
    assert (changed["base"], changed["mark"]) == (shown["mark"], whole["mark"])
    assert changed["places"] is None or changed["places"] == whole["places"] != shown["places"]
    assert 0 < len(changed["parts"]) < len(whole["parts"])
    assert pictures(changed).keys() == pictures(whole).keys() - pictures(shown).keys()
    again = (await guest.state(table, 0, board=whole["mark"]))["board"]
    assert (again["base"], again["places"], again["parts"]) == (whole["mark"], None, [])
    assert (await guest.state(table, 0, board="nothing"))["board"] == whole


@pytest.mark.anyio
@ONLY_SQLITE
async def test_steps_are_edits_of_one_another(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, bot_seat(), bot_seat(), seed=4)
    before = await until_asked(guest, table)
    page = Page()
    page.take(before["board"])
    await guest.take_turn(table, 0, random.Random(4))
    await until_asked(guest, table)
    asked = {"after": before["committed"], "seat": 0}
    whole = (await guest.get(f"/tables/{table}/steps", **asked))["steps"]
    assert len(whole) > 1
    alone = Page()  # what one answer says is enough, whatever was sent before
    for step in whole:
        alone.take(step["board"])
        assert all(part["mark"] in alone.pictures for part in step["board"]["parts"])
    for step in (await guest.get(f"/tables/{table}/steps", has=page.has, **asked))["steps"]:
        page.take(step["board"])
        assert all(part["mark"] in page.pictures for part in step["board"]["parts"])


@pytest.mark.anyio
@ONLY_SQLITE
async def test_a_second_screen_gets_edits_like_the_first(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    state = await guest.state(table, 0)
    page = Page()
    page.take(state["board"])
    await guest.choose(table, state, state["question"]["options"][0]["code"])
    asked = {"has": page.has, "board": state["board"]["mark"]}
    first, second = [(await guest.state(table, 0, **asked))["board"] for _ in range(2)]
    assert first == second
    assert first["base"] == state["board"]["mark"]
    assert any(part["edits"] for part in first["parts"])


@pytest.mark.anyio
@ONLY_SQLITE
async def test_nobody_learns_by_a_mark_what_others_look_at(server: Server) -> None:
    host, other = await server.somebody("Mara"), await server.somebody("Juri")
    table = await host.table(ME, OPEN)
    await other.join(table, host, 1)
    theirs = ",".join(part["mark"] for part in (await other.state(table, 1))["board"]["parts"])
    mine = (await host.state(table, 0))["board"]
    own = {part["mark"] for part in mine["parts"]}
    for part in (await host.state(table, 0, has=theirs))["board"]["parts"]:
        assert part["edits"] is None
        assert (part["svg"] is None) == (part["mark"] in own & set(theirs.split(",")))
