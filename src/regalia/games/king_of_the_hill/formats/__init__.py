"""Reading and writing: notation, position JSON, refusals."""
