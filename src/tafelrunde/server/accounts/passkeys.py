"""Passkeys (WebAuthn): registration and login.

Adding and removing a passkey requires the password: a passkey remains valid after a password change. Challenges are
stored in the database, expire after minutes and can be used once. The relying party is the host in the request's
origin, which `core/http/request_checks.py` has verified.
"""

from __future__ import annotations

import json
import secrets
import time
from typing import Any, Final, Optional
from urllib.parse import urlsplit

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..core.errors import Refused, conflict, not_found
from ..core.identity import token_hash
from ..core.plain_text import LONGEST_NAME, plain_line
from ..core.storage.models import Passkey, PasskeyChallenge, User
from .accounts import Accounts

SERVER_NAME: Final = "Tafelrunde"
CHALLENGE_SECONDS: Final = 5 * 60
MOST_PASSKEYS: Final = 20  # of a person
VERIFIED: Final = UserVerificationRequirement.REQUIRED  # fingerprint, face or PIN

Json = dict[str, Any]


def host_of(origin: str) -> str:
    return urlsplit(origin).hostname or ""


class Passkeys:
    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._storage = accounts.storage

    async def of(self, user: User) -> list[Passkey]:
        query = select(Passkey).where(Passkey.user_id == user.id).order_by(Passkey.created)
        async with self._storage.reading() as db:
            return list(await db.scalars(query))

    # -------------------------------------------------------------------------------------------- registration

    async def registration_options(self, user: User, password: str, origin: str) -> Json:
        """Options for `navigator.credentials.create`."""
        if user.account is None:
            raise conflict("no-account", "no-account-yet")
        await self._accounts.require_password(user, password)
        known = await self.of(user)
        if len(known) >= MOST_PASSKEYS:
            raise conflict("refused", "many-passkeys", most=MOST_PASSKEYS)
        options = generate_registration_options(
            rp_id=host_of(origin),
            rp_name=SERVER_NAME,
            user_id=user.id.encode(),
            user_name=user.account,
            user_display_name=user.name or user.account,
            challenge=await self._new_challenge(user.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known],
        )
        return _as_json(options)

    async def add(self, user: User, answer: Json, name: str, origin: str) -> None:
        challenge = await self._use_challenge(answer, user.id)
        try:
            verified = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _not_proven() from None
        credential = bytes_to_base64url(verified.credential_id)
        key = Passkey(id=token_hash(credential), user_id=user.id, credential=credential, created=time.time())
        key.public_key, key.uses = bytes_to_base64url(verified.credential_public_key), verified.sign_count
        key.name, key.used = plain_line(name, LONGEST_NAME), None
        async with self._storage.changing() as db:
            if await db.get(Passkey, key.id) is not None:
                raise conflict("taken", "passkey-known")
            db.add(key)

    async def remove(self, user: User, id: str, password: str) -> None:
        await self._accounts.require_password(user, password)
        async with self._storage.changing() as db:
            found = await db.get(Passkey, id)
            if found is None or found.user_id != user.id:
                raise not_found("no-passkey")
            await db.delete(found)

    # -------------------------------------------------------------------------------------------- login

    async def login_options(self, origin: str) -> Json:
        """Options for `navigator.credentials.get`, without a user name."""
        challenge = await self._new_challenge(None)
        return _as_json(
            generate_authentication_options(rp_id=host_of(origin), challenge=challenge, user_verification=VERIFIED)
        )

    async def login(self, guest: Optional[User], answer: Json, origin: str, cookie: Optional[str]) -> tuple[User, str]:
        challenge = await self._use_challenge(answer, None)
        async with self._storage.reading() as db:
            key = await db.get(Passkey, token_hash(str(answer.get("id", ""))))
        if key is None:
            raise Refused(401, "wrong-password", "unknown-passkey")
        try:
            verified = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(key.public_key),
                credential_current_sign_count=key.uses,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _not_proven() from None
        async with self._storage.changing() as db:
            stored, user = await db.get(Passkey, key.id), await db.get(User, key.user_id)
            if stored is None or user is None:
                raise Refused(401, "wrong-password", "unknown-passkey")
            stored.uses, stored.used = verified.new_sign_count, time.time()
            return user, await self._accounts.replace_session(db, guest, user, cookie)

    # -------------------------------------------------------------------------------------------- challenges

    async def _new_challenge(self, user_id: Optional[str]) -> bytes:
        challenge, now = secrets.token_bytes(32), time.time()
        async with self._storage.changing() as db:
            await _delete(db, PasskeyChallenge.until < now)
            db.add(PasskeyChallenge(hash=_hash(challenge), user_id=user_id, until=now + CHALLENGE_SECONDS))
        return challenge

    async def _use_challenge(self, answer: Json, user_id: Optional[str]) -> bytes:
        """The challenge in a response, if it is valid. It cannot be used again."""
        challenge = _challenge_in(answer)
        async with self._storage.changing() as db:
            stored = await db.get(PasskeyChallenge, _hash(challenge))
            valid = stored is not None and stored.until >= time.time() and stored.user_id == user_id
            if stored is not None:
                await db.delete(stored)
        if not valid:
            raise _not_proven()
        return challenge


def _hash(challenge: bytes) -> str:
    return token_hash(bytes_to_base64url(challenge))


def _challenge_in(answer: Json) -> bytes:
    try:
        client_data = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        return base64url_to_bytes(client_data["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise _not_proven() from None


def _not_proven() -> Refused:
    return Refused(401, "wrong-password", "passkey-not-proven")


def _as_json(options: Any) -> Json:
    found: Json = json.loads(options_to_json(options))
    return found


async def _delete(db: AsyncSession, which: Any) -> None:
    if (await db.execute(select(func.count()).select_from(PasskeyChallenge).where(which))).scalar_one():
        await db.execute(delete(PasskeyChallenge).where(which).execution_options(synchronize_session=False))
