import { payoutCurrency } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { agencyNodes, figuresLog, type FigureProduct } from '../database/schema/index.ts';

export type NewFigure = typeof figuresLog.$inferInsert;
/** A row whose seller the statement finds. */
export type FoundFigure = Omit<NewFigure, 'seller'> & { readonly seller: SQL<string> };

/** A part of a ticket or round that has ended: its stake, and what it paid. */
export interface Played {
  readonly at: Date;
  readonly userId: string;
  /** A currency of money or free bets. */
  readonly currency: string;
  readonly product: Exclude<FigureProduct, 'none'>;
  readonly sport: string;
  readonly legs: number;
  readonly tickets: 0 | 1;
  readonly stake: bigint;
  readonly paid: bigint;
  /** True if no money was at stake: what was paid is a cost. */
  readonly free: boolean;
}

/** Inserts a row of figures, in the transaction of its ledger entry. */
export const insertFigure = (tx: Pick<Db, 'insert'>, figure: FoundFigure | NewFigure) =>
  tx.insert(figuresLog).values(figure);

/** Returns the direct parent of a user as the statement finds it. Operators have none: theirs is the root. */
export const parentOf = (userId: string) =>
  sql<string>`coalesce((SELECT ${agencyNodes.parentId} FROM ${agencyNodes} WHERE ${agencyNodes.userId} = ${userId}), 'root')`;

/** Returns the row of a movement in a game or ticket. */
export function playedFigure<S>(
  { at, userId, currency, product, sport, legs, tickets, stake, paid, free }: Played,
  seller: S,
  kind: 'settled' | 'sold' = 'settled',
) {
  return {
    at,
    userId,
    seller,
    currency: payoutCurrency(currency),
    product,
    sport,
    legs,
    kind: free ? ('bonus' as const) : kind,
    tickets,
    stake: free ? 0n : stake,
    payout: free ? 0n : paid,
    bonusCost: free ? paid : 0n,
    creditIn: 0n,
    creditOut: 0n,
  };
}

/** Credit that a parent moved to a direct child or took from it, or that came or went as a voucher. */
export interface MovedCredit {
  readonly at: Date;
  readonly userId: string;
  readonly parentId: string | SQL<string>;
  readonly currency: string;
  readonly direction: 'down' | 'up';
  readonly amount: bigint;
}

/** Writes a transfer to or from a player, or a voucher, in its transaction. One between agents is no movement of the branch. */
export async function logCredit(
  tx: Db,
  { at, userId, parentId, currency, direction, amount }: MovedCredit,
): Promise<void> {
  const [given, taken] = direction === 'down' ? [amount, 0n] : [0n, amount];
  await tx.execute(sql`
    INSERT INTO ${figuresLog} (at, user_id, seller, currency, product, sport, legs, kind, tickets, stake, payout,
      bonus_cost, credit_in, credit_out)
    SELECT ${at.toISOString()}::timestamptz, user_id, ${parentId}::text, ${currency}::text, 'none', 'none', 0,
      ${direction === 'down' ? 'in' : 'out'}::text, 0, 0, 0, 0, ${String(given)}::bigint, ${String(taken)}::bigint
    FROM ${agencyNodes} WHERE user_id = ${userId} AND kind = 'player'`);
}
