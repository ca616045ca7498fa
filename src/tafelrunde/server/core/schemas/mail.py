"""Mail addresses."""

from __future__ import annotations

from .base import Answer

MAIL_ADDRESS = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"


class MailAddress(Answer):
    address: str
