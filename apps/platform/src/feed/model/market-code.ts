/** Names a market of a match: its family, and its line and player number if it has them. */
export type MarketName = readonly [family: string, line: string | null, player?: number];

/** Separates a market from the number of its player. */
const SIGN = '@';

/** True for a market of one player. */
export const isOfPlayer = (marketCode: string): boolean => marketCode.includes(SIGN);

/** Returns a market code without its player. */
export const withoutPlayer = (marketCode: string): string => marketCode.split(SIGN)[0] ?? marketCode;

export function codeOf([family, line, player]: MarketName): string {
  return `${family}${line ?? ''}${player === undefined ? '' : `${SIGN}${player}`}`;
}
