"""`tafelrunde owner`: who owns a server, and so reads what people report."""

from __future__ import annotations

import asyncio
from typing import Annotated, Optional

import typer

from ..kernel.game import UsageError
from .arguments import Database


def owner(
    account: Annotated[
        Optional[str], typer.Argument(help="The name of an account; without one, owners are listed.")
    ] = None,
    db: Database = "",
    revoke: Annotated[bool, typer.Option("--revoke", help="They are not an owner any more.")] = False,
) -> None:
    """Say whose account owns the server; also while it runs. Owners read reports at /moderation and act on them."""
    from sqlalchemy import select

    from ..server.access.accounts import account_name
    from ..server.settings import Settings
    from ..server.storage import Storage
    from ..server.storage.models import User

    async def run() -> list[str]:
        storage = Storage(Settings(db=db).database_url())
        try:
            await storage.prepare()
            async with storage.changing() as session:
                if account is not None:
                    asked = select(User).where(User.account == account_name(account))
                    found = (await session.execute(asked)).scalar_one_or_none()
                    if found is None:
                        raise UsageError(f"there is no account {account[:40]!r}; make it on the page first")
                    found.owner = not revoke
                    await session.flush()
                owners = await session.scalars(select(User.account).where(User.owner).order_by(User.account))
                return [name or "" for name in owners]
        finally:
            await storage.close()

    owners = asyncio.run(run())
    print("\n".join(owners) if owners else "Nobody owns this server yet: tafelrunde owner ACCOUNT")
