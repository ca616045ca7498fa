"""`tafelrunde owner`: grants, revokes and lists the owners of a server."""

from __future__ import annotations

import asyncio
from typing import Annotated, Optional

import typer

from ..kernel.game import UsageError
from .arguments import Database


def owner(
    account: Annotated[
        Optional[str], typer.Argument(help="Name of an account; without it, the owners are listed.")
    ] = None,
    db: Database = "",
    revoke: Annotated[bool, typer.Option("--revoke", help="Revoke the ownership of the account.")] = False,
) -> None:
    """Grant or list server owners (works while the server runs). Owners handle reports at /moderation."""
    from sqlalchemy import select

    from ..server.accounts.accounts import account_name
    from ..server.core.settings import Settings
    from ..server.core.storage import Storage
    from ..server.core.storage.models import User

    async def run() -> list[str]:
        storage = Storage(Settings(db=db).database_url())
        try:
            await storage.prepare()
            async with storage.changing() as session:
                if account is not None:
                    asked = select(User).where(User.account == account_name(account))
                    found = (await session.execute(asked)).scalar_one_or_none()
                    if found is None:
                        raise UsageError(f"there is no account {account[:40]!r}; create it on the page first")
                    found.owner = not revoke
                    await session.flush()
                owners = await session.scalars(select(User.account).where(User.owner).order_by(User.account))
                return [name or "" for name in owners]
        finally:
            await storage.close()

    owners = asyncio.run(run())
    print("\n".join(owners) if owners else "This server has no owner yet; add one with: tafelrunde owner ACCOUNT")
