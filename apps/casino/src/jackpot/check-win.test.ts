import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { checkWin } from './check-win.ts';

const last = {
  amount: '986211.40',
  wonAt: '2026-11-26T20:00:00.000Z',
  cycle: 7,
  secret: 'the secret of the seventh cycle',
  server: 'house',
  round_id: 'round-1',
  staked: '100.00',
};
/** The first eight bytes of block 0, as the published rule has them; no word of these is refused. */
const drawn = createHmac('sha256', last.secret).update('jackpot:house:round-1:0').digest().readBigUInt64BE(0);

test('[JACK-02] the number of a won round is drawn again, and decides whether the round won', () => {
  for (const [oneIn, staked, wins] of [
    [10_000n, `${(drawn % 10_000n) / 100n + 1n}.00`, true],
    [10_000n, '0.01', drawn % 10_000n === 0n],
    [1_000_000_007n, '100.00', drawn % 1_000_000_007n < 10_000n],
  ] as const) {
    const checked = checkWin({ one_in: String(oneIn), last: { ...last, staked } });
    expect(checked).toEqual({
      number: drawn % oneIn,
      wins,
      hash: createHash('sha256').update(last.secret).digest('hex'),
    });
  }
  // A round with another id has another number.
  expect(checkWin({ one_in: '1000000007', last: { ...last, round_id: 'round-2' } }).number).not.toBe(
    drawn % 1_000_000_007n,
  );
});
