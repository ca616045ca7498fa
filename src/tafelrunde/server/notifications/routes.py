"""Routes of contact preferences, push devices, and links in mails."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import Path

from ...kernel.languages import DEFAULT_LANGUAGE, LANGUAGES
from ..core.hours import parts_of, read_hours, require_zone
from ..core.http.dependencies import CurrentServices, Human, MailAdmission, ScreenQuery, rate_limited
from ..core.http.router import api_router
from ..core.schemas.common import MailAddress
from ..core.schemas.requests import VISIBLE_ASCII, MailToken
from ..core.services import Services
from ..core.storage.models import CallWishes, User
from ..core.texts import server_texts
from .chat_services import service_of
from .contact_preferences import ContactChange, ContactPreferences
from .notifier import Message, Notifier
from .push import PushKeys
from .schemas import (
    ChatContact,
    ContactSettings,
    ContactSettingsIn,
    MailContact,
    PushDeviceIn,
    QuietHours,
    RemovedDeviceIn,
)

router = api_router("calls")


async def _settings(services: Services, user: User) -> ContactSettings:
    preferences, devices = await services[ContactPreferences].of(user.id)
    return ContactSettings(
        push_key=services[PushKeys].public,
        devices=len(devices),
        mail_possible=services.mailer.possible,
        mail=_mail(preferences),
        hook=ChatContact(url=preferences.hook, service=service_of(preferences.hook))
        if preferences and preferences.hook
        else None,
        quiet=_quiet(preferences.quiet) if preferences and preferences.quiet else None,
        invites=preferences is not None and preferences.invites,
    )


def _mail(preferences: Optional[CallWishes]) -> Optional[MailContact]:
    if preferences is None or preferences.mail is None:
        return None
    return MailContact(address=preferences.mail, confirmed=preferences.mail_confirmed, hour=preferences.mail_hour)


def _quiet(hours: str) -> QuietHours:
    begin, end, zone = parts_of(hours)
    return QuietHours(begin=begin, end=end, zone=zone)


@router.get("/me/calls")
async def contact_settings(services: CurrentServices, user: Human) -> ContactSettings:
    """The contact preferences of the caller."""
    return await _settings(services, user)


@router.post("/me/calls", dependencies=[rate_limited("seats")])
async def set_contact_settings(
    body: ContactSettingsIn, services: CurrentServices, user: Human, screen: ScreenQuery, admit: MailAdmission
) -> ContactSettings:
    """Set the contact preferences; channels left out are off. A new mail address gets a confirmation mail. Messages use
    the language of this request."""
    quiet = read_hours(body.quiet.begin, body.quiet.end, body.quiet.zone) if body.quiet else None
    mail, hour = (body.mail.address, body.mail.hour) if body.mail else (None, None)
    zone, lang = require_zone(body.zone), _language(screen.lang)
    change = ContactChange(lang, zone, mail, hour, body.hook or None, quiet, body.invites)
    await services[ContactPreferences].update(user.id, change, admit)
    return await _settings(services, user)


@router.post("/me/calls/devices", dependencies=[rate_limited("seats")])
async def add_device(
    body: PushDeviceIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> ContactSettings:
    """Register a browser for push messages."""
    keys = (body.public_key, body.auth)
    lang, zone = _language(screen.lang), require_zone(body.zone)
    await services[ContactPreferences].add_device(user.id, body.endpoint, keys, lang, zone)
    return await _settings(services, user)


@router.post("/me/calls/devices/remove", dependencies=[rate_limited("seats")])
async def remove_device(body: RemovedDeviceIn, services: CurrentServices, user: Human) -> ContactSettings:
    """Unregister a browser from push messages."""
    await services[ContactPreferences].remove_device(user.id, body.endpoint)
    return await _settings(services, user)


@router.post("/me/calls/try", dependencies=[rate_limited("mail")])
async def test_notification(services: CurrentServices, user: Human) -> ContactSettings:
    """Send a test notification on all channels, also during quiet hours."""
    preferences, devices = await services[ContactPreferences].of(user.id)
    if preferences is not None:
        words = server_texts(preferences.lang)
        message = Message(words.text("call-try"), words.text("call-try-text"), "/calls")
        services[Notifier].push(devices, message, 0)
        if preferences.hook:
            services[Notifier].post_to_chat(user.id, preferences.hook, message)
        if preferences.mail and preferences.mail_confirmed and services.mailer.possible:
            await services[Notifier].mail(preferences, message)
    return await _settings(services, user)


@router.post("/mail/confirm", dependencies=[rate_limited("login")])
async def confirm_mail(body: MailToken, services: CurrentServices) -> MailAddress:
    """Confirm a mail address by the link of its confirmation mail."""
    return MailAddress(address=await services[ContactPreferences].confirm(body.token))


@router.post("/mail/stop", dependencies=[rate_limited("login")])
async def stop_mail(body: MailToken, services: CurrentServices) -> MailAddress:
    """Unsubscribe an address from notifications, by the link of a mail. The link of a confirmation mail blocks the
    address from all mail of this server, whoever enters it."""
    return MailAddress(address=await services[ContactPreferences].stop(body.token))


@router.post("/mail/allow", dependencies=[rate_limited("login")])
async def allow_mail(body: MailToken, services: CurrentServices) -> MailAddress:
    """Lift the block of an address, by the link that blocked it."""
    return MailAddress(address=await services[ContactPreferences].allow(body.token))


@router.post("/mail/out/{token}", dependencies=[rate_limited("login")])
async def one_click_out(
    token: Annotated[str, Path(max_length=1000, pattern=VISIBLE_ASCII)], services: CurrentServices
) -> MailAddress:
    """Unsubscribe as mail programs do it (one-click, RFC 8058)."""
    return MailAddress(address=await services[ContactPreferences].stop(token))


def _language(lang: str) -> str:
    return lang if lang in LANGUAGES else DEFAULT_LANGUAGE
