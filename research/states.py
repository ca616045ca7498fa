"""Measures the size of a table's state, and the processor time the server takes for one.

Two greedy bots play each game; a server imports it as a record, and continues it from several questions in the middle.
The bench fetches the state as the page does when it opens the table (all pictures, uncached), and as it does after a
choice (naming the pictures it has). Processor time is that of the server process, so other load does not matter. It
uses no API that older versions lack, so `PYTHONPATH` at their sources measures them too.

`python research/states.py` prints a table; arguments are names of games.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final, NamedTuple, Optional

from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded

POSITIONS: Final = 5
TIMES: Final = 8  # each of them is asked for
SEED: Final = 8
WIDTH: Final = 1040  # what is left for the board at 1440 x 900
SCREEN: Final = {"lang": "en", "height": "720"}
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Measured(NamedTuple):
    plain: int
    zipped: int
    milliseconds: float


class Visitor:
    """A client of the server, with a cookie."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.asks("/me")

    def raw(self, path: str, body: Optional[object] = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self._address, "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self._address}/api{path}", data, headers)
        answer: bytes = self._opener.open(request).read()
        return answer

    def asks(self, path: str, body: Optional[object] = None) -> Any:
        return json.loads(self.raw(path, body))


def middle(name: str) -> tuple[dict[str, Any], list[int]]:
    """The record of a game, and questions to the first seat from its middle."""
    game, greedy, dice = games[name], bot("greedy"), seeded(SEED)
    match = Match(game, 2, SEED)
    mine: list[int] = []
    while (decision := match.decision) is not None:
        if decision.seat == 0 and len(decision.options) > 1:
            mine.append(len(match.codes))
        match.choose(greedy.choose(match, dice))
    first = len(mine) // 2 - POSITIONS * 2
    return match.record().to_json(), mine[first : first + POSITIONS * 4 : 4]


def processor_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measured(visitor: Visitor, process: int, path: str, wider: int = 0) -> Measured:
    """Each time `wider` by n pixels, so that the last pictures do not fit."""
    answer = visitor.raw(f"{path}&width={WIDTH}")
    begun = processor_time(process)
    for n in range(1, TIMES + 1):
        visitor.raw(f"{path}&width={WIDTH + n * wider}")
    spent = (processor_time(process) - begun) / TIMES
    return Measured(len(answer), len(gzip.compress(answer, 6)), 1000 * spent)


def states(visitor: Visitor, process: int, name: str) -> tuple[list[Measured], list[Measured]]:
    record, plies = middle(name)
    over = visitor.asks("/records", record)["id"]
    coming, staying = [], []
    for ply in plies:
        table = visitor.asks(f"/tables/{over}/fork", {"ply": ply})["id"]
        path = f"/tables/{table}/state?seat=0&{urllib.parse.urlencode(SCREEN)}"
        board = visitor.asks(f"{path}&width={WIDTH}").get("board")
        marks = [part["mark"] for part in board["parts"]] if isinstance(board, dict) and "parts" in board else []
        coming.append(measured(visitor, process, path, wider=1))
        staying.append(measured(visitor, process, f"{path}&has={','.join(marks)}") if marks else coming[-1])
    return coming, staying


def row(name: str, what: str, found: list[Measured]) -> str:
    plain, zipped, spent = (statistics.mean(column) for column in zip(*found, strict=True))
    return f"| {name} | {what} | {plain / 1000:.0f} | {zipped / 1000:.1f} | {spent:.0f} |"


def main(names: list[str]) -> None:
    print("| game | state | kB | kB with gzip | ms of the processor |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        serve = [
            sys.executable,
            "-c",
            "from tafelrunde.cli import main; main()",
            "serve",
            "--no-browser",
            "--port",
            "0",
        ]
        server = subprocess.Popen([*serve, "--db", f"sqlite:///{folder}/tables.db"], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://localhost:\d+", server.stdout.readline())
            assert found is not None, "the server did not start"
            for name in names or list(games):
                coming, staying = states(Visitor(found[0]), server.pid, name)
                print(row(name, "on coming", coming), row(name, "after a choice", staying), sep="\n", flush=True)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
