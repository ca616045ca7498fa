"""Converts component checks into responses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Optional

from ...kernel.forms import Forms
from ..core.matches.table_protocols import PersonRow
from ..core.presentation.viewer import moment
from .schemas import CheckInfo, Reference


class Checked(NamedTuple):
    """The check of a component by one person."""

    user_id: str
    seen: str  # fingerprint of the values that were checked
    name: str
    at: float


Key = tuple[str, str]  # kind and id of a component


def shown_checks(
    forms: Forms, checks: Mapping[Key, Sequence[Checked]], user: Optional[PersonRow]
) -> dict[Key, list[CheckInfo]]:
    return {
        key: [
            CheckInfo(
                name=check.name,
                at=moment(check.at),
                mine=user is not None and check.user_id == user.id,
                same=check.seen == forms.seen(*key),
            )
            for check in found
        ]
        for key, found in checks.items()
    }


def with_checks(reference: Reference, checks: Mapping[Key, list[CheckInfo]]) -> Reference:
    """The reference with the checks of each component."""
    components = [
        each.model_copy(update={"checks": checks[each.kind, each.id]}) if (each.kind, each.id) in checks else each
        for each in reference.components
    ]
    return reference.model_copy(update={"components": components})
