import { agentRole, freeBetCurrencyId, maintenanceExemptRole, operatorRole, paymentRole } from '@kvota/contracts';

import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { placeBelow } from '../agency/tree.ts';
import type { Bonuses } from '../bonuses/bonuses.ts';
import type { Messages } from '../messages/messages.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../database/database.ts';
import { secrets, users } from '../database/schema/index.ts';
import { demoWelcome } from './demo-welcome.ts';
import { hashPassword } from '../users/password.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Ids } from '../kernel/ids.ts';

/** Currency ids of the demo wallets: ISO 4217 numbers, and that of the free-bet wallet (WAL-07). */
export const demoCurrencies = {
  RSD: { currencyId: 941, currency: 'RSD' },
  EUR: { currencyId: 978, currency: 'EUR' },
  freeBet: { currencyId: freeBetCurrencyId, currency: 'FREEBET-RSD' },
} as const;

interface DemoWallet {
  readonly currencyId: number;
  readonly currency: string;
  /** Opening balance in minor units. */
  readonly amount: bigint;
}

interface DemoAccount {
  readonly username: string;
  readonly roles: readonly string[];
  readonly wallets: readonly DemoWallet[];
}

/** The password of every demo account. */
export const demoPassword = 'kvota';

const dinars = (amount: bigint): DemoWallet => ({ ...demoCurrencies.RSD, amount });
const euros = (amount: bigint): DemoWallet => ({ ...demoCurrencies.EUR, amount });
const freeBet = (amount: bigint): DemoWallet => ({ ...demoCurrencies.freeBet, amount });

/** The accounts that a first start creates in demo mode. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'player', roles: [], wallets: [dinars(5_000_000n), euros(50_000n), freeBet(200_000n)] },
  { username: 'player2', roles: [], wallets: [dinars(5_000_000n), euros(50_000n), freeBet(200_000n)] },
  { username: 'master', roles: [agentRole], wallets: [dinars(50_000_000n)] },
  { username: 'agent', roles: [agentRole], wallets: [dinars(10_000_000n)] },
  { username: 'subagent', roles: [agentRole], wallets: [dinars(2_000_000n)] },
  { username: 'al2', roles: [paymentRole], wallets: [dinars(5_000_000n)] },
  { username: 'al99', roles: [maintenanceExemptRole], wallets: [dinars(5_000_000n)] },
  { username: 'operator', roles: [operatorRole], wallets: [dinars(5_000_000n)] },
];

/** The parents of the accounts below agents, from the top down. All others are below the operator. */
const demoTree = [
  { username: 'agent', parent: 'master' },
  { username: 'subagent', parent: 'agent' },
  { username: 'player', parent: 'agent' },
];

interface DemoDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Pick<Ledger, 'openWallet' | 'deposit'>;
  readonly bonuses: Pick<Bonuses, 'grant'>;
  readonly messages: Pick<Messages, 'send'>;
}

/**
 * Creates the demo accounts at the first start. Opening balances go through the ledger under fixed external ids, which
 * it posts once. If an earlier start was interrupted, the next one therefore posts what is missing.
 */
export async function seedDemoData(db: Db, { clock, ids, ledger, bonuses, messages }: DemoDeps): Promise<void> {
  const userIds = (await findDemoUsers(db)) ?? (await makeAccounts(db, clock, ids));
  for (const { username, wallets } of demoAccounts) {
    const userId = userIds[username];
    if (userId === undefined) continue;
    for (const { currencyId, currency, amount } of wallets) {
      const key = { source: 'demo', externalId: `${username}/${currency}` };
      const walletId = await ledger.openWallet(db, { userId, currencyId, currency });
      if (currencyId !== freeBetCurrencyId) await ledger.deposit({ walletId, amount, ...key });
      else await bonuses.grant({ userId, kind: 'regular', name: 'Kvota Start', amount, key });
    }
  }
  await messages.send({ id: 'demo-welcome', texts: demoWelcome });
}

type UserIds = Readonly<Record<string, string>>;

async function findDemoUsers(db: Db): Promise<UserIds | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, 'demo'));
  return row === undefined ? undefined : v.parse(v.record(v.string(), v.string()), row.value);
}

async function makeAccounts(db: Db, clock: Clock, ids: Ids): Promise<UserIds> {
  const userIds: UserIds = Object.fromEntries(demoAccounts.map(({ username }) => [username, ids()]));
  // One hash for all, because it is no secret that they share a password.
  const passwordHash = await hashPassword(demoPassword);
  const rows = demoAccounts.map(({ username, roles }) => ({
    id: userIds[username] ?? '',
    username,
    email: `${username}@kvota.example`,
    passwordHash,
    roles: [...roles],
    createdAt: new Date(clock.now()),
  }));
  const mine = await db.transaction(async (tx) => {
    // If several nodes start at once, the one that writes this row creates the accounts. The others wait for it here.
    const written = await tx.insert(secrets).values({ name: 'demo', value: userIds }).onConflictDoNothing().returning();
    if (written.length === 0) return false;
    await tx.insert(users).values(rows);
    for (const { username, parent } of demoTree) {
      const [userId, parentId] = [userIds[username], userIds[parent]];
      if (userId !== undefined && parentId !== undefined) await placeBelow(tx, { userId, parentId, createdBy: null });
    }
    return true;
  });
  return mine ? userIds : ((await findDemoUsers(db)) ?? {});
}
