"""The process of an engine, seen from the server: messages are JSON over a pipe.

The server sends a job or a call and gets numbers (choices, progress) and at last a list: the fields of a `Thought`
after its codes. Messages are those of bot workers, as JSON, since the other end is another release.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Optional

from ....kernel.corrections import ENVIRONMENT

MODULE: Final = "tafelrunde.server.engine"
READY: Final = "ready"
COMPONENTS: Final = "components.toml"  # corrected components that an engine's tables began with


class JsonPipe:
    """One end of the pipe, with the methods of `Connection` that the pool of workers uses."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def send(self, message: object) -> None:
        self._connection.send_bytes(json.dumps(message).encode())

    def recv(self) -> Any:
        return json.loads(self._connection.recv_bytes())

    def poll(self, seconds: float) -> bool:
        there: bool = self._connection.poll(seconds)
        return there

    def close(self) -> None:
        self._connection.close()


class EngineProcess:
    """`bots` are the specs that players may seat besides the levels. The folder comes first in the path, so an engine
    can share the libraries of the server."""

    def __init__(self, folder: Path, bots: Sequence[str], start_seconds: float) -> None:
        if not [*(folder / "tafelrunde" / "server").glob("engine.*")]:  # this release would be found instead
            raise FileNotFoundError(f"{folder} holds no release of Tafelrunde")
        ours, theirs = multiprocessing.Pipe()
        self.pipe = JsonPipe(ours)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", MODULE, str(theirs.fileno()), *bots],
                pass_fds=(theirs.fileno(),),
                cwd=folder,
                env=_environment(folder),
                stdin=subprocess.DEVNULL,
                stdout=sys.stderr.fileno() if _has_fd(sys.stderr) else subprocess.DEVNULL,
            )
        self._ready = False
        self._start_seconds = start_seconds

    def ready(self) -> bool:
        """Waits until the games are loaded."""
        if not self._ready and self.pipe.poll(self._start_seconds):
            self._ready = self.pipe.recv() == READY
        return self._ready

    @property
    def pid(self) -> Optional[int]:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.wait(1)
        self.pipe.close()


def _environment(folder: Path) -> dict[str, str]:
    """The engine's own components, if its folder has some, else those of the server."""
    components = {ENVIRONMENT: str(folder / COMPONENTS)} if (folder / COMPONENTS).exists() else {}
    return {**os.environ, "PYTHONPATH": str(folder), **components}


def _has_fd(stream: Any) -> bool:
    try:
        return bool(stream.fileno())
    except (AttributeError, OSError, ValueError):
        return False
