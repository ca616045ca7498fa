"""`tafelrunde serve`: runs the web server."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Optional
from urllib.parse import urlsplit

import typer

from ..kernel.game import UsageError
from .arguments import Corrections, Database, Engines, OfferedBots, read_offered_bots
from .server_processes import Processes

if TYPE_CHECKING:
    import uvicorn

HOSTS_VARIABLE: Final = "TAFELRUNDE_HOSTS"
PRIVATE_HOOKS_VARIABLE: Final = "TAFELRUNDE_PRIVATE_HOOKS"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in your network play.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 chooses a free one.")] = 8000,
    db: Database = "",
    bot_workers: Annotated[
        Optional[int], typer.Option(min=0, max=256, help="Bots that think here at once; 0 leaves them to workers.")
    ] = None,
    bots: OfferedBots = "",
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes on this machine; more than 1 need PostgreSQL.")
    ] = 1,
    root_path: Annotated[
        str,
        typer.Option(
            metavar="PATH",
            envvar="TAFELRUNDE_ROOT_PATH",
            show_envvar=True,
            help="URL path of the server behind a proxy, such as /games; the proxy may strip it or not.",
        ),
    ] = "",
    public_url: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            envvar="TAFELRUNDE_PUBLIC_URL",
            show_envvar=True,
            help="Public address of the server for shared links, such as https://games.example.org.",
        ),
    ] = "",
    keep: Annotated[
        str,
        typer.Option(
            metavar="DAYS",
            envvar="TAFELRUNDE_KEEP",
            show_envvar=True,
            help="Days until guests and tables are deleted, as guests=90,open=30,idle=365,finished=365; 0 is never.",
        ),
    ] = "",
    pages: Annotated[
        Optional[Path],
        typer.Option(
            metavar="FOLDER",
            envvar="TAFELRUNDE_PAGES",
            show_envvar=True,
            help="Folder with imprint, terms and privacy notice; `tafelrunde pages FOLDER` writes templates.",
        ),
    ] = None,
    engines: Engines = None,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Serve Prometheus metrics at /metrics to this machine.")
    ] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="Write the log as JSON lines.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    corrections: Corrections = None,
) -> None:
    """Run the web server: play in the browser, against bots or with friends."""
    with _no_collection():
        from uvicorn.config import LOGGING_CONFIG  # slow to import

        from ..server.app import create_app
        from ..server.core.json_log import log_as_json
        from ..server.core.limits.shared_counts import Counts, SharedMemory
        from ..server.core.settings import (
            METRICS_VARIABLE,
            SENDER_VARIABLE,
            SMTP_VARIABLE,
            Settings,
            read_public_url,
            read_retention,
            read_root_path,
            read_smtp,
        )
        from ..server.startup import prepare
        from ..server.warm_up import warm_up
        from ..server.web_server import TableServer

    root, public = read_root_path(root_path), read_public_url(public_url)
    bound = _bind(host, port, several=processes > 1)
    private = os.environ.get(PRIVATE_HOOKS_VARIABLE, "") not in ("", "0")
    settings = Settings(
        db=db,
        hosts=allowed_hosts(host, public),
        root_path=root,
        public_url=public,
        smtp=read_smtp(os.environ.get(SMTP_VARIABLE, ""), os.environ.get(SENDER_VARIABLE, ""), public),
        metrics=metrics,
        metrics_token=os.environ.get(METRICS_VARIABLE, ""),
        private_webhooks=private,
        pages=pages,
        engines=engines,
    )
    settings = settings.offering(read_offered_bots(bots))
    if metrics and find_spec("prometheus_client") is None:
        raise UsageError("--metrics needs the package prometheus_client: pip install 'tafelrunde[metrics]'")
    if log_json:
        log_as_json()
    settings = replace(settings, retention=read_retention(keep))
    if bot_workers is not None:
        settings = replace(settings, bot_workers=bot_workers)
    if bot_workers == 0 and not settings.database_url().startswith("postgresql"):
        raise UsageError("--bot-workers 0 needs a PostgreSQL database; with SQLite, bots think only in the server")
    if processes > 1 and not settings.database_url().startswith("postgresql"):
        raise UsageError("--processes needs a PostgreSQL database; an SQLite file belongs to one process")
    asyncio.run(prepare(settings))
    warm_up()

    def run(counts: Optional[Counts] = None, number: int = 0) -> bool:
        """Run one server process. Number 0 also runs the bots and announces the address."""
        ours = settings if number == 0 else replace(settings, bot_workers=0)
        server = TableServer(create_app(ours, counts), ours, log_config=None if log_json else LOGGING_CONFIG)
        if number == 0:
            said = (server, f"{_address(host, bound)}{root}/", not no_browser)
            threading.Thread(target=_announce, args=said, daemon=True).start()
        server.run(sockets=[bound if processes == 1 else _bind(host, bound.getsockname()[1], several=True)])
        return server.started

    if processes == 1:
        started = run()
    else:
        memory = SharedMemory(processes)
        with _shared_metrics() if metrics else nullcontext(lambda pid: None) as forget:
            each = Processes(processes, lambda number: _require(run(memory.of_process(number), number)), forget)
            started = each.run()
    _require(started)


@contextmanager
def _no_collection() -> Iterator[None]:
    """Pause garbage collection during imports, which saves a tenth of the start-up time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def _shared_metrics() -> Iterator[Callable[[int], None]]:
    """Let processes add up their metrics, through files in a temporary folder. Yields what to call when one has ended,
    so that its gauges do not count any more."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # before prometheus_client is imported
        from prometheus_client.multiprocess import mark_process_dead

        yield mark_process_dead


def _require(started: bool) -> None:
    if not started:
        raise UsageError("the server could not start; see the lines above")


def _announce(server: uvicorn.Server, address: str, open_page: bool) -> None:
    """Print the address and open the page as soon as the server answers."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    print(f"Tafelrunde is at {address} (press Ctrl+C to stop)", flush=True)
    if open_page:
        webbrowser.open(address)


def allowed_hosts(host: str, public_url: str = "") -> Optional[tuple[str, ...]]:
    """The host names that the server accepts: loopback names, configured names and that of the public address. None
    accepts all names: the default where others can reach the server."""
    names = [*os.environ.get(HOSTS_VARIABLE, "").split(","), (urlsplit(public_url).hostname or "")]
    given = tuple(filter(None, (name.strip() for name in names)))
    return (*LOOPBACK, *given) if given or host in LOOPBACK else None


def _bind(host: str, port: int, several: bool = False) -> socket.socket:
    """Bind the socket here, so that a port in use is reported in one line. With `several`, processes share the port and
    the system distributes connections among them."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        bound = socket.socket(family, kind, protocol)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if several:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(address)
    except OSError as wrong:
        raise UsageError(
            f"cannot listen on {host} port {port} ({wrong.strerror}); is a server running already? try --port 8001"
        ) from None
    return bound


def _address(host: str, bound: socket.socket) -> str:
    name = "localhost" if host in ("0.0.0.0", "::", *LOOPBACK) else host
    return f"http://{name}:{bound.getsockname()[1]}"
