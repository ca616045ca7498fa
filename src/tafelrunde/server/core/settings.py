"""How a server is set up: where it keeps things, and its limits."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Literal, Optional, get_args
from urllib.parse import unquote, urlsplit

from platformdirs import user_data_dir
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ...bots import LEVELS, Bot, OfferedBots, builtin_bot
from ...kernel.game import UsageError
from ...kernel.record import LARGEST

SECRET_VARIABLE: Final = "TAFELRUNDE_SECRET"
SECRET_FILE: Final = "secret.key"
LONGEST_SPEC: Final = 80  # letters of the spec of a bot; the database has so much room for it
OWN_PATHS: Final = (
    "account", "aid", "api", "assets", "calls", "favicon.svg", "guide", "icons", "import", "leaderboard", "learn",
    "mail", "manifest.webmanifest", "metrics", "moderation", "new", "profile", "recover", "reference", "sw.js",
    "table", "today", "tournament", "tournaments",
)  # fmt: skip
SMTP_VARIABLE: Final = "TAFELRUNDE_SMTP_URL"  # no option: it has a password
SENDER_VARIABLE: Final = "TAFELRUNDE_MAIL_FROM"
SEASON_VARIABLE: Final = "TAFELRUNDE_SEASON"  # how long a season of the table of the best is
START_VARIABLE: Final = "TAFELRUNDE_DB_SECONDS"
UPLOAD_VARIABLE: Final = "TAFELRUNDE_UPLOAD_SECONDS"
KEPT: Final = ("guests", "open", "idle", "finished")
SQLITE_DRIVER_VARIABLE: Final = "TAFELRUNDE_SQLITE_DRIVER"
SQLITE_DRIVERS: Final = ("inline", "aiosqlite")  # the first is the default (docs/develop/decisions/0010)
FORMER_DRIVER: Final = "in_place"  # the name of the first before 1.0, still accepted

SeasonLength = Literal["month", "quarter", "year"]


@dataclass(frozen=True)
class Keep:
    """After how many days something goes; 0 keeps it for ever."""

    guests: int = 90  # who were not seen, and of whom no table is left
    open: int = 30  # tables that never began
    idle: int = 365  # tables at which nothing was chosen
    finished: int = 365  # tables of guests who were not seen; those of accounts stay


def _seconds(variable: str, usual: float) -> float:
    given = os.environ.get(variable, "")
    try:
        return max(0.0, float(given)) if given else usual
    except ValueError:
        raise UsageError(f"{variable} is {given[:40]!r}; it is a number of seconds") from None


def read_season(given: str) -> SeasonLength:
    if not given:
        return "quarter"
    length: SeasonLength
    for length in get_args(SeasonLength):
        if given == length:
            return length
    raise UsageError(f"{SEASON_VARIABLE} is {given[:40]!r}; it may be month, quarter or year")


def read_keep(text: str) -> Keep:
    """`guests=30,open=7`: what is not named stays as it is."""
    given: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, days = part.partition("=")
        if name not in KEPT or not days.isascii() or not days.isdigit() or len(days) > 5:
            raise UsageError(
                f"--keep {text[:60]!r} is not understood; it looks like guests=90,open=30,idle=365,finished=365"
            )
        given[name] = int(days)
    return replace(Keep(), **given)


@dataclass(frozen=True)
class SmtpServer:
    """Where mail is handed in, and whom it comes from."""

    host: str
    port: int
    tls: bool  # from the first byte; else as soon as the other side offers it
    user: str
    password: str = field(repr=False)
    sender: str


@dataclass(frozen=True)
class Settings:
    db: str = ""  # URL of the database; empty for a file in the user's data folder
    secret: str = ""  # signs cookies and invites; empty for the one kept beside the database
    static: Path = field(default=Path(__file__).parents[1] / "static")  # the built web app
    root_path: str = ""  # the path of the host that the server lies under: "/games"
    public_url: str = ""  # where people reach the server, for links they hand on: "https://games.example.org"
    smtp: Optional[SmtpServer] = None  # None: no mail is sent
    hosts: Optional[tuple[str, ...]] = None  # names this server answers to; None for any
    body_limit: int = 64_000  # bytes of a request
    record_limit: int = LARGEST
    frame_limit: int = 4_096  # bytes of a WebSocket message
    tables_cached: int = 500  # a tenth of a megabyte each
    preview_options: int = 60  # questions with more options come without previews
    preview_seconds: float = 0.05
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # processes that think; 0 if others take that work
    bot_seconds: float = 10.0  # for one choice
    heartbeat_seconds: float = 3.0  # between two signs of life of who takes bot work from the queue
    given_up_seconds: float = 15.0  # without a sign of life, after which somebody else takes the work up
    patience_seconds: float = 5.0  # for a lock or a connection of the database, before a request is asked to retry
    analysis_seconds: float = 120.0  # between two signs of progress of an analysis
    analysis_thought: float = 1.5  # seconds of processor time for each choice that it looks at closely, six of a seat
    replay_seconds: float = 20.0  # to look for a position in which a component comes up
    # Of processor time, to parse one upload; our largest pack takes 1.3 s, the longest game 0.3 s
    upload_seconds: float = field(default_factory=lambda: _seconds(UPLOAD_VARIABLE, 5.0))
    upload_memory: int = 500_000_000  # bytes, to parse one upload
    ping_seconds: float = 20.0
    requests_at_once: int = 8  # that look, and as many that write: they wait for the disk together
    queue_seconds: float = 0.2  # that a request waits there before it is asked to retry
    header_seconds: float = 10.0  # for the headers of a request, from the first byte or the connection
    body_seconds: float = 20.0  # for its body
    answer_seconds: float = 90.0  # for all of it: a hint may take half of that, the rest is who reads slowly
    beat_seconds: float = 2.0  # how often clocks are looked at
    metrics: bool = False  # figures for Prometheus at /metrics
    private_webhooks: bool = False  # whether webhooks may lead into private networks
    rate_limits: bool = True
    find_bot: Callable[[str], Bot] = builtin_bot  # must be importable by name: the workers look bots up themselves
    start_seconds: float = field(default_factory=lambda: _seconds(START_VARIABLE, 30.0))  # for a database to come up
    keep: Keep = field(default_factory=Keep)
    season: SeasonLength = field(default_factory=lambda: read_season(os.environ.get(SEASON_VARIABLE, "")))
    offered_bots: tuple[str, ...] = LEVELS  # whom people may ask to sit down; others could think for hours

    def offering(self, specs: Sequence[str]) -> Settings:
        """The same, and these bots may be seated beside the levels. Nobody else's code is ever run: people at tables
        name bots, but only the owner of the server brings some."""
        for spec in specs:
            if len(spec) > LONGEST_SPEC:
                raise UsageError(
                    f"the bot {spec[:40]!r}… has a name of more than {LONGEST_SPEC} letters; offer a shorter one"
                )
        return replace(self, find_bot=OfferedBots(specs), offered_bots=(*LEVELS, *specs)) if specs else self

    def database_url(self) -> str:
        """With the asynchronous driver of its kind; folders for a file are made."""
        given = self.db or f"sqlite:///{Path(user_data_dir('tafelrunde', appauthor=False)) / 'tables.db'}"
        if "://" not in given:
            given = f"sqlite:///{Path(given).absolute()}"  # the path of a file
        try:
            url = make_url(given)
        except ArgumentError:
            raise UsageError(f"{given[:60]!r} is no database URL; it looks like sqlite:////path/tables.db") from None
        url = url.set(drivername=_driver(url.drivername))
        if url.get_backend_name() == "sqlite" and url.database:
            make_private_folder(Path(url.database).parent)
        return url.render_as_string(hide_password=False)

    def secret_key(self) -> bytes:
        """Kept in a file that only its owner can read, or given by the environment to several servers."""
        given = self.secret or os.environ.get(SECRET_VARIABLE, "")
        return given.encode() if given else kept_secret(self.secret_file())

    def secret_file(self) -> Path:
        return self.data_folder() / SECRET_FILE

    def data_folder(self) -> Path:
        url = make_url(self.database_url())
        if url.get_backend_name() == "sqlite" and url.database:
            return Path(url.database).parent
        folder = Path(user_data_dir("tafelrunde", appauthor=False))
        make_private_folder(folder)
        return folder


def _driver(kind: str) -> str:
    """The asynchronous driver of a kind of database; one that is named stays."""
    if kind == "sqlite":
        chosen = os.environ.get(SQLITE_DRIVER_VARIABLE) or SQLITE_DRIVERS[0]
        if chosen == FORMER_DRIVER:
            chosen = SQLITE_DRIVERS[0]
        if chosen not in SQLITE_DRIVERS:
            raise UsageError(f"{SQLITE_DRIVER_VARIABLE} is {chosen[:40]!r}; it may be {' or '.join(SQLITE_DRIVERS)}")
        return f"sqlite+{chosen}"
    return "postgresql+psycopg" if kind in ("postgres", "postgresql") else kind


def read_root_path(given: str) -> str:
    """With a slash before it and none behind; empty for the whole host."""
    parts = [part for part in given.split("/") if part]
    if parts and parts[0] in OWN_PATHS:
        raise UsageError(f"--root-path {given[:60]!r} begins like a path of the server itself; choose another one")
    if not all(re.fullmatch(r"[\w.~-]+", part, re.ASCII) and set(part) != {"."} for part in parts):
        raise UsageError(f"--root-path {given[:60]!r} is no path; it looks like /games")
    return "".join(f"/{part}" for part in parts)


def read_public_url(given: str) -> str:
    """Scheme, host and port, without a path: that is `--root-path`. Empty where links say what the browser says."""
    parts = urlsplit(given.strip())
    try:
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0
    except ValueError:
        wrong = True
    if given and (wrong or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc):
        raise UsageError(f"--public-url {given[:80]!r} is no address; it looks like https://games.example.org")
    return f"{parts.scheme}://{parts.netloc}" if given else ""


def read_smtp(url: str, sender: str, public_url: str) -> Optional[SmtpServer]:
    """`smtp://user:password@mail.example.org:587`, or `smtps://…` for TLS from the first byte."""
    if not url:
        return None
    parts = urlsplit(url.strip())
    try:
        port = parts.port
    except ValueError:
        port = 0
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == 0 or parts.path.strip("/"):
        raise UsageError(f"{SMTP_VARIABLE} is no mail server; it looks like smtp://user:password@mail.example.org:587")
    if not re.fullmatch(r"[^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+", sender):
        raise UsageError(f"{SENDER_VARIABLE} says whom mail comes from; it looks like table@example.org")
    if not public_url:
        raise UsageError("mail has links to tables: say where people reach the server, with --public-url")
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return SmtpServer(parts.hostname, port or (465 if tls else 587), tls, user, password, sender)


def make_private_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise UsageError(f"the folder {folder} cannot be made: {wrong.strerror}") from None


def kept_secret(path: Path, given: str = "") -> bytes:
    """What the file holds; if there is none, what is given, or a new secret."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    except OSError as wrong:
        raise UsageError(f"{path} cannot be written: {wrong.strerror}") from None
    with os.fdopen(handle, "wb") as file:
        file.write((given or secrets.token_hex(32)).encode())
    return path.read_bytes()
