/** Host, draw, guests. */
export const resultCodes = ['1', 'X', '2'] as const;
export const winnerCodes = ['1', '2'] as const;
export const doubleChanceCodes = ['1X', '12', 'X2'] as const;
export const totalCodes = ['under', 'over'] as const;
export const oddEvenCodes = ['odd', 'even'] as const;
export const yesNoCodes = ['yes', 'no'] as const;
/** The side that scores next, or neither. */
export const nextScoreCodes = ['1', 'none', '2'] as const;
/** The leader at half time, then the winner: '1/X'. */
export const halfFullCodes: readonly string[] = resultCodes.flatMap((half) =>
  resultCodes.map((full) => `${half}/${full}`),
);
