import { minorToMoney, moneyToMinor } from '@kvota/contracts';

import type { CentralAnswer, CentralLimit, CentralReport } from '../payments/central/central-limit.ts';

/** A central limit without a network. */
export interface FakeCentralLimit extends CentralLimit {
  /** Decides what becomes of a report. With `afterwards` it counts and the answer is lost; with `never` there is no answer. */
  fault: () => 'no' | 'before' | 'afterwards' | 'never';
  /** The rest of the limit, in cents. */
  room: bigint;
  /** What counts for each deposit, in cents, and whether it is confirmed. */
  readonly counted: ReadonlyMap<string, { readonly amount: bigint; readonly confirmed: boolean }>;
  /** How many reports came, repetitions included. */
  reports: number;
}

/** Creates a central limit of one person with an amount of room. */
export function createFakeCentralLimit(room: bigint): FakeCentralLimit {
  const versions = new Map<string, number>();
  const counted = new Map<string, { readonly amount: bigint; readonly confirmed: boolean }>();
  const set = (id: string, amount: bigint, confirmed: boolean): void => {
    fake.room += (counted.get(id)?.amount ?? 0n) - amount;
    if (amount === 0n) counted.delete(id);
    else counted.set(id, { amount, confirmed });
  };
  function report<T>({ id, version }: CentralReport, act: (isNew: boolean) => T): Promise<T | 'unknown'> {
    fake.reports += 1;
    const fault = fake.fault();
    if (fault === 'before') return Promise.resolve('unknown' as const);
    const isNew = version > (versions.get(id) ?? -1);
    if (isNew) versions.set(id, version);
    const answer = act(isNew);
    if (fault === 'never') return new Promise(() => undefined);
    return Promise.resolve(fault === 'no' ? answer : 'unknown');
  }
  const fake: FakeCentralLimit = {
    fault: () => 'no',
    room,
    counted,
    reports: 0,
    async reserve({ amount, ...deposit }) {
      const answer = await report(deposit, (isNew): CentralAnswer => {
        const cents = moneyToMinor(amount);
        if (counted.has(deposit.id)) return { status: 'reserved' };
        const room = { value: '1000.00', left: minorToMoney(fake.room), until: '2026-12-01T00:00:00.000Z' };
        if (!isNew || cents > fake.room) return { status: 'refused', room };
        set(deposit.id, cents, false);
        return { status: 'reserved' };
      });
      return answer === 'unknown' ? { status: 'unknown' } : answer;
    },
    confirm: ({ amount, ...deposit }) =>
      report(deposit, (isNew) => {
        if (isNew) set(deposit.id, moneyToMinor(amount), true);
        return 'done' as const;
      }),
    release: (deposit) =>
      report(deposit, (isNew) => {
        if (isNew) set(deposit.id, 0n, false);
        return 'done' as const;
      }),
  };
  return fake;
}
