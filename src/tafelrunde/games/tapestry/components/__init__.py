"""What is in the box: boards, tiles, cards, mats."""
