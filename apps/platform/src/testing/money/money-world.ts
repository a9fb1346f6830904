import { randomUUID } from 'node:crypto';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import { createBonuses } from '../../bonuses/create-bonuses.ts';
import type { Bonuses } from '../../bonuses/bonuses.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { demoCurrencies } from '../../demo/demo-data.ts';
import { createJackpots } from '../../games/jackpots/create-jackpots.ts';
import type { Jackpots } from '../../games/jackpots/jackpots.ts';
import { createTestPayments, createTestVouchers } from './test-payments.ts';
import type { Payments } from '../../payments/payments.ts';
import type { ProviderEvent } from '../../payments/provider/payment-provider.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import type { Vouchers } from '../../vouchers/vouchers.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../fake-payment-provider.ts';
import { createFiguresBench, type FiguresBench } from '../figures-bench.ts';

/** Every module that books money, over one database and one clock. */
export interface MoneyWorld extends FiguresBench {
  readonly vouchers: Vouchers;
  readonly payments: Payments;
  readonly provider: FakePaymentProvider;
  readonly bonuses: Bonuses;
  readonly jackpots: Jackpots;
  /** Adds a player with 10,000.00 dinars, or another amount in minor units. */
  player(credit?: bigint): Promise<AgencyActor>;
  /** Begins a payment of 1,000.00 dinars, or another amount. Returns its id. */
  begin(userId: string, direction: 'deposit' | 'withdrawal', amount?: string): Promise<string>;
  /** Lets an event of the provider arrive. */
  deliver(event: ProviderEvent): Promise<void>;
}

const pot = { code: 'grand', currency: 'RSD', seed: 500_000n };

/** Creates the modules. A stake of `oneIn` minor units wins the jackpot for certain; by default, that are 100.00. */
export async function createMoneyWorld(
  open: OpenDatabase,
  { oneIn = 10_000n }: { readonly oneIn?: bigint } = {},
): Promise<MoneyWorld> {
  let jackpots: Jackpots | undefined;
  const bench = await createFiguresBench(open, {
    game: { kind: 'slots' },
    async jackpots({ db, clock, ledger }) {
      jackpots = await createJackpots({
        db,
        clock,
        ids: randomUUID,
        ledger,
        pots: [{ ...pot, oneIn }],
        newSecret: () => randomUUID(),
      });
      return jackpots;
    },
  });
  if (jackpots === undefined) throw new Error('The bench made no jackpots.');
  const { db, clock, ledger } = bench;
  const base = { db, clock, ids: randomUUID, ledger, maintenanceBegun: () => Promise.resolve(false) };
  const provider = createFakePaymentProvider(clock);
  const payments = createTestPayments(bench, [provider]);
  await writeSetting(db, 'payments', 'playFirst', false);
  await writeSetting(db, 'agency', 'credit', 'agents');
  await writeSetting(db, 'agency', 'stepUp', null);
  return {
    ...bench,
    vouchers: await createTestVouchers(bench),
    payments,
    provider,
    bonuses: createBonuses(base),
    jackpots,
    player: (credit = 1_000_000n) => bench.add(rootId, { agent: false, credit }),
    async begin(userId, direction, amount = '1000.00') {
      const begun = await payments.begin({ userId, ...demoCurrencies.RSD, direction, amount });
      if (begun.paymentId === undefined || begun.paymentId === null) throw new Error(`Not begun: ${begun.error}`);
      return begun.paymentId;
    },
    async deliver(event) {
      await payments.receive('fake', provider.sign(event));
      await payments.applyEvents();
    },
  };
}
