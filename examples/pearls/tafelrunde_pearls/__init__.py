"""Pearls, the smallest game: rules and words, and everything else by default."""
