"""The commands around the server: worker, serve on PostgreSQL, and their error messages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tafelrunde.cli import main

PROGRAM = [sys.executable, "-c", "import sys; from tafelrunde.cli import main; sys.exit(main())"]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["worker", "--db", "tables.db"], "a worker needs a PostgreSQL"),
        (["serve", "--bot-workers", "0", "--port", "0", "--db", "tables.db"], "--bot-workers 0 needs a PostgreSQL"),
        (["serve", "--processes", "2", "--port", "0", "--db", "tables.db"], "--processes needs a PostgreSQL"),
        (["serve", "--port", "0", "--db", "mysql://somewhere/tables"], "'mysql' are not known here"),
        (["worker", "--db", "postgresql://nobody@/none?host=/nowhere"], "the database cannot be used"),
        (["backup", "file", "--db", "postgresql://nobody@/none?host=/nowhere"], "the database cannot be read"),
        (
            ["serve", "--port", "0", "--db", "tables.db", "--keep", "guests=ever"],
            "--keep 'guests=ever' is invalid",
        ),
        (["restore", "nothing.backup", "--db", "tables.db"], "there is no file nothing.backup"),
    ],
)
def test_usage_errors_are_reported_in_one_line(
    command: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAFELRUNDE_SECRET", "none")
    monkeypatch.setenv("TAFELRUNDE_DB_SECONDS", "0")
    assert main(command) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_server_and_a_worker_begin_and_end(tmp_path: Path, postgres: str) -> None:
    home = {**os.environ, "HOME": str(tmp_path), "TAFELRUNDE_DB": postgres, "TAFELRUNDE_SECRET": "none"}
    serve = [*PROGRAM, "serve", "--port", "0", "--no-browser", "--bot-workers", "0"]
    work = [*PROGRAM, "worker", "--processes", "1"]
    with (
        subprocess.Popen(serve, stdout=subprocess.PIPE, text=True, env=home) as server,
        subprocess.Popen(work, stdout=subprocess.PIPE, text=True, env=home) as worker,
    ):
        assert server.stdout is not None
        assert worker.stdout is not None
        address = server.stdout.readline().split()[3]
        assert "bots think here" in worker.stdout.readline()
        with urllib.request.urlopen(f"{address}api/health") as answer:
            assert json.load(answer) == {"ok": True}
        for process in (server, worker):
            process.terminate()
        assert worker.wait(30) == 0
        server.wait(30)
