"""Chances and lines to try out, for other features."""

from __future__ import annotations

from .chance_agreement import agree, have_not_agreed, may_see_chances
from .permission import may_try_out

__all__ = [
    "agree",
    "have_not_agreed",
    "may_see_chances",
    "may_try_out",
]
