"""Runs in Pyodide: compiles the modules that a table without a server needs, and writes archives and ready answers."""

import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path

SITE = Path("/site")
GAMES = ("age_of_innovation", "deus", "revive", "tapestry")
LANGUAGES = ("en", "de")

# Of the standard library: what neither the package nor Pyodide imports.
NOT_NEEDED = (
    "pdb", "unittest", "pydoc", "pydoc_data", "doctest", "_pyio", "pickletools",
    "mailbox", "http/cookiejar", "http/server", "xml", "xmlrpc", "smtplib", "imaplib",
    "ftplib", "poplib", "nntplib", "wsgiref", "sqlite3", "ensurepip", "venv", "idlelib", "tkinter", "turtle",
    "turtledemo", "lib2to3", "distutils", "concurrent/interpreters", "curses", "dbm",
    "test", "_pyrepl", "profile", "cProfile", "pstats", "webbrowser", "zipapp",
    "antigravity", "this", "tabnanny", "pyclbr", "modulefinder",
    "asyncio/windows_events", "wave",
)  # fmt: skip
NOT_OF_PACKAGES = ("pydantic/v1", "pydantic/mypy", "pydantic/deprecated", "pytz/zoneinfo", "babel/locale-data")
BABEL_LOCALES = ("root", *LANGUAGES)
NOT_OF_OURS = (
    "arena", "cli", "envs", "learn", "conformance", "openspiel", "pytest_plugin", "server/accounts", "server/daily",
    "server/detection", "server/legal", "server/moderation", "server/notifications", "server/tournaments",
    "server/core/http", "server/core/storage", "server/core/limits", "server/core/outbound", "server/core/live",
)  # fmt: skip
ENDINGS = (".py", ".ftl", ".md", ".json", ".svg", ".dat", ".so")  # weights need numpy


def is_within(name: str, folders: tuple[str, ...]) -> bool:
    stem = name.removesuffix(".py")
    return any(stem == folder or stem.startswith(f"{folder}/") for folder in folders)


def add(archive: zipfile.ZipFile, root: Path, path: Path, name: str) -> None:
    """A module as bytecode without its source, anything else as it is."""
    if path.suffix != ".py":
        archive.write(path, name)
        return
    code = compile(path.read_bytes(), name, "exec", dont_inherit=True, optimize=2)
    archive.writestr(f"{name}c", MAGIC_NUMBER + bytes(12) + marshal.dumps(code))


def pack(target: str, root: Path, wanted: object) -> None:
    SITE.joinpath("python").mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(SITE / "python" / target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(root.rglob("*")):
            name = str(path.relative_to(root))
            if path.is_file() and wanted(name):
                add(archive, root, path, name)


def is_of_packages(name: str) -> bool:
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in BABEL_LOCALES
    return name.endswith((*ENDINGS, "METADATA")) and not is_within(name, NOT_OF_PACKAGES) and "sboms" not in name


def is_of_core(name: str) -> bool:
    ours = name.removeprefix("tafelrunde/")
    in_game = any(ours.startswith(f"games/{game}/") for game in GAMES)
    return name.endswith(ENDINGS) and not in_game and not is_within(ours, NOT_OF_OURS)


def is_of_game(game: str, name: str) -> bool:
    return name.endswith(ENDINGS) and name.startswith(f"tafelrunde/games/{game}/")


pack("stdlib.zip", Path("/stdlib"), lambda name: not is_within(name, NOT_NEEDED))
pack("packages.zip", Path("/packages"), is_of_packages)
pack("tafelrunde.zip", Path("/source"), is_of_core)
for game in GAMES:
    pack(f"{game}.zip", Path("/source"), lambda name, game=game: is_of_game(game, name))

# What depends on nothing but game and language is answered by files, also before Python is up.
sys.path[:0] = ["/packages", "/source"]
from tafelrunde.browser.worker import Application  # noqa: E402
from tafelrunde.games import DEFAULT_COVER, games  # noqa: E402


def write(path: str, text: str) -> None:
    target = SITE / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text)


async def write_answers() -> None:
    application = Application(lambda *_: None, lambda *_: None, lambda *_: None)
    for lang in LANGUAGES:
        for name in ("games", *(f"games/{game}/{what}" for game in GAMES for what in ("guide", "aid", "icons"))):
            answer = await application.answer("GET", f"/api/{name}?lang={lang}", "")
            if answer.status == 200:
                write(f"answers/{name}.{lang}.json", answer.body)
    for game in GAMES:
        show = games[game].show
        write(f"api/games/{game}/cover.svg", (show.cover or DEFAULT_COVER).read_text())
        write(f"api/games/{game}/sheet.svg", show.sheet())


await write_answers()  # noqa: F704
