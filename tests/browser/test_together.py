"""Simultaneous secret choices in browsers."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Somebody
from .people import Person
from .test_news import invited


def answer_all(person: Person) -> None:
    """Everything that is asked in secret, with the first row each."""
    state = person.state()
    while state["question"] and state["question"]["prompt"] == "START":
        person.sees(state)
        state = person.answered(person.rows.first.click)
    if state["must_end"]:
        person.answered(person.panel.get_by_role("button", name="End turn").click)


def test_10_nobody_waits_for_others_to_choose_in_secret(somebody: Somebody) -> None:
    mara, jon = invited(somebody, start_pieces=8)
    for person in (mara, jon):
        person.opens()
        person.sees(person.state())
        assert person.state()["question"]["prompt"] == "START"
    answer_all(jon)
    expect(jon.panel.get_by_role("heading")).to_contain_text("Mara")
    expect(jon.panel.get_by_role("button", name="Undo")).to_be_enabled()
    jon.answered(jon.panel.get_by_role("button", name="Undo").click)
    answer_all(jon)
    answer_all(mara)
    mara.sees(mara.turn())
    assert mara.state()["question"]["prompt"] != "START"
    expect(jon.panel.get_by_role("button", name="Undo")).to_have_count(0)
