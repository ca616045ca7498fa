"""An example game, installed from its folder as anybody would, into a folder where programs are told to look."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
EXAMPLE: Final = EXAMPLES / "delta"
SMALL: Final = EXAMPLES / "pearls"  # rules and words, and nothing else
RUN: Final = "import sys; from tafelrunde.cli import main; sys.exit(main())"


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


class Installed:
    """A folder with the package in it."""

    def __init__(self, folder: Path, example: Path = EXAMPLE) -> None:
        self.folder = folder
        self.package = folder / f"tafelrunde_{example.name}"

    @staticmethod
    def into(folder: Path, example: Path = EXAMPLE) -> Installed:
        # hatchling builds it, and nothing is fetched: the tests also run where there is no network.
        wanted = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder), str(example)]
        subprocess.run([sys.executable, "-m", "pip", *wanted], check=True, capture_output=True, text=True)
        return Installed(folder, example)

    def copied(self, folder: Path) -> Installed:
        """Once more, to be broken."""
        shutil.copytree(self.folder, folder)
        return Installed(folder)

    def environment(self, **more: str) -> dict[str, str]:
        path = os.pathsep.join([str(self.folder), *filter(None, sys.path)])
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
        return {
            **kept,
            "COLUMNS": "120",
            "LANG": "en_GB.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "PYTHONPATH": path,
            **more,
        }

    def python(self, program: str, *arguments: str, typed: str = "", **more: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-c", program, *arguments],
            input=typed, capture_output=True, encoding="utf-8", env=self.environment(**more), timeout=300, check=False,
        )  # fmt: skip
        return Outcome(done.returncode, done.stdout, done.stderr)

    def tafelrunde(self, *arguments: str, typed: str = "", **more: str) -> Outcome:
        return self.python(RUN, *arguments, typed=typed, **more)

    # -------------------------------------------------------------------------------------------- breaking it

    def without_text(self, lang: str, id: str) -> Installed:
        path = self.package / f"{lang}.ftl"
        text, times = re.subn(rf"^{id} = .*\n", "", path.read_text("utf-8"), flags=re.MULTILINE)
        assert times == 1
        path.write_text(text, "utf-8")
        return self

    def with_line(self, module: str, line: str) -> Installed:
        path = self.package / module
        path.write_text(f"{path.read_text('utf-8')}\n{line}\n", "utf-8")
        return self
