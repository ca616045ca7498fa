"""What lies in the box of Revive, as tables."""
