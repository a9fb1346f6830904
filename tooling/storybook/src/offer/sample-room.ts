import {
  oddsToThousandths,
  selectionsOf,
  thousandthsToOdds,
  type MarketStatus,
  type Match,
  type OddsKey,
  type OfferSnapshot,
  type StructuralChange,
  type WireMarket,
} from '@kvota/contracts';

/** A message of a room, as on the wire. */
export type RoomMessage =
  | { readonly type: 'snapshot'; readonly snapshot: OfferSnapshot }
  | { readonly type: 'delta'; readonly numbers: readonly number[] }
  | { readonly type: 'change'; readonly change: StructuralChange };

/** One room of a platform with manual events. All methods except the last three return the message to send. */
export interface SampleRoom {
  readonly name: string;
  readonly snapshot: () => RoomMessage;
  /** Sets one price in thousandths. 0 means unavailable. */
  readonly move: (key: OddsKey, thousandths: number) => RoomMessage | undefined;
  readonly status: (eventId: string, market: string, status: MarketStatus) => RoomMessage;
  readonly goal: (eventId: string) => RoomMessage;
  readonly goes: (eventId: string) => RoomMessage;
  /** Adds the next new match. */
  readonly comes: () => RoomMessage | undefined;
  readonly matches: () => readonly Match[];
  readonly price: (key: OddsKey) => number;
  readonly seq: () => number;
}

const market = (odds: Readonly<Record<string, string>>): WireMarket => ({
  MS: 'OPEN',
  ...Object.fromEntries(Object.entries(odds).map(([code, O]) => [code, { O }])),
});

function sample(eventId: string, hostName: string, awayName: string, markets: Match['markets']): Match {
  return {
    sport: 'F',
    eventId,
    sfId: `s${eventId}`,
    leagueId: 'L1',
    leagueName: 'Superliga',
    groupName: 'Serbia',
    hostName,
    awayName,
    timeStart: '2026-11-21T18:00:00Z',
    inPlay: true,
    matchState: '1H',
    matchPhase: { name: '1H', timeMin: 37 },
    results: { G: [0, 0] },
    markets,
    marketsCount: Object.keys(markets).length,
  };
}

const result = (one: string, draw: string, two: string): WireMarket => market({ '1': one, X: draw, '2': two });
const goals = (over: string, under: string): WireMarket => market({ over, under });

const all = (): readonly Match[] => [
  sample('4711', 'Crvena zvezda', 'Partizan', { '1X2': result('1.85', '3.40', '4.20'), OU25: goals('1.72', '2.05') }),
  sample('4712', 'Vojvodina', 'Čukarički', { '1X2': result('2.10', '3.10', '3.55'), OU25: goals('1.93', '1.88') }),
  sample('4713', 'Olympiacos', 'Panathinaikos', { '1X2': result('1.60', '3.80', '5.50') }),
];

const keysOf = ({ eventId, markets }: Match): OddsKey[] =>
  Object.entries(markets).flatMap(([code, one]) =>
    selectionsOf(one).map(([selection]): OddsKey => [eventId, code, selection]),
  );

const sameKey = (one: OddsKey, other: OddsKey): boolean => one.every((part, at) => part === other[at]);

/** Creates a room with two football matches, and a third to add later. */
export function createSampleRoom(name = 'live/F'): SampleRoom {
  let matches = all().slice(0, 2);
  let index = matches.flatMap(keysOf);
  let seq = 1;
  const next = (): number => (seq += 1);
  const find = (eventId: string): Match | undefined => matches.find((one) => one.eventId === eventId);
  const priceOf = ([eventId, code, selection]: OddsKey): number => {
    const found = find(eventId)?.markets[code]?.[selection];
    return typeof found === 'object' ? oddsToThousandths(found.O) : 0;
  };
  const change = (eventId: string, fields: Partial<StructuralChange>): RoomMessage => ({
    type: 'change',
    change: structuredClone({ seq: next(), eventId, sport: 'F', ...fields }),
  });
  return {
    name,
    snapshot: () => ({
      type: 'snapshot',
      snapshot: structuredClone({
        kind: 'live',
        room: name,
        seq,
        serverTime: '2026-11-21T18:00:00Z',
        matches: [...matches],
        odds: index,
      }),
    }),
    move: (key, thousandths) => {
      const at = index.findIndex((one) => sameKey(one, key));
      const found = find(key[0])?.markets[key[1]]?.[key[2]];
      if (at < 0 || typeof found !== 'object') return undefined;
      found.O = thousandthsToOdds(thousandths);
      return { type: 'delta', numbers: [next(), at, thousandths] };
    },
    status: (eventId, code, status) => {
      const found = find(eventId)?.markets[code];
      if (found) found.MS = status;
      return change(eventId, { markets: { [code]: { MS: status } } });
    },
    goal: (eventId) => {
      const found = find(eventId);
      const [host = 0, away = 0] = found?.results?.G ?? [];
      const results = { G: [host + 1, away] satisfies [number, number] };
      if (found) found.results = results;
      return change(eventId, { results });
    },
    goes: (eventId) => {
      matches = matches.filter((one) => one.eventId !== eventId);
      // A place of the index is never reused.
      index = index.map((key): OddsKey => (key[0] === eventId ? ['', '', ''] : key));
      return change(eventId, { gone: true });
    },
    comes: () => {
      const fresh = all().find(({ eventId }) => find(eventId) === undefined);
      if (!fresh) return undefined;
      const odds = keysOf(fresh);
      matches = [...matches, fresh];
      index = [...index, ...odds];
      return change(fresh.eventId, { match: fresh, odds });
    },
    matches: () => matches,
    price: priceOf,
    seq: () => seq,
  };
}

/** Returns the keys of all prices of a room. */
export const oddsOf = ({ matches }: SampleRoom): readonly OddsKey[] => matches().flatMap(keysOf);
