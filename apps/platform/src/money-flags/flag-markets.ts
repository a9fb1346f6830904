import { moneyToMinor, readPaymentSettings, type PaymentSettings } from '@kvota/contracts';
import { transact } from '@kvota/server';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { instruments, ticketLegs, tickets } from '../database/schema/index.ts';
import { listSettings } from '../settings/create-settings-store.ts';
import { coveringBets, type MarketBet } from './covered-market.ts';
import { noteFlags, type NoteFlagsDeps } from './note-flags.ts';

/** An outcome that has just been decided. */
export interface DecidedSelection {
  readonly eventId: string;
  readonly marketCode: string;
  readonly selectionCode: string;
}

export interface FlagMarketsDeps extends NoteFlagsDeps {
  readonly db: Db;
  /** Returns the codes of all outcomes of a decided market. */
  readonly outcomes: (eventId: string, marketCode: string) => readonly string[] | undefined;
  /** Bits of `tickets.marks` that a ticket has all of, and those that it has none of. */
  readonly marks: { readonly all: number; readonly none: number };
}

/** Bets of a group on one market that are read at most. */
const most = 500;

/**
 * Notes flags of the players who covered a market that has just been decided (WAL-12). It reads the open legs of these
 * markets by index, before they get their results, so it costs the acceptance of tickets nothing. A repetition changes
 * nothing.
 */
export async function flagMarkets(deps: FlagMarketsDeps, decided: readonly DecidedSelection[]): Promise<void> {
  const groups = await groupsOn(deps, decided);
  if (groups.length === 0) return;
  const { deposits } = readPaymentSettings(await listSettings(deps.db, 'payments'));
  for (const { eventId, marketCode, currency, bets } of groups) {
    const outcomes = deps.outcomes(eventId, marketCode) ?? [];
    const found = coveringBets({ bets, outcomes, from: leastStakes(deposits, currency) });
    if (found === undefined) continue;
    const subject = [eventId, marketCode, currency].join(' ');
    const rows = found.map(({ ticketId }) => ({ type: 'ticket' as const, id: ticketId }));
    // In one order, so that two nodes do not wait for each other.
    const users = [...new Set(found.map(({ userId }) => userId))].toSorted((a, b) => (a < b ? -1 : 1));
    await transact(deps.db, async (tx) => {
      for (const userId of users) await noteFlags(tx, deps, userId, [{ kind: 'coveredMarket', subject, rows }]);
    });
  }
}

/** A tenth of the amount from which deposits are reported; without one, any stakes matter. */
const leastStakes = (deposits: PaymentSettings['deposits'], currency: string): bigint =>
  moneyToMinor(deposits[currency]?.reportFrom ?? '0.00') / 10n;

interface Group {
  readonly eventId: string;
  readonly marketCode: string;
  readonly currency: string;
  readonly bets: readonly MarketBet[];
}

const Bet = v.object({
  ticketId: v.string(),
  userId: v.string(),
  selection: v.string(),
  stake: v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  ),
  odds: v.number(),
  at: v.number(),
});
const Row = v.object({ event_id: v.string(), market_code: v.string(), currency: v.string(), bets: v.array(Bet) });

/**
 * Reads the single bets on decided markets in groups of a player, and of players with one card or account. Groups on one
 * outcome are left out, the largest are first.
 */
async function groupsOn({ db, marks }: FlagMarketsDeps, decided: readonly DecidedSelection[]): Promise<Group[]> {
  const result = await db.execute(sql`
    WITH bet AS (
      SELECT leg.event_id, leg.market_code, leg.selection_code, leg.used_odds, ticket.id, ticket.user_id,
        ticket.currency, ticket.stake, ticket.created_at
      FROM jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
        AS asked ("eventId" text, "marketCode" text, "selectionCode" text)
      JOIN ${ticketLegs} AS leg ON leg.status = 'open' AND leg.event_id = asked."eventId"
        AND leg.market_code = asked."marketCode" AND leg.selection_code = asked."selectionCode"
      JOIN ${tickets} AS ticket ON ticket.id = leg.ticket_id AND ticket.settlement IS NOT NULL
        AND ticket.marks & ${marks.all} = ${marks.all} AND ticket.marks & ${marks.none} = 0
    ), member AS (
      SELECT DISTINCT user_id, user_id AS owner, '' AS provider FROM bet
      UNION
      SELECT used.user_id, used.token, used.provider FROM ${instruments} AS used
      WHERE used.user_id IN (SELECT user_id FROM bet)
    )
    SELECT event_id, market_code, currency, jsonb_agg(jsonb_build_object(
        'ticketId', bet.id, 'userId', bet.user_id, 'selection', selection_code, 'stake', stake::text,
        'odds', used_odds, 'at', (extract(epoch FROM created_at) * 1000)::bigint
      ) ORDER BY created_at, bet.id) AS bets
    FROM bet JOIN member USING (user_id)
    GROUP BY event_id, market_code, currency, owner, provider
    HAVING count(DISTINCT selection_code) > 1
    ORDER BY count(*) DESC`);
  return v
    .parse(v.array(Row), rowsOf(result))
    .map(({ event_id: eventId, market_code: marketCode, currency, bets }) => ({
      eventId,
      marketCode,
      currency,
      bets: bets.slice(0, most),
    }));
}
