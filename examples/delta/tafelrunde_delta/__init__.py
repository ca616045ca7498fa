"""Delta, a small civilisation game: an example of a plug-in game for Tafelrunde."""
