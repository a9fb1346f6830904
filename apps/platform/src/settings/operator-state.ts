import type { Clock } from '@kvota/server';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Bus, Topic } from '../bus/bus.ts';
import { unboxed } from '../database/boxed.ts';
import type { Db } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import { writeSetting } from './create-settings-store.ts';

/** A kind of values that operators set by key, such as the faults of calls. */
export interface StateKind<T> {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /** Returns whether a value has no effect any more. Such values are deleted at the start of a node. */
  readonly isOver?: (value: T) => boolean;
}

export interface OperatorState<T> {
  /** Sets the value of a key on every node, also on those that start later. Null removes it. */
  set(key: string, value: T | null): Promise<void>;
}

export interface StateDeps {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger?: Logger | undefined;
}

/** A value of a kind was written. */
const stateChanged: Topic<{ kind: string; key: string }> = {
  name: 'operator.state',
  schema: v.object({ kind: v.string(), key: v.string() }),
};

/** Milliseconds until values are read again that could not be read. */
const retryAfter = 1000;

/**
 * Reads the values of a kind from the database, and follows their changes on all nodes. `take` gets each value when it is
 * read or changed, and null when it is removed. After a gap of the bus, all are read again. While the bus is away, all are
 * read each second, and `take` gets those that changed.
 */
export async function followState<T>(
  { db, bus, clock, logger = silentLogger }: StateDeps,
  { name, schema, isOver = () => false }: StateKind<T>,
  take: (key: string, value: T | null) => void,
): Promise<OperatorState<T>> {
  const group = `state.${name}`;
  /** The given values, each as JSON. */
  const known = new Map<string, string>();
  const give = (key: string, value: T | null): void => {
    if (value === null) known.delete(key);
    else known.set(key, JSON.stringify(value));
    take(key, value);
  };
  const at = (key: string) => and(eq(settings.group, group), eq(settings.key, key));
  /** Reads one value, or all. A value of another build that breaks the schema has no effect. Returns those that are over. */
  const read = async (key?: string, onlyChanged = false): Promise<(typeof settings.$inferSelect)[]> => {
    const rows = await db
      .select()
      .from(settings)
      .where(key === undefined ? eq(settings.group, group) : at(key));
    const values = new Map<string, T>();
    const over: typeof rows = [];
    for (const row of rows) {
      const parsed = v.safeParse(schema, unboxed(row.value));
      if (parsed.success && isOver(parsed.output)) over.push(row);
      else if (parsed.success) values.set(row.key, parsed.output);
      else logger.warn(`The state ${name} of ${row.key} breaks its schema.`, parsed.issues[0].message);
    }
    for (const one of key === undefined ? [...known.keys()] : [key]) if (!values.has(one)) give(one, null);
    for (const [one, value] of values) if (!onlyChanged || known.get(one) !== JSON.stringify(value)) give(one, value);
    return over;
  };

  // Values are written and read one after the other, so that memory and database agree on the last one.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(run: () => Promise<R>): Promise<R> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
  const readAgain = (key?: string): void => {
    inTurn(() => read(key)).catch((error: unknown) => {
      logger.error(`The state ${name} of another node could not be read, and will be again.`, error);
      clock.after(retryAfter, () => readAgain(key));
    });
  };
  bus.subscribe(stateChanged, ({ kind, key }, from) => {
    if (kind === name && from !== bus.node) readAgain(key);
  });
  bus.onGap(() => readAgain());
  bus.whileAway(async () => void (await inTurn(() => read(undefined, true))));
  for (const { key, value } of await inTurn(() => read()))
    // Another node may set it at this moment.
    await db.delete(settings).where(and(at(key), eq(settings.value, value)));

  return {
    async set(key, value) {
      await inTurn(async () => {
        if (value === null) await db.delete(settings).where(at(key));
        else await writeSetting(db, group, key, value);
        give(key, value);
      });
      bus.publish(stateChanged, { kind: name, key });
    },
  };
}
