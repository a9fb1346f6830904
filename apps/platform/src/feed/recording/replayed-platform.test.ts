import type { Match } from '@kvota/contracts';
import { selectionsOf } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import { io as connect } from 'socket.io-client';
import { expect, test } from 'vitest';

import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { createTestPlatform } from '../../testing/test-platform.ts';
import { createSimulatedFeed } from '../simulated/simulated-feed.ts';
import { readRecording } from './read-recording.ts';
import { recordSpan } from './recorder.ts';
import { createReplayFeed } from './replay-feed.ts';

const MINUTE = 60_000;
const from = Date.UTC(2026, 10, 21, 17, 0);
const begins = Date.UTC(2026, 11, 24, 9, 30);
const recorded = recordSpan(
  createSimulatedFeed({ seed: 'recorded' }),
  { from, to: from + 30 * MINUTE },
  { sports: ['VF', 'TT'], matches: 10 },
);
const recording = readRecording(
  [...recorded].map((line) => JSON.stringify(line)),
  'test.jsonl',
);

/** An open winner market of a match that ends within the recording. */
function openWinner(matches: readonly Match[]): { match: Match; odds: string } {
  const endOf = ({ eventId }: Match): number => recording.matches.get(eventId.slice(0, -13))?.endsAt ?? Infinity;
  for (const match of matches.toSorted((a, b) => endOf(a) - endOf(b))) {
    const market = match.markets['1X2'] ?? match.markets['12'];
    const odds = market?.MS === 'OPEN' ? selectionsOf(market).find(([code]) => code === '1')?.[1].O : undefined;
    if (odds && Number.isFinite(endOf(match))) return { match, odds };
  }
  throw new Error('The recording has no match that begins and ends in it.');
}

test('[CALL-29] [CALL-32] [NET-13] [CALL-53] on a recorded feed the platform offers matches, sends changes, accepts a ticket and settles it', async () => {
  const clock = createFakeClock(begins);
  const feed = createReplayFeed({ recording, begins, loops: true });
  const platform = await createTestPlatform({ clock, feed });
  const { access_token: token } = await platform.signIn('player');
  try {
    const { result: live } = await platform.call('liveOffer', {
      body: { page: 1, sport_code: 'VF', search_filter: '' },
    });
    expect(live.length).toBeGreaterThan(0);
    const { result: prematch } = await platform.call('bettingOffer', {
      body: {
        page: 1,
        table_view: 'timeline',
        time_filter: null,
        special_filter: null,
        sport_code: 'VF',
        league_ids: [],
        search_filter: '',
      },
    });
    const { match, odds } = openWinner(prematch);
    expect(Date.parse(match.timeStart)).toBeGreaterThan(begins);

    const socket = connect(`${platform.url}/feedout`, { transports: ['websocket'], forceNew: true });
    const subscribed = new Promise<{ seq: number }>((resolve) => socket.once('initial_data', resolve));
    const changed = new Promise<unknown[]>((resolve) => socket.once('live_update', (...args) => resolve(args)));
    socket.on('connect', () => socket.emit('live', { sport: 'VF' }));
    const { seq } = await subscribed;

    const leg = paidLeg(match.eventId, {
      sport: 'VF',
      marketCode: match.markets['1X2'] ? '1X2' : '12',
      odds,
      original_odds: odds,
    });
    const { wallets } = await platform.call('ping', {}, token);
    const wallet = wallets.find(({ currency }) => currency === 'RSD');
    const body = paidTicket(`replayed-${begins}`, [leg], {
      wallet: { currency: 'RSD', currency_id: wallet?.currency_id ?? 0 },
    });
    expect(await platform.call('ticketRequest', { body }, token)).toMatchObject({ ErrorText: 'ok' });

    const told = { yet: false };
    void changed.then(() => (told.yet = true));
    for (let turn = 0; turn < 600 && !told.yet; turn += 1) await clock.advance(100);
    const [room, news] = await changed;
    expect(room).toBe('live/VF');
    expect(Array.isArray(news) ? news[0] : (news as { seq: number }).seq).toBe(seq + 1);
    socket.close();

    // To the end of the match, and a moment more for the settlement worker.
    const end = begins + (recording.matches.get(match.eventId.slice(0, -13))?.endsAt ?? 0);
    while (clock.now() < end + MINUTE) await clock.advance(10_000);
    await platform.tickets.settleNow();
    const { result: history } = await platform.call('ticketHistory', { body: {} }, token);
    const settled = feed.settlementAt(match.eventId, leg.marketCode, clock.now());
    expect(settled?.outcomes['1']).toMatch(/^(won|lost)$/);
    expect(history[0]).toMatchObject({
      status: settled?.outcomes['1'],
      legs: [{ status: settled?.outcomes['1'] }],
    });
    expect(await platform.ledger.check()).toMatchObject({ ok: true });
  } finally {
    await platform.close();
  }
});
