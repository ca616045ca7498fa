"""Words: Fluent texts in English and German, and sentences made from effect trees."""

from .ftl import BrokenText, MissingText
from .texts import LANGUAGES, Words, words_of

__all__ = ["LANGUAGES", "BrokenText", "MissingText", "Words", "words_of"]
