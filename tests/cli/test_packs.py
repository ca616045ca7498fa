"""`tafelrunde packs`: the packs that a server offers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.cli.packs import packs
from tafelrunde.kernel.game import UsageError

PACK = '[pack]\nname = "Our club"\nversion = 4\n\n[deus.card.red_raiders]\ngold = 2\n'


def said(capsys: pytest.CaptureFixture[str], folder: Path, **more: object) -> str:
    packs("deus", f"sqlite:///{folder / 'tables.db'}", **more)  # type: ignore[arg-type]
    return capsys.readouterr().out


def test_a_server_offers_a_pack_by_versions_and_takes_it_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "club.toml"
    file.write_text(PACK)
    assert said(capsys, tmp_path) == "This server offers no packs.\n"
    assert said(capsys, tmp_path, offer=file).endswith("  Our club, version 4\n")
    again = said(capsys, tmp_path, offer=file)
    assert again.endswith("  Our club, version 5\n")
    with pytest.raises(UsageError, match="there is no pack 'nothing'"):
        said(capsys, tmp_path, remove="nothing")
    assert said(capsys, tmp_path, remove=again.split()[0]) == "This server offers no packs.\n"


def test_what_is_no_pack_is_refused_and_nothing_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(PACK.replace("gold = 2", 'gold = "many"'))
    with pytest.raises(UsageError, match=r"deus\.card\.red_raiders\.gold"):
        said(capsys, tmp_path, offer=file)
    assert said(capsys, tmp_path) == "This server offers no packs.\n"
    with pytest.raises(UsageError, match="cannot read the pack"):
        said(capsys, tmp_path, offer=tmp_path / "nowhere.toml")
