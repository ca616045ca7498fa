"""The components of Tapestry, as tables with their sources: boards, tiles, cards, mats."""
