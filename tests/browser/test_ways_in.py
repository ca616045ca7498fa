"""Passkeys in a real browser with a virtual authenticator."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Somebody

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_is_made_and_logs_in(somebody: Somebody) -> None:
    lena = somebody("Lena")
    lena.asks("/account/register", {"name": "Lena with a key", "password": "long enough"})
    page = lena.page
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    lena.opens("/account")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_label("Name of the passkey").fill("Phone")
    page.get_by_label("Your password, to confirm").fill("long enough")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("not used yet")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Signed in as lena with a key.")).to_be_visible()
    expect(page.get_by_text("last used on")).to_be_visible()
