"""Import and export of finished matches with their chronicles."""
