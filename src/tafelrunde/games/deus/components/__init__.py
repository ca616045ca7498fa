"""The components of Deus, as tables."""
