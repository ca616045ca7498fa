"""Words: Fluent texts in English and German, and sentences made from effect trees."""

from .ftl import BrokenText
from .texts import LANGUAGES, MissingText, Words, words_of

__all__ = ["LANGUAGES", "BrokenText", "MissingText", "Words", "words_of"]
