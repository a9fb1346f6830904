import * as v from 'valibot';

import { SportsVersion1 } from './head-version-1.ts';

/** The version of the file that this platform writes. */
export const recordingVersion = 2;

const pair = v.tuple([v.number(), v.number()]);
const instant = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const scores = v.object({
  G: v.exactOptional(pair),
  P: v.exactOptional(pair),
  S: v.exactOptional(pair),
  L: v.exactOptional(pair),
  M: v.exactOptional(pair),
});

const fixture = v.object({
  eventId: v.pipe(v.string(), v.nonEmpty()),
  sfId: v.string(),
  sport: v.string(),
  leagueId: v.string(),
  leagueName: v.string(),
  groupName: v.string(),
  hostName: v.string(),
  awayName: v.string(),
  players: v.array(v.string()),
  publishedAt: v.number(),
  timeStart: v.number(),
});

const state = v.object({
  status: v.picklist(['prematch', 'live', 'ended']),
  matchPhase: v.object({ name: v.string(), timeMin: v.number() }),
  clock: v.nullable(
    v.object({ direction: v.picklist(['up', 'down']), seconds: v.number(), asOf: v.number(), running: v.boolean() }),
  ),
  results: scores,
  stats: v.array(
    v.object({ PN: v.string(), G: v.exactOptional(pair), P: v.exactOptional(pair), K: v.exactOptional(pair) }),
  ),
  points: v.nullable(v.tuple([v.string(), v.string()])),
  server: v.nullable(v.picklist(['host', 'away'])),
  redCards: pair,
  yellowCards: pair,
  scorers: v.exactOptional(v.object({ host: v.exactOptional(v.string()), away: v.exactOptional(v.string()) })),
  suspension: v.nullable(
    v.picklist(['goal', 'penalty', 'var', 'red-card', 'review', 'timeout', 'medical', 'interrupted']),
  ),
});

const sport = v.object({
  sport: v.string(),
  name: v.string(),
  groups: v.array(v.string()),
  families: v.array(
    v.object({
      family: v.string(),
      name: v.string(),
      group: v.string(),
      table: v.string(),
      ofPlayer: v.boolean(),
      selections: v.array(v.string()),
    }),
  ),
  mainTable: v.array(v.object({ family: v.string(), selections: v.array(v.string()) })),
  tables: v.array(v.object({ code: v.string(), families: v.array(v.string()) })),
});

const span = { recording: v.literal('kvota-feed'), from: instant, to: instant };

/** The first line: the span that was recorded, and the sports of the feed with their markets. */
export const Head = v.variant('version', [
  v.object({ ...span, version: v.literal(recordingVersion), sports: v.array(sport) }),
  v.object({ ...span, version: v.literal(1), sports: SportsVersion1 }),
]);

/** Versions that this platform reads. */
export const readVersions: readonly unknown[] = [1, recordingVersion];

const player = v.object({ number: whole, name: v.string(), team: v.picklist(['host', 'away']) });

/** Introduces a match and its players. */
export const Introduced = v.object({ match: fixture, squad: v.array(player) });

/**
 * Changes of a match from an instant on, in milliseconds after the beginning. Fields that are left out stay as they
 * were. Odds are whole thousandths and probabilities whole millionths, so that nothing is rounded.
 */
export const Change = v.object({
  at: whole,
  id: v.string(),
  /** The list of the offer that has the match from now on. */
  offer: v.exactOptional(v.picklist(['prematch', 'live', 'gone'])),
  state: v.exactOptional(state),
  /** States since the last line, oldest first. Null is the present one. */
  course: v.exactOptional(v.array(v.nullable(state))),
  /** New or changed markets, without prices. */
  markets: v.exactOptional(
    v.record(
      v.string(),
      v.object({
        family: v.string(),
        line: v.nullable(v.string()),
        group: v.string(),
        table: v.string(),
        main: v.boolean(),
        /** The number of the player whose market it is. */
        player: v.exactOptional(whole),
        selections: v.array(v.string()),
      }),
    ),
  ),
  /** Status, then odds and probability of each selection, by market. */
  prices: v.exactOptional(v.record(v.string(), v.tupleWithRest([v.picklist(['open', 'suspended', 'closed'])], whole))),
  /** Codes of the markets on offer, in order. Other markets have left the list. */
  listed: v.exactOptional(v.array(v.string())),
  /** The same for markets of players. */
  ofPlayers: v.exactOptional(v.array(v.string())),
  result: v.exactOptional(
    v.object({
      final: v.boolean(),
      results: scores,
      /** Markets decided since the last line, by selection. */
      settled: v.record(v.string(), v.record(v.string(), v.picklist(['won', 'lost', 'void', 'half-won', 'half-lost']))),
    }),
  ),
});

/** The last line. A file without it is incomplete. */
export const End = v.object({ end: v.object({ lines: whole }) });

export type Head = v.InferOutput<typeof Head>;
/** The head as it is written. */
export type WrittenHead = Extract<Head, { version: typeof recordingVersion }>;
export type Introduced = v.InferOutput<typeof Introduced>;
export type Change = v.InferOutput<typeof Change>;
export type End = v.InferOutput<typeof End>;
/** One line of a recording, as JSON. */
export type RecordingLine = WrittenHead | Introduced | Change | End;
