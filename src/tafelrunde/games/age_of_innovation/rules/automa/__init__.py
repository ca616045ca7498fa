"""The rules of the Automa, the opponent that nobody plays (chapter SOLO)."""
