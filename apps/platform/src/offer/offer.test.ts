import { searchFor } from './lists/search.ts';
import { wireCalls } from '@kvota/contracts/operator';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { endedMatches, oddsOverrides, suspensions } from '../database/schema/index.ts';
import { createSimulatedFeed } from '../feed/simulated/simulated-feed.ts';
import { openMemory } from '../testing/memory-database.ts';
import { createOffer, UnknownSelection, type OpenOffer } from './create-offer.ts';

const start = Date.UTC(2026, 10, 21, 17, 0);
const feed = createSimulatedFeed({ seed: 'book-tests' });
let open: OpenDatabase;

beforeAll(async () => {
  open = await openMemory();
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of [oddsOverrides, suspensions, endedMatches]) await open.db.delete(table);
});

const offerAt = async (now: number): Promise<{ offer: OpenOffer; clock: FakeClock }> => {
  const clock = createFakeClock(now);
  return { clock, offer: await createOffer({ feed, db: open.db, clock }) };
};

const anyMatch = (offer: OpenOffer, kind: 'prematch' | 'live' = 'prematch', sport = 'F') => {
  const { matches } =
    kind === 'live'
      ? offer.liveOffer({ sport, search: '', page: 1 })
      : offer.prematchOffer({
          sport,
          hours: null,
          special: null,
          leagueIds: [],
          search: '',
          view: 'timeline',
          page: 1,
        });
  const found = matches.find((match) => Object.values(match.markets).some((market) => market.MS === 'OPEN'));
  if (!found) throw new Error(`No ${kind} match of ${sport} is open.`);
  return found;
};

describe('lines without bets', () => {
  /** Finds a basketball total that is open before the match and has left the list after a quarter of an hour. */
  const leaving = () => {
    for (const { eventId, sport, timeStart } of feed.offerAt(start).prematch) {
      if (sport !== 'B') continue;
      const at = timeStart + 15 * 60_000;
      const listed = new Set(feed.pricesAt(eventId, at).map(({ marketCode }) => marketCode));
      const gone = feed
        .pricesAt(eventId, timeStart - 1000)
        .find(({ family, marketCode }) => family === 'OU' && !listed.has(marketCode));
      if (gone && feed.marketAt(eventId, gone.marketCode, at)?.status === 'open')
        return { at, ref: { eventId, marketCode: gone.marketCode, selectionCode: 'over' } };
    }
    throw new Error('No total leaves its list.');
  };

  test('a line that left the table is suspended but priced, unless an operator stops it or its match', async () => {
    const { at, ref } = leaving();
    const { offer } = await offerAt(at);
    const { probability = 0 } =
      feed
        .marketAt(ref.eventId, ref.marketCode, at)
        ?.selections.find(({ selectionCode }) => selectionCode === 'over') ?? {};
    expect(probability).toBeGreaterThan(0);
    expect(offer.matchOffer(ref.eventId)?.markets[ref.marketCode]).toBeUndefined();
    const price = offer.price(ref);
    expect(price).toMatchObject({ status: 'suspended', withdrawn: true, probability, cms: false });
    for (const marketCode of [ref.marketCode, null]) {
      await offer.suspend(ref.eventId, marketCode, true, true);
      expect(offer.price(ref)).toMatchObject({ status: 'suspended', withdrawn: false, cms: true });
      await offer.suspend(ref.eventId, marketCode, false, false);
      expect(offer.price(ref)).toEqual(price);
    }
    await offer.moveOdds(ref, 0, false);
    expect(offer.price(ref)).toMatchObject({ status: 'suspended', withdrawn: false });
  });

  test('an outcome in the table is withdrawn if its odds are too short, but not if an operator removed them', async () => {
    const shorts = feed.offerAt(start).live.flatMap(({ eventId }) =>
      feed.pricesAt(eventId, start).flatMap(({ marketCode, status, selections }) =>
        status === 'open'
          ? selections.map(({ odds, probability, selectionCode }) => ({
              odds,
              probability,
              ref: { eventId, marketCode, selectionCode },
            }))
          : [],
      ),
    );
    const { offer } = await offerAt(start);
    const short = shorts.find(({ odds, probability }) => odds === 0 && probability > 900_000);
    if (!short) throw new Error('Nothing is nearly certain.');
    expect(offer.price(short.ref)).toMatchObject({ status: 'suspended', withdrawn: true, odds: 0 });
    const usual = shorts.find(({ odds }) => odds > 0);
    if (!usual) throw new Error('Nothing is open.');
    expect(offer.price(usual.ref)).toMatchObject({ status: 'open', withdrawn: false });
    await offer.moveOdds(usual.ref, 0, true);
    expect(offer.price(usual.ref)).toMatchObject({ status: 'suspended', withdrawn: false, cms: true });
  });
});

