"""Contact preferences, push devices, and what links in mails do."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import Path

from ...kernel.languages import LANGUAGES
from ..core.hours import parts_of, read_hours, require_zone
from ..core.http.dependencies import CurrentServices, Human, MailAdmission, ScreenQuery, rate_limited
from ..core.http.router import api_router
from ..core.schemas.mail import MailAddress
from ..core.schemas.requests import VISIBLE_ASCII, MailToken
from ..core.services import Services
from ..core.storage.models import CallWishes, User
from ..core.texts import USUAL_LANGUAGE, server_texts
from .chat_services import service_of
from .contact_preferences import ContactPreferences, Wished
from .notifier import Message, Notifier
from .push import PushKeys
from .schemas import Calls, CallsIn, GoneDevice, HookWish, MailWish, PushDeviceIn, QuietHours

router = api_router("calls")


async def _told(services: Services, user: User) -> Calls:
    wishes, devices = await services[ContactPreferences].of(user.id)
    return Calls(
        push_key=services[PushKeys].public,
        devices=len(devices),
        mail_possible=services.mailer.possible,
        mail=_mail(wishes),
        hook=HookWish(url=wishes.hook, service=service_of(wishes.hook)) if wishes and wishes.hook else None,
        quiet=_quiet(wishes.quiet) if wishes and wishes.quiet else None,
        invites=wishes is not None and wishes.invites,
    )


def _mail(wishes: Optional[CallWishes]) -> Optional[MailWish]:
    if wishes is None or wishes.mail is None:
        return None
    return MailWish(address=wishes.mail, confirmed=wishes.mail_confirmed, hour=wishes.mail_hour)


def _quiet(hours: str) -> QuietHours:
    begin, end, zone = parts_of(hours)
    return QuietHours(begin=begin, end=end, zone=zone)


@router.get("/me/calls")
async def my_calls(services: CurrentServices, user: Human) -> Calls:
    """How I want to be called."""
    return await _told(services, user)


@router.post("/me/calls", dependencies=[rate_limited("seats")])
async def set_calls(
    body: CallsIn, services: CurrentServices, user: Human, screen: ScreenQuery, admit: MailAdmission
) -> Calls:
    """Say how I want to be called; what is not named is off. A new address for mail gets one, which asks whether it is
    mine. Messages are in the language of this request."""
    quiet = read_hours(body.quiet.begin, body.quiet.end, body.quiet.zone) if body.quiet else None
    mail, hour = (body.mail.address, body.mail.hour) if body.mail else (None, None)
    wished = Wished(_language(screen.lang), require_zone(body.zone), mail, hour, body.hook or None, quiet, body.invites)
    await services[ContactPreferences].wish(user.id, wished, admit)
    return await _told(services, user)


@router.post("/me/calls/devices", dependencies=[rate_limited("seats")])
async def add_device(body: PushDeviceIn, services: CurrentServices, user: Human, screen: ScreenQuery) -> Calls:
    """Let the server push to this browser, as the browser allowed it."""
    keys = (body.public_key, body.auth)
    lang, zone = _language(screen.lang), require_zone(body.zone)
    await services[ContactPreferences].add_device(user.id, body.endpoint, keys, lang, zone)
    return await _told(services, user)


@router.post("/me/calls/devices/remove", dependencies=[rate_limited("seats")])
async def remove_device(body: GoneDevice, services: CurrentServices, user: Human) -> Calls:
    """This browser is not called any more."""
    await services[ContactPreferences].remove_device(user.id, body.endpoint)
    return await _told(services, user)


@router.post("/me/calls/try", dependencies=[rate_limited("mail")])
async def try_calls(services: CurrentServices, user: Human) -> Calls:
    """Call me now on all my ways, to see that it works. Quiet hours do not count."""
    wishes, devices = await services[ContactPreferences].of(user.id)
    if wishes is not None:
        words = server_texts(wishes.lang)
        message = Message(words.text("call-try"), words.text("call-try-text"), "/calls")
        services[Notifier].push(devices, message, 0)
        if wishes.hook:
            services[Notifier].tell_service(user.id, wishes.hook, message)
        if wishes.mail and wishes.mail_confirmed and services.mailer.possible:
            await services[Notifier].mail(wishes, message)
    return await _told(services, user)


@router.post("/mail/confirm", dependencies=[rate_limited("login")])
async def confirm_mail(body: MailToken, services: CurrentServices) -> MailAddress:
    """Say by the link of a mail that its address is mine."""
    return MailAddress(address=await services[ContactPreferences].confirm(body.token))


@router.post("/mail/stop", dependencies=[rate_limited("login")])
async def stop_mail(body: MailToken, services: CurrentServices) -> MailAddress:
    """No more news to the address of the mail with this link. If that mail asked whether the address is mine: no more
    mail of this server at all, whoever gives the address."""
    return MailAddress(address=await services[ContactPreferences].stop(body.token))


@router.post("/mail/allow", dependencies=[rate_limited("login")])
async def allow_mail(body: MailToken, services: CurrentServices) -> MailAddress:
    """Let this server write again to an address that was blocked by this link."""
    return MailAddress(address=await services[ContactPreferences].allow(body.token))


@router.post("/mail/out/{token}", dependencies=[rate_limited("login")])
async def one_click_out(
    token: Annotated[str, Path(max_length=1000, pattern=VISIBLE_ASCII)], services: CurrentServices
) -> MailAddress:
    """The same, as programs that read mail do it for people (RFC 8058)."""
    return MailAddress(address=await services[ContactPreferences].stop(token))


def _language(lang: str) -> str:
    return lang if lang in LANGUAGES else USUAL_LANGUAGE
