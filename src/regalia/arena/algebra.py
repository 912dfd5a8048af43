"""Linear algebra for ratings: small dense matrices in plain Python."""

from __future__ import annotations

from collections.abc import Sequence

Matrix = list[list[float]]


def multiply(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """Multiply a matrix by a vector."""
    return [sum(one * other for one, other in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse, by Gauss-Jordan elimination with pivoting. Raises: ZeroDivisionError if it is singular."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda number: abs(rows[number][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for number in range(size):
            factor = rows[number][place]
            if number != place and factor:
                rows[number] = [
                    value - factor * other for value, other in zip(rows[number], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]
