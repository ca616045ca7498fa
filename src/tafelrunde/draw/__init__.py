"""SVG building blocks and icons, as strings, using the standard library alone and no game."""