describe('operator', () => {
  test('a held price applies to prices, tables and deltas until it is released', async () => {
    const { offer, clock } = await offerAt(start);
    const { eventId } = anyMatch(offer);
    const ref = { eventId, marketCode: '1X2', selectionCode: '1' };
    const before = offer.price(ref);
    offer.snapshot('prematch/F');
    await offer.moveOdds(ref, 7770, true);
    expect(offer.price(ref)).toMatchObject({ odds: 7770, cms: true, status: 'open' });
    const delta = offer.rooms.tick().find((message) => message.type === 'delta');
    expect(delta?.numbers).toContain(7770);
    await clock.advance(100);
    await offer.moveOdds(ref, null, false);
    expect(offer.price(ref).odds).toBe(before.odds);
  });

  test('a suspended market is sent as suspended, a suspended match in all its markets, and both can be released', async () => {
    const { offer } = await offerAt(start);
    const { eventId } = anyMatch(offer);
    const ref = { eventId, marketCode: '1X2', selectionCode: '1' };
    offer.snapshot('prematch/F');
    await offer.suspend(eventId, '1X2', true, false);
    expect(offer.price(ref).status).toBe('suspended');
    const change = offer.rooms.tick().find((message) => message.type === 'change');
    expect(change?.change.markets).toEqual({ '1X2': { MS: 'SUSPENDED' } });
    await offer.suspend(eventId, '1X2', false, false);
    await offer.suspend(eventId, null, true, true);
    expect(offer.price(ref)).toMatchObject({ status: 'suspended', cms: true });
    await offer.suspend(eventId, null, false, false);
    expect(offer.price(ref).status).toBe('open');
  });

  test('[LIVE-01, NET-17] a match that an operator ended leaves the offer, is sent as inactive, and is decided by the given score', async () => {
    const { offer } = await offerAt(start);
    const { eventId } = anyMatch(offer, 'live');
    offer.snapshot('live/F');
    await offer.endMatch(eventId, [4, 1]);
    const messages = offer.rooms.tick();
    expect(messages).toContainEqual({ type: 'inactive', room: 'live/F', eventId, sport: 'F' });
    expect(offer.matchOffer(eventId)).toBeUndefined();
    expect(offer.price({ eventId, marketCode: '1X2', selectionCode: '1' }).status).toBe('closed');
    const result = (marketCode: string, selectionCode: string) => offer.result({ eventId, marketCode, selectionCode });
    expect(result('1X2', '1')).toEqual({ outcome: 'won', score: '4:1' });
    expect(result('1X2', 'X')?.outcome).toBe('lost');
    expect(result('OU2.5', 'over')?.outcome).toBe('won');
    expect(result('GG', 'yes')?.outcome).toBe('won');
    expect(result('H1_1X2', '1')?.outcome).toMatch(/won|lost/);
  });

  test('a match ended before its start is void, or decided by the given score; it leaves the prematch offer', async () => {
    const { offer } = await offerAt(start);
    const [one, other] = offer.prematchOffer({
      sport: 'F',
      hours: null,
      special: null,
      leagueIds: [],
      search: '',
      view: 'timeline',
      page: 3,
    }).matches;
    await offer.endMatch(one!.eventId, null);
    await offer.endMatch(other!.eventId, [0, 2]);
    const result = ({ eventId }: { eventId: string }, marketCode: string, selectionCode: string) =>
      offer.result({ eventId, marketCode, selectionCode })?.outcome;
    expect(result(one!, '1X2', '1')).toBe('void');
    expect(result(other!, '1X2', '2')).toBe('won');
    expect(result(other!, 'CS', '0:2')).toBe('won');
    expect(result(other!, 'AH-0.25', '1')).toBe('lost');
    // The first half was not played.
    expect(result(other!, 'H1_1X2', 'X')).toBe('void');
    expect(offer.sidebar('prematch', null)[0]!.eventsCount).toBe(
      feed.offerAt(start).prematch.filter(({ sport, eventId }) => sport === 'F' && eventId !== one!.eventId).length - 1,
    );
    for (const { eventId } of [one!, other!]) expect(offer.matchOffer(eventId)).toBeUndefined();
  });

  test('a given score settles each market of a live match, and an ended match stays ended after a restart', async () => {
    const { offer } = await offerAt(start);
    const { eventId } = anyMatch(offer, 'live', 'B');
    const codes = Object.keys(offer.matchOffer(eventId)!.markets);
    await offer.endMatch(eventId, [90, 81]);
    const again = (await offerAt(start + 86_400_000)).offer;
    for (const code of codes) {
      const { selections } = feed.marketAt(eventId, code, start)!;
      for (const { selectionCode } of selections) {
        const ref = { eventId, marketCode: code, selectionCode };
        expect(offer.result(ref), code).toBeDefined();
        expect(again.result(ref)).toEqual(offer.result(ref));
      }
    }
    expect(again.result({ eventId, marketCode: '12', selectionCode: '1' })).toEqual({ outcome: 'won', score: '90:81' });
    expect((await offerAt(start)).offer.matchOffer(eventId)).toBeUndefined();
  });

  test('concurrent decisions are kept in their order', async () => {
    const { offer } = await offerAt(start);
    const { eventId } = anyMatch(offer, 'prematch', 'B');
    const ref = { eventId, marketCode: '12', selectionCode: '1' };
    await Promise.all([
      offer.moveOdds(ref, 2220, false),
      offer.moveOdds(ref, null, false),
      offer.moveOdds(ref, 3330, true),
      offer.suspend(eventId, '12', true, false),
      offer.suspend(eventId, '12', false, false),
    ]);
    expect(offer.price(ref)).toMatchObject({ odds: 3330, cms: true, status: 'open' });
    expect((await offerAt(start)).offer.price(ref)).toEqual(offer.price(ref));
  });

  test('unknown selections and matches are refused', async () => {
    const { offer } = await offerAt(start);
    await expect(offer.moveOdds({ eventId: '0', marketCode: '1X2', selectionCode: '1' }, 2000, false)).rejects.toThrow(
      UnknownSelection,
    );
    await expect(offer.suspend('0', null, true, false)).rejects.toThrow(/Take ids and codes/);
    await expect(offer.endMatch('0', null)).rejects.toThrow(UnknownSelection);
  });

  test('decisions survive a restart', async () => {
    const { offer } = await offerAt(start);
    const { eventId } = anyMatch(offer, 'prematch', 'T');
    const ref = { eventId, marketCode: '12', selectionCode: '1' };
    await offer.moveOdds(ref, 3330, false);
    await offer.suspend(eventId, '12', true, true);
    const again = (await offerAt(start)).offer;
    expect(again.price(ref)).toMatchObject({ odds: 3330, status: 'suspended', cms: true });
  });
});

