import { creditOf, selectionsOf, type TicketRequest } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { traderLimitOf } from './tickets/terms/trader-limit.ts';
import { describePlatforms } from './testing/describe-platforms.ts';
import { createTestPlatform, type TestPlatform } from './testing/test-platform.ts';

interface Leg {
  readonly eventId: string;
  readonly sport: string;
  readonly marketCode: string;
  readonly selectionCode: string;
  readonly odds: string;
}

/** The first open selection of the main football market on offer. */
async function firstLeg(platform: TestPlatform): Promise<Leg> {
  const { result } = await platform.call('bettingOffer', { body: { sport_code: 'F' } });
  for (const match of result) {
    for (const [marketCode, market] of Object.entries(match.markets)) {
      const open = market.MS === 'OPEN' ? selectionsOf(market).find(([, { O }]) => O !== '0') : undefined;
      if (open !== undefined) {
        return { eventId: match.eventId, sport: match.sport, marketCode, selectionCode: open[0], odds: open[1].O };
      }
    }
  }
  throw new Error('The football offer has no open selection.');
}

function ticketOf(id: string, leg: Leg, stake: string): TicketRequest {
  const bets: TicketRequest['bets'] = { selectedSystems: [1], stake, type: 'total' };
  return {
    ticket_id: id,
    selections: [{ ...leg, type: 'prematch', original_odds: leg.odds, systemGroup: null }],
    autoOddsChange: false,
    bets,
    original_bets: bets,
    wallet: { currency: 'RSD', currency_id: 941 },
    bonus: { amount: 0, percentage: 0, total_gain: 0 },
    systemGroups: [],
  };
}

