import type { Match } from '@kvota/contracts';

import { callAs } from './call-as.ts';
import { operate } from './operate.ts';
import { platformNow, playsOn } from './time.ts';

const claimed = new Set<string>();

/** The longest time that a bet on a live match may take, its delay included. A goal in between would refuse the bet. */
const betWithin = 45_000;

/**
 * Returns a football match that no other test of this worker uses. Its full-time result is open, at odds between 1.2
 * and 15. The operator holds these odds: if the feed moved a price just before Pay, the slip would ask first. Throws if
 * no match is left.
 */
export async function freshMatch(kind: 'prematch' | 'live'): Promise<Match> {
  const call = kind === 'live' ? 'liveOffer' : 'bettingOffer';
  const { result: matches } = await callAs(null, call, { body: { sport_code: 'F' } });
  const soon = (await platformNow()) + 30 * 60_000;
  for (const match of matches) {
    const { eventId, timeStart, markets } = match;
    const market = markets['1X2'];
    const price = Number(market?.['1'] && typeof market['1'] === 'object' ? market['1'].O : 0);
    if (claimed.has(eventId) || market?.MS !== 'OPEN' || price < 1.2 || price >= 15) continue;
    const stays = kind === 'live' ? await playsOn(eventId, betWithin) : Date.parse(timeStart) > soon;
    if (!stays) continue;
    claimed.add(eventId);
    await holdResult(match);
    return match;
  }
  throw new Error(`No ${kind} football match is open for the result.`);
}

/** Returns several matches as {@link freshMatch} does. */
export async function freshMatches<const N extends number>(count: N): Promise<Tuple<Match, N>> {
  const matches: Match[] = [];
  while (matches.length < count) matches.push(await freshMatch('prematch'));
  return matches as Tuple<Match, N>; // as many as asked for
}

type Tuple<T, N extends number, R extends T[] = []> = R['length'] extends N ? R : Tuple<T, N, [...R, T]>;

async function holdResult({ eventId, markets }: Match): Promise<void> {
  for (const [selectionCode, selection] of Object.entries(markets['1X2'] ?? {})) {
    if (typeof selection !== 'object') continue;
    await operate('moveOdds', { eventId, marketCode: '1X2', selectionCode, odds: selection.O });
  }
}
