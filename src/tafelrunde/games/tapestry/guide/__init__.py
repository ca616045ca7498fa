"""The short rules of Tapestry, the sheet to print, and their pictures."""
