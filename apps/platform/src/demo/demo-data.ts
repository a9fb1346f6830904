import { agentRole, freeBetCurrencyId, maintenanceExemptRole, operatorRole, paymentRole } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { placeBelow, rootId } from '../agency/tree.ts';
import type { Bonuses } from '../bonuses/bonuses.ts';
import type { Messages } from '../messages/messages.ts';
import type { Db } from '../database/database.ts';
import { secrets, users } from '../database/schema/index.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { limitDays } from '../limits/limit-days.ts';
import { readRates } from '../limits/rates.ts';
import { writeSetting } from '../settings/create-settings-store.ts';
import { clearInRegister } from './clear-in-register.ts';
import { setRequiredLimits } from './set-required-limits.ts';
import { demoWelcome } from './demo-welcome.ts';
import { hashPassword } from '../users/password.ts';
import { firstMonday } from './history/history-span.ts';
import { historyBegins, planHistory, readProgress } from './history/progress.ts';
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

/** The accounts that an agent or the operator has created, from the top down. All others are below the operator. */
const demoTree = [
  { username: 'master', parent: 'operator' },
  { username: 'agent', parent: 'master' },
  { username: 'subagent', parent: 'agent' },
  { username: 'player', parent: 'agent' },
];

/** The staff account that the history gives to an agent, with the password of the demo accounts. */
export const demoStaff = { username: 'cashier', employer: 'agent', firstName: 'Mira' } as const;

/** The account that has no part in the history, so that it is young enough to join an agent. */
const newcomer = 'player2';

const minute = 60_000;

type OpeningLedger = Pick<Ledger, 'openWallet' | 'deposit'>;

interface DemoDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: OpeningLedger;
  /** Creates a ledger whose postings are of another moment. */
  readonly ledgerAt: (at: number) => OpeningLedger;
  readonly bonuses: Pick<Bonuses, 'grant'>;
  readonly messages: Pick<Messages, 'send'>;
}

/**
 * Creates the demo accounts at the first start. Opening balances go through the ledger under fixed external ids, which
 * it posts once. If an earlier start was interrupted, the next one therefore posts what is missing. With a history, the
 * accounts and their opening balances are older than its first week.
 */
export async function seedDemoData(db: Db, deps: DemoDeps, history = false): Promise<void> {
  const { ledger: present, ledgerAt, bonuses, messages } = deps;
  const userIds = (await findDemoUsers(db)) ?? (await makeAccounts(db, deps, history));
  const now = deps.clock.now();
  const progress = await readProgress(db);
  const past = progress === undefined ? present : ledgerAt(historyBegins(progress.from));
  for (const { username, wallets } of demoAccounts) {
    const userId = userIds[username];
    if (userId === undefined) continue;
    const ledger = username === newcomer ? present : past;
    for (const { currencyId, currency, amount } of wallets) {
      const key = { source: 'demo', externalId: `${username}/${currency}` };
      const walletId = await ledger.openWallet(db, { userId, currencyId, currency });
      if (currencyId !== freeBetCurrencyId) await ledger.deposit({ walletId, amount, ...key });
      else await bonuses.grant({ userId, kind: 'regular', name: 'Kvota Start', amount, key });
    }
  }
  await messages.send({ id: 'demo-welcome', texts: demoWelcome });
  if ((await readRates(db, now)).size === 0) await writeSetting(db, 'rates', limitDays(now, figureZone).day, demoRates);
}

/** The rates of a demo, until its operator sets others. Limits of players compare the wallets of demo accounts by them. */
const demoRates = { RSD: '1', EUR: '117.2' };

type UserIds = Readonly<Record<string, string>>;

async function findDemoUsers(db: Db): Promise<UserIds | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, 'demo'));
  return row === undefined ? undefined : v.parse(v.record(v.string(), v.string()), row.value);
}

async function makeAccounts(
  db: Db,
  { clock, ids }: Pick<DemoDeps, 'clock' | 'ids'>,
  history: boolean,
): Promise<UserIds> {
  const now = clock.now();
  const since = history ? historyBegins(firstMonday(now)) : now;
  const userIds: UserIds = Object.fromEntries(demoAccounts.map(({ username }) => [username, ids()]));
  // One hash for all, because it is no secret that they share a password.
  const passwordHash = await hashPassword(demoPassword);
  const rows = demoAccounts.map(({ username, roles }) => ({
    id: userIds[username] ?? '',
    username,
    email: `${username}@kvota.example`,
    passwordHash,
    roles: [...roles],
    createdAt: new Date(username === newcomer ? now : since),
  }));
  const mine = await db.transaction(async (tx) => {
    // If several nodes start at once, the one that writes this row creates the accounts. The others wait for it here.
    const written = await tx.insert(secrets).values({ name: 'demo', value: userIds }).onConflictDoNothing().returning();
    if (written.length === 0) return false;
    await tx.insert(users).values(rows);
    for (const { username, parent } of demoTree) {
      const [userId, parentId] = [userIds[username], userIds[parent]];
      if (userId === undefined || parentId === undefined) continue;
      const node = parent === 'operator' ? rootId : parentId;
      await placeBelow(tx, { userId, parentId: node, createdBy: parentId });
    }
    if (history) await planHistory(tx, now);
    return true;
  });
  if (!mine) return (await findDemoUsers(db)) ?? {};
  // For the opening balances. From then on the register is asked.
  await clearInRegister(db, Object.values(userIds), { at: now, until: now + minute });
  await setRequiredLimits(db, Object.values(userIds), now);
  return userIds;
}
