"""Clocks on the page: set when opening a table, shown next to the players, and timeouts."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Somebody
from .people import ME, OPEN
from .serving import PATIENCE

RUNNING = re.compile(r"^(☾ )?(2[0-9]:[0-5][0-9]|30:00)$")


def test_a_clock_is_agreed_on_and_runs(somebody: Somebody) -> None:
    mara = somebody()
    mara.opens("/new/deus")
    expect(mara.page.get_by_label("Pace")).to_have_count(0)  # bots need none
    mara.page.get_by_label("Who sits at seat 2?").select_option("device")
    mara.page.get_by_label("Pace").select_option("evening")
    mara.page.get_by_label("No clock runs at night").check()
    mara.page.get_by_role("button", name="Set the table").click()
    mara.page.get_by_role("button", name="show my cards").click()
    clocks = mara.page.locator(".strip .clock [aria-hidden]")
    expect(clocks).to_have_count(2)
    expect(clocks.filter(has_text=RUNNING).first).to_be_visible()


def test_the_others_decide_when_somebodys_time_is_up(somebody: Somebody) -> None:
    mara, jon = somebody("Mara"), somebody("Jon")
    options = {"first_player": "first_seat"}
    table = mara.sets(ME, OPEN, options=options, clock={"bank": 10, "policy": "wait"})
    link = mara.asks(f"/tables/{table}/invites")[0]["url"]
    jon.asks(f"/tables/{table}/seats/1/claim", {"invite": link.split(".")[-1]})
    jon.table, jon.seat = table, 1
    mara.state()  # her clock runs from her first look at the game
    jon.opens()
    expect(jon.page.get_by_text("The time of Mara is up. You can wait").first).to_be_visible(timeout=PATIENCE)
    jon.page.get_by_role("button", name="A bot for good").click()
    expect(jon.page.get_by_role("button", name="A bot for good")).to_have_count(0)
    assert jon.asks(f"/tables/{table}")["seats"][0]["kind"] == "bot"
