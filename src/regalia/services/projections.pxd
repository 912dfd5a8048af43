# telling.py is compiled as it is: it has no C types.
