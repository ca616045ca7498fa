"""What lies in the box of Deus, as tables."""
