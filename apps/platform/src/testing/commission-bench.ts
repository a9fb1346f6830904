import { randomUUID } from 'node:crypto';

import type { CommissionLine, CommissionPlan } from '@kvota/contracts';
import { sql } from 'drizzle-orm';

import type { AgencyActor } from '../agency/agency.ts';
import { closePeriods } from '../agency/commission/statements/close-periods.ts';
import type { AgencyDeps } from '../agency/agency-deps.ts';
import { rootId } from '../agency/tree.ts';
import type { OpenDatabase } from '../database/database.ts';
import {
  branchDays,
  closedDays,
  commissionCorrections,
  commissionPayments,
  commissionPeriods,
  commissionPlans,
  commissionPlayers,
  commissionStatements,
  figures,
  figuresLog,
  ngrShares,
  playerDays,
} from '../database/schema/index.ts';
import { foldFigures } from '../figures/fold-figures.ts';
import { playedFigure, type NewFigure } from '../figures/log-figures.ts';
import { createAgencyBench, type AgencyBench } from './agency-bench.ts';

/** A movement to book: a settled ticket or round by default. */
export interface Booked {
  readonly at: number;
  readonly user: AgencyActor;
  readonly seller: AgencyActor;
  readonly product?: 'prematch' | 'live' | 'mix' | 'casino';
  readonly legs?: number;
  readonly stake?: bigint;
  readonly paid?: bigint;
  readonly free?: boolean;
  readonly currency?: string;
}

/** A tree of agents and players, figures that are written into the log, and the closing of periods. */
export interface CommissionBench extends AgencyBench {
  readonly top: AgencyActor;
  readonly low: AgencyActor;
  readonly beside: AgencyActor;
  /** Players of the three agents. */
  readonly players: { readonly top: AgencyActor; readonly low: AgencyActor; readonly beside: AgencyActor };
  /** Moves the clock to an instant that is not before the one it shows. */
  goTo(at: number | string): Promise<void>;
  book(rows: readonly Booked[]): Promise<void>;
  /** Books a deposit of a player, or credit that was taken back if the amount is negative. */
  deposit(deposit: { at: number; user: AgencyActor; seller: AgencyActor; amount: bigint }): Promise<void>;
  /** Adds up figures, and closes days and periods. */
  close(): Promise<void>;
  /** Gives a plan to a child, and returns the answer. */
  give(parent: AgencyActor, child: AgencyActor, lines: CommissionLine[], more?: GivenMore): Promise<Saved>;
  /** Forgets figures, plans, shares, periods, statements and payments. */
  forget(): Promise<void>;
}
interface GivenMore {
  readonly version?: number;
  readonly forgive?: boolean;
  readonly requestId?: string;
}
export interface Saved {
  readonly error?: string;
  readonly plan?: CommissionPlan;
  readonly faults?: readonly { readonly path: string; readonly code: string }[];
}

/** Returns a line for a share, with what is given in place of its parts. */
export const shareLine = (more: Partial<Extract<CommissionLine, { base: 'ngr' | 'ggr' | 'turnover' }>> = {}) => ({
  id: 'share',
  products: 'all' as const,
  cycle: 'week' as const,
  base: 'ggr' as const,
  carry: 'carry' as const,
  rate: { kind: 'flat' as const, ppm: 300_000 },
  less: [],
  leastTurnover: '0',
  ...more,
});

export async function createCommissionBench(
  open: OpenDatabase,
  more: Partial<AgencyDeps> = {},
): Promise<CommissionBench> {
  const bench = await createAgencyBench(open, more);
  const { db, clock } = bench;
  const top = await bench.add(rootId, { credit: 10_000_000n });
  const low = await bench.add(top.userId, { credit: 1_000_000n });
  const beside = await bench.add(top.userId);
  const player = (of: AgencyActor) => bench.add(of.userId, { agent: false, credit: 100_000n });
  const players = { top: await player(top), low: await player(low), beside: await player(beside) };
  return {
    ...bench,
    top,
    low,
    beside,
    players,
    async goTo(at) {
      const until = typeof at === 'string' ? Date.parse(at) : at;
      if (until < clock.now()) throw new Error(`The clock has passed ${String(at)}.`);
      await clock.jump(until - clock.now());
    },
    async book(rows) {
      if (rows.length > 0) await db.insert(figuresLog).values(rows.map(toFigure));
    },
    async deposit({ at, user, seller, amount }) {
      const none = { stake: 0n, payout: 0n, bonusCost: 0n, tickets: 0, legs: 0 };
      const credit =
        amount < 0n
          ? ({ kind: 'out', creditIn: 0n, creditOut: -amount } as const)
          : ({ kind: 'in', creditIn: amount, creditOut: 0n } as const);
      const what = { currency: 'RSD', product: 'none', sport: 'none', ...credit } as const;
      const moved = { at: new Date(at), userId: user.userId, seller: seller.nodeId, ...what, ...none };
      await db.insert(figuresLog).values(moved);
    },
    async close() {
      await foldFigures({ db, clock });
      await closePeriods({ db, clock });
    },
    async give(parent, child, lines, { version = 0, forgive = false, requestId = randomUUID() } = {}) {
      const body = { requestId, userId: child.userId, version, lines, forgive };
      const answer = await bench.agency.savePlan(parent, body);
      return answer.kind === 'answer' ? (JSON.parse(answer.body) as Saved) : { error: 'requestIdUsed' };
    },
    async forget() {
      await db.execute(sql`TRUNCATE ${figuresLog}, ${figures}, ${playerDays}, ${branchDays}, ${closedDays},
        ${commissionPlans}, ${commissionPeriods}, ${commissionStatements}, ${commissionPayments}, ${commissionCorrections},
        ${commissionPlayers}, ${ngrShares}`);
    },
  };
}

function toFigure(row: Booked): NewFigure {
  const { at, user, seller, product = 'prematch', legs = 1, stake = 0n, paid = 0n, free = false } = row;
  const what = { product, sport: 'F', legs: product === 'casino' ? 0 : legs, tickets: 1 as const };
  const money = { currency: row.currency ?? 'RSD', stake, paid, free };
  return playedFigure({ at: new Date(at), userId: user.userId, ...what, ...money }, seller.nodeId);
}
