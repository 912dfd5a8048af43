"""Lessons: which there are, and which of them an account has finished or begun."""
