"""The short rules of Deus, the sheet to print, and their pictures."""
