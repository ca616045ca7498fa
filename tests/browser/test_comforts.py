"""Conveniences at a table: news since the last turn, log, hints, notifications, watching, rematch, reference."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Route, expect

from tafelrunde.games.deus.table.prompts import ACTION, USE

from .conftest import Somebody
from .people import BOT, ME, OPEN, Json, Person
from .test_tables import finish_turn, offer
from .tour import finished_game, moment

FIRST = {"first_player": "first_seat"}
NASTY = "<img src=x onerror=\"document.title='robbed'\">"


def at_a_table(somebody: Somebody, **more: object) -> Person:
    mara = somebody(**more)
    mara.sets(ME, BOT, options=FIRST)
    mara.opens()
    mara.sees(mara.turn())
    return mara


def taken_up(somebody: Somebody, ply: int, **more: object) -> Person:
    """A table that goes on from a finished game, with Mara at the seat to move."""
    mara = somebody(**more)
    over = mara.asks("/records", finished_game())["id"]
    forked = mara.asks(f"/tables/{over}/fork", {"ply": ply})
    mara.table, mara.seat = forked["id"], next(seat["seat"] for seat in forked["seats"] if seat["mine"])
    mara.opens()
    mara.sees(mara.turn())
    return mara


def test_an_option_shows_what_it_will_change(somebody: Somebody) -> None:
    mara = taken_up(somebody, moment(finished_game(), ACTION, 3))
    options = mara.turn()["question"]["options"]
    place, option = next((place, each) for place, each in enumerate(options) if each["changes"])
    for change in option["changes"]:
        row = mara.rows.nth(place)
        expect(row.get_by_role("img", name=change["label"])).to_be_visible()
        expect(row).to_contain_text(f"{change['delta']:+d}".replace("-", "−"))


def test_events_since_my_last_turn_are_listed_and_shown(somebody: Somebody) -> None:
    mara = at_a_table(somebody)
    finish_turn(mara)
    state = mara.turn()
    mara.sees(state)
    news = mara.page.get_by_role("tabpanel", name="Since your last turn")
    expect(news.locator(".line")).to_have_count(len(state["since"]))
    expect(news.locator(".line").last).to_contain_text(state["since"][-1]["text"])
    news.get_by_role("button", name="Show me").click()
    expect(mara.page.get_by_text(re.compile(r"Step \d of")).first).to_be_attached()  # the first may be over already
    mara.page.get_by_role("button", name="Stop").first.click()
    expect(mara.page.get_by_text(re.compile(r"Step \d of"))).to_have_count(0)


def test_the_log_is_searched_by_words_and_by_person(somebody: Somebody) -> None:
    mara = taken_up(somebody, 60)
    page = mara.page
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Show the whole game").click()
    log = mara.asks(f"/tables/{mara.table}/log?seat={mara.seat}")
    lines = page.get_by_role("tabpanel", name="Log").locator(".line")
    expect(lines).to_have_count(len(log))
    page.get_by_label("Find in the log").fill("gold")
    expect(lines).to_have_count(sum("gold" in entry["text"].lower() for entry in log))
    page.get_by_label("Find in the log").fill("")
    page.get_by_label("Whose lines").select_option("1")
    expect(lines).to_have_count(sum(entry["seat"] == 1 for entry in log))


def test_a_hint_is_given_in_words_and_marked(somebody: Somebody) -> None:
    mara = at_a_table(somebody)
    mara.page.get_by_role("button", name="Hint", exact=True).click()
    advice = mara.panel.get_by_role("status")
    expect(advice).to_contain_text("The opinion of the bot")
    expect(advice.get_by_role("listitem").first).to_contain_text("points")
    expect(mara.panel.locator("button.advised")).to_have_count(1)


def test_the_effect_that_is_resolved_can_be_looked_up(somebody: Somebody) -> None:
    mara = taken_up(somebody, moment(finished_game(), USE, 2))
    subject = mara.turn()["question"]["subject"]
    with mara.page.expect_popup() as opened:
        mara.panel.get_by_role("link", name=f"{subject} in the reference").click()
    book = opened.value
    expect(book.get_by_role("heading", name=subject).first).to_be_visible()
    book.goto("/reference/deus#DEUS-COMP-04")
    expect(book.locator("#DEUS-COMP-04")).to_be_in_viewport()
    book.locator("#DEUS-COMP-07").get_by_role("link", name="DEUS-SETUP-12").click()
    expect(book.locator("#DEUS-SETUP-12")).to_be_in_viewport()


CALLED = """
  window.called = [];
  window.Notification = class { constructor(title, more) { window.called.push([title, more.body]); } close() {} };
  window.Notification.permission = 'granted';
  Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_who_looks_elsewhere_is_called_by_title_icon_and_message(somebody: Somebody) -> None:
    mara, jon = somebody("Mara"), somebody("Jon")
    jon.page.context.add_init_script(CALLED)
    mara.sets(ME, OPEN, options=FIRST)
    jon.opens(mara.asks(f"/tables/{mara.table}/invites")[0]["url"])
    jon.page.get_by_role("button", name="Sit down").click()
    icon = jon.page.locator("link[rel=icon]")
    expect(jon.page.get_by_text("Mara’s turn").first).to_be_visible()
    expect(icon).to_have_attribute("href", "/favicon.svg")
    assert jon.page.evaluate("window.called") == []
    mara.opens()
    finish_turn(mara)
    expect(jon.page).to_have_title(re.compile("^● It is your turn"))
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    jon.table, jon.seat = mara.table, 1
    assert jon.page.evaluate("window.called") == [["It is your turn", jon.turn()["question"]["text"]]]


