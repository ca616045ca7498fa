"""Fluent texts in all languages, and sentences made from effect trees."""

from ..kernel.languages import LANGUAGES
from .ftl import BrokenText, MissingText
from .texts import Words, words_of

__all__ = ["LANGUAGES", "BrokenText", "MissingText", "Words", "words_of"]
