/** A market of a match by what it is: its family, its line and the number of its player, each where it has one. */
export type MarketName = readonly [family: string, line: string | null, player?: number];

/** Stands between a market and the number of its player. */
const SIGN = '@';

/** Whether a code is that of a market of one player. */
export const isOfPlayer = (marketCode: string): boolean => marketCode.includes(SIGN);

/** A code without its player. */
export const withoutPlayer = (marketCode: string): string => marketCode.split(SIGN)[0] ?? marketCode;

export function codeOf([family, line, player]: MarketName): string {
  return `${family}${line ?? ''}${player === undefined ? '' : `${SIGN}${player}`}`;
}
