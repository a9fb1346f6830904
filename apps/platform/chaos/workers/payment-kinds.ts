import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { operatorRole } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';
import { systemClock } from '@kvota/server';
import { and, eq, ne } from 'drizzle-orm';

import { payments as rows, users } from '../../src/database/schema/index.ts';
import { demoCurrencies } from '../../src/demo/demo-data.ts';
import { silentLogger } from '../../src/kernel/log/logger.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { createPayments } from '../../src/payments/create-payments.ts';
import { createHttpProvider } from '../../src/payments/provider/http-provider.ts';
import { webhookSignature } from '../../src/payments/provider/webhook-signature.ts';
import { refundsOf } from '../../src/payments/states/facts.ts';
import { jurisdictions } from '../../src/protection/jurisdictions.ts';
import { writeSetting } from '../../src/settings/create-settings-store.ts';
import { providerCode, type SlowProvider } from './slow-provider.ts';
import { until, type WorkDeps, type WorkKind } from './work-kinds.ts';

interface PaymentWork extends Pick<WorkDeps, 'db' | 'http' | 'players'> {
  readonly ledger: Ledger;
  readonly provider: SlowProvider;
}

const isWithdrawal = eq(rows.direction, 'withdrawal');
const isDeposit = eq(rows.direction, 'deposit');

/** Returns what the outbox of payments sends: withdrawals, and refunds whose node was killed while it waited for the answer. */
export function paymentKinds({ db, http, players, ledger, provider }: PaymentWork): WorkKind[] {
  const address = provider.addressFor('run');
  const payments = createPayments({
    rules: jurisdictions.reference,
    db,
    clock: systemClock,
    ids: randomUUID,
    logger: silentLogger,
    ledger,
    providers: [createHttpProvider(address)],
    returnUrl: () => 'https://site.example',
    maintenanceBegun: () => Promise.resolve(false),
    wallets: (userId) => ledger.wallets(userId),
  });
  const begin = async (userId: string, direction: 'deposit' | 'withdrawal'): Promise<string> => {
    const { currency, currencyId } = demoCurrencies.RSD;
    const begun = await payments.begin({
      userId,
      currency,
      currencyId,
      direction,
      amount: '1000.00',
      requestId: randomUUID(),
    });
    if (begun.ErrorText !== 'ok') throw new Error(`A payment was refused: ${begun.ErrorText}`);
    return begun.paymentId ?? '';
  };
  const capture = async (reference: string): Promise<void> => {
    const [row] = await db.select().from(rows).where(eq(rows.id, reference));
    const data = { id: row?.providerId ?? '', reference, amount: '1000.00', currency: 'RSD' };
    const body = JSON.stringify({ id: randomUUID(), type: 'payment.captured', at: Date.now(), data });
    const signed = { id: randomUUID(), timestamp: String(Math.floor(Date.now() / 1000)), body };
    const [secret = ''] = address.webhookSecrets;
    await payments.receive(providerCode, { ...signed, signature: webhookSignature(secret, signed) });
  };
  const isRefunded = ({ facts }: typeof rows.$inferSelect): boolean =>
    refundsOf(facts).some(({ state }) => state === 'accepted' || state === 'refunded');
  return [
    {
      name: 'withdrawals sent',
      async make() {
        await writeSetting(db, 'payments', 'playFirst', false);
        await Promise.all(players.map(({ id }) => begin(id, 'withdrawal')));
      },
      left: () => db.$count(rows, and(isWithdrawal, ne(rows.state, 'paid'))),
      atWork: async () => provider.asking('payouts'),
    },
    {
      name: 'refunds sent',
      async make() {
        const [operator] = players;
        if (!operator) throw new Error('There are no players.');
        const ids = await Promise.all(players.slice(0, 16).map(({ id }) => begin(id, 'deposit')));
        await Promise.all(ids.map(capture));
        while ((await db.$count(rows, and(isDeposit, ne(rows.state, 'succeeded')))) > (await refunded())) {
          await payments.applyEvents();
          await pause(20);
        }
        await db
          .update(users)
          .set({ roles: [operatorRole] })
          .where(eq(users.id, operator.id));
        const { path } = wireCalls.refundPayment;
        for (const paymentId of ids) {
          const body = JSON.stringify({ paymentId, amount: '10.00', reference: 'chaos' });
          // Answered by the other node if this one is killed.
          until(http, { path, token: operator.token, body }).catch(() => {});
        }
      },
      left: async () => (await db.select().from(rows).where(isDeposit)).filter((row) => !isRefunded(row)).length,
      atWork: async () => provider.asking('refunds'),
    },
  ];

  async function refunded(): Promise<number> {
    return (
      await db
        .select()
        .from(rows)
        .where(and(isDeposit, ne(rows.state, 'succeeded')))
    ).filter(isRefunded).length;
  }
}
