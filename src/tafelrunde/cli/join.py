"""`tafelrunde join`: lets a local bot play a seat at a table of a remote server."""

from __future__ import annotations

import time
import uuid
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from ..bots import Bot, bot
from ..games import games
from ..kernel.game import UsageError
from ..kernel.rng import Rng, seeded
from .arguments import Seed, read_seed

if TYPE_CHECKING:
    import httpx

PAUSE: Final = 0.2  # seconds between two polls
PATIENCE: Final = 20.0  # seconds to wait for a response
TRIES: Final = 10  # consecutive failed requests before giving up


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="URL of the table, such as http://host:8000/table/abc.")],
    token: Annotated[
        str,
        typer.Option(
            envvar="TAFELRUNDE_TOKEN", show_envvar=True, help="Token of the seat, given by the host of the table."
        ),
    ],
    name: Annotated[str, typer.Option("--bot", help="The bot that plays, such as my_package.bots:MyBot.")] = "random",
    seed: Seed = None,
) -> None:
    """Play a seat at a table of a server with a local bot, which knows only what the seat sees."""
    server, table = read_table_url(url)
    player = bot(name)
    if type(player).choose_from_view is Bot.choose_from_view:
        raise UsageError(
            f"{name[:80]} needs the whole match, which only the server has; seat it there, or use a bot with a "
            "method choose_from_view"
        )
    import httpx  # slow to import

    with httpx.Client(base_url=f"{server}/api", headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE) as http:
        print(RemoteSeat(http, table, player, seeded(read_seed(seed))).play())


def read_table_url(url: str) -> tuple[str, str]:
    """Split the URL of a table into the server and the id of the table."""
    parts = urlsplit(url)
    before, found, table = parts.path.rstrip("/").rpartition("/table/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table:
        raise UsageError(f"{url[:80]!r} is not the URL of a table, such as http://localhost:8000/table/abc")
    return f"{parts.scheme}://{parts.netloc}{before}", table


class RemoteSeat:
    """Polls the table, answers when the seat is asked, and ends its turns."""

    def __init__(self, http: httpx.Client, table: str, player: Bot, dice: Rng) -> None:
        self._http = http
        self._table = f"/tables/{table}"
        self._player = player
        self._dice = dice

    def play(self) -> str:
        """Play to the end of the game and return a line with the result."""
        about = self._send("GET", self._table)
        seats = [seat["seat"] for seat in about["seats"] if seat["mine"]]
        if not seats:
            raise UsageError("this token has no seat at that table; ask the host of the table for the token of a seat")
        seat = seats[0]
        while True:
            seen = self._send("GET", f"{self._table}/view?seat={seat}")
            if seen["status"] == "over":
                return self._outcome(seat)
            if seen["must_end"]:
                self._send("POST", f"{self._table}/end", {"seat": seat, "ply": seen["ply"]})
            elif seen["view"] is not None and _asks(seen["view"], seat):
                self._answer(seat, seen)
            else:
                time.sleep(PAUSE)

    def _answer(self, seat: int, seen: dict[str, Any]) -> None:
        game = games[seen["game"]]
        if game.rules_version != seen["rules_version"]:
            raise UsageError(
                f"the table plays rules version {seen['rules_version']} of {game.name}, but here version "
                f"{game.rules_version} is installed"
            )
        code = self._player.choose_from_view(game, seen["view"], self._dice)
        choice = {"seat": seat, "ply": seen["ply"], "code": int(code), "key": uuid.uuid4().hex}
        self._send("POST", f"{self._table}/choices", choice)

    def _outcome(self, seat: int) -> str:
        result = self._send("GET", self._table)["result"]
        scores = ", ".join(map(str, result["scores"]))
        return f"{'won' if seat in result['winners'] else 'not won'}; points by seat: {scores}"

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return the response. Retries while the server is busy or unreachable."""
        import httpx

        for _ in range(TRIES):
            try:
                answer = self._http.request(method, path, json=body)
            except httpx.TransportError as wrong:
                said = str(wrong)
            else:
                if answer.status_code < 400:
                    return answer.json()
                said = _refusal(answer)
                if _outdated(answer):  # the position has changed: poll again
                    return None
                if answer.status_code not in (429, 502, 503):
                    raise UsageError(f"the server rejects the request: {said}")
            time.sleep(1.0)
        raise UsageError(f"the server does not respond: {said[:120]}")


def _asks(view: dict[str, Any], seat: int) -> bool:
    pending = view["pending"]
    return pending is not None and pending["seat"] == seat and "options" in pending


def _outdated(answer: httpx.Response) -> bool:
    return answer.status_code == 409 and answer.json().get("code") in ("stale", "not-your-turn")


def _refusal(answer: httpx.Response) -> str:
    try:
        return str(answer.json()["error"])[:200]
    except (ValueError, KeyError, TypeError):
        return f"status {answer.status_code}"
