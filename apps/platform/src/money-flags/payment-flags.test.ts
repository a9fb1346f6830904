import { describe, expect, test } from 'vitest';

import { depositFlags, withdrawalFlags, type ArrivedDeposit, type DepositHistory } from './payment-flags.ts';

const [hour, day] = [3_600_000, 86_400_000];
const now = 100 * day;
const paid = (amount: bigint, age = 0, instrument?: string): ArrivedDeposit => ({
  id: `${amount} ${age}`,
  at: now - age,
  amount,
  instrument,
});
const flags = (deposit: ArrivedDeposit, before: readonly ArrivedDeposit[] = [], more: Partial<DepositHistory> = {}) =>
  depositFlags(deposit, { before, ofOthers: [], reportFrom: 1000n, ...more });
const kinds = (...args: Parameters<typeof flags>) => flags(...args).map(({ kind }) => kind);

describe('[WAL-12] flags of deposits', () => {
  test('three deposits of a day within the last tenth below the threshold', () => {
    const two = [paid(950n, hour), paid(900n, 23 * hour)];
    expect(flags(paid(999n), two)).toEqual([
      {
        kind: 'underThreshold',
        subject: '999 0',
        rows: [{ type: 'payment', id: '999 0' }, ...two.map(({ id }) => ({ type: 'payment', id }))],
      },
    ]);
    expect(kinds(paid(1000n), two)).toEqual([]);
    expect(kinds(paid(899n), two)).toEqual([]);
    expect(kinds(paid(999n), [paid(950n, hour), paid(900n, day)])).toEqual([]);
    expect(kinds(paid(999n), two, { reportFrom: undefined })).toEqual([]);
  });

  test('three cards or accounts in a week, noted when the third is used first', () => {
    const two = [paid(10n, day, 'b'), paid(20n, 6 * day, 'a')];
    expect(kinds(paid(30n, 0, 'c'), two)).toEqual(['manyInstruments']);
    expect(kinds(paid(30n, 0, 'b'), two)).toEqual([]);
    expect(kinds(paid(30n, 0, 'c'), [paid(10n, day, 'b'), paid(20n, 7 * day, 'a')])).toEqual([]);
    expect(kinds(paid(30n, 0, 'c'), [paid(11n, hour, 'c'), ...two])).toEqual([]);
    expect(kinds(paid(30n), two)).toEqual([]);
  });

  test('a card that another user has paid with, once for each card', () => {
    const [found] = flags(paid(10n, 0, 'card'), [], { ofOthers: ['p7'] });
    expect(found).toEqual({
      kind: 'sharedInstrument',
      subject: 'card',
      rows: [
        { type: 'payment', id: '10 0' },
        { type: 'payment', id: 'p7' },
      ],
    });
  });

  test('ten times the mean of the five deposits before', () => {
    const five = [1n, 2n, 3n, 4n, 5n].map((amount, i) => paid(amount * 10n, (i + 1) * day));
    expect(kinds(paid(300n), five)).toEqual(['tenfoldDeposit']);
    expect(kinds(paid(299n), five)).toEqual([]);
    expect(kinds(paid(300n), five.slice(1))).toEqual([]);
  });
});

describe('[WAL-12] flags of withdrawals', () => {
  const kindsOf = (amount: bigint, deposits: readonly ArrivedDeposit[], staked: bigint) =>
    withdrawalFlags({ id: 'w', at: now, amount, deposits, staked }).map(({ kind }) => kind);

  test('less than half of the deposits was staked', () => {
    const deposits = [paid(600n, day), paid(400n, 20 * day)];
    expect(kindsOf(100n, deposits, 499n)).toEqual(['lowTurnover']);
    expect(kindsOf(100n, deposits, 500n)).toEqual([]);
    expect(kindsOf(100n, [], 0n)).toEqual([]);
  });

  test('half of a deposit and more is out within an hour', () => {
    const deposits = [paid(600n, hour - 1), paid(400n, hour)];
    expect(kindsOf(300n, deposits, 5000n)).toEqual(['quickReturn']);
    expect(kindsOf(299n, deposits, 5000n)).toEqual([]);
    expect(kindsOf(300n, [paid(600n, hour)], 5000n)).toEqual([]);
  });
});
