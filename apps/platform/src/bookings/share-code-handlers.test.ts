import type { BookingRequest } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';
import { paidLeg } from '../testing/paid-ticket.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

/** A slip with one selection that is on offer. */
async function slipOf(platform: TestPlatform): Promise<BookingRequest> {
  const { result } = await platform.call('bettingOffer', { body: { sport_code: 'F' } });
  const match = result.find(({ markets }) => markets['1X2']?.MS === 'OPEN');
  if (!match) throw new Error('No match is on offer.');
  return { selections: [paidLeg(match.eventId)], systemGroups: [] };
}

describePlatforms('booking calls', {}, (platform) => {
  test('keeping and loading a slip needs no sign-in', async () => {
    const body = await slipOf(platform());
    const booked = await platform().call('bookSlip', { body });
    expect(booked).toMatchObject({ ErrorText: 'ok', error: null, expiresAt: '2026-12-21T12:00:00.000Z' });
    expect(booked.code).toMatch(/^\w{4}-\w{4}$/);
    const loaded = await platform().call('loadBooking', { body: { code: booked.code ?? '' } });
    expect(loaded).toMatchObject({ ErrorText: 'ok', missing: 0, selections: [{ sport: 'F', bookedOdds: '2.00' }] });
    expect(await platform().call('bookSlip', { body: { ...body, selections: [paidLeg('none')] } })).toMatchObject({
      error: 'selectionUnknown',
    });
  });

  test("booking a ticket needs its player's token", async () => {
    expect((await platform().send('bookTicket', { body: { ticketId: 'x' } })).status).toBe(401);
    const { access_token: token } = await platform().signIn('player');
    expect(await platform().call('bookTicket', { body: { ticketId: 'x' } }, token)).toMatchObject({
      error: 'ticketUnknown',
    });
  });

  test('attempts at codes, and kept slips, are limited', async () => {
    const load = () => platform().send('loadBooking', { body: { code: 'ZZZZ-ZZZZ' } });
    for (let tries = 0; tries < 10; tries += 1) {
      const answer: unknown = await (await load()).json();
      expect(answer).toMatchObject({ ErrorText: 'error', error: 'bookingUnknown' });
    }
    const refused = await load();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    await platform().clock.jump(300_000);
    expect((await load()).status).toBe(200);
    const body = await slipOf(platform());
    for (let kept = 0; kept < 30; kept += 1) await platform().call('bookSlip', { body });
    expect((await platform().send('bookSlip', { body })).status).toBe(429);
  });
});
