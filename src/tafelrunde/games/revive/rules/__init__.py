"""The rules of Revive, one module for each chapter of the rulebook."""