describePlatforms('a player', {}, (platform) => {
  test('[CALL-19] [CALL-04] [CALL-53] pays a prematch ticket: accepted by ping, wallet lower, in the history', async () => {
    const { access_token: token } = await platform().signIn('player');
    const leg = await firstLeg(platform());
    const body = ticketOf('integration-ticket-1', leg, '250');
    const paid = await platform().send('ticketRequest', { body }, token);
    const bytes = await paid.text();
    expect([paid.status, (JSON.parse(bytes) as { ErrorText: string }).ErrorText]).toEqual([200, 'ok']);

    const { ticketInfo, wallets } = await platform().call('ping', { query: { ticket_id: body.ticket_id } }, token);
    expect(ticketInfo).toMatchObject({ ticketId: body.ticket_id, accepted: true, mtcResponse: { status: 'accepted' } });
    expect(wallets.map(creditOf)).toEqual(['49750.00', '500.00', '2000.00']);

    const { result } = await platform().call('ticketHistory', { body: {} }, token);
    expect(result).toMatchObject([
      {
        ticketId: body.ticket_id,
        status: 'accepted',
        stake: '250.00',
        legs: [{ eventId: leg.eventId, usedOdds: leg.odds }],
      },
    ]);

    const again = await platform().send('ticketRequest', { body }, token);
    expect(await again.text()).toBe(bytes);
    expect((await platform().call('ping', {}, token)).wallets.map(creditOf)[0]).toBe('49750.00');
    const other = await platform().signIn('player2');
    const seen = await platform().call('ping', { query: { ticket_id: body.ticket_id } }, other.access_token);
    expect(seen.ticketInfo).toBe(null);
    expect(await platform().ledger.check()).toMatchObject({ ok: true });
  });

  test('[CALL-20] [OP-89] another payload under a used id is refused with 422, also where the first is under way', async () => {
    const { access_token: token } = await platform().signIn('player2');
    const [leg, bodyOf] = [await firstLeg(platform()), (stake: string) => ticketOf('used-ticket-01', leg, stake)];
    const sent = await Promise.all(
      ['50', '60', '50'].map((stake) => platform().send('ticketRequest', { body: bodyOf(stake) }, token)),
    );
    const first = sent[0]?.status === 200 ? '50' : '60';
    expect(sent.map(({ status }) => status)).toEqual(first === '50' ? [200, 422, 200] : [422, 200, 422]);
    const [refused] = sent.filter(({ status }) => status === 422);
    expect(refused?.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused?.json()).toMatchObject({ status: 422, code: 'ticketIdTaken' });
    const texts = await Promise.all(sent.filter(({ status }) => status === 200).map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    const { wallets } = await platform().call('ping', {}, token);
    expect(wallets.map(creditOf)[0]).toBe(first === '50' ? '49950.00' : '49940.00');
    expect(await platform().ledger.check()).toMatchObject({ ok: true });
  });

  test('[CALL-19] [OP-43] maintenance that has begun takes no ticket but from those it exempts', async () => {
    const [player, exempt, operator] = await Promise.all(
      ['player2', 'al99', 'operator'].map((name) => platform().signIn(name)),
    );
    await platform().call('setMaintenance', { body: { seconds: 5 } }, operator!.access_token);
    const [leg, pay] = [
      await firstLeg(platform()),
      (id: string, token: string) => platform().call('ticketRequest', { body: ticketOf(id, leg, '20') }, token),
    ];
    expect(await pay('before-maintenance', player!.access_token)).toMatchObject({ ErrorText: 'ok' });
    await platform().clock.advance(5000);
    expect(await pay('within-maintenance', player!.access_token)).toMatchObject({ error: 'maintenance' });
    const stated = async () => (await platform().call('ping', {}, player!.access_token)).maintenanceMode;
    expect(await stated()).toEqual({ timeLeft: 0, begun: true });
    expect(await pay('exempt-maintenance', exempt!.access_token)).toMatchObject({ ErrorText: 'ok' });
    await platform().call('setMaintenance', { body: { seconds: 0 } }, operator!.access_token);
    expect(await pay('after-maintenance', player!.access_token)).toMatchObject({ ErrorText: 'ok' });
    expect(await stated()).toEqual({ timeLeft: 0 });
  });

  test('[SET-02] [ERR-13] where the page of bets is switched off no ticket is taken, until it is on again', async () => {
    const [player, operator] = [await platform().signIn('player2'), await platform().signIn('operator')];
    const leg = await firstLeg(platform());
    const { eventId: id, marketCode: market, selectionCode: selection } = leg;
    const turn = (key: string, value: boolean) =>
      platform().call('setSetting', { body: { group: 'status', key, value } }, operator.access_token);
    const pay = async (ticketId: string) => {
      await platform().call('ticketRequest', { body: ticketOf(ticketId, leg, '20') }, player.access_token);
      return (await platform().call('ping', { query: { ticket_id: ticketId } }, player.access_token)).ticketInfo;
    };
    const check = async () => {
      const body = { ticket: [{ id, type: 'prematch' as const, market, selection }] };
      return (await platform().call('checkTicketSelections', { body }))[0]?.odd;
    };
    await turn('disableBettingPage', true);
    expect(await pay('switched-ticket-1')).toMatchObject({ accepted: false, subcode: 227 });
    expect(await check()).toBe('0');
    await turn('disableBettingPage', false);
    await turn('disableLiveBettingPage', true);
    expect(await pay('switched-ticket-2')).toMatchObject({ accepted: true });
    expect(await check()).toBe(leg.odds);
    await turn('disableLiveBettingPage', false);
  });

  test('[CALL-21] [SLIP-14] a leg on another player than its market is not sold, and one on no event is refused', async () => {
    const { access_token: token } = await platform().signIn('player2');
    const leg = await firstLeg(platform());
    const pay = (id: string, changed: object) => {
      const body = ticketOf(id, leg, '20');
      const selections = body.selections.map((selection) => ({ ...selection, ...changed }));
      return platform().call('ticketRequest', { body: { ...body, selections } }, token);
    };
    expect(await pay('unknown-event-1', { eventId: 'nope' })).toMatchObject({ error: 'selectionUnknown' });
    expect(await pay('other-player-1', { player: '123' })).toMatchObject({ ErrorText: 'ok' });
    const { ticketInfo } = await platform().call('ping', { query: { ticket_id: 'other-player-1' } }, token);
    expect(ticketInfo).toMatchObject({ accepted: false, subcode: 217 });
    const history = await platform().call('ticketHistory', { body: {} }, token);
    expect(history.result.map(({ ticketId }) => ticketId)).not.toContain('unknown-event-1');
  });

  test('[CALL-19] who is blocked pays no ticket', async () => {
    const [player, operator] = [await platform().signIn('player2'), await platform().signIn('operator')];
    await platform().call('setBlocked', { body: { username: 'player2', blocked: true } }, operator.access_token);
    const body = ticketOf('blocked-ticket-1', await firstLeg(platform()), '100');
    const before = await platform().call('ping', {}, player.access_token);
    const answer = await platform().call('ticketRequest', { body }, player.access_token);
    expect(answer).toMatchObject({ ErrorText: 'error', error: 'youAreBlocked' });
    const { wallets } = await platform().call('ping', {}, player.access_token);
    expect(wallets.map(creditOf)[0]).toBe(before.wallets.map(creditOf)[0]);
    await platform().call('setBlocked', { body: { username: 'player2', blocked: false } }, operator.access_token);
  });

  test('a forced fault cuts the connection; ping then tells what became of the ticket', async () => {
    const [player, operator] = [await platform().signIn('player2'), await platform().signIn('operator')];
    const force = { outcome: 'cut', when: 'after' } as const;
    await platform().call('forceTicket', { body: { username: 'player2', force } }, operator.access_token);
    const body = ticketOf('cut-ticket-01', await firstLeg(platform()), '100');
    await expect(platform().send('ticketRequest', { body }, player.access_token)).rejects.toThrow('fetch failed');
    const { ticketInfo } = await platform().call('ping', { query: { ticket_id: body.ticket_id } }, player.access_token);
    expect(ticketInfo?.accepted).toBe(true);
  });

  test('[CALL-22] a policy named in the body holds: risen odds are booked as they are, fallen ones are asked about', async () => {
    const { access_token: token } = await platform().signIn('player2');
    const leg = await firstLeg(platform());
    const pay = async (id: string, odds: string) => {
      const body = { ...ticketOf(id, { ...leg, odds }, '50'), oddsPolicy: 'higher' };
      expect((await platform().send('ticketRequest', { body }, token)).status).toBe(200);
      return (await platform().call('ping', { query: { ticket_id: id } }, token)).ticketInfo;
    };
    expect(await pay('policy-ticket-1', '1.01')).toMatchObject({
      accepted: true,
      mtcResponse: { selections: [{ odd: leg.odds, originalOdd: '1.01' }] },
    });
    expect(await pay('policy-ticket-2', '99.00')).toMatchObject({
      accepted: false,
      mtcResponse: { status: 'oddchange' },
    });
    const wrong = { ...ticketOf('policy-ticket-3', leg, '50'), oddsPolicy: 'lower' };
    const refused = await platform().send('ticketRequest', { body: wrong }, token);
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ code: 'invalidInput' })]);
  });

  test('[CALL-27] [SLIP-14] an operator moves odds, and the player sees them and is asked', async () => {
    const [player, operator] = [await platform().signIn('player2'), await platform().signIn('operator')];
    const leg = await firstLeg(platform());
    const { eventId, marketCode, selectionCode } = leg;
    const move = (odds: string | null) =>
      platform().call('moveOdds', { body: { eventId, marketCode, selectionCode, odds } }, operator.access_token);
    expect(await move('77.00')).toEqual({ ErrorText: 'ok' });
    const [checked] = await platform().call('checkTicketSelections', {
      body: { ticket: [{ id: eventId, type: 'prematch', market: marketCode, selection: selectionCode }] },
    });
    expect(checked?.odd).toBe('77.00');
    const asked = { type: 'prematch' as const, market: marketCode, selection: selectionCode };
    const answer = await platform().call('checkTicketSelections', {
      body: {
        ticket: [
          { ...asked, id: eventId },
          { ...asked, id: eventId, originalOdd: leg.odds, originalBand: '1' },
          { ...asked, id: `${eventId}_123` },
          { ...asked, id: eventId, selection: 'nope' },
          { ...asked, id: 'nope' },
        ],
      },
    });
    const notSold = { odd: '0', band: null, originalOdd: '0', originalBand: null };
    expect(answer).toEqual([
      { id: eventId, odd: '77.00', band: null, originalOdd: '77.00', originalBand: null },
      { id: eventId, odd: '77.00', band: null, originalOdd: leg.odds, originalBand: '1' },
      { ...notSold, id: `${eventId}_123` },
      { ...notSold, id: eventId },
      { ...notSold, id: 'nope' },
    ]);
    const body = ticketOf('moved-ticket-1', leg, '100');
    await platform().call('ticketRequest', { body }, player.access_token);
    const { ticketInfo } = await platform().call('ping', { query: { ticket_id: body.ticket_id } }, player.access_token);
    expect(ticketInfo?.accepted).toBe(false);
    await move(null);
  });
});

test('[OP-22] a stake above the limit that the environment sets for its currency is offered again at the limit', async () => {
  const traderLimit = traderLimitOf('RSD:40');
  const platform = await createTestPlatform(traderLimit ? { traderLimit } : {});
  const { access_token: token } = await platform.signIn('player');
  const body = ticketOf('limited-ticket-1', await firstLeg(platform), '100');
  await platform.call('ticketRequest', { body }, token);
  const { ticketInfo } = await platform.call('ping', { query: { ticket_id: body.ticket_id } }, token);
  await platform.close();
  expect(ticketInfo?.mtcResponse).toMatchObject({ status: 'reoffer', payment: { stake: '40.00' } });
});

test('the same seed and clock give the same offer', async () => {
  const offer = async () => {
    const platform = await createTestPlatform({ seed: 'same', shareFeed: false });
    const { result } = await platform.call('bettingOffer', { body: { sport_code: 'F' } });
    await platform.close();
    return result;
  };
  const [first, second] = [await offer(), await offer()];
  expect(first.length).toBeGreaterThan(0);
  expect(second).toEqual(first);
});
