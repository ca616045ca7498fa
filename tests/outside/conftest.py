"""The example game, installed once for this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from .installing import Installed


@pytest.fixture(scope="package")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed.into(tmp_path_factory.mktemp("example"))


@pytest.fixture
def copy(installed: Installed, tmp_path: Path) -> Installed:
    return installed.copied(tmp_path / "copy")
