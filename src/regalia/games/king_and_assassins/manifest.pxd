# Compiled with Python's checks, without C types.
