"""The rules of Age of Innovation, one module for each chapter of the rulebook."""
