"""The rules of Tapestry, one module for each chapter of the rulebook."""
