"""Games of other packages in the browser: found on the home page, set up, played, read about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.outside.installing import SMALL, Installed

from .conftest import Somebody
from .people import BOT, ME, Json, Person, by_mouse
from .serving import Server, server_in
from .test_whole_games import play


@pytest.fixture(scope="module")
def server_with_examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    installed = Installed.into(tmp_path_factory.mktemp("examples"))
    Installed.into(installed.folder, SMALL)
    with server_in(tmp_path_factory.mktemp("server"), environment=installed.environment()) as running:
        yield running


def test_a_whole_game_of_a_game_from_outside_by_mouse(server_with_examples: Server, somebody: Somebody) -> None:
    mara = somebody(at=server_with_examples.address)
    mara.opens("/")
    expect(mara.page.get_by_role("heading", name="Delta")).to_be_visible()
    mara.sets(ME, BOT, game="delta", seed=5)
    mara.opens()
    clicked: list[bool] = []

    def on_the_board(person: Person, state: Json) -> Json:
        """Plans are cards on the picture; what becomes of them is asked in the list."""
        if state["question"]["prompt"] == "PLAN":
            anchor = state["question"]["options"][0]["anchor"]
            card = person.page.locator(f'svg.tafel [id="{anchor}"].choosable')
            expect(card).to_have_count(1)
            clicked.append(True)
        return by_mouse(person, state)

    choices = play(mara, on_the_board, mara.page.get_by_role("button", name="End turn").click)
    assert choices >= 7
    assert len(clicked) == 7
    mara.page.get_by_role("link", name="See the result").click()
    expect(mara.page.get_by_role("heading", level=1)).to_contain_text("win")
    mara.opens("/reference/delta")
    expect(mara.page.get_by_text("Great Temple").first).to_be_visible()


def test_a_whole_game_of_rules_and_words_alone_by_mouse(server_with_examples: Server, somebody: Somebody) -> None:
    mara = somebody(at=server_with_examples.address)
    mara.opens("/")
    expect(mara.page.get_by_role("heading", name="Pearls")).to_be_visible()
    mara.sets(ME, BOT, game="pearls", seed=5)
    mara.opens()
    choices = play(mara, by_mouse, mara.page.get_by_role("button", name="End turn").click)
    assert choices >= 6
    mara.page.get_by_role("link", name="See the result").click()
    expect(mara.page.get_by_role("heading", level=1)).to_contain_text("win")
