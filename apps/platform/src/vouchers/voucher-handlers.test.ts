import { randomUUID } from 'node:crypto';

import { voucherCheckDigit } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';

describePlatforms('calls of vouchers', {}, (platform) => {
  const token = async (name: string) => (await platform().signIn(name)).access_token;
  const outcome = async (response: Response): Promise<string> => {
    const answer = (await response.json()) as { code?: string; error?: string | null };
    return (response.status === 200 ? answer.error : answer.code) ?? 'ok';
  };
  const rsd = { currency: 'RSD', currencyId: 941 };

  test('[CALL-09, CALL-10, ROUTE-33, ACC-02] a voucher is made, redeemed and listed, and both statements show it', async () => {
    const [player, friend] = [await token('player'), await token('player2')];
    expect(await platform().call('voucherHistory', {}, player)).toEqual({
      result: [],
      totalPages: 0,
      rowCount: 0,
      open: [],
    });
    const body = { ...rsd, amount: '500', requestId: randomUUID() };
    const made = await platform().call('createVoucher', { body }, player);
    expect(made).toMatchObject({ ErrorText: 'ok', amount: '500.00', newCredit: '49500.00' });
    const used = await platform().call('activateVoucher', { body: { voucher: made.voucher ?? '' } }, friend);
    expect(used).toMatchObject({ ErrorText: 'ok', amount: '500.00', newCredit: '50500.00', textCode: 'voucherAdded' });
    const { result } = await platform().call('voucherHistory', {}, friend);
    expect(result).toMatchObject([{ kind: 'redeemed', state: 'used', amount: '500.00', createdAt: null }]);
    const query = { type: 'voucher' as const };
    const lines = await Promise.all([player, friend].map((who) => platform().call('transactions', { query }, who)));
    expect(lines.map((list) => list.result.map(({ amount }) => amount))).toEqual([['-500.00'], ['500.00']]);
    expect(await outcome(await platform().send('voucherHistory', {}))).toBe('unauthorized');
  });

  test('[SEC-02, FAULT-18] of codes guessed at once ten are looked up in a minute; one that is right does not count', async () => {
    const player = await token('al2');
    const made = await platform().call('createVoucher', { body: { ...rsd, amount: '100' } }, await token('player'));
    const guess = async (i: number) => {
      const digits = `00000000000${1000 + i}`;
      const voucher = digits + voucherCheckDigit(digits);
      return outcome(await platform().send('activateVoucher', { body: { voucher } }, player));
    };
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, i) => guess(i)));
    expect(new Set(guesses)).toEqual(new Set(['voucherUnknown']));
    const right = await platform().send('activateVoucher', { body: { voucher: made.voucher ?? '' } }, player);
    expect(await outcome(right)).toBe('ok');
    const more = await Promise.all(Array.from({ length: 15 }, (_, i) => guess(100 + i)));
    expect(more.filter((one) => one === 'voucherUnknown')).toHaveLength(1);
    expect(more.filter((one) => one === 'tooManyVoucherTries')).toHaveLength(14);
    await platform().clock.jump(60_000);
    expect(await guess(200)).toBe('voucherUnknown');
  });

  test('[SEC-02] thirty failed codes of an address are looked up in a minute, whoever tries', async () => {
    await platform().clock.jump(60_000);
    const users = await Promise.all(['al2', 'al99', 'player', 'player2'].map(token));
    const tries = users.flatMap((user) => Array.from({ length: 10 }, () => user));
    const outcomes = await Promise.all(
      tries.map(async (user) => outcome(await platform().send('activateVoucher', { body: { voucher: '1' } }, user))),
    );
    expect(outcomes.filter((one) => one === 'voucherUnknown')).toHaveLength(30);
  });

  test('[SEC-08] what is no amount and no code is refused', async () => {
    const player = await token('player');
    for (const amount of ['-100', '1e3', '100,00', '100.001', '', '1'.repeat(16)])
      expect(await outcome(await platform().send('createVoucher', { body: { ...rsd, amount } }, player)), amount).toBe(
        'invalidInput',
      );
    for (const voucher of ['1'.repeat(101), 'a\u0000b'])
      expect(await outcome(await platform().send('activateVoucher', { body: { voucher } }, player))).toBe(
        'invalidInput',
      );
  });
});
