"""People at tables: invitations, several seats on one device, undo, lost connections, replays."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tafelrunde.games.deus.table.prompts import MOVE
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import EVERYTHING

from .conftest import Somebody
from .people import BESIDE, BOT, ME, OPEN, Json, Person, by_mouse
from .serving import Server
from .tour import finished_game, moment


def finish_turn(person: Person) -> None:
    """By mouse, up to and with End turn."""
    state = person.turn()
    for _ in range(30):
        person.sees(state)
        if state["must_end"]:
            state = person.answered(person.page.get_by_role("button", name="End turn").click)
        elif state["question"]:
            state = by_mouse(person, state)
        if not state["question"] and not state["must_end"]:
            return
    raise AssertionError("a turn without end")


def picture(person: Person) -> str:
    """What the board shows, all texts of it."""
    return "".join(person.page.locator(".picture > svg.tafel").all_text_contents())


def test_two_people_meet_through_an_invite_link(somebody: Somebody) -> None:
    mara, jon = somebody("Mara"), somebody("Jon")
    mara.sets(ME, OPEN, options={"first_player": "first_seat"})
    mara.opens()
    link = mara.page.locator("code.link").inner_text()
    jon.opens(link)
    expect(jon.page.get_by_role("heading", level=1)).to_have_text("A seat is kept for you")
    expect(jon.page.get_by_text("Mara invites you").first).to_be_visible()
    jon.page.get_by_role("button", name="Sit down").click()
    expect(jon.page).to_have_url(re.compile(f"/table/{mara.table}$"))
    jon.table, jon.seat = mara.table, 1

    expect(jon.page.get_by_text("Mara’s turn").first).to_be_visible()
    finish_turn(mara)
    jon.sees(jon.turn())
    expect(jon.page).to_have_title(re.compile("^● It is your turn"))
    expect(mara.page.get_by_text("Jon’s turn").first).to_be_visible()
    finish_turn(jon)
    mara.sees(mara.turn())
    mara.page.get_by_role("tab", name="Chat").click()
    jon.page.get_by_role("tab", name="Chat").click()
    jon.page.get_by_label("Say something to the table").fill("<b>Well met</b>")
    jon.page.get_by_role("button", name="Send").click()
    expect(mara.page.get_by_text("<b>Well met</b>").first).to_be_visible()

    late = somebody("Late")
    late.opens(link)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("This seat is taken")


def test_on_one_device_nobody_sees_the_cards_of_others(somebody: Somebody) -> None:
    mara = somebody()
    mara.sets(ME, BESIDE, options={"first_player": "first_seat"})
    mara.opens()
    cards = mara.page.locator("[data-part=hand] [id^=card-]")
    expect(mara.page.get_by_role("heading", name="Now it is Mara’s turn")).to_be_visible()
    expect(cards).to_have_count(0)
    mara.page.get_by_role("button", name="I am Mara").click()
    expect(cards.first).to_be_visible()
    hers = {card.get_attribute("id") for card in cards.all()}
    finish_turn(mara)
    expect(mara.page.get_by_role("heading", name="Now it is Ada’s turn")).to_be_visible()
    expect(cards).to_have_count(0)
    mara.page.get_by_role("button", name="I am Ada").click()
    expect(cards.first).to_be_visible()
    assert hers.isdisjoint({card.get_attribute("id") for card in cards.all()})


def test_a_turn_is_undone_reset_and_ended(somebody: Somebody) -> None:
    mara = somebody()
    mara.sets(ME, BESIDE, options={"first_player": "first_seat"})
    mara.asks(f"/tables/{mara.table}/preferences", {"seat": 0, "ask_everything": True})
    mara.opens()
    mara.page.get_by_role("button", name="I am Mara").click()
    begun = mara.turn()
    undo, reset, end = (
        mara.panel.get_by_role("button", name=name, exact=True) for name in ("Undo", "Reset turn", "End turn")
    )
    for button in (undo, reset, end):
        expect(button).to_be_disabled()
    first = offer(mara)
    second = mara.answered(mara.rows.first.click)
    mara.sees(second)
    undone = mara.answered(undo.click)
    assert undone["question"]["options"] == first["question"]["options"]
    mara.sees(undone)
    mara.answered(mara.rows.first.click)
    again = mara.answered(reset.click)
    assert (again["ply"], again["question"]["text"]) == (begun["ply"], begun["question"]["text"])
    mara.sees(again)
    finish_turn(mara)
    assert mara.asks(f"/tables/{mara.table}")["turn"]["seat"] == 1


def offer(person: Person) -> Json:
    """Begins an offering, which takes several choices and reveals nothing before its end."""
    person.sees(person.turn())
    return person.answered(person.rows.filter(has_text=re.compile("offering", re.I)).first.click)


def test_nothing_is_lost_by_a_reload_or_a_restart_in_the_middle_of_a_turn(
    own_server: Server, somebody: Somebody
) -> None:
    mara = somebody("Mara", own_server.address)
    mara.sets(ME, BOT, options={"first_player": "first_seat"})
    mara.opens()
    offer(mara)
    state = mara.answered(mara.rows.first.click)
    mara.sees(state)
    before = picture(mara)

    mara.page.reload()
    mara.sees(state)

    own_server.stop()
    own_server.start()
    mara.page.reload()
    mara.sees(state)
    assert picture(mara) == before
    assert mara.state()["ply"] == state["ply"]
    finish_turn(mara)
    mara.sees(mara.turn())


def test_a_record_is_imported_scrubbed_and_continued(somebody: Somebody, tmp_path: Path) -> None:
    mara = somebody()
    page = mara.page
    record = tmp_path / "game.json"
    record.write_text(json.dumps(finished_game()))
    plies = len(json.loads(record.read_text())["codes"])
    mara.opens("/")
    page.get_by_role("link", name="Open a record file").click()
    page.get_by_label("Record file").set_input_files(record)
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_text(f"Choice 0 of {plies}").wait_for()

    def shows(ply: int, seat: int = EVERYTHING) -> None:
        expect(page.get_by_text(f"Choice {ply} of {plies}")).to_be_visible()
        match = Match.replay(record, upto=ply)
        purses = [match.game.show.summary(match.view(seat), one) for one in range(match.players)]
        known = [f"{amount}" for purse in purses for amount in purse.values() if amount is not None]
        expect(page.get_by_role("list", name="Players").locator(".number")).to_have_text(known)

    slider = page.get_by_role("slider", name="Choice")
    slider.fill(str(plies // 2))
    shows(plies // 2)
    expect(page).to_have_url(re.compile(f"ply={plies // 2}"))
    page.get_by_role("button", name="One choice on").click()
    shows(plies // 2 + 1)
    page.get_by_role("button", name="To the end").click()
    shows(plies)
    page.locator("body").press("ArrowLeft")
    shows(plies - 1)
    slider.fill("20")
    shows(20)
    page.get_by_label("Seen by").select_option(index=1)
    expect(page.locator("[data-part=hand]")).to_be_visible()
    page.reload()
    shows(20, seat=0)
    page.get_by_role("button", name="Continue from here").click()
    expect(page).not_to_have_url(re.compile("replay"))
    expect(page.get_by_role("region", name="Your choice")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(somebody: Somebody, tmp_path: Path) -> None:
    mara = somebody()
    (tmp_path / "notes.json").write_text("no record")
    mara.opens("/import")
    mara.page.get_by_label("Record file").set_input_files(tmp_path / "notes.json")
    mara.page.get_by_role("button", name="Watch the replay").click()
    expect(mara.page.get_by_role("alert")).to_have_text("notes.json holds no record of a game.")


SPY = """
  window.glided = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (frames[0].transform) window.glided.push(this.getAttribute('class'));
    return animate.call(this, frames, how);
  };
