import { isDeepStrictEqual } from 'node:util';

import type { Clock } from '@kvota/server';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { transactAct } from '../../acts/transact-act.ts';
import type { Bus, Topic } from '../../bus/bus.ts';
import type { Db } from '../../database/database.ts';
import { endedMatches, oddsOverrides, suspensions } from '../../database/schema/index.ts';
import { silentLogger, type Logger } from '../../kernel/log/logger.ts';
import type { SelectionRef } from './selection-ref.ts';

/** Odds that an operator holds against the feed. */
export interface HeldOdds {
  readonly odds: number;
  readonly cms: boolean;
}

/** A match that an operator ended, with the instant and the score if one was given. */
export interface EndedMatch {
  readonly at: number;
  readonly score: readonly [number, number] | null;
}

/** The decisions of operators, in memory and in the database. */
export interface OperatorDecisions {
  held(ref: SelectionRef): HeldOdds | undefined;
  /** Returns the suspension of a market. `cms` is true if it is a decision on the odds (subcodes 226, 227). */
  suspended(eventId: string, marketCode: string): { cms: boolean } | undefined;
  ended(eventId: string): EndedMatch | undefined;
  /** Rises with each decision about a match. */
  version(eventId: string): number;
  /** Rises with each decision about any match. */
  revision(): number;
  hold(ref: SelectionRef, held: HeldOdds | null): Promise<void>;
  suspend(eventId: string, marketCode: string | null, suspended: boolean, cms: boolean): Promise<void>;
  end(eventId: string, ended: EndedMatch): Promise<void>;
}

const every = '*';
const nameOf = ({ eventId, marketCode, selectionCode }: SelectionRef): string =>
  `${eventId}|${marketCode}|${selectionCode}`;

/** Decisions about a match were written. */
const decided: Topic<{ eventId: string }> = { name: 'offer.decided', schema: v.object({ eventId: v.string() }) };

interface DecisionDeps {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger?: Logger | undefined;
}

/** Milliseconds until decisions are read again that could not be read. */
const retryAfter = 1000;

/**
 * Reads all decisions from the database, and follows those of other nodes. `bus` notifies these of decisions made here;
 * after a gap, and each second while the bus is away, all are read again.
 */
