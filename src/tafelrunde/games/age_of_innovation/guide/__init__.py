"""The short rules of Age of Innovation, the sheet to print, and their pictures."""
