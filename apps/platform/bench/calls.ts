import { randomUUID } from 'node:crypto';

import type { CallBody, Calls } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';

import { demoCurrencies } from '../src/demo/demo-data.ts';
import type { Platform } from '../src/platform.ts';
import { loadPlayers } from '../src/testing/load-players.ts';
import { openLegs } from '../src/testing/open-legs.ts';
import { paidTicket } from '../src/testing/paid-ticket.ts';
import type { LoadCall, Scenario } from './messages.ts';

const legsOfOne = 10;
const players = 200;

/** Returns the calls of a load. Tickets are as many as asked for, because a ticket can be paid once. */
export async function callsOf(scenario: Scenario, platform: Platform, count: number): Promise<LoadCall[]> {
  switch (scenario) {
    case 'selections':
      return selectionChecks(platform);
    case 'ping':
      return (await loadPlayers(platform, players, 10n ** 6n)).map(({ token }) => ({
        method: 'GET',
        path: wireCalls.ping.path,
        token,
      }));
    case 'tickets':
      return tickets(platform, count);
    case 'limited':
      return tickets(platform, count, true);
    case 'offer':
      return [visit('bettingOffer', { sport_code: 'F' })];
    case 'filters':
      return [visit('marketFilters', { type: 'prematch match' })];
    case 'settings':
      return [visit('generalSettings')];
  }
}

/** A call that every visitor makes, with the same input. */
function visit(name: 'bettingOffer' | 'marketFilters' | 'generalSettings', body?: object): LoadCall {
  const { method, path } = wireCalls[name];
  return { method, path, accepts: 'br', ...(body && { body: JSON.stringify(body) }) };
}

const sportsOf = (platform: Platform) => platform.feed.sports.map(({ sport }) => sport);

function selectionChecks(platform: Platform): LoadCall[] {
  const legs = openLegs(platform.offer, sportsOf(platform), 200).map(({ eventId, marketCode, selectionCode }) => ({
    id: eventId,
    type: 'prematch',
    market: marketCode,
    selection: selectionCode,
  }));
  return legs.map((_, first) => ({
    method: 'POST',
    path: wireCalls.checkTicketSelections.path,
    body: JSON.stringify({ ticket: Array.from({ length: legsOfOne }, (_leg, i) => legs[(first + i) % legs.length]) }),
  }));
}

/** Accumulators of one to six selections, from 200 players, who may have set every limit of play that a stake asks for. */
async function tickets(platform: Platform, count: number, isLimited = false): Promise<LoadCall[]> {
  const legs = openLegs(platform.offer, sportsOf(platform), 200);
  const payers = await loadPlayers(platform, players, 10n ** 12n);
  if (isLimited) for (const { token } of payers) await setLimits(platform, token);
  const wallet = { currency: demoCurrencies.RSD.currency, currency_id: demoCurrencies.RSD.currencyId };
  return Array.from({ length: count }, (_, index) => {
    const chosen = Array.from({ length: 1 + (index % 6) }, (_leg, i) => legs[(index + i) % legs.length]);
    const request = paidTicket(
      randomUUID(),
      chosen.filter((leg) => leg !== undefined),
      { stake: '20.00', autoOddsChange: true, wallet, systemGroups: [] },
    );
    return {
      method: 'POST',
      path: wireCalls.ticketRequest.path,
      token: payers[index % payers.length]?.token ?? '',
      body: JSON.stringify(request),
    };
  });
}

/** Limits that no load reaches. */
const limits: readonly CallBody<Calls['setPlayerLimit']>[] = [
  ...(['stakes', 'loss'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => ({
      kind,
      period,
      product: 'all' as const,
      currency: 'RSD',
      amount: '9999999999.00',
    })),
  ),
  { kind: 'singleStake', period: null, product: 'all', currency: 'RSD', amount: '9999999999.00' },
  { kind: 'time', period: 'session', product: 'all', minutes: 1440 },
  { kind: 'time', period: 'day', product: 'all', minutes: 1440 },
  { kind: 'off', period: null, product: 'casino', amount: '0.00' },
];

/** Sets limits of every kind for the player of a token. */
export async function setLimits(platform: Pick<Platform, 'url'>, token: string): Promise<void> {
  for (const body of limits) {
    const { status } = await fetch(`${platform.url}${wireCalls.setPlayerLimit.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (status !== 200) throw new Error(`A limit was refused with ${status}.`);
  }
}
