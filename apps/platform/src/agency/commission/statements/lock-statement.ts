import { and, eq } from 'drizzle-orm';

import type { Db } from '../../../database/database.ts';
import { commissionStatements, wallets } from '../../../database/schema/index.ts';
import { rootCurrency } from '../../move-credit.ts';
import type { StatementRow } from '../draw/stored.ts';

/** The statement of a child in a period. */
interface StatementOf {
  readonly periodId: string;
  readonly userId: string;
  readonly currencyId: number;
}

/**
 * Locks a statement, so that payments and corrections of it happen one after the other. It may be drawn up before its period
 * is marked.
 */
export async function lockStatement(
  tx: Db,
  { periodId, userId, currencyId }: StatementOf,
): Promise<StatementRow | undefined> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.currencyId, currencyId)).limit(1);
  const currency = wallet?.currency ?? (currencyId === rootCurrency.currencyId ? rootCurrency.currency : '');
  const [statement] = await tx
    .select()
    .from(commissionStatements)
    .where(
      and(
        eq(commissionStatements.periodId, periodId),
        eq(commissionStatements.childId, userId),
        eq(commissionStatements.currency, currency),
      ),
    )
    .for('update');
  return statement;
}
