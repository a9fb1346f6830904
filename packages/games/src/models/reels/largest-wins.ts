/**
 * The most that a round of each slot can return, in ten-thousandths of the bet. It is written down because counting all
 * stops takes up to a second, and a bet is checked against it. A test counts them.
 */
export const largestWins: Readonly<Record<string, number>> = {
  C3: 1_100_000,
  V5: 123_525_000,
  F3: 224_000,
  B3: 450_000,
  D3: 4_000_000,
  F5: 10_000_000,
  F20: 3_020_000,
  F40: 4_830_000,
  W10: 1_505_000,
  A10: 207_600_000,
  A20: 98_525_000,
  G20: 371_565_000,
  L25: 15_796_000,
  M25: 2_520_000,
  K40: 256_520_000,
  T10: 10_100_000,
};
