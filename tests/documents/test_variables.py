"""The table of environment variables lists exactly those that the program reads."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
import uvicorn.config
from platformdirs import user_data_dir

import tafelrunde

from .blocks import ROOT

ROW = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
READ = re.compile(r"\"(TAFELRUNDE_[A-Z_]+)\"")


def test_the_table_has_every_variable_and_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    listed = set(ROW.findall((ROOT / "docs/play/hosting.md").read_text().split("## Environment variables")[1]))
    ours = {name for name in listed if name.startswith("TAFELRUNDE_")}
    source = "".join(path.read_text() for path in Path(tafelrunde.__file__).parent.rglob("*.py"))
    assert ours == set(READ.findall(source))
    assert listed - ours == {"FORWARDED_ALLOW_IPS", "XDG_DATA_HOME"}
    assert '"FORWARDED_ALLOW_IPS"' in inspect.getsource(uvicorn.config)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_data_dir("tafelrunde").startswith(str(tmp_path))
