import { expect, test } from 'vitest';

import { describePlatforms } from '../../testing/describe-platforms.ts';
import { openLegs } from '../../testing/open-legs.ts';
import { paidTicket } from '../../testing/paid-ticket.ts';

describePlatforms('the call of activity', {}, (platform) => {
  test('[OP-87] answers what the caller paid and played in the period, and since the account exists', async () => {
    const own = (await platform().signIn('player2')).access_token;
    const activity = async (query: { from?: string; to?: string }) => {
      const answer = await platform().call('playerActivity', { query }, own);
      return { ...answer, rsd: answer.result.find(({ currency }) => currency === 'RSD') };
    };
    const today = new Date(platform().clock.now()).toISOString().slice(0, 10);
    const before = await activity({ to: '2020-01-01' });
    expect(before.rsd).toMatchObject({ stakes: '0.00', products: [], allTime: { paidIn: '50000.00', net: '0.00' } });
    const wallet = { currency: 'RSD', currency_id: 941 };
    const body = paidTicket('activity-1', openLegs(platform().offer, ['F'], 1), { stake: '20.00', wallet });
    expect((await platform().call('ticketRequest', { body }, own)).ErrorText).toBe('ok');
    const { rsd, since, sessions, minutes } = await activity({ from: today });
    expect(Date.parse(since)).toBeLessThanOrEqual(platform().clock.now());
    expect([sessions, minutes]).toEqual([1, 0]);
    expect(rsd).toMatchObject({
      stakes: '20.00',
      net: '-20.00',
      products: [{ product: 'prematch', stakes: '20.00', net: '-20.00' }],
      allTime: { paidIn: '50000.00', paidOut: '0.00', netPaid: '50000.00', net: '-20.00' },
    });
    expect((await platform().send('playerActivity', { query: {} })).status).toBe(401);
  });
});
