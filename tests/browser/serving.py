"""Starts a real server and a real browser, for tests and screenshots."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Optional

from playwright.sync_api import Browser, sync_playwright

from tafelrunde.server.core.settings import Settings

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
QUIET: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip
OFFERED: Final = ("--bots", "greedy")  # answers at once
PATIENCE: Final = 30_000  # milliseconds; a machine that is busy with other tests takes its time
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
LARGE: Final = {"width": 1920, "height": 1080}
SMALL: Final = {"width": 1024, "height": 768}
ON_A_DESK: Final[dict[str, Any]] = {"viewport": DESKTOP}
ON_A_LARGE_SCREEN: Final[dict[str, Any]] = {"viewport": LARGE}
ON_A_SMALL_SCREEN: Final[dict[str, Any]] = {"viewport": SMALL}
ON_A_PHONE: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


class Missing(RuntimeError):
    """Something the tests need is not there; one line says what to do."""


class NoBrowser(Missing):
    """The tests in a browser are skipped then; all others run."""


class Server:
    """`tafelrunde serve` with a database of its own. It can be stopped and started again at the same address."""

    def __init__(self, folder: Path, *options: str, environment: Optional[Mapping[str, str]] = None) -> None:
        if not (Settings().static / "index.html").exists():
            raise Missing("the web app is not built: run make web")
        self._db = f"sqlite:///{folder / 'tables.db'}"
        self._port = "0"
        self._options = options
        self._environment = environment
        self.address = ""
        self.start()

    def start(self) -> None:
        program = Path(sys.executable).with_name("tafelrunde")
        self._process = subprocess.Popen(
            [
                program,
                "serve",
                "--no-browser",
                "--port",
                self._port,
                "--db",
                self._db,
                "--bots",
                "greedy",
                *self._options,
            ],
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment,
        )
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", self._process.stdout.readline())
        if found is None:
            raise Missing(f"the server did not start; it ended with {self._process.wait()}")
        self.address, self._port = found[0], found[1]

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(timeout=30)


@contextmanager
def server_in(folder: Path, *options: str, environment: Optional[Mapping[str, str]] = None) -> Iterator[Server]:
    server = Server(folder, *options, environment=environment)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path  # where `playwright install chromium` puts one
        path = next(filter(None, map(shutil.which, (*BROWSERS, own))), None)
        if path is None:
            raise NoBrowser("no browser found: install Chromium, or run .venv/bin/playwright install chromium")
        chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
        try:
            yield chromium
        finally:
            chromium.close()


def setting(address: str, **more: Any) -> dict[str, Any]:
    """Of a browser context: everything that pages depend on is said, so that no machine looks different."""
    return {
        "base_url": address,
        "viewport": DESKTOP,
        "locale": "en-GB",
        "color_scheme": "light",
        "reduced_motion": "reduce",  # nothing is clicked while it still moves
        "service_workers": "block",  # what a test breaks or delays is not to go past it
        **more,
    }
