"""Marks of the components that people compared with their printed copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Optional

from ...kernel.forms import Forms
from ..core.matches.table_protocols import PersonRow
from ..core.presentation.viewer import moment
from .schemas import CheckInfo, Reference


class Checked(NamedTuple):
    """The check of one person."""

    user_id: str
    seen: str
    name: str
    at: float


Checks = Mapping[tuple[str, str], Sequence[Checked]]


def shown_checks(checks: Sequence[Checked], seen: str, user: Optional[PersonRow]) -> list[CheckInfo]:
    return [
        CheckInfo(
            name=check.name,
            at=moment(check.at),
            mine=user is not None and check.user_id == user.id,
            same=check.seen == seen,
        )
        for check in checks
    ]


def with_checks(reference: Reference, forms: Forms, checks: Checks, user: Optional[PersonRow]) -> Reference:
    """The reference also says who held a component beside their box."""
    components = [
        each.model_copy(update={"checks": shown_checks(checks[key], forms.fingerprint(*key), user)})
        if key in checks
        else each
        for each in reference.components
        for key in [(each.kind, each.id)]
    ]
    return reference.model_copy(update={"components": components})
