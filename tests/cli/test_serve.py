"""`tafelrunde serve`: accepted host names."""

from __future__ import annotations

from typing import Optional

import pytest

from tafelrunde.cli.serve import LOOPBACK, allowed_hosts


@pytest.mark.parametrize(
    ("host", "given", "names"),
    [
        ("127.0.0.1", "", LOOPBACK),
        ("127.0.0.1", "play.example.org", (*LOOPBACK, "play.example.org")),
        ("0.0.0.0", "", None),  # in a club's room people type the address of the machine, whatever it is
        ("0.0.0.0", "play.example.org, other.example.org,", (*LOOPBACK, "play.example.org", "other.example.org")),
    ],
)
def test_given_names_count_wherever_the_server_listens(
    monkeypatch: pytest.MonkeyPatch, host: str, given: str, names: Optional[tuple[str, ...]]
):
    monkeypatch.setenv("TAFELRUNDE_HOSTS", given)
    assert allowed_hosts(host) == names
