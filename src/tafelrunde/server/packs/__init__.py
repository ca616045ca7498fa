"""Packs: corrections of components that people store, compare and play with."""
