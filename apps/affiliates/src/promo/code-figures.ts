import { minorToMoney, moneyToMinor, type Money, type PromoCode } from '@kvota/contracts';

/** Whether players can join by a code. */
export type CodeState = 'active' | 'off' | 'expired' | 'usedUp';

/** Decides the state of a code at an instant of the server's clock. */
export function codeState({ active, validUntil, maxUses, users }: PromoCode, now: number): CodeState {
  if (!active) return 'off';
  if (validUntil !== null && Date.parse(validUntil) <= now) return 'expired';
  return maxUses !== null && users >= maxUses ? 'usedUp' : 'active';
}

/** The way of the players of codes: joined, got credit, played. */
export type Funnel = Pick<PromoCode, 'users' | 'firstDeposits' | 'activeUsers'>;

/** Sums of several codes. A player joins once, so that nobody is counted twice. */
export interface CodeSums extends Funnel {
  readonly stake: Money;
  readonly ggr: Money;
}

/** Adds up codes, whose amounts are in one currency. */
export function sumCodes(codes: readonly PromoCode[]): CodeSums {
  const count = (key: keyof Funnel): number => codes.reduce((sum, code) => sum + code[key], 0);
  const money = (key: 'stake' | 'ggr'): Money =>
    minorToMoney(codes.reduce((sum, code) => sum + moneyToMinor(code[key]), 0n));
  return {
    users: count('users'),
    firstDeposits: count('firstDeposits'),
    activeUsers: count('activeUsers'),
    stake: money('stake'),
    ggr: money('ggr'),
  };
}

/** Returns a part of the players in whole percent, rounded half up; undefined without players. */
export function shareOf(part: number, users: number): number | undefined {
  return users === 0 ? undefined : Math.floor((part * 200 + users) / (users * 2));
}
