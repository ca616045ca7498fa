"""SVG building blocks and the icon set. Pure strings, made by the standard library alone; knows no game."""
