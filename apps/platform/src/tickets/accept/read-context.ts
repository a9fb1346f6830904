import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../../database/database.ts';
import { millisecondsText } from '../../database/milliseconds.ts';
import { rowsOf } from '../../database/rows.ts';
import { accounts, forcedOutcomes, tickets, ticketSightings, wallets } from '../../database/schema/index.ts';
import type { StakeFunds } from '../../ledger/ledger.ts';
import { pathLimits, PathLimits, type PathLimit } from '../../limits/path-limits.ts';
import { playDay, selectPlay, SelectedPlay } from '../../protection/play/play-store.ts';
import type { PlayFacts } from '../../protection/play/play-stop.ts';
import type { TicketRow } from '../store/ticket-store.ts';

/** Names a ticket to decide, and the wallet that pays it. */
export interface TicketKey {
  readonly userId: string;
  readonly ticketId: string;
  readonly currencyId: number;
  readonly now: number;
}

/** The stored facts about a ticket before it is decided. */
export interface TicketContext {
  /** The ticket stored under this id, if there is one. */
  readonly existing: Pick<TicketRow, 'userId' | 'payloadHash' | 'answer'> | undefined;
  /** True if an operator forced the outcome of the user's next ticket. */
  readonly forced: boolean;
  /** When the player first asked about this id. */
  readonly askedAt: number | undefined;
  /** The player's wallet in the currency of the ticket, as of now. */
  readonly funds: (StakeFunds & { readonly writes: bigint }) | undefined;
  /** The limits in force that agents and the operator have set for the user. */
  readonly limits: readonly PathLimit[];
  /** What decides whether the user may stake now. */
  readonly play: PlayFacts;
}

/**
 * Reads the contexts of any number of tickets in one statement, in the order of the keys. A benchmark leaves out what decides
 * about play, to measure what reading it costs.
 */
export async function readContext(
  db: Db,
  keys: readonly TicketKey[],
  play: typeof selectPlay = selectPlay,
): Promise<TicketContext[]> {
  // Keys of one statement were made at the same time.
  const dayStart = playDay(keys[0]?.now ?? 0);
  const asked = JSON.stringify(
    keys.map(({ userId, ticketId, currencyId }, n) => ({
      n,
      user_id: userId,
      ticket_id: ticketId,
      currency_id: currencyId,
    })),
  );
  // Lateral lookups, because the planner cannot know that only few rows of large tables are needed.
  const result = await db.execute(sql`
    SELECT asked.currency_id, existing.user_id AS existing_user, existing.payload_hash, existing.answer,
      EXISTS (SELECT 1 FROM ${forcedOutcomes} WHERE user_id = asked.user_id) AS forced,
      (SELECT ${millisecondsText(sql`seen_at`)} FROM ${ticketSightings}
        WHERE user_id = asked.user_id AND ticket_id = asked.ticket_id) AS asked_at,
      wallet.id AS wallet_id, wallet.currency, paid_in.balance::text AS wallet_0, paid_in.stops,
      paid_in.writes::text AS writes_0, winnings.balance::text AS wallet_1, winnings.writes::text AS writes_1,
      ${pathLimits(sql`asked.user_id`)} AS limits, ${play(sql`asked.user_id`, dayStart)} AS play
    FROM jsonb_to_recordset(${asked}::jsonb) AS asked (n int, user_id text, ticket_id text, currency_id int)
    LEFT JOIN LATERAL (SELECT * FROM ${tickets} WHERE id = asked.ticket_id LIMIT 1) AS existing ON true
    LEFT JOIN LATERAL (SELECT * FROM ${wallets} WHERE user_id = asked.user_id AND currency_id = asked.currency_id LIMIT 1)
      AS wallet ON true
    LEFT JOIN LATERAL (SELECT balance, stops, writes FROM ${accounts} WHERE id = wallet.id || ':wallet_0' LIMIT 1)
      AS paid_in ON true
    LEFT JOIN LATERAL (SELECT balance, writes FROM ${accounts} WHERE id = wallet.id || ':wallet_1' LIMIT 1) AS winnings ON true
    ORDER BY asked.n`);
  return v.parse(v.array(Row), rowsOf(result)).map(toContext);
}

const column = v.nullable(v.string());
const Row = v.object({
  currency_id: v.number(),
  existing_user: column,
  payload_hash: column,
  answer: column,
  forced: v.boolean(),
  asked_at: column,
  wallet_id: column,
  currency: column,
  wallet_0: column,
  wallet_1: column,
  writes_0: column,
  writes_1: column,
  stops: v.nullable(v.number()),
  limits: PathLimits,
  play: SelectedPlay,
});

function toContext(row: v.InferOutput<typeof Row>): TicketContext {
  const { existing_user: userId, payload_hash: payloadHash } = row;
  const { wallet_id: walletId, currency, currency_id: currencyId } = row;
  const wallet0 = BigInt(row.wallet_0 ?? '0');
  const wallet1 = BigInt(row.wallet_1 ?? '0');
  const writes = BigInt(row.writes_0 ?? '0') + BigInt(row.writes_1 ?? '0');
  return {
    existing: userId === null || payloadHash === null ? undefined : { userId, payloadHash, answer: row.answer },
    forced: row.forced,
    askedAt: row.asked_at === null ? undefined : Number(row.asked_at),
    limits: row.limits,
    play: row.play,
    funds:
      walletId === null || currency === null
        ? undefined
        : { walletId, currencyId, currency, wallet0, wallet1, stops: row.stops ?? 0, writes },
  };
}
