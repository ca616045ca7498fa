"""The components of Revive, as tables."""
