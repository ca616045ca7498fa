"""The paths of the API, one module for each subject."""
