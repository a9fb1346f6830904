import { minorToMoney, type PromoCode } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { millisecondsText } from '../../database/milliseconds.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyJoins, figuresLog, playerDays, promoCodes } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { currencyOf, type ReportCurrency } from '../figures/currency-of.ts';
import { readBriefly } from '../read-briefly.ts';
import type { PromoCodes } from './promo-codes.ts';

/** Lists the codes of agents. */
export function createCodeList({ db }: Pick<AgencyDeps, 'db'>): Pick<PromoCodes, 'promoCodes'> {
  return {
    promoCodes: ({ nodeId }, { currencyId }) =>
      readBriefly(db, async (tx) => readCodes(tx, nodeId, await currencyOf(tx, nodeId, currencyId))),
  };
}

/**
 * Reads the codes of an agent, or one of them. What a player did since joining is what this agent sold to the player: the
 * seller of everything before was the root.
 */
export async function readCodes(
  db: Db,
  agentId: string,
  { currency, currencyId }: ReportCurrency,
  only?: string,
): Promise<PromoCode[]> {
  const columns = sql`seller, user_id, currency, stake, payout, credit_in`;
  const isOnly = only === undefined ? sql`true` : sql`c.code = ${only}`;
  const result = await db.execute(sql`
    WITH sold AS (
      SELECT ${columns} FROM ${playerDays} WHERE seller = ${agentId}
      UNION ALL SELECT ${columns} FROM ${figuresLog} WHERE seller = ${agentId}
    ), player AS (
      SELECT user_id, bool_or(credit_in > 0) AS deposited, bool_or(stake > 0) AS played,
        sum(stake) FILTER (WHERE currency = ${currency}::text) AS stake,
        sum(payout) FILTER (WHERE currency = ${currency}::text) AS payout
      FROM sold GROUP BY user_id
    )
    SELECT c.code, c.note, c.active, c.max_uses, ${instant('valid_until')}, ${instant('created_at')}, count(j.user_id)::integer AS users,
      count(*) FILTER (WHERE player.deposited)::integer AS deposited,
      count(*) FILTER (WHERE player.played)::integer AS played,
      coalesce(sum(player.stake), 0)::text AS stake, coalesce(sum(player.payout), 0)::text AS payout
    FROM ${promoCodes} c LEFT JOIN ${agencyJoins} j ON j.code = c.code LEFT JOIN player ON player.user_id = j.user_id
    WHERE c.agent_id = ${agentId} AND ${isOnly}
    GROUP BY c.code ORDER BY c.created_at DESC, c.code`);
  return rowsOf(result).map((row) => ({ ...toCode(row), currency, currencyId }));
}

/** Returns the path on the player site at which a player joins by a code. */
const linkOf = (code: string): string => `${pathOf('accountSettings')}?promo=${code}`;

function toCode(row: Record<string, unknown>): Omit<PromoCode, 'currency' | 'currencyId'> {
  const stake = BigInt(String(row['stake']));
  const code = String(row['code']);
  const { valid_until: validUntil, max_uses: maxUses } = row;
  return {
    code,
    active: row['active'] === true,
    users: Number(row['users']),
    firstDeposits: Number(row['deposited']),
    activeUsers: Number(row['played']),
    stake: minorToMoney(stake),
    ggr: minorToMoney(stake - BigInt(String(row['payout']))),
    link: linkOf(code),
    validUntil: validUntil === null ? null : timeOf(validUntil),
    maxUses: maxUses === null ? null : Number(maxUses),
    note: String(row['note']),
    createdAt: timeOf(row['created_at']),
  };
}

const instant = (name: string): SQL => sql`${millisecondsText(sql.raw(`c.${name}`))} AS ${sql.raw(name)}`;
const timeOf = (milliseconds: unknown): string => isoTime(Number(milliseconds));
