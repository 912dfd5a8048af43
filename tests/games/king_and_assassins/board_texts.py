"""Texts of boards for tests."""

# A minimal board by KA-1.4; each test below breaks one line.
PLAIN = """\
name: Plain
    a b c d e f g h i j
10  . . . . . . . . . .
 9  . . . . . . . . . .
 8  . . . . . . . . . .
 7  . . . . . . . . . .
 6  . . . . . . . . . .
 5  . . . . . . . . . .
 4  . . . . . . . . . .
 3  . . . . . . . . . .
 2  . . . . . . . . . .
 1  . . . . . . . . . .
king: j1
knights: i1 i2 i3 j2 j3 h1 h2
citizens: a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 b4
gates: c10 exit north
"""
