import { every, type Clock } from '@kvota/server';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { leases } from '../database/schema/index.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';

/** The right to do a task that one node at a time does. */
export interface Lease {
  /**
   * Returns the fencing token while this node has the lease. Each holder's token is greater than those before, so that
   * whatever an earlier holder still sends can be recognized. It also rises if the lease lapsed and its holder renews it.
   */
  held(): number | undefined;
  /** Renews the lease, or takes it if it is free. This happens by itself too. */
  ask(): Promise<void>;
  /** Stops to ask for the lease, and gives it back, so that another node takes it at its next question. */
  stop(): Promise<void>;
}

export interface LeaseDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Id of this node, new at each start. */
  readonly node: string;
  readonly logger?: Pick<Logger, 'info' | 'error'>;
}

/** Milliseconds without a beat after which a lease is free. */
export const lasts = 1200;
/** Milliseconds between two beats of the holder, and two questions of the others. */
export const leaseBeatEvery = 300;

/**
 * Asks for a lease from now on, and keeps it. Another node takes over within 2 s after its holder was killed.
 *
 * Nodes do not compare their clocks: a lease is free if a node saw no beat for as long as it lasts, by the clock of that
 * node.
 */
export async function keepLease(deps: LeaseDeps, name: string): Promise<Lease> {
  const lease = new DatabaseLease(deps, name);
  await lease.ask();
  return lease;
}

type Row = typeof leases.$inferSelect;

/** The lease of this node: its token, and when it lapses without a beat. */
interface Held {
  readonly token: number;
  readonly until: number;
}

class DatabaseLease implements Lease {
  readonly #deps: LeaseDeps;
  readonly #name: string;
  readonly #stopAsking: () => void;
  #asking: Promise<void> = Promise.resolve();
  #stopped = false;
  #mine: Held | undefined;
  /** The last beat of another holder, and when this node saw it first. */
  #seen: { readonly row: Row; readonly at: number } | undefined;

  constructor(deps: LeaseDeps, name: string) {
    this.#deps = deps;
    this.#name = name;
    this.#stopAsking = every(deps.clock, leaseBeatEvery, () => this.ask());
  }

  held(): number | undefined {
    return this.#mine && this.#deps.clock.now() < this.#mine.until ? this.#mine.token : undefined;
  }

  async stop(): Promise<void> {
    this.#stopAsking();
    this.#stopped = true;
    await this.#asking;
    const mine = this.#mine;
    this.#mine = undefined;
    if (!mine) return;
    const { db, logger = silentLogger } = this.#deps;
    const own = and(this.#isHolder(), eq(leases.token, mine.token));
    try {
      await db.update(leases).set({ holder: null }).where(own);
    } catch (error) {
      logger.error(`The lease ${this.#name} could not be given back. Another node takes it in some seconds.`, error);
    }
  }

  ask(): Promise<void> {
    if (this.#stopped) return this.#asking;
    const { logger = silentLogger } = this.#deps;
    this.#asking = (this.#mine ? this.#renew(this.#mine) : this.#take()).catch((error: unknown) =>
      logger.error(`The lease ${this.#name} could not be read.`, error),
    );
    return this.#asking;
  }

  #isHolder() {
    return and(eq(leases.name, this.#name), eq(leases.holder, this.#deps.node));
  }

  async #renew(mine: Held): Promise<void> {
    const { db, clock, logger = silentLogger } = this.#deps;
    // Counted from before the question: the others may count from its arrival.
    const at = clock.now();
    // A lease that lapsed begins again: this node may have stopped its task meanwhile, which others learn by the token.
    const token = at < mine.until ? mine.token : mine.token + 1;
    const [row] = await db
      .update(leases)
      .set({ token, beat: sql`${leases.beat} + 1` })
      .where(and(this.#isHolder(), eq(leases.token, mine.token)))
      .returning({ token: leases.token });
    if (!row) logger.info(`This node lost the lease ${this.#name}.`);
    const lapsed = token === mine.token && clock.now() >= mine.until;
    if (row && lapsed) return this.#renew(mine);
    this.#mine = row && { token, until: at + lasts };
  }

  async #take(): Promise<void> {
    const { db, clock, node, logger = silentLogger } = this.#deps;
    const at = clock.now();
    const [row] = await db.select().from(leases).where(eq(leases.name, this.#name));
    if (row && row.holder !== null && !this.#isSilent(row, at)) return;
    const taken =
      row === undefined
        ? await db
            .insert(leases)
            .values({ name: this.#name, holder: node, token: 1, beat: 1 })
            .onConflictDoNothing()
            .returning()
        : await db
            .update(leases)
            .set({ holder: node, token: row.token + 1, beat: row.beat + 1 })
            .where(
              and(
                eq(leases.name, this.#name),
                eq(leases.token, row.token),
                eq(leases.beat, row.beat),
                row.holder === null ? isNull(leases.holder) : eq(leases.holder, row.holder),
              ),
            )
            .returning();
    if (!taken[0]) return;
    this.#seen = undefined;
    this.#mine = { token: taken[0].token, until: at + lasts };
    logger.info(`This node has the lease ${this.#name}, with token ${taken[0].token}.`);
  }

  /** Returns whether the holder has been silent for as long as its lease lasts. */
  #isSilent(row: Row, at: number): boolean {
    const seen = this.#seen;
    if (seen && seen.row.token === row.token && seen.row.beat === row.beat) return at - seen.at >= lasts;
    this.#seen = { row, at };
    return false;
  }
}
