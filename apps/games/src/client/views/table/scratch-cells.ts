/** The cells of a card, row by row. */
export const allCells: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
