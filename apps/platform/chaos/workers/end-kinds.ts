import { randomInt, randomUUID } from 'node:crypto';

import { systemClock } from '@kvota/server';
import { and, eq, isNull, lte } from 'drizzle-orm';

import { createBonuses } from '../../src/bonuses/create-bonuses.ts';
import { accounts, bonuses, vouchers } from '../../src/database/schema/index.ts';
import { demoCurrencies } from '../../src/demo/demo-data.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { jurisdictions } from '../../src/protection/jurisdictions.ts';
import { createVouchers } from '../../src/vouchers/create-vouchers.ts';
import { loadVoucherKeys } from '../../src/vouchers/voucher-keys.ts';
import { holdersOfRows } from './lock-holders.ts';
import type { WorkDeps, WorkKind } from './work-kinds.ts';

/** Returns the ends of bonuses and of vouchers. */
export function endKinds({ db, players, ledger }: Pick<WorkDeps, 'db' | 'players'> & { ledger: Ledger }): WorkKind[] {
  const base = { db, ledger, clock: systemClock, ids: randomUUID };
  const granted = createBonuses(base);
  const isEnded = and(isNull(bonuses.endedAt), lte(bonuses.expiresAt, new Date(8e12)));
  return [
    {
      name: 'bonuses ended',
      async make() {
        for (const { id: userId } of players) {
          const key = { source: 'chaos', externalId: randomUUID() };
          const terms = { userId, kind: 'regular', name: 'chaos', amount: 1000n, key } as const;
          const { kind } = await granted.grant({ ...terms, expiresAt: Date.now() });
          if (kind !== 'granted') throw new Error(`A bonus was not granted: ${kind}`);
        }
      },
      left: () => db.$count(bonuses, isEnded),
      atWork: () => holdersOfRows(db, accounts),
    },
    {
      name: 'vouchers ended',
      async make() {
        const keys = await loadVoucherKeys(db, undefined);
        const maintenanceBegun = () => Promise.resolve(false);
        const made = createVouchers({
          rules: jurisdictions.reference,
          ...base,
          keys,
          digit: () => randomInt(10),
          maintenanceBegun,
        });
        const { currency, currencyId } = demoCurrencies.RSD;
        for (const { id: userId } of players) {
          const wanted = { userId, currency, currencyId, amount: '100.00', requestId: randomUUID() };
          const { ErrorText } = await made.create(wanted);
          if (ErrorText !== 'ok') throw new Error(`A voucher was refused: ${ErrorText}`);
        }
        await db.update(vouchers).set({ expiresAt: new Date() }).where(eq(vouchers.state, 'open'));
      },
      left: () => db.$count(vouchers, eq(vouchers.state, 'open')),
      atWork: () => holdersOfRows(db, vouchers),
    },
  ];
}