describe('prices', () => {
  test('a live match is suspended while the feed suspends it, and sent as such', async () => {
    const { live } = feed.offerAt(start);
    const [eventId, at] = firstSuspension(live.map((match) => match.eventId));
    const { offer, clock } = await offerAt(at - 1);
    const ref = { eventId, marketCode: Object.keys(offer.matchOffer(eventId)!.markets)[0]!, selectionCode: '1' };
    expect(offer.price(ref)).toMatchObject({ status: 'open', live: true });
    offer.snapshot(`livematch/${eventId}`);
    await clock.advance(1);
    expect(offer.price(ref)).toMatchObject({ status: 'suspended', cms: false });
    const changes = offer.rooms.tick().flatMap((message) => (message.type === 'change' ? [message.change] : []));
    const told = changes.map(({ markets, match }) => (markets ?? match?.markets)?.[ref.marketCode]?.MS);
    expect(told).toContain('SUSPENDED');
  });

  test('unpublished matches, and unknown markets and selections, have no price and no result', async () => {
    const { offer } = await offerAt(start);
    const { eventId } = anyMatch(offer, 'live');
    const unpublished = feed.fixtures(start + 20 * 86_400_000, start + 21 * 86_400_000)[0]!;
    const played = feed.fixtures(start - 86_400_000, start - 43_200_000).find(({ sport }) => sport === 'F')!;
    for (const ref of [
      { eventId: unpublished.eventId, marketCode: '12', selectionCode: '1' },
      { eventId, marketCode: 'constructor', selectionCode: '1' },
      { eventId, marketCode: 'OUx', selectionCode: 'over' },
      { eventId, marketCode: '1X2', selectionCode: '__proto__' },
      { eventId: '__proto__', marketCode: '1X2', selectionCode: '1' },
    ]) {
      expect(offer.price(ref).status).toBe('unknown');
      expect(offer.result(ref)).toBeUndefined();
    }
    for (const selectionCode of ['constructor', 'toString', '__proto__', 'Y'])
      expect(offer.result({ eventId: played.eventId, marketCode: '1X2', selectionCode })).toBeUndefined();
  });
});

