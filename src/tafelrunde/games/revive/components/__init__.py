"""What is in the box, as tables."""
