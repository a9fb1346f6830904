import * as v from 'valibot';

import { OddsDelta, UpdateArgs } from '../events/offer-events.ts';
import { MatchPhase, PeriodStats, Results, WireMarket } from '../offer/match.ts';
import { readable, type ReadableSchema } from './readable-schema.ts';

/** Example values by the name of the field, for fields that accept any text or number. */
const byName: Readonly<Record<string, unknown>> = {
  ErrorText: 'ok',
  error: 'minTicketPayin',
  token: 'eyJhbGciOiJIUzI1NiJ9',
  eventId: '4711',
  ticketId: 'ticket-01',
  ticket_id: 'ticket-01',
  id: '4711',
  sfId: 's4711',
  sfid: 's4711',
  sport: 'F',
  sport_code: 'F',
  icon: 'F',
  name: 'Football',
  leagueId: 'L1',
  league: 'Superliga',
  leagueName: 'Superliga',
  groupName: 'Serbia',
  hostName: 'Crvena zvezda',
  awayName: 'Partizan',
  pair: 'Crvena zvezda - Partizan',
  timeStart: '2026-11-21T18:00:00Z',
  createdAt: '2026-11-21T17:58:00Z',
  settledAt: '2026-11-21T20:00:00Z',
  expiresAt: '2026-11-21T18:00:20Z',
  serverTime: '2026-11-21T18:00:00Z',
  from: '2026-11-01',
  to: '2026-11-30',
  date: '2026-11-21',
  room: 'live/F',
  seq: 12,
  currency: 'RSD',
  currency_id: 941,
  currencyId: 941,
  credit_text: '1.250,00',
  username: 'player',
  preferred_username: 'player',
  email: 'player@example.org',
  role: 'AGENT',
  code: 101,
  subcode: 216,
  etsCode: 0,
  market: '1X2',
  marketCode: '1X2',
  selection: '1',
  selectionCode: '1',
  selections: '1',
  systemGroup: 0,
  domain: 'book.example',
  game_code: 'sunny-fruits',
  gameCode: 'sunny-fruits',
  group: 'main',
  table: 'main',
  page: 'betting',
  matchState: '1H',
  ratio: '0.5',
  odd: '1.85',
  originalOdd: '1.80',
  odds: '1.85',
  original_odds: '1.80',
  requestedOdds: '1.85',
  usedOdds: '1.85',
  O: '1.85',
  totalOdds: '5.78',
  stake: '20.00',
  originalStake: '40.00',
  possiblePayout: '115.60',
  payout: '115.60',
  amount: 0,
  percentage: 0,
  total_gain: 0,
  status: 'open',
  title: 'Derby tonight',
  roles: 'AGENT',
  inForceSince: '2026-11-21',
  message: 'My ticket of Saturday is not settled yet.',
};

/** Texts for names that mean a number elsewhere. */
const textByName: Readonly<Record<string, string>> = { code: 'K7QX-4M9B' };

/** Examples that read better than those made from the schema alone. */
const bySchema: ReadonlyMap<ReadableSchema, unknown> = new Map<ReadableSchema, unknown>([
  [readable(WireMarket), { MS: 'OPEN', '1': { O: '1.85' }, X: { O: '3.40' }, '2': { O: '4.20' } }],
  [readable(MatchPhase), { name: '1H', timeMin: 37 }],
  [readable(Results), { G: [2, 1] }],
  [readable(PeriodStats), { PN: '1H', G: [2, 1], K: [4, 3] }],
  [readable(OddsDelta), [12, 0, 1850, 3, 0]],
  [readable(UpdateArgs), ['live/F', [12, 0, 1850, 3, 0]]],
]);

/** Fields that a successful answer does not carry. */
const onFailure: readonly string[] = [
  'error',
  'subcode',
  'etsCode',
  'confirm',
  'reason',
  'field',
  'faults',
  'quote',
  'limit',
  'cashCap',
  'publishedSince',
  'contrastTooLow',
];

/** Further candidates, tried until the schema accepts one. */
const texts = [
  'text',
  '6f1c0f0e-5c1f-4c8e-9d6a-2b7c1e0d9a44',
  '20.50',
  '1.85',
  '1',
  '2026-11-21T18:00:00Z',
  'ticket-01',
  'rs',
  '0.5',
  '2026-11-23',
  '2026-W48',
  '23:00',
  // A SHA-256
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
];
const numbers = [1, 0, 2, 20, 1.5, 100];

/**
 * Creates a value that the schema accepts, from the schema alone: a body, or the answer of a call that succeeds (CALL-60).
 *
 * @throws Error if it finds none.
 */
export function exampleOf(schema: v.GenericSchema): unknown {
  const value = make(readable(schema), '');
  if (!v.is(schema, value)) throw new Error(`No example fits the schema: ${JSON.stringify(value)}`);
  return value;
}

function make(schema: ReadableSchema, name: string): unknown {
  const ready = bySchema.get(schema);
  if (ready !== undefined) return ready;
  const { type, entries = {}, item, items = [], value, wrapped, options = [], literal } = schema;
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
    case 'object_with_rest':
      return record(entries);
    case 'optional':
    case 'nullable':
    case 'nullish': {
      const { default: preset } = schema;
      if (preset !== undefined && preset !== null && typeof preset !== 'function') return preset;
      if (onFailure.includes(name)) return type === 'nullable' ? null : undefined;
      if (type !== 'optional' && wrapped?.type === 'string' && byName[name] === undefined) return null;
      return wrapped ? make(wrapped, name) : undefined;
    }
    case 'array': {
      const one = item ? [make(item, name)] : [];
      return takes(schema, one) ? one : [...one, ...one];
    }
    case 'tuple':
    case 'strict_tuple':
      return items.map((part) => make(part, name));
    case 'record':
      return value ? { [keyOf(schema, name)]: make(value, name) } : {};
    case 'union':
    case 'variant':
    case 'picklist': {
      const [first] = options;
      return typeof first === 'object' ? make(first, name) : first;
    }
    case 'literal':
      return literal;
    case 'boolean':
      return false;
    case 'string':
      return pick(schema, [byName[name], textByName[name], ...texts]);
    case 'number':
      return pick(schema, [byName[name], ...numbers]);
    default:
      return 'text';
  }
}

/** Returns the key of a record: one that its schema accepts, else a market or a sport. */
function keyOf({ key }: ReadableSchema, name: string): string {
  const [first] = (typeof key === 'object' && key.options) || [];
  return typeof first === 'string' ? first : name === 'markets' ? '1X2' : 'F';
}

const record = (entries: Readonly<Record<string, ReadableSchema>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, make(schema, name)]));

// Safe: a readable schema is a schema of valibot with another type.
const takes = (schema: ReadableSchema, value: unknown): boolean => v.is(schema as unknown as v.GenericSchema, value);

const pick = (schema: ReadableSchema, candidates: readonly unknown[]): unknown =>
  candidates.find((candidate) => candidate !== undefined && takes(schema, candidate));