"""


def test_an_army_that_moves_glides_to_its_new_region(somebody: Somebody) -> None:
    mara = somebody(reduced_motion="no-preference", bypass_csp=True)  # or waiting for a script is forbidden
    mara.page.context.add_init_script(SPY)
    record = finished_game()
    over = mara.asks("/records", record)["id"]
    forked = mara.asks(f"/tables/{over}/fork", {"ply": moment(record, MOVE, 2)})
    mara.table, mara.seat = forked["id"], next(seat["seat"] for seat in forked["seats"] if seat["mine"])
    mara.opens()
    state = mara.turn()
    mara.sees(state)
    assert mara.page.evaluate("window.glided") == []
    [here] = re.findall("the army from (.+) go", state["question"]["text"])
    mara.answered(mara.rows.filter(has_not_text=here).first.click)  # not to stay
    mara.page.wait_for_function("window.glided.some((name) => name.includes('piece military'))")


def test_what_the_mouse_rests_on_explains_itself(somebody: Somebody) -> None:
    mara = somebody()
    mara.sets(ME, BOT, options={"first_player": "first_seat"})
    mara.opens()
    mara.sees(mara.turn())
    card = mara.page.locator("[data-part=hand] [id^=card-]").first
    card.hover()
    name, _, sentence = (card.get_attribute("aria-label") or "").partition(". ")
    expect(mara.page.get_by_role("tooltip")).to_contain_text(name)
    expect(mara.page.get_by_role("tooltip")).to_contain_text(sentence)
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_role("tooltip")).to_have_count(0)


def test_a_thing_whose_kind_has_a_hyphen_explains_itself_too(somebody: Somebody) -> None:
    mara = somebody()
    mara.sets(ME, BOT, game="tapestry", options={"plans_ploys": True})
    mara.opens()
    card = mara.page.locator("[id^=landmark-card-]").first
    while not card.count():  # they are laid out when capitals and civilizations are chosen
        finish_turn(mara)
    mara.sees(mara.turn())  # nothing is drawn anew under the mouse
    for drawer in mara.page.locator(".drawers .names button, .tabs .names button").all():
        if not card.is_visible():
            drawer.click()
    card.hover()
    name = (card.get_attribute("aria-label") or "").partition(". ")[0].split()[-1]
    expect(mara.page.get_by_role("tooltip")).to_contain_text(name)
    expect(mara.page.get_by_role("tooltip").locator("p").first).not_to_be_empty()