/** Returns the first instant after the start at which an open match becomes suspended. */
function firstSuspension(eventIds: readonly string[]): [eventId: string, at: number] {
  for (const eventId of eventIds) {
    for (let at = feed.nextChangeAt(eventId, start); Number.isFinite(at); at = feed.nextChangeAt(eventId, at)) {
      const before = feed.pricesAt(eventId, at - 1)[0];
      if (before?.status !== 'open' || !before.selections.some(({ selectionCode }) => selectionCode === '1')) continue;
      if (feed.stateAt(eventId, at)?.suspension) return [eventId, at];
    }
  }
  throw new Error('No match of the test feed is suspended.');
}

describe('offer', () => {
  test('[OP-53] special filters choose by league and day; an unknown one shows everything', async () => {
    const { offer } = await offerAt(start);
    const find = (special: string | null, sport = 'F') =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(
        (page) =>
          offer.prematchOffer({ sport, hours: null, special, leagueIds: [], search: '', view: 'timeline', page })
            .matches,
      );
    const all = find('NextMatches').map(({ eventId }) => eventId);
    expect(all).toHaveLength(feed.offerAt(start).prematch.filter(({ sport }) => sport === 'F').length);
    for (const special of [null, 'Nonsense', 'constructor'])
      expect(find(special).map(({ eventId }) => eventId)).toEqual(all);
    const today = find('Today');
    expect(today.length).toBeGreaterThan(0);
    expect(today.length).toBeLessThan(all.length);
    for (const { timeStart } of today) expect(timeStart.slice(0, 10)).toBe('2026-11-21');
    const top = find('TopMatches');
    expect(top.length).toBeGreaterThan(0);
    expect(top.length).toBeLessThan(all.length);
    const tours = new Set(find('TopMatches', 'T').map(({ groupName }) => groupName));
    expect(tours.size).toBeGreaterThan(0);
    for (const tour of tours) expect(['ATP', 'WTA']).toContain(tour);
    expect(find('TopMatches', 'B').length).toBeGreaterThan(0);
  });

  test('[MATCH-08, MATCH-09, MATCH-10] live matches carry results, periods and phase in the wire format', async () => {
    const { offer } = await offerAt(start);
    const live = (sport: string) => offer.liveOffer({ sport, search: '', page: 1 }).matches;
    for (const { results, stats, matchPhase } of live('F')) {
      expect(results?.G).toHaveLength(2);
      expect(stats?.[0]).toMatchObject({ PN: 'FH', G: expect.any(Array), K: expect.any(Array) });
      expect(matchPhase).toMatchObject({ name: expect.any(String), timeMin: expect.any(Number) });
    }
    for (const { results, stats, matchPhase } of live('B')) {
      expect(results?.P).toHaveLength(2);
      expect(stats?.[0]?.PN).toBe('Q1');
      expect(matchPhase?.clock).toMatch(/^\d{1,2}:[0-5]\d$/);
    }
    for (const { results, matchPhase } of live('T')) {
      expect(results?.S).toHaveLength(2);
      expect(matchPhase).toMatchObject({ name: expect.stringMatching(/^(SET[1-5]|PAUSED)$/) });
    }
  });

  test('[CALL-32, CALL-29, CALL-31, MATCH-01, MATCH-02, MATCH-03, MATCH-04, MATCH-05, MATCH-06] offers pass the contract; tables have one line of a few families', async () => {
    const { offer } = await offerAt(start);
    const filter = {
      sport: 'F',
      hours: 24,
      special: 'NextMatches',
      leagueIds: [],
      search: '',
      view: 'competition',
      page: 1,
    } as const;
    const { matches, totalPages } = offer.prematchOffer(filter);
    expect(v.safeParse(wireCalls.bettingOffer.answer, { result: matches, totalPages }).issues).toBeUndefined();
    expect(
      matches.every(
        (match) => match.matchState === 'NSY' && !match.inPlay && Date.parse(match.timeStart) <= start + 24 * 3_600_000,
      ),
    ).toBe(true);
    const match = matches[0]!;
    const families = offer
      .marketFilters('prematch main')
      .filter(({ sport }) => sport === 'F')
      .flatMap(({ markets }) => markets.map(({ market }) => market));
    expect(families.length).toBeLessThan(10);
    expect(Object.keys(match.markets).length).toBeLessThanOrEqual(families.length);
    for (const family of families) {
      expect(
        Object.keys(match.markets).filter((code) => code.replace(/-?\d+(\.\d+)?$/, '') === family || code === family)
          .length,
      ).toBeLessThanOrEqual(1);
    }
    expect(Object.keys(offer.matchOffer(match.eventId)!.markets).length).toBeGreaterThan(10);
    const live = offer.liveOffer({ sport: null, search: '', page: 1 });
    expect(
      v.safeParse(wireCalls.liveOffer.answer, { result: live.matches, totalPages: live.totalPages }).issues,
    ).toBeUndefined();
    expect(live.matches.every((entry) => entry.inPlay && entry.matchPhase !== undefined)).toBe(true);
  });

  test('[CONST-10] top countries come first in the competition view; the timeline goes by start', async () => {
    const { offer } = await offerAt(start);
    const filter = { sport: 'F', hours: null, special: null, leagueIds: [], search: '', page: 1 } as const;
    const competitions = offer
      .prematchOffer({ ...filter, view: 'competition' })
      .matches.map(({ groupName }) => groupName);
    const order = ['Serbia', 'Italy', 'England', 'Spain', 'Germany', 'France'].filter((name) =>
      competitions.includes(name),
    );
    expect([...new Set(competitions)].slice(0, order.length)).toEqual(order);
    const starts = offer.prematchOffer({ ...filter, view: 'timeline' }).matches.map(({ timeStart }) => timeStart);
    expect(starts).toEqual(starts.toSorted());
  });

  test('[PRE-18] a search needs three letters and ignores diacritics', async () => {
    const { offer } = await offerAt(start);
    const find = (search: string) =>
      offer.prematchOffer({ sport: 'F', hours: null, special: null, leagueIds: [], search, view: 'timeline', page: 1 })
        .matches;
    const all = find('').length;
    expect(find('zz')).toHaveLength(all);
    expect(find('zzzz')).toHaveLength(0);
    const { hostName } = find('')[0]!;
    expect(find(hostName.toUpperCase()).length).toBeGreaterThan(0);
  });

  test('[PRE-20] a search finds teams by words, initials, short names and Cyrillic letters, and countries by group', async () => {
    const { offer } = await offerAt(start);
    const fixture = (hostName: string, awayName: string) => ({
      ...feed.offerAt(start).prematch[0]!,
      hostName,
      awayName,
      leagueName: 'Champions League',
      groupName: 'Europe',
    });
    const finds = (search: string, groups: string[] = []) => searchFor(search, groups);
    const derby = fixture('Crvena zvezda', 'Paris Saint-Germain');
    for (const text of ['zvezda', 'Црвена', 'crv zve', 'PSG', 'psg', 'zvezda paris', 'champ', 'czv'])
      expect([text, finds(text)(derby)]).toEqual([text, true]);
    for (const text of ['partizan', 'psv', 'zvezda partizan', 'Serbia']) expect(finds(text)(derby)).toBe(false);
    expect(finds('Evropa', ['Europe'])(derby)).toBe(true);
    expect(finds('man utd')(fixture('Manchester United', 'Juventus'))).toBe(true);
    const { sports = [], matches } = offer.prematchOffer({
      sport: 'F',
      hours: null,
      special: null,
      leagueIds: [],
      search: 'Nemačka',
      groups: ['Germany'],
      view: 'timeline',
      page: 1,
    });
    expect(new Set(matches.map(({ groupName }) => groupName))).toEqual(new Set(['Germany']));
    const german = feed.offerAt(start).prematch.filter(({ groupName }) => groupName === 'Germany');
    expect(new Set(sports.map(({ sport }) => sport))).toEqual(new Set(german.map(({ sport }) => sport)));
  });

  test('[PRE-12, PRE-13, CALL-08] sidebars count by sport, country and league', async () => {
    const { offer } = await offerAt(start);
    const sidebar = offer.sidebar('prematch', null);
    expect(v.is(wireCalls.allSports.answer, sidebar)).toBe(true);
    const offered = new Set(feed.offerAt(start).prematch.map(({ sport }) => sport));
    expect(offered.size).toBeGreaterThan(10);
    expect(sidebar.map(({ sport }) => sport)).toEqual(
      feed.sports.map(({ sport }) => sport).filter((sport) => offered.has(sport)),
    );
    for (const sport of sidebar) {
      const sum = (counts: { eventsCount: number }[]) =>
        counts.reduce((total, { eventsCount }) => total + eventsCount, 0);
      expect(sum(sport.groupByCountries)).toBe(sport.eventsCount);
      for (const country of sport.groupByCountries) expect(sum(country.leagues)).toBe(country.eventsCount);
    }
    expect(offer.sidebar('prematch', 1)[0]?.eventsCount ?? 0).toBeLessThan(sidebar[0]!.eventsCount);
  });

  test('[CALL-07] main filters give the columns of a table, match filters the blocks of a match page', async () => {
    const { offer } = await offerAt(start);
    const main = offer.marketFilters('prematch main').find(({ sport }) => sport === 'F');
    expect(main?.markets).toEqual([
      { market: '1X2', selections: ['1', 'X', '2'] },
      { market: 'OU', selections: ['under', 'over'] },
    ]);
    expect(offer.marketFilters('live match').filter(({ sport }) => sport === 'F').length).toBeGreaterThan(10);
  });

  test('[CALL-07] a sport has several tables to switch between, and every row has their markets', async () => {
    const { offer } = await offerAt(start);
    const filters = offer.marketFilters('prematch main');
    const codes = (of: string) => filters.filter(({ sport }) => sport === of).map(({ code }) => code);
    expect(codes('F')).toEqual(['main', 'chance', 'halves', 'handicap', 'goals']);
    expect(codes('T')).toEqual(['main', 'sets', 'handicap']);
    for (const { sport } of feed.sports) expect(codes(sport)[0]).toBe('main');
    const { matches } = offer.prematchOffer({
      sport: 'F',
      hours: null,
      special: null,
      leagueIds: [],
      search: '',
      view: 'timeline',
      page: 1,
    });
    const snapshot = offer.rooms.snapshot('prematch/F')!;
    for (const { markets } of filters.filter(({ sport }) => sport === 'F')) {
      for (const { market, selections } of markets) {
        for (const match of matches) {
          const found = Object.entries(match.markets).find(([code, { L }]) => code === market + (L ?? ''));
          expect(found, `${match.eventId} ${market}`).toBeDefined();
          const indexed = snapshot.odds.filter(([id, code]) => id === match.eventId && code === found![0]);
          expect(indexed.map(([, , selection]) => selection).sort()).toEqual([...selections].sort());
        }
      }
    }
  });
});
