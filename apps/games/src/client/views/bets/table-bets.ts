import { minorToMoney, moneyToMinor } from '@kvota/contracts';

import type { FrameParams } from '../../../wire/index.ts';

/** A bet on a place of a table, in minor units. */
export interface PlacedBet {
  readonly on: string;
  readonly amount: number;
}

/** The bets of a table, as its view keeps them in the choice. */
export interface TableBets {
  readonly bets: readonly PlacedBet[];
  /** Earlier bets, the latest last. */
  readonly before: readonly (readonly PlacedBet[])[];
  /** The bets that were cleared last. */
  readonly cleared: readonly PlacedBet[];
  /** The value of a chip as money text; undefined before one was chosen. */
  readonly chip: string | undefined;
}

export type TableChange =
  | { readonly type: 'place'; readonly on: string; readonly chip: string }
  | { readonly type: 'remove'; readonly on: string }
  | { readonly type: 'chip'; readonly chip: string }
  | { readonly type: 'undo' | 'clear' | 'repeat' | 'double' };

const steps = 30;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function betsIn(value: unknown): PlacedBet[] {
  return list(value).flatMap((each) => {
    const { on, amount } = (typeof each === 'object' && each !== null ? each : {}) as {
      on?: unknown;
      amount?: unknown;
    };
    return typeof on === 'string' && typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0
      ? [{ on, amount }]
      : [];
  });
}

/** Reads the bets of a choice; what is no bet is left out. */
export const readBets = ({ bets, before, cleared, chip }: FrameParams): TableBets => ({
  bets: betsIn(bets),
  before: list(before).map(betsIn),
  cleared: betsIn(cleared),
  chip: typeof chip === 'string' ? chip : undefined,
});

/** The bets as a choice of the frame. */
export const asChoice = (bets: TableBets): FrameParams => ({ ...bets });

/** The sum of bets in minor units. */
export const sumOf = (bets: readonly PlacedBet[]): number => bets.reduce((sum, { amount }) => sum + amount, 0);

/** The sum of bets as money text. */
export const totalOf = (bets: readonly PlacedBet[]): string => minorToMoney(BigInt(sumOf(bets)));

/** Adds up bets on the same place. */
export function addUp(bets: readonly PlacedBet[]): readonly PlacedBet[] {
  const sums = new Map<string, number>();
  for (const { on, amount } of bets) sums.set(on, (sums.get(on) ?? 0) + amount);
  return [...sums].map(([on, amount]) => ({ on, amount }));
}

/** The most that may be placed: the highest stake, less what is booked on the running round of a table (RGS-30). */
export function roomOf(highest: string, booked: readonly { readonly staked: string }[]): string {
  const left = booked.reduce((room, { staked }) => room - moneyToMinor(staked), moneyToMinor(highest));
  return minorToMoney(left > 0n ? left : 0n);
}

/** Changes bets. Returns null if their sum would exceed the highest stake. */
export function changeBets(now: TableBets, change: TableChange, highest: string): TableBets | null {
  const next = after(now, change);
  const grows = sumOf(next.bets) > sumOf(now.bets);
  return grows && BigInt(sumOf(next.bets)) > moneyToMinor(highest) ? null : next;
}

function after(now: TableBets, change: TableChange): TableBets {
  const before = [...now.before, now.bets].slice(-steps);
  switch (change.type) {
    case 'place': {
      const amount = Number(moneyToMinor(change.chip));
      const known = now.bets.some(({ on }) => on === change.on);
      const bets = known
        ? now.bets.map((bet) => (bet.on === change.on ? { ...bet, amount: bet.amount + amount } : bet))
        : [...now.bets, { on: change.on, amount }];
      return { ...now, bets, before };
    }
    case 'remove': {
      const bets = now.bets.filter(({ on }) => on !== change.on);
      return bets.length === now.bets.length ? now : { ...now, bets, before };
    }
    case 'chip':
      return { ...now, chip: change.chip };
    case 'undo':
      return { ...now, bets: now.before.at(-1) ?? now.bets, before: now.before.slice(0, -1) };
    case 'clear':
      return now.bets.length === 0 ? now : { ...now, bets: [], before, cleared: now.bets };
    case 'repeat':
      return now.bets.length > 0 ? now : { ...now, bets: now.cleared, before };
    case 'double':
      return { ...now, bets: now.bets.map(({ on, amount }) => ({ on, amount: amount * 2 })), before };
  }
}

/** The stakes that are chips: 1, 2 and 5 with any number of zeros, because stacks of them are easy to count. */
export function chipsOf(stakes: readonly string[]): readonly string[] {
  const chips = stakes.filter((stake) => /^0*[125]0*$/.test(stake.replace('.', '')));
  return chips.length > 0 ? chips : stakes;
}
