"""How people want to be called: they say it themselves, and nothing is sent before. An address for mail is confirmed by
whoever reads it, a browser is asked for leave by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple, Optional

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.errors import Refused, conflict, not_found
from ..core.outbound.addresses import read_url
from ..core.outbound.mail import Mailer, MailTokens
from ..core.outbound.mailboxes import BlockedMailboxes
from ..core.settings import Settings
from ..core.storage import Storage
from ..core.storage.models import Call, CallWishes, PushDevice
from ..core.texts import server_texts
from .push import require_keys

MOST_DEVICES: Final = 20  # of a person


class Wished(NamedTuple):
    """Everything that somebody can say on the page of it."""

    lang: str
    zone: str
    mail: Optional[str]
    mail_hour: Optional[str]
    hook: Optional[str]
    quiet: Optional[str]
    invites: bool


class ContactPreferences:
    def __init__(
        self, storage: Storage, settings: Settings, mailer: Mailer, tokens: MailTokens, blocked: BlockedMailboxes
    ) -> None:
        self._storage = storage
        self._settings = settings
        self._mailer = mailer
        self._tokens = tokens
        self._blocked = blocked

    async def of(self, user_id: str) -> tuple[Optional[CallWishes], list[PushDevice]]:
        async with self._storage.reading() as db:
            devices = list(await db.scalars(select(PushDevice).where(PushDevice.user_id == user_id)))
            return await db.get(CallWishes, user_id), devices

    async def wish(self, user_id: str, wished: Wished, admit: Callable[[str], None]) -> None:
        """A new address for mail is asked whether it is theirs; until then no other mail goes there. `admit` refuses if
        there is too much mail."""
        if wished.mail is not None and not self._mailer.possible:
            raise conflict("no-mail")
        if wished.hook is not None:
            read_url(wished.hook, self._settings.private_webhooks)
        async with self._storage.changing() as db:
            wishes = await _own(db, user_id, wished.lang, wished.zone)
            known = wishes.mail_confirmed and wishes.mail == wished.mail
            ask = wished.mail is not None and wishes.mail != wished.mail
            for name, value in wished._asdict().items():
                setattr(wishes, name, value)
            wishes.mail_confirmed = known
            if ask and wished.mail is not None:
                admit(wished.mail)
            if not wished.mail:
                await _drop_calls(db, user_id, "mail")
            if not wished.hook:
                await _drop_calls(db, user_id, "hook")
        if ask and wished.mail is not None:
            await self._ask(user_id, wished.mail, wished.lang)

    async def _ask(self, user_id: str, address: str, lang: str) -> None:
        words, link = server_texts(lang), self._mailer.link(f"/mail#confirm.{self._tokens.confirm(user_id, address)}")
        body = words.text("mail-confirm", link=link, block=self._mailer.out_link("block", address))
        await self._mailer.send(address, words.text("mail-confirm-subject"), body + "\n", "block")

    async def confirm(self, token: str) -> str:
        """Returns the address, which is theirs from now on."""
        user_id, address = self._tokens.confirmed(token)
        async with self._storage.changing() as db:
            wishes = await db.get(CallWishes, user_id)
            if wishes is None or wishes.mail != address:
                raise not_found("no-such-address")
            wishes.mail_confirmed = True
        return address

    async def stop(self, token: str) -> str:
        """No more news to an address, whoever gave it; or no more mail at all, by the link of a mail that asks whether
        it is theirs. Returns the address."""
        way, address = self._tokens.left(token)
        if way == "block":
            await self._blocked.add(address)
        async with self._storage.changing() as db:
            theirs = update(CallWishes).where(CallWishes.mail == address).values(mail=None, mail_confirmed=False)
            await db.execute(theirs.execution_options(synchronize_session=False))
        return address

    async def allow(self, token: str) -> str:
        """Lift the block of an address, by the link that blocks it. Returns the address."""
        way, address = self._tokens.left(token)
        if way != "block":
            raise Refused(403, "bad-invite", "bad-mail-link")
        await self._blocked.remove(address)
        return address

    async def add_device(self, user_id: str, endpoint: str, keys: tuple[str, str], lang: str, zone: str) -> None:
        """A browser belongs to who sits before it: whoever was called there before is not any more."""
        read_url(endpoint, self._settings.private_webhooks)
        require_keys(*keys)
        async with self._storage.changing() as db:
            await _own(db, user_id, lang, zone)
            newest = select(PushDevice.id).where(PushDevice.user_id == user_id).order_by(PushDevice.created.desc())
            for old in (await db.scalars(newest.limit(MOST_DEVICES).offset(MOST_DEVICES - 1))).all():
                await _delete(db, old)
            device = PushDevice(id=device_id(endpoint), user_id=user_id, endpoint=endpoint, created=time.time())
            device.public_key, device.auth = keys
            await db.merge(device)

    async def remove_device(self, user_id: str, endpoint: str) -> None:
        async with self._storage.changing() as db:
            found = await db.get(PushDevice, device_id(endpoint))
            if found is not None and found.user_id == user_id:
                await db.delete(found)


def device_id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


async def _own(db: AsyncSession, user_id: str, lang: str, zone: str) -> CallWishes:
    found = await db.get(CallWishes, user_id)
    if found is None:
        found = CallWishes(user_id=user_id, lang=lang, zone=zone, mail_confirmed=False, invites=False)
        db.add(found)
        await db.flush()
    return found


async def _delete(db: AsyncSession, id: str) -> None:
    await db.execute(delete(PushDevice).where(PushDevice.id == id).execution_options(synchronize_session=False))


async def _drop_calls(db: AsyncSession, user_id: str, channel: str) -> None:
    gone = delete(Call).where(Call.user_id == user_id, Call.channel == channel)
    await db.execute(gone.execution_options(synchronize_session=False))
