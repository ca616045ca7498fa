"""Tests of the rulebooks. Each cites the numbered rules that it would catch being broken."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("DEUS-BUILD-04")`: the rules this test checks."""
    return pytest.mark.rule(*ids)
