const path = (rows: string): readonly number[] => Array.from(rows, (row) => row.charCodeAt(0) - 48);

/** Rows and diagonals of a 3×3 window. */
export const lines3x3: readonly (readonly number[])[] = ['111', '000', '222', '012', '210'].map(path);

/** Paths over a 5×3 window, in the order in which they are played: a game of 10 lines has the first 10. */
export const lines5x3: readonly (readonly number[])[] = [
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110',
  '21112 10121 12101 01010 21212 11011 11211 01112 21110 10111',
  '12111 00100 22122 02020 20202 00222 22000 10101 12121 01221',
  '21001 02120 20102 01211 21011 11012 11210 00012 22210 11100',
].flatMap((group) => group.split(' ').map(path));
