"""Normalizes mail addresses to mailboxes, and stores the mailboxes that are blocked from all mail of this server."""

from __future__ import annotations

import hmac
import time
from hashlib import sha256
from typing import Final

from ..storage.engine import Storage
from ..storage.models import BlockedMailbox

GMAIL: Final = ("gmail.com", "googlemail.com")  # the same mailboxes under both names; dots are ignored


def mailbox_of(address: str) -> str:
    """Equal for all spellings of an address: case and a suffix after a plus sign do not matter."""
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    return f"{local.replace('.', '')}@{GMAIL[0]}" if domain in GMAIL else f"{local}@{domain}"


class BlockedMailboxes:
    """Stores only keyed hashes of addresses, since their readers may be strangers."""

    def __init__(self, storage: Storage, secret: bytes) -> None:
        self._storage = storage
        self._secret = secret

    async def has(self, address: str) -> bool:
        async with self._storage.reading() as db:
            return await db.get(BlockedMailbox, self._hash(address)) is not None

    async def add(self, address: str) -> None:
        async with self._storage.changing() as db:
            await db.merge(BlockedMailbox(hash=self._hash(address), created=time.time()))

    async def remove(self, address: str) -> None:
        async with self._storage.changing() as db:
            found = await db.get(BlockedMailbox, self._hash(address))
            if found is not None:
                await db.delete(found)

    def _hash(self, address: str) -> str:
        return hmac.new(self._secret, f"blocked mailbox {mailbox_of(address)}".encode(), sha256).hexdigest()
