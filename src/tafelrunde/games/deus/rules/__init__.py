"""The rules of Deus, one module for each chapter of the rulebook."""
