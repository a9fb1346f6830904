import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, test } from 'vitest';

import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { describePlatforms } from '../testing/describe-platforms.ts';

const rsd = { currency: 'RSD', currencyId: 941 };
const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
const paymentProviders = [createFakePaymentProvider(clock)];

describePlatforms('calls under the rules of gb', { clock, jurisdiction: 'gb', paymentProviders }, (platform) => {
  const token = async (name: string) => (await platform().signIn(name)).access_token;

  test('[VOU-15, CALL-59] the licence holds without a setting, and a looser one is refused', async () => {
    const [operator, maker, friend] = [await token('operator'), await token('player'), await token('player2')];
    const set = (group: 'vouchers' | 'payments', key: string, value: unknown) =>
      platform().call('setSetting', { body: { group, key, value } }, operator);
    expect(await set('vouchers', 'redeem', 'anyone')).toMatchObject({ error: 'invalidSetting' });
    expect(await set('payments', 'cancel', 'untilApproved')).toMatchObject({ error: 'invalidSetting' });
    expect(await set('vouchers', 'redeem', 'maker')).toMatchObject({ ErrorText: 'ok' });
    const made = await platform().call('createVoucher', { body: { ...rsd, amount: '100' } }, maker);
    const body = { voucher: made.voucher ?? '' };
    expect(await platform().call('activateVoucher', { body }, friend)).toMatchObject({ error: 'voucherNotYours' });
    expect(await platform().call('activateVoucher', { body }, maker)).toMatchObject({ ErrorText: 'ok' });
    expect(await platform().call('paymentMethods', {}, maker)).toMatchObject({ cancel: 'never' });
    const withdrawal = { ...rsd, amount: '50000', direction: 'withdrawal' as const };
    // The redeemed voucher is still to be staked.
    expect(await platform().call('paymentInit', { body: withdrawal }, maker)).toMatchObject({
      error: 'withdrawPlayFirst',
      left: '100.00',
    });
    const { paymentId } = await platform().call('paymentInit', { body: withdrawal }, friend);
    const id = { body: { paymentId: paymentId ?? '' } };
    expect(await platform().call('paymentCancel', id, friend)).toMatchObject({ error: 'paymentFinal' });
    const { result } = await platform().call('paymentList', { query: {} }, friend);
    expect(result).toMatchObject([{ state: 'review', canCancel: false }]);
  });
});
