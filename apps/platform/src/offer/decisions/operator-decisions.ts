import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { endedMatches, oddsOverrides, suspensions } from '../../database/schema/index.ts';
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

/** Reads all decisions from the database. */
export async function loadDecisions(db: Db): Promise<OperatorDecisions> {
  const held = new Map(
    (await db.select().from(oddsOverrides)).map((row) => [nameOf(row), { odds: row.odds, cms: row.cms }]),
  );
  const stopped = new Map(
    (await db.select().from(suspensions)).map((row) => [`${row.eventId}|${row.marketCode}`, { cms: row.cms }]),
  );
  const over = new Map(
    (await db.select().from(endedMatches)).map((row): [string, EndedMatch] => [
      row.eventId,
      {
        at: row.endedAt.getTime(),
        score: row.hostScore === null || row.awayScore === null ? null : [row.hostScore, row.awayScore],
      },
    ]),
  );
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

  return {
    held: (ref) => held.get(nameOf(ref)),
    suspended: (eventId, marketCode) => stopped.get(`${eventId}|${marketCode}`) ?? stopped.get(`${eventId}|${every}`),
    ended: (eventId) => over.get(eventId),
    version: (eventId) => versions.get(eventId) ?? 0,
    revision: () => revision,
    hold: (ref, odds) => inTurn(() => hold(ref, odds)),
    suspend: (...decision) => inTurn(() => suspend(...decision)),
    end: (eventId, ended) => inTurn(() => end(eventId, ended)),
  };

  async function hold(ref: SelectionRef, odds: HeldOdds | null): Promise<void> {
    const { eventId, marketCode, selectionCode } = ref;
    if (odds === null) {
      await db
        .delete(oddsOverrides)
        .where(
          and(
            eq(oddsOverrides.eventId, eventId),
            eq(oddsOverrides.marketCode, marketCode),
            eq(oddsOverrides.selectionCode, selectionCode),
          ),
        );
      held.delete(nameOf(ref));
    } else {
      const row = { eventId, marketCode, selectionCode, ...odds };
      const target = [oddsOverrides.eventId, oddsOverrides.marketCode, oddsOverrides.selectionCode];
      await db.insert(oddsOverrides).values(row).onConflictDoUpdate({ target, set: odds });
      held.set(nameOf(ref), odds);
    }
    changed(eventId);
  }

  async function suspend(eventId: string, market: string | null, suspended: boolean, cms: boolean): Promise<void> {
    const marketCode = market ?? every;
    const name = `${eventId}|${marketCode}`;
    if (suspended) {
      const target = [suspensions.eventId, suspensions.marketCode];
      await db.insert(suspensions).values({ eventId, marketCode, cms }).onConflictDoUpdate({ target, set: { cms } });
      stopped.set(name, { cms });
    } else {
      // Releasing a match releases its markets too.
      const which =
        market === null
          ? eq(suspensions.eventId, eventId)
          : and(eq(suspensions.eventId, eventId), eq(suspensions.marketCode, marketCode));
      await db.delete(suspensions).where(which);
      for (const key of stopped.keys())
        if (key === name || (market === null && key.startsWith(`${eventId}|`))) stopped.delete(key);
    }
    changed(eventId);
  }

  async function end(eventId: string, ended: EndedMatch): Promise<void> {
    const [hostScore, awayScore] = ended.score ?? [null, null];
    await db
      .insert(endedMatches)
      .values({ eventId, endedAt: new Date(ended.at), hostScore, awayScore })
      .onConflictDoNothing();
    if (!over.has(eventId)) over.set(eventId, ended);
    changed(eventId);
  }
}
