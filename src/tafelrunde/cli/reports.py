"""`tafelrunde reports`: lists and closes the abuse reports of a server."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Optional

import typer

from ..kernel.game import UsageError
from .arguments import Database


def reports(
    db: Database = "",
    done: Annotated[Optional[str], typer.Option(metavar="ID", help="Close this report.")] = None,
) -> None:
    """List or close the abuse reports of a server, newest last (works while the server runs)."""
    from sqlalchemy import select

    from ..server.core.settings import Settings
    from ..server.core.storage import Storage
    from ..server.core.storage.models import Report, User

    async def run() -> list[str]:
        storage = Storage(Settings(db=db).database_url())
        try:
            await storage.prepare()
            async with storage.changing() as session:
                found = await session.get(Report, done) if done is not None else None
                if done is not None and found is None:
                    raise UsageError(f"there is no report {done[:20]!r}; `tafelrunde reports` lists them")
                if found is not None:
                    await session.delete(found)
                    await session.flush()
                rows = await session.execute(
                    select(Report, User).join(User, User.id == Report.by_id).order_by(Report.at)
                )
                return [_line(report, by) for report, by in rows]
        finally:
            await storage.close()

    def _line(report: Report, by: User) -> str:
        when = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
        who = by.account or by.name or by.id
        about = f"{report.name} ({report.about_id}), table {report.table_id}"
        return f"{report.id}  {when}  {who} about {about}: {report.text}"

    lines = asyncio.run(run())
    print("\n".join(lines) if lines else "There are no reports.")
