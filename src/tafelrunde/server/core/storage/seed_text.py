"""The column type of seeds: decimal digits of a number, or 32 hexadecimal digits of a key."""

from __future__ import annotations

from typing import Optional

from sqlalchemy import String
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from ....kernel.rng import KEY_DIGITS, Seed


class SeedText(TypeDecorator[Seed]):
    """The length distinguishes both: numbers have at most 20 digits and a sign."""

    impl = String(KEY_DIGITS)
    cache_ok = True

    def process_bind_param(self, value: Optional[Seed], dialect: Dialect) -> Optional[str]:
        return None if value is None else str(value)

    def process_result_value(self, value: Optional[str], dialect: Dialect) -> Optional[Seed]:
        return value if value is None or len(value) == KEY_DIGITS else int(value)