export async function loadDecisions(
  db: Db,
  { bus, clock, logger = silentLogger }: DecisionDeps,
): Promise<OperatorDecisions> {
  const held = new Map<string, HeldOdds>();
  const stopped = new Map<string, { cms: boolean }>();
  const over = new Map<string, EndedMatch>();
  const versions = new Map<string, number>();
  let revision = 0;
  const changed = (eventId: string): void => {
    versions.set(eventId, (versions.get(eventId) ?? 0) + 1);
    revision += 1;
  };
  // Decisions are written one after the other, so that memory and database agree on the last one.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const result = last.then(write);
    last = result.catch(() => undefined);
    return result;
  };

  const readAgain = (eventId?: string): void => {
    inTurn(() => read(eventId)).catch((error: unknown) => {
      logger.error('Decisions of another node could not be read, and will be again.', error);
      clock.after(retryAfter, () => readAgain(eventId));
    });
  };
  bus.subscribe(decided, ({ eventId }, from) => {
    if (from !== bus.node) readAgain(eventId);
  });
  bus.onGap(() => readAgain());
  bus.whileAway(() => inTurn(() => read()));
  await read();

  return {
    held: (ref) => held.get(nameOf(ref)),
    suspended: (eventId, marketCode) => stopped.get(`${eventId}|${marketCode}`) ?? stopped.get(`${eventId}|${every}`),
    ended: (eventId) => over.get(eventId),
    version: (eventId) => versions.get(eventId) ?? 0,
    revision: () => revision,
    hold: (ref, odds) => decide(ref.eventId, () => hold(ref, odds)),
    suspend: (eventId, ...decision) => decide(eventId, () => suspend(eventId, ...decision)),
    end: (eventId, ended) => decide(eventId, () => end(eventId, ended)),
  };

  async function decide(eventId: string, write: () => Promise<void>): Promise<void> {
    await inTurn(write);
    bus.publish(decided, { eventId });
  }

  /** Reads the decisions about a match, or all. What is in memory is replaced in one turn, when everything is read. */
  async function read(eventId?: string): Promise<void> {
    const of = (column: typeof oddsOverrides.eventId | typeof suspensions.eventId | typeof endedMatches.eventId) =>
      eventId === undefined ? undefined : eq(column, eventId);
    const [odds, stops, ends] = await Promise.all([
      db.select().from(oddsOverrides).where(of(oddsOverrides.eventId)),
      db.select().from(suspensions).where(of(suspensions.eventId)),
      db.select().from(endedMatches).where(of(endedMatches.eventId)),
    ]);
    const differences = [
      replaced(held, new Map(odds.map((row) => [nameOf(row), { odds: row.odds, cms: row.cms }])), eventId),
      replaced(stopped, new Map(stops.map((row) => [`${row.eventId}|${row.marketCode}`, { cms: row.cms }])), eventId),
      replaced(over, new Map(ends.map((row) => [row.eventId, endedOf(row)])), eventId),
    ];
    for (const match of new Set(differences.flat())) changed(match);
  }

  async function hold(ref: SelectionRef, odds: HeldOdds | null): Promise<void> {
    const { eventId, marketCode, selectionCode } = ref;
    if (odds === null) {
      const isIts = and(
        eq(oddsOverrides.eventId, eventId),
        eq(oddsOverrides.marketCode, marketCode),
        eq(oddsOverrides.selectionCode, selectionCode),
      );
      await transactAct(db, (tx) => tx.delete(oddsOverrides).where(isIts));
      held.delete(nameOf(ref));
    } else {
      const row = { eventId, marketCode, selectionCode, ...odds };
      const target = [oddsOverrides.eventId, oddsOverrides.marketCode, oddsOverrides.selectionCode];
      await transactAct(db, (tx) => tx.insert(oddsOverrides).values(row).onConflictDoUpdate({ target, set: odds }));
      held.set(nameOf(ref), odds);
    }
    changed(eventId);
  }

  async function suspend(eventId: string, market: string | null, suspended: boolean, cms: boolean): Promise<void> {
    const marketCode = market ?? every;
    const name = `${eventId}|${marketCode}`;
    if (suspended) {
      const target = [suspensions.eventId, suspensions.marketCode];
      const row = { eventId, marketCode, cms };
      await transactAct(db, (tx) => tx.insert(suspensions).values(row).onConflictDoUpdate({ target, set: { cms } }));
      stopped.set(name, { cms });
    } else {
      // Releasing a match releases its markets too.
      const which =
        market === null
          ? eq(suspensions.eventId, eventId)
          : and(eq(suspensions.eventId, eventId), eq(suspensions.marketCode, marketCode));
      await transactAct(db, (tx) => tx.delete(suspensions).where(which));
      for (const key of stopped.keys())
        if (key === name || (market === null && key.startsWith(`${eventId}|`))) stopped.delete(key);
    }
    changed(eventId);
  }

  async function end(eventId: string, ended: EndedMatch): Promise<void> {
    const [hostScore, awayScore] = ended.score ?? [null, null];
    const row = { eventId, endedAt: new Date(ended.at), hostScore, awayScore };
    await transactAct(db, (tx) => tx.insert(endedMatches).values(row).onConflictDoNothing());
    if (!over.has(eventId)) over.set(eventId, ended);
    changed(eventId);
  }
}

/** Replaces what is known of a match, or of all, by what was found, and returns the matches of which something differed. */
function replaced<T>(known: Map<string, T>, found: ReadonlyMap<string, T>, eventId?: string): string[] {
  const differences: string[] = [];
  for (const name of known.keys()) {
    const [match = ''] = name.split('|');
    if (found.has(name) || (eventId !== undefined && match !== eventId)) continue;
    known.delete(name);
    differences.push(match);
  }
  for (const [name, value] of found) {
    if (isDeepStrictEqual(known.get(name), value)) continue;
    known.set(name, value);
    differences.push(name.split('|')[0] ?? '');
  }
  return differences;
}

const endedOf = ({ endedAt, hostScore, awayScore }: typeof endedMatches.$inferSelect): EndedMatch => ({
  at: endedAt.getTime(),
  score: hostScore === null || awayScore === null ? null : [hostScore, awayScore],
});