def test_spectators_watch_by_link_until_the_host_closes_the_door(somebody: Somebody) -> None:
    mara, olu = at_a_table(somebody), somebody("Olu")
    olu.opens(f"/table/{mara.table}")
    expect(olu.page.get_by_text("You are watching").first).to_be_visible()
    expect(olu.page.locator("[data-part=hand]")).to_have_count(0)
    mara.page.get_by_role("button", name="Settings of this table").click()
    mara.page.get_by_label("Others may watch by link").uncheck()
    expect(mara.page.get_by_role("button", name="Copy the link for spectators")).to_have_count(0)
    olu.page.reload()
    expect(olu.page.locator("#content").get_by_text("This table is played without spectators.")).to_be_visible()
    olu.page.get_by_role("button", name="DE", exact=True).click()
    olu.page.reload()
    expect(olu.page.locator("#content").get_by_text("An diesem Tisch wird ohne Zuschauer")).to_be_visible()


def test_who_leaves_is_played_by_a_bot_and_may_come_back(somebody: Somebody) -> None:
    mara, jon = somebody("Mara"), somebody("Jon")
    mara.sets(ME, OPEN, options=FIRST)
    jon.opens(mara.asks(f"/tables/{mara.table}/invites")[0]["url"])
    jon.page.get_by_role("button", name="Sit down").click()
    expect(jon.page.get_by_text("Mara’s turn").first).to_be_visible()
    mara.opens()
    mara.page.get_by_role("button", name="Settings of this table").click()
    expect(mara.page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(mara.page.get_by_role("button", name="Let a bot play for Jon")).to_have_count(0)
    mara.page.keyboard.press("Escape")
    jon.page.get_by_role("button", name="Settings of this table").click()
    jon.page.get_by_role("button", name="Leave the table").click()
    jon.page.get_by_role("button", name="Yes, a bot may take over").click()
    expect(jon.page.get_by_text("You are watching").first).to_be_visible()
    finish_turn(mara)
    mara.sees(mara.turn())
    mara.page.get_by_role("tab", name="Log").click()
    expect(mara.page.get_by_text("A bot plays for Jon from now on.").first).to_be_visible()
    jon.page.get_by_role("button", name="Settings of this table").click()
    jon.page.get_by_role("button", name="Take my seat again").click()
    expect(jon.page.get_by_text("You are watching")).to_have_count(0)
    expect(mara.page.get_by_text("Jon is back.").first).to_be_visible()


def test_the_end_offers_a_rematch_and_shares_the_replay(somebody: Somebody) -> None:
    record = finished_game()
    mara = taken_up(somebody, len(record["codes"]) - 1, permissions=["clipboard-read", "clipboard-write"])
    finish_turn(mara)
    page = mara.page
    page.get_by_role("link", name="See the result").click()
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    page.get_by_role("button", name="Share the replay").click()
    expect(page.get_by_text("The link to the replay is in your clipboard.").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/table/{mara.table}/replay")
    page.get_by_role("button", name="Play again").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{mara.table})[^/]+$"))
    expect(page.get_by_role("region", name="The table")).to_be_visible()


def test_bots_say_why_when_a_game_is_looked_at_again(somebody: Somebody) -> None:
    record = finished_game()
    mara = taken_up(somebody, len(record["codes"]) - 1)
    page, log = mara.page, mara.page.get_by_role("region", name="Log")
    expect(page.get_by_role("button", name="Why?")).to_have_count(0)
    finish_turn(mara)
    plies = mara.state()["ply"]
    mara.opens(f"/table/{mara.table}/replay?ply={plies}")
    expect(log.locator("li").first).to_be_visible()
    chosen_by_bots = {line["ply"] for line in mara.state()["log"] if line["mover"] not in (None, mara.seat)}
    assert log.locator(".why").count() >= len(chosen_by_bots) > 0
    log.locator("details:not([open]):has(.why) summary").first.click()
    log.get_by_role("button", name="Why?").first.click()
    expect(log.get_by_role("status")).to_have_text(re.compile(r".+: (this|the) .+"))


@pytest.mark.parametrize(("wish", "glides"), [("reduce", False), ("no-preference", True)])
def test_who_wants_no_motion_sees_the_end_state_at_once(somebody: Somebody, wish: str, glides: bool) -> None:
    mara = at_a_table(somebody, reduced_motion=wish)
    picture = mara.page.locator("[data-part=map] .picture")
    picture.evaluate("(node) => node.addEventListener('transitionrun', () => (node.dataset.glided = 'yes'))")
    before = picture.evaluate("(node) => getComputedStyle(node).transform")
    mara.page.keyboard.press("+")
    mara.page.wait_for_function(
        "([node, before]) => getComputedStyle(node).transform !== before && !node.getAnimations().length",
        arg=[picture.element_handle(), before],
    )
    assert (picture.get_attribute("data-glided") == "yes") is glides


def test_a_choice_whose_answer_is_lost_is_made_once(somebody: Somebody) -> None:
    """The request reaches the server, the line breaks before the answer: the page asks again by itself."""
    mara = at_a_table(somebody)
    sent: list[Json] = []

    def lose(route: Route) -> None:
        sent.append(route.request.post_data_json)
        answer = route.fetch()
        if len(sent) == 1:
            route.abort("connectionreset")
        else:
            route.fulfill(response=answer)

    mara.page.route("**/choices*", lose)
    before, begun = mara.turn()["ply"], time.monotonic()
    mara.rows.filter(has_text=re.compile("offering", re.I)).first.click()
    expect(mara.panel.get_by_role("button", name="Undo")).to_be_enabled()
    assert time.monotonic() - begun < 5
    assert len(sent) == 2
    assert sent[0] == sent[1]
    after = mara.turn()
    assert len(after["question"]["path"]) == after["ply"] - before


def test_a_page_that_is_behind_catches_up_without_being_reloaded(somebody: Somebody) -> None:
    """The same person at two windows: what was chosen in one is stale in the other."""
    mara = at_a_table(somebody)
    other = Person(mara.page.context.new_page(), mara.address)
    other.table = mara.table
    other.opens()
    other.sees(other.turn())
    offer(mara)
    now = mara.turn()
    with other.page.expect_response(lambda said: "/choices" in said.url) as said:
        other.rows.first.click()
    assert said.value.status == 409
    other.sees(now)


def test_names_titles_and_chat_are_text_on_the_page(somebody: Somebody) -> None:
    mara = somebody(NASTY)
    mara.sets(ME, BOT, options=FIRST, title=NASTY)
    mara.asks(f"/tables/{mara.table}/chat", {"text": NASTY})
    mara.opens("/")
    expect(mara.page.get_by_role("link", name=NASTY)).to_be_visible()
    mara.opens()
    mara.sees(mara.turn())
    mara.page.get_by_role("tab", name="Chat").click()
    expect(mara.page.get_by_role("tabpanel").get_by_text(NASTY, exact=True)).to_be_visible()
    assert mara.page.locator("img[src=x]").count() == 0
    assert "robbed" not in mara.page.title().replace(NASTY, "")
