import { randomUUID } from 'node:crypto';

import { agentRole } from '@kvota/contracts';
import { createFakeClock, type FakeClock } from '@kvota/server/fake-clock';

import type { Agency, AgencyActor } from '../agency/agency.ts';
import type { AgencyDeps } from '../agency/agency-deps.ts';
import { createAgency } from '../agency/create-agency.ts';
import { placeBelow, rootId } from '../agency/tree.ts';
import type { Db, OpenDatabase } from '../database/database.ts';
import { users as userRows } from '../database/schema/index.ts';
import { demoCurrencies } from '../demo/demo-data.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import { createLedger } from '../ledger/create-ledger.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { createFakeOffer, type FakeOffer } from './fake-offer.ts';
import { createUsers } from '../users/create-users.ts';
import type { Users } from '../users/users.ts';

/** The tree of agents over a database, without calls. */
export interface AgencyBench {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly users: Users;
  readonly agency: Agency;
  readonly clock: FakeClock;
  readonly offer: FakeOffer;
  /** An operator. */
  readonly root: AgencyActor;
  /** Adds a user below a node, with credit in dinars, in minor units. Returns the user as an actor. */
  add(parentId: string, user?: { agent?: boolean; credit?: bigint; name?: string }): Promise<AgencyActor>;
  /** The credit of a user in dinars, in minor units. */
  credit(userId: string): Promise<bigint>;
}

const rsd = demoCurrencies.RSD;

/** Creates the modules that the tree needs, and an operator. */
export async function createAgencyBench({ db }: OpenDatabase, more: Partial<AgencyDeps> = {}): Promise<AgencyBench> {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
  const offer = createFakeOffer();
  const ledger = createLedger({ db, clock, ids: randomUUID });
  const passwordTurns = createFairQueue({ concurrency: 2, waiting: { perOwner: 100, all: 100 } });
  const insert = async (name: string, roles: string[]): Promise<string> => {
    const id = randomUUID();
    const row = { id, username: name, email: '', passwordHash: '-', roles, createdAt: new Date(clock.now()) };
    await db.insert(userRows).values(row);
    return id;
  };
  return {
    db,
    ledger,
    users: createUsers(db),
    clock,
    offer,
    agency: createAgency({ db, clock, ids: randomUUID, ledger, passwordTurns, offer, ...more }),
    root: { userId: await insert(`o-${randomUUID()}`, ['OPERATOR']), nodeId: rootId },
    async add(parentId, { agent = true, credit = 0n, name = `u-${randomUUID()}` } = {}) {
      const userId = await insert(name, agent ? [agentRole] : []);
      await placeBelow(db, { userId, parentId, createdBy: null });
      const walletId = await ledger.openWallet(db, { userId, ...rsd });
      if (credit > 0n) await ledger.deposit({ walletId, amount: credit, source: 'test', externalId: userId });
      return { userId, nodeId: userId };
    },
    async credit(userId) {
      const wallets = await ledger.wallets(userId);
      const wallet = wallets.find(({ currency_id }) => currency_id === rsd.currencyId);
      return BigInt(Math.round((Number(wallet?.wallet_0 ?? 0) + Number(wallet?.wallet_1 ?? 0)) * 100));
    },
  };
}
