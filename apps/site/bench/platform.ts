// Runs the platform in a separate process. Its feed is controlled by the bench, or it has the offer of a Saturday
// afternoon, when most matches are played, or that of this moment. Only the matches of this moment can be put on a slip.
import { randomUUID } from 'node:crypto';

import type { OddsKey } from '@kvota/contracts';
import { createPlatform, createSimulatedFeed, systemClock } from '@kvota/platform';

import { answer, usageOf } from './answering.ts';
import { createMovingFeed } from './moving-feed.ts';

const [offer, ...origins] = process.argv.slice(2);
const seed = 'bench';
const saturday = Date.UTC(2026, 0, 3, 16);
const week = 7 * 24 * 3_600_000;
const started = systemClock.now();
const ahead = offer === 'saturday' ? saturday + Math.floor((started - saturday) / week) * week - started : 0;
const clock = { ...systemClock, now: () => systemClock.now() + ahead };
const simulated = createSimulatedFeed({ seed });
const feed = createMovingFeed(simulated, clock.now);
const platform = await createPlatform({
  database: 'memory',
  clock,
  seed,
  feed: offer === 'still' ? feed : simulated,
  ids: randomUUID,
  ports: { http: 0 },
  origins,
  // All listeners are of this machine.
  socketsPerAddress: 100_000,
});
const { offer: openOffer } = platform;
const room = 'prematch/F';

/** The prices to change: those on screen, then others of the room. */
function chosen(visible: readonly OddsKey[], atLeast: number): readonly OddsKey[] {
  const names = new Set(visible.map((key) => key.join('|')));
  const others = (openOffer.snapshot(room)?.odds ?? []).filter((key) => !names.has(key.join('|')));
  return [...visible, ...others.slice(0, Math.max(0, atLeast - visible.length))];
}

const price = ([eventId, marketCode, selectionCode]: OddsKey, odds: number | null): Promise<void> =>
  openOffer.moveOdds({ eventId, marketCode, selectionCode }, odds, false);

answer(platform.url, {
  usage: usageOf(),
  move: async ({ visible, atLeast, perSecond }) => {
    const keys = chosen(visible, atLeast);
    feed.move(keys, perSecond);
    // The offer reads a match again when it is due or when one of its prices was set; none was due so far.
    const [...firsts] = new Map(keys.map((key) => [key[0], key])).values();
    for (const key of firsts) await price(key, null);
    return keys.length;
  },
  price: async ({ key, thousandths }) => {
    const at = Date.now();
    await price(key, thousandths);
    return at;
  },
});
