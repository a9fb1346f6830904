import type { NgrShare as Deducted } from '@kvota/commission';
import type { CallAnswer, CallBody } from '@kvota/contracts';
import type { operatorCalls } from '@kvota/contracts/operator';
import type { RefusalOf } from '@kvota/contracts/errors';
import { desc, eq, lte } from 'drizzle-orm';

import { transactAct } from '../../../acts/transact-act.ts';
import type { Db } from '../../../database/database.ts';
import { ngrShares, users } from '../../../database/schema/index.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import { refused } from '../../../kernel/refused.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { nextMonday, type CommissionSpan } from '../periods.ts';

type Calls = typeof operatorCalls;
type SetAnswer = CallAnswer<Calls['setNgrShares']> & { readonly error?: RefusalOf<'setNgrShares'> | null };

/** The shares that NGR deducts, by version. */
export interface NgrShares {
  list(): Promise<CallAnswer<Calls['ngrShares']>>;
  /** Writes the version after the newest one, which the caller has to know. It holds from the next Monday. */
  set(given: CallBody<Calls['setNgrShares']> & { readonly operatorId: string }): Promise<SetAnswer>;
}

/** Returns the shares of a period: those of the newest version that was valid on its first day. */
export async function sharesOf(db: Db, { from }: CommissionSpan): Promise<readonly Deducted[]> {
  const [row] = await db
    .select({ shares: ngrShares.shares })
    .from(ngrShares)
    .where(lte(ngrShares.validFrom, from))
    .orderBy(desc(ngrShares.version))
    .limit(1);
  return row?.shares ?? [];
}

export function createNgrShares({ db, clock }: Pick<AgencyDeps, 'db' | 'clock'>): NgrShares {
  return {
    async list() {
      const rows = await db
        .select({ row: ngrShares, by: users.username })
        .from(ngrShares)
        .innerJoin(users, eq(users.id, ngrShares.createdBy))
        .orderBy(desc(ngrShares.version));
      return {
        result: rows.map(({ row: { version, validFrom, shares, createdAt }, by }) => ({
          version,
          validFrom,
          shares: [...shares],
          createdAt: isoTime(createdAt.getTime()),
          createdBy: by,
        })),
        nextFrom: nextMonday(clock.now(), figureZone),
      };
    },
    async set({ version, shares, operatorId }) {
      const [newest] = await db
        .select({ version: ngrShares.version })
        .from(ngrShares)
        .orderBy(desc(ngrShares.version))
        .limit(1);
      if ((newest?.version ?? 0) !== version) return refused('sharesChanged');
      const validFrom = nextMonday(clock.now(), figureZone);
      const row = { version: version + 1, validFrom, shares, createdBy: operatorId, createdAt: new Date(clock.now()) };
      const isWritten = await transactAct(
        db,
        async (tx) => (await tx.insert(ngrShares).values(row).onConflictDoNothing().returning()).length > 0,
      );
      // Another version was written since the newest one was read.
      return !isWritten ? refused('sharesChanged') : { ErrorText: 'ok', validFrom };
    },
  };
}
