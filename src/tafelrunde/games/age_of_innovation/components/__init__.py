"""What lies in the box of Age of Innovation, as tables."""
