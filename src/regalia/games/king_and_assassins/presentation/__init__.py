"""What people are shown: the layout of a board, the diagram of a view."""
