"""`tafelrunde join`: a bot of yours plays a seat at a table of a server, from here."""

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

PAUSE: Final = 0.2  # seconds between two looks at the table
PATIENCE: Final = 20.0  # seconds for one answer of the server
TRIES: Final = 10  # that may fail one after the other


def join(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="The page of the table, such as http://host:8000/table/abc.")
    ],
    token: Annotated[
        str,
        typer.Option(
            envvar="TAFELRUNDE_TOKEN", show_envvar=True, help="The token of the seat, which its host can give."
        ),
    ],
    name: Annotated[str, typer.Option("--bot", help="Who plays, such as my_package.bots:MyBot.")] = "random",
    seed: Seed = None,
) -> None:
    """Play a seat at a table of a server with a bot that runs here and knows what the seat sees."""
    server, table = read_table_url(url)
    player = bot(name)
    if type(player).choose_seen is Bot.choose_seen:
        raise UsageError(
            f"{name[:80]} thinks with a whole match, which only the server has; seat it there, or name a bot that goes "
            "by what it sees (choose_seen)"
        )
    import httpx  # a slow import that no other command needs

    with httpx.Client(base_url=f"{server}/api", headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE) as http:
        print(RemoteSeat(http, table, player, seeded(read_seed(seed))).play())


def read_table_url(url: str) -> tuple[str, str]:
    """The server and the id of the table."""
    parts = urlsplit(url)
    before, found, table = parts.path.rstrip("/").rpartition("/table/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table:
        raise UsageError(f"{url[:80]!r} is no page of a table; it looks like http://localhost:8000/table/abc")
    return f"{parts.scheme}://{parts.netloc}{before}", table


class RemoteSeat:
    """Looks at the table until the seat is asked, answers, and ends its turns."""

    def __init__(self, http: httpx.Client, table: str, player: Bot, dice: Rng) -> None:
        self._http = http
        self._table = f"/tables/{table}"
        self._player = player
        self._dice = dice

    def play(self) -> str:
        """To the end of the game; returns a line that says how it came out."""
        about = self._send("GET", self._table)
        seats = [seat["seat"] for seat in about["seats"] if seat["mine"]]
        if not seats:
            raise UsageError("this token has no seat at that table; the host of the table can give one for a seat")
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
                f"the table plays version {seen['rules_version']} of {game.name}, here is {game.rules_version}"
            )
        code = self._player.choose_seen(game, seen["view"], self._dice)
        choice = {"seat": seat, "ply": seen["ply"], "code": int(code), "key": uuid.uuid4().hex}
        self._send("POST", f"{self._table}/choices", choice)

    def _outcome(self, seat: int) -> str:
        result = self._send("GET", self._table)["result"]
        scores = ", ".join(map(str, result["scores"]))
        return f"{'won' if seat in result['winners'] else 'not won'}; points by seat: {scores}"

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        """The answer of the server; who is busy or away for a moment is asked again."""
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
                if _outdated(answer):  # somebody was faster: look again
                    return None
                if answer.status_code not in (429, 502, 503):
                    raise UsageError(f"the server refuses: {said}")
            time.sleep(1.0)
        raise UsageError(f"the server does not answer: {said[:120]}")


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
