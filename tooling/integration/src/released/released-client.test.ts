import { randomUUID } from 'node:crypto';

import type { ApiError } from '@kvota/api-client';
import type { TicketRequestSelection } from '@kvota/contracts';
import { createTestPlatform, type TestPlatform } from '@kvota/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { agencyMatrix } from '../../../../apps/platform/src/testing/agency-matrix.ts';
import { paidLeg, paidTicket } from '../../../../apps/platform/src/testing/paid-ticket.ts';
import type * as current from './client.ts';

/** The client of the last release, in the form of this one. See README.md. */
type Released = typeof current;
const { agencyCalls, calls, createAgencyClient, createApiClient, createRealtime, createTransport, exampleOf } =
  (await import(new URL('../../released/client.js', import.meta.url).href)) as Released;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const optionsOf = async (username: string) => {
  const { access_token: token } = await platform.signIn(username);
  return { baseUrl: platform.url, token: () => token };
};

/** Returns how a call of a released client ended: `ok`, the code of a refusal, or the kind of an error. */
async function outcomeOf(client: object, name: string, input: unknown): Promise<string> {
  try {
    const answer: unknown = await (client as Record<string, (input: unknown) => Promise<unknown>>)[name]?.(input);
    const { ErrorText, error } = Object(answer) as { ErrorText?: string; error?: string };
    return ErrorText === undefined || ErrorText === 'ok' ? 'ok' : (error ?? ErrorText);
  } catch (error) {
    const { kind, code, cause } = error as ApiError;
    return `${kind} ${code ?? ''} ${kind === 'malformed' ? String(cause) : ''}`.trim();
  }
}

/** True for answers that a released client does not understand, and for failures of the server. */
const isBroken = (outcome: string): boolean => /^(malformed|server|offline|timeout|not-served)/.test(outcome);

test('[FAULT-26] every call of a player by the released client has an answer that it understands', async () => {
  const client = createApiClient(await optionsOf('player2'));
  const outcomes = new Map<string, string>();
  for (const [name, call] of Object.entries(calls)) {
    const input = {
      ...('query' in call && { query: exampleOf(call.query) }),
      ...('body' in call && { body: exampleOf(call.body) }),
    };
    outcomes.set(name, await outcomeOf(client, name, input));
  }
  expect([...outcomes].filter(([, outcome]) => isBroken(outcome))).toEqual([]);
  const ok = [...outcomes].filter(([, outcome]) => outcome === 'ok');
  expect(ok.length).toBeGreaterThan(outcomes.size / 2);
});

test('[FAULT-26] a player reads the offer, checks a slip, pays it and finds the ticket with the released client', async () => {
  const client = createApiClient(await optionsOf('player'));
  const { result } = await client.bettingOffer({ body: { sport_code: 'F', time_filter: 72 } });
  const leg = result.flatMap(({ eventId, markets }): TicketRequestSelection[] => {
    const market = markets['1X2'];
    const price = market?.['1'];
    if (market?.MS !== 'OPEN' || typeof price !== 'object') return [];
    return [paidLeg(eventId, { odds: price.O, original_odds: price.O })];
  })[0];
  if (leg === undefined) throw new Error('No match is open.');
  const item = { id: leg.eventId, type: 'prematch' as const, market: '1X2', selection: '1' };
  expect(await client.checkTicketSelections({ body: { ticket: [item] } })).toMatchObject([{ odd: leg.odds }]);
  const ticketId = randomUUID();
  expect(
    await client.ticketRequest({
      body: paidTicket(ticketId, [leg], { wallet: { currency: 'RSD', currency_id: 941 } }),
    }),
  ).toMatchObject({ ErrorText: 'ok' });
  expect(await client.ping({ query: { ticket_id: ticketId } })).toMatchObject({ ticketInfo: { accepted: true } });
  const history = await client.ticketHistory({ body: {} });
  expect(history.result[0]).toMatchObject({ ticketId, legs: [{ eventId: leg.eventId }] });
});

test('[FAULT-26] every call of an agent by the released client has an answer that it understands', async () => {
  const client = createAgencyClient(createTransport(await optionsOf('agent')));
  const users = await platform.db.query.users.findMany({ where: (row, { eq }) => eq(row.username, 'player') });
  const outcomes = new Map<string, string>();
  for (const [name, { input }] of agencyMatrix) {
    if (name in agencyCalls) outcomes.set(name, await outcomeOf(client, name, input(users[0]?.id ?? '')));
  }
  expect(outcomes.size).toBeGreaterThan(30);
  expect([...outcomes].filter(([, outcome]) => isBroken(outcome))).toEqual([]);
});

test('[FAULT-26] the released sockets follow a table in play, and every message is one that they know', async () => {
  let [snapshots, deltas] = [0, 0];
  const realtime = createRealtime({
    url: platform.url,
    preAuth: () => Promise.resolve(undefined),
    now: () => performance.now(),
    schedule(run, after) {
      const timer = setTimeout(run, after);
      return () => clearTimeout(timer);
    },
    onReport: () => {},
  });
  realtime.subscribeRoom(
    { kind: 'live', sport: 'F' },
    { snapshot: () => void (snapshots += 1), delta: () => void (deltas += 1), change: () => {}, closed: () => {} },
  );
  realtime.subscribeSidebar('live_sidebar', () => {});
  await expect.poll(() => snapshots).toBeGreaterThan(0);
  await platform.clock.advance(5000);
  await expect.poll(() => deltas).toBeGreaterThan(0);
  expect(realtime.stats()).toMatchObject({ malformed: 0 });
  realtime.stop();
});
