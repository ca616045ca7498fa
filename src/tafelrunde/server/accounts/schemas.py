"""Schemas of users, profiles, personal data, and sign-in methods."""

from __future__ import annotations

from typing import Annotated, Any, Optional

from pydantic import Field, StrictStr

from ..core.schemas.base import Answer, Moment, QuickAnswer
from ..core.schemas.common import MAIL_ADDRESS
from ..core.schemas.requests import Body, MailToken
from ..ratings.schemas import Rating


class Me(Answer):
    id: str
    name: str
    """Empty for guests without a name."""
    account: Optional[str]
    owner: bool
    """A server owner, who handles reports."""


class RatingPoint(Answer):
    at: Moment
    points: int


class Tally(Answer):
    """Statistics of a group of finished games."""

    label: str
    games: int
    wins: int
    mean_place: float
    mean_score: Optional[float]
    """Null if forfeits decided all these games before their end."""
    best_score: Optional[int]


class GameTally(Tally):
    game: str
    rating: Optional[Rating]
    """Null before the first rated game."""
    curve: list[RatingPoint]
    """The rating after each rated game."""
    by_players: list[Tally]
    by_role: list[Tally]
    """By faction, tribe or civilization, if the game has them."""


class PastGame(Answer):
    table: Optional[str]
    """Null if the table was deleted."""
    game: str
    at: Moment
    players: int
    place: int
    score: Optional[int]
    """Null if forfeits decided the game before its end."""
    roles: list[str]
    others: list[str]
    rated: bool
    forfeited: bool
    """The caller lost it by giving up the seat."""
    change: Optional[int]
    """The change of the rating."""


class Profile(Answer):
    name: str
    account: Optional[str]
    since: Moment
    games: list[GameTally]
    history: list[PastGame]
    """Newest first."""


class OwnData(QuickAnswer):
    """The caller's personal data, without secrets and data of other people."""

    person: dict[str, Any]
    sessions: list[Moment]
    """When each session started."""
    tables: list[dict[str, Any]]
    """Tables that they opened or sit at."""
    seats: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    marks: list[dict[str, Any]]
    call_wishes: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    """Browsers registered for push messages."""
    passkeys: list[dict[str, Any]]
    recovery: list[dict[str, Any]]
    """The recovery address for password resets."""
    ties: list[dict[str, Any]]
    """People whom they follow or block."""
    reports: list[dict[str, Any]]
    """Their abuse reports."""
    packs: list[dict[str, Any]]
    pack_versions: list[dict[str, Any]]
    pack_texts: list[dict[str, Any]]
    """The texts of all versions of their packs."""
    account_names: list[dict[str, Any]]
    """How the name of their account looks, which nobody else may imitate."""
    checks: list[dict[str, Any]]
    """Their comparisons of components with printed copies."""
    invitations: list[dict[str, Any]]
    """Sent and received."""
    measures: list[dict[str, Any]]
    """Moderation measures about them."""
    tournaments: list[dict[str, Any]]
    """Tournaments that they host."""
    entries: list[dict[str, Any]]
    """Entries in tournaments."""
    tries: list[dict[str, Any]]
    """Daily challenges."""
    aborts: list[dict[str, Any]]
    """Rated games that they aborted."""
    browsers: list[dict[str, Any]]
    """Browsers with which they logged in."""
    agreements: list[dict[str, Any]]
    """How often their choices in rated games were those of a bot."""
    results: list[dict[str, Any]]


class Name(Body):
    name: Annotated[StrictStr, Field(max_length=200)]


class Account(Body):
    name: Annotated[StrictStr, Field(max_length=200)]
    password: Annotated[StrictStr, Field(max_length=1000)]


class NewPassword(Body):
    old: Annotated[StrictStr, Field(max_length=1000)]
    new: Annotated[StrictStr, Field(max_length=1000)]


class DeleteAccountIn(Body):
    password: Annotated[StrictStr, Field(max_length=1000)] = ""


# ------------------------------------------------------------------------------------------------ sign-in methods


class RecoveryInfo(Answer):
    """The recovery address for password resets."""

    address: str
    confirmed: bool
    """Confirmed by the link of a mail; until then it cannot be used."""


class PasskeyInfo(Answer):
    id: str
    name: str
    """Given by its owner."""
    created: Moment
    used: Optional[Moment]
    """The last use."""


class SignInMethods(Answer):
    mail_possible: bool
    """The server can send mail, and so password reset links."""
    recovery: Optional[RecoveryInfo]
    passkeys: list[PasskeyInfo]


class PasskeyOptions(Answer):
    options: dict[str, Any]
    """For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` (WebAuthn level 3)."""


class PasswordIn(Body):
    """Confirms the caller's identity."""

    password: Annotated[StrictStr, Field(max_length=1000)]


class RecoveryIn(PasswordIn):
    address: Optional[Annotated[StrictStr, Field(max_length=254, pattern=MAIL_ADDRESS)]] = None


class ForgotPasswordIn(Body):
    name: Annotated[StrictStr, Field(min_length=1, max_length=254)]


class ResetPasswordIn(MailToken):
    password: Annotated[StrictStr, Field(max_length=1000)]


class PasskeyIn(Body):
    credential: dict[str, Any]
    """The result of the browser's `PublicKeyCredential.toJSON()`."""


class NewPasskeyIn(PasskeyIn):
    name: Annotated[StrictStr, Field(max_length=200)] = ""
