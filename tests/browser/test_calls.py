"""Notifications in a browser: the app can be installed, has an offline shell, and receives push messages."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.server.receivers import Browser, PushService, push_service

from .conftest import BRISK, Somebody
from .people import ME, OPEN
from .serving import Server, server_in

WORKING = {"service_workers": "allow"}
# The browser's own way to a push service leads out of the machine; everything on both sides of it is real.
SUBSCRIBES = """([endpoint, keys]) => {
  const given = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async (how) => (window.subscribedWith = how, current = given);
}"""
BADGED = "window.badges = []; navigator.setAppBadge = async (n) => void window.badges.push(n);"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def calling_server(tmp_path: Path, chromium: Chromium) -> Iterator[Server]:
    with server_in(tmp_path, environment={**os.environ, "TAFELRUNDE_PRIVATE_HOOKS": "1"}) as running:
        yield running


def test_a_push_message_reaches_the_service_worker(
    somebody: Somebody, calling_server: Server, service: PushService
) -> None:
    """From the switch on the page through the server and the push service to a message of the browser."""
    keys, endpoint = Browser(), f"{service.origin}/lena"
    at = calling_server.address
    lena = somebody("Lena", at, BRISK + BADGED, permissions=["notifications"], **WORKING)
    tom = somebody("Tom", at)
    lena.opens("/calls")
    page = lena.page
    page.wait_for_function("navigator.serviceWorker.ready.then((worker) => worker.active !== null)")
    given = {"p256dh": keys.keys["public_key"], "auth": keys.keys["auth"]}
    page.evaluate(SUBSCRIBES, [endpoint, given])
    page.get_by_label("Browser notifications").check()
    expect(page.get_by_label("Browser notifications")).to_be_enabled()
    table = tom.sets(ME, OPEN, title="Friday", options={"first_player": "first_seat"})
    seat = tom.asks(f"/tables/{table}/invites")[0]["url"].split("#")[1].split(".")
    lena.asks(f"/tables/{table}/seats/{seat[0]}/claim", {"invite": seat[1]})
    state = tom.turn()
    while state["question"]:
        body = {"seat": 0, "ply": state["ply"], "code": state["question"]["options"][0]["code"]}
        state = tom.asks(f"/tables/{table}/choices", {**body, "key": f"k{state['ply']}"})
    if state["must_end"]:
        tom.asks(f"/tables/{table}/end", {"seat": 0, "ply": state["ply"]})
    for _ in range(300):
        if service.received:
            break
        page.wait_for_timeout(100)
    said = keys.reads(service.received[0][2])
    assert said["title"] == "It is your turn: Friday"
    _deliver(page, at, said)
    shown = page.evaluate(
        "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
        ".then((all) => all.map((one) => [one.title, one.data.path]))"
    )
    assert shown == [["It is your turn: Friday", f"/table/{table}"]]
    page.get_by_role("link", name="Tafelrunde: Start page").click()
    expect(page).to_have_title("● Tafelrunde")
    page.wait_for_function("window.badges.includes(1)")


def _deliver(page: Any, address: str, said: Any) -> None:
    """As the browser does it when a message comes."""
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(
        one["registrationId"] for one in news["registrations"]
    ))  # fmt: skip
    devtools.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    what = {"origin": address, "registrationId": found[0], "data": json.dumps(said)}
    devtools.send("ServiceWorker.deliverPushMessage", what)
    page.wait_for_timeout(500)


def test_the_app_can_be_installed_and_has_a_shell_without_a_line(somebody: Somebody, own_server: Server) -> None:
    lena = somebody("Lena", own_server.address, **WORKING)
    page = lena.page
    lena.opens("/")
    expect(page.get_by_role("heading", name="Deus")).to_be_visible()
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    said = json.loads(manifest["data"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in said["icons"]}
    assert said["display"] == "standalone"
    for icon in said["icons"]:
        assert page.context.request.get(f"/{icon['src']}").headers["content-type"].startswith("image/")
    page.wait_for_function("caches.open('shell').then((all) => all.keys()).then((kept) => kept.length >= 3)")
    wrong = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in wrong} <= {"in-incognito"}  # which every context of a test is
    own_server.stop()
    try:
        page.reload()
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
        expect(page.get_by_role("link", name="Tafelrunde: Start page")).to_be_visible()
    finally:
        own_server.start()
    expect(page.get_by_role("heading", name="Deus")).to_be_visible()  # and it comes back by itself
