"""The components of Age of Innovation, as tables."""
