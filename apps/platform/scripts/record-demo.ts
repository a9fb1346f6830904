// Records the matches of the demo's history from the simulated feed, with their prices and results.
// pnpm --filter @kvota/platform record-demo [--from 2026-08-24] [--seed kvota]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { openDatabase } from '../src/database/database.ts';
import { closedWeeks, instantAt } from '../src/demo/history/history-span.ts';
import { createMovedClock } from '../src/demo/history/moved-clock.ts';
import { likedMarkets } from '../src/demo/history/matches/pick-slip.ts';
import { recordedFile, type RecordedMatch } from '../src/demo/history/matches/recorded-matches.ts';
import { begins, resultsAfter, sessions, soldBackAfter } from '../src/demo/history/sessions.ts';
import type { Fixture } from '../src/feed/model/match.ts';
import { mix, shuffled } from '../src/feed/random/hash.ts';
import { createSimulatedFeed } from '../src/feed/simulated/simulated-feed.ts';
import { createOffer } from '../src/offer/create-offer.ts';

const [minute, hour] = [60_000, 3_600_000];
/** Matches of a session by sport; and those in play. */
const wanted = { F: 5, T: 2, B: 2, IH: 1 };
const wantedLive = 2;

const { values } = parseArgs({
  options: { from: { type: 'string', default: '2026-08-24' }, seed: { type: 'string', default: 'kvota' } },
});
const feed = createSimulatedFeed({ seed: values.seed });
const database = await openDatabase('memory');
const clock = createMovedClock(0);
const offer = await createOffer({ feed, db: database.db, clock });

type RecordedSelection = RecordedMatch['markets'][number][3][number];

const lines: string[] = [];
for (let week = 0; week <= closedWeeks; week += 1)
  for (const [session, { day, time }] of sessions.entries()) {
    const at = instantAt(values.from, week * 7 + day, time);
    for (const { fixture, live } of matchesAt(at, mix(week, session))) {
      const match = record(fixture, { at, live, place: [week, session] });
      if (match.markets.length > 0) lines.push(JSON.stringify(match));
    }
  }
writeFileSync(recordedFile, `${lines.join('\n')}\n`);
await database.close();
console.log(`${lines.length} matches in ${recordedFile}`);

function matchesAt(at: number, seed: number): { readonly fixture: Fixture; readonly live: boolean }[] {
  const [from, to] = begins;
  const known = (fixture: Fixture): boolean => fixture.sport in wanted;
  const coming = feed.fixtures(at + from, at + to).filter((one) => known(one) && one.timeStart > at + from + minute);
  const live = feed.fixtures(at, at + minute).filter((one) => known(one) && one.timeStart < at);
  const some = Object.entries(wanted).flatMap(([sport, count]) =>
    shuffled(
      coming.filter((one) => one.sport === sport),
      seed,
    ).slice(0, count),
  );
  return [
    ...some.map((fixture) => ({ fixture, live: false })),
    ...shuffled(live, seed)
      .slice(0, wantedLive)
      .map((fixture) => ({ fixture, live: true })),
  ];
}

function record(
  fixture: Fixture,
  { at, live, place }: { at: number; live: boolean; place: [number, number] },
): RecordedMatch {
  const { eventId, sport, leagueName: league, hostName, awayName, sfId, timeStart } = fixture;
  const markets = likedMarkets(feed, eventId, at).flatMap(({ marketCode, selections }) => {
    const refs = selections.map(({ selectionCode }) => ({ eventId, marketCode, selectionCode }));
    const prices = [at, at + soldBackAfter].map((moment) => read(moment, () => refs.map((ref) => offer.price(ref))));
    const known = resultsAfter.find((hours) => read(at + hours * hour, () => refs.every((ref) => offer.result(ref))));
    if (known === undefined) return [];
    const results = read(at + known * hour, () => refs.map((ref) => offer.result(ref)));
    const found = refs.flatMap(({ selectionCode }, n): RecordedSelection[] => {
      const [sold, back, result] = [prices[0]?.[n], prices[1]?.[n], results[n]];
      if (sold?.status !== 'open' || back === undefined || result === undefined) return [];
      const later = back.odds > 0 ? back : sold;
      return [[selectionCode, sold.odds, later.odds, sold.probability, later.probability, result.outcome]];
    });
    const market: RecordedMatch['markets'][number] = [marketCode, results[0]?.score ?? '', known, found];
    return found.length === 0 ? [] : [market];
  });
  return {
    at: place,
    live,
    sport,
    league,
    pair: [hostName, awayName],
    sfId,
    begins: Math.round((timeStart - at) / minute),
    markets,
  };
}

function read<T>(at: number, what: () => T): T {
  clock.moveTo(at);
  return what();
}
