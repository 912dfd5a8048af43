"""Reading and writing: notation, position JSON, board files, refusals."""
