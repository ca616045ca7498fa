"""Finds the evaluation that the setting `value` of a bot names."""

from __future__ import annotations

from .evaluation import HANDMADE, HANDMADE_EVALUATION, LEARNED, Evaluation, Styled, Value, check_value
from .learned import LEARNED_ALONE, LEARNED_MIX


def evaluation_of(value: Value) -> Evaluation:
    """A learned evaluation falls back on the handmade one in matches that its weights do not fit."""
    check_value(value)
    base, plus, style = value.partition("+")
    if plus:
        return Styled(evaluation_of(Value(base)), style)
    if base == HANDMADE:
        return HANDMADE_EVALUATION
    return LEARNED_ALONE if value == LEARNED else LEARNED_MIX
