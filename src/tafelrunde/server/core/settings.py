"""The configuration of a server: storage, limits, mail, bots."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
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
LONGEST_SPEC: Final = 80  # characters of a bot spec, as in the database
OWN_PATHS: Final = (
    "account", "aid", "api", "assets", "calls", "favicon.svg", "guide", "icons", "import", "leaderboard", "learn",
    "imprint", "mail", "manifest.webmanifest", "metrics", "moderation", "new", "privacy", "profile", "recover",
    "reference", "sw.js", "table", "terms", "today", "tournament", "tournaments",
)  # fmt: skip
SMTP_VARIABLE: Final = "TAFELRUNDE_SMTP_URL"  # not an option, since it contains a password
METRICS_VARIABLE: Final = "TAFELRUNDE_METRICS_TOKEN"
SENDER_VARIABLE: Final = "TAFELRUNDE_MAIL_FROM"
SEASON_VARIABLE: Final = "TAFELRUNDE_SEASON"  # the length of a season of the leaderboards
START_VARIABLE: Final = "TAFELRUNDE_DB_SECONDS"
UPLOAD_VARIABLE: Final = "TAFELRUNDE_UPLOAD_SECONDS"
SQLITE_DRIVER_VARIABLE: Final = "TAFELRUNDE_SQLITE_DRIVER"
SQLITE_DRIVERS: Final = ("inline", "aiosqlite")  # the first is the default (docs/develop/decisions/0010)
FORMER_DRIVER: Final = "in_place"  # the name of the first before 1.0, still accepted

SeasonLength = Literal["month", "quarter", "year"]


@dataclass(frozen=True)
class Retention:
    """Days after which data is deleted; 0 is never."""

    guests: int = 90  # not seen, and without tables
    open: int = 30  # tables that never began
    idle: int = 365  # running tables without a choice
    finished: int = 365  # tables of guests who were not seen; those of accounts are kept


def _seconds(variable: str, default: float) -> float:
    given = os.environ.get(variable, "")
    try:
        return max(0.0, float(given)) if given else default
    except ValueError:
        raise UsageError(f"{variable} is {given[:40]!r}; it must be a number of seconds") from None


def read_season(given: str) -> SeasonLength:
    if not given:
        return "quarter"
    length: SeasonLength
    for length in get_args(SeasonLength):
        if given == length:
            return length
    raise UsageError(f"{SEASON_VARIABLE} is {given[:40]!r}; it must be month, quarter or year")


def read_retention(text: str) -> Retention:
    """Parse `guests=30,open=7`; others have their defaults."""
    given: dict[str, int] = {}
    names = [field.name for field in fields(Retention)]
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, days = part.partition("=")
        if name not in names or not days.isascii() or not days.isdigit() or len(days) > 5:
            raise UsageError(f"--keep {text[:60]!r} is invalid; an example is guests=90,open=30,idle=365,finished=365")
        given[name] = int(days)
    return replace(Retention(), **given)


@dataclass(frozen=True)
class SmtpServer:
    host: str
    port: int
    tls: bool  # from the first byte; else STARTTLS if offered
    user: str
    password: str = field(repr=False)
    sender: str


@dataclass(frozen=True)
class Settings:
    db: str = ""  # URL of the database; empty for a file in the user's data folder
    secret: str = ""  # signs cookies and invites; empty for the file next to the database
    static: Path = field(default=Path(__file__).parents[1] / "static")  # the built web app
    root_path: str = ""  # URL path of the server: "/games"
    public_url: str = ""  # for shared links: "https://games.example.org"
    smtp: Optional[SmtpServer] = None  # None: no mail is sent
    hosts: Optional[tuple[str, ...]] = None  # accepted host names; None for any
    body_limit: int = 64_000  # bytes of a request
    record_limit: int = LARGEST
    frame_limit: int = 4_096  # bytes of a WebSocket message
    tables_cached: int = 500  # 0.1 MB each
    preview_options: int = 60  # questions with more options have no previews
    preview_seconds: float = 0.05
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # worker processes; 0 if other machines run bots
    bot_seconds: float = 10.0  # for one choice
    heartbeat_seconds: float = 3.0  # of workers in the queue
    given_up_seconds: float = 15.0  # without a heartbeat, after which a job is requeued
    patience_seconds: float = 5.0  # for a lock or a connection of the database, before a request is asked to retry
    analysis_seconds: float = 120.0  # between two progress reports of an analysis
    analysis_thought: float = 1.5  # seconds of processor time for each choice examined closely (six of a seat)
    inspect_seconds: float = 60.0  # between two finished games whose choices are compared to a bot's; 0 is never
    replay_seconds: float = 20.0  # to find an example position of a component
    # Processor time to parse one upload; our largest pack takes 1.3 s, the longest game 0.3 s.
    upload_seconds: float = field(default_factory=lambda: _seconds(UPLOAD_VARIABLE, 5.0))
    upload_memory: int = 500_000_000  # bytes to parse one upload
    ping_seconds: float = 20.0
    requests_at_once: int = 8  # reads, and as many writes
    queue_seconds: float = 0.2  # that a request waits before it is asked to retry
    header_seconds: float = 10.0  # for the headers of a request, from the first byte or the connection
    body_seconds: float = 20.0  # for its body
    answer_seconds: float = 90.0  # for the whole request: a hint takes up to half of that
    beat_seconds: float = 2.0  # interval of polling clocks, notifications and tournaments
    metrics: bool = False  # Prometheus metrics at /metrics, for this machine
    metrics_token: str = field(default="", repr=False)  # for others, and then for this machine too
    private_webhooks: bool = False  # whether webhooks may have addresses in private networks
    rate_limits: bool = True
    engines: Optional[Path] = None  # folder of older releases, for tables that began under their rules
    pages: Optional[Path] = None  # folder with imprint, terms and privacy notice
    find_bot: Callable[[str], Bot] = builtin_bot  # importable by name, since workers call it
    start_seconds: float = field(default_factory=lambda: _seconds(START_VARIABLE, 30.0))  # to wait for the database
    retention: Retention = field(default_factory=Retention)
    season: SeasonLength = field(default_factory=lambda: read_season(os.environ.get(SEASON_VARIABLE, "")))
    offered_bots: tuple[str, ...] = LEVELS  # that players may seat; other specs could compute for hours

    def offering(self, specs: Sequence[str]) -> Settings:
        """A copy in which players may also seat these bots. Only the owner of the server can add code this way."""
        for spec in specs:
            if len(spec) > LONGEST_SPEC:
                raise UsageError(f"the bot {spec[:40]!r}… has a name of more than {LONGEST_SPEC} characters")
        return replace(self, find_bot=OfferedBots(specs), offered_bots=(*LEVELS, *specs)) if specs else self

    def database_url(self) -> str:
        """The URL with an asynchronous driver. Creates the folder of an SQLite file."""
        given = self.db or f"sqlite:///{Path(user_data_dir('tafelrunde', appauthor=False)) / 'tables.db'}"
        if "://" not in given:
            given = f"sqlite:///{Path(given).absolute()}"  # the path of a file
        try:
            url = make_url(given)
        except ArgumentError:
            raise UsageError(f"{given[:60]!r} is no database URL; an example is sqlite:////path/tables.db") from None
        url = url.set(drivername=_driver(url.drivername))
        if url.get_backend_name() == "sqlite" and url.database:
            make_private_folder(Path(url.database).parent)
        return url.render_as_string(hide_password=False)

    def secret_key(self) -> bytes:
        """The secret from the settings or the environment, else from a file that only its owner can read."""
        given = self.secret or os.environ.get(SECRET_VARIABLE, "")
        return given.encode() if given else read_or_create_secret(self.secret_file())

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
    """The asynchronous driver of a kind of database; an explicit driver is unchanged."""
    if kind == "sqlite":
        chosen = os.environ.get(SQLITE_DRIVER_VARIABLE) or SQLITE_DRIVERS[0]
        if chosen == FORMER_DRIVER:
            chosen = SQLITE_DRIVERS[0]
        if chosen not in SQLITE_DRIVERS:
            raise UsageError(f"{SQLITE_DRIVER_VARIABLE} is {chosen[:40]!r}; it must be {' or '.join(SQLITE_DRIVERS)}")
        return f"sqlite+{chosen}"
    return "postgresql+psycopg" if kind in ("postgres", "postgresql") else kind


def read_root_path(given: str) -> str:
    """The path with a leading and no trailing slash; empty for the root."""
    parts = [part for part in given.split("/") if part]
    if parts and parts[0] in OWN_PATHS:
        raise UsageError(f"--root-path {given[:60]!r} begins like a path of the server itself; choose another one")
    if not all(re.fullmatch(r"[\w.~-]+", part, re.ASCII) and set(part) != {"."} for part in parts):
        raise UsageError(f"--root-path {given[:60]!r} is no path; an example is /games")
    return "".join(f"/{part}" for part in parts)


def read_public_url(given: str) -> str:
    """Scheme, host and port; the path is `--root-path`. Empty to use the URL of each request."""
    parts = urlsplit(given.strip())
    try:
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0
    except ValueError:
        wrong = True
    if given and (wrong or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc):
        raise UsageError(f"--public-url {given[:80]!r} is no URL; an example is https://games.example.org")
    return f"{parts.scheme}://{parts.netloc}" if given else ""


def read_smtp(url: str, sender: str, public_url: str) -> Optional[SmtpServer]:
    """Parse `smtp://user:password@mail.example.org:587`, or `smtps://…` for TLS from the first byte."""
    if not url:
        return None
    parts = urlsplit(url.strip())
    try:
        port = parts.port
    except ValueError:
        port = 0
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == 0 or parts.path.strip("/"):
        raise UsageError(f"{SMTP_VARIABLE} is invalid; an example is smtp://user:password@mail.example.org:587")
    if not re.fullmatch(r"[^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+", sender):
        raise UsageError(
            f"{SENDER_VARIABLE}, the sender of mail, is missing or invalid; an example is table@example.org"
        )
    if not public_url:
        raise UsageError("mail needs --public-url, for links to tables")
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return SmtpServer(parts.hostname, port or (465 if tls else 587), tls, user, password, sender)


def make_private_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise UsageError(f"the folder {folder} cannot be created: {wrong.strerror}") from None


def read_or_create_secret(path: Path, given: str = "") -> bytes:
    """The secret in the file; if there is no file, it is created with `given` or a new secret."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    except OSError as wrong:
        raise UsageError(f"{path} cannot be written: {wrong.strerror}") from None
    with os.fdopen(handle, "wb") as file:
        file.write((given or secrets.token_hex(32)).encode())
    return path.read_bytes()
