"""Records of finished games: export, import, replay, fork, private notes."""
