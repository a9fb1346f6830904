import { transact, type Clock } from '@kvota/server';
import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { isAlone } from '../../database/is-alone.ts';
import { ledgerWatch } from '../../database/schema/index.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { findViolations } from '../check-ledger.ts';
import { alarmsOfLedger, alarmsOfMoney, type AlarmLine } from './alarms.ts';
import { findMoney } from './find-money.ts';
import type { FoundMoney, FoundViolations, LedgerWatch } from './ledger-watch.ts';

export interface LedgerWatchDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error' | 'info'>;
  /** Least milliseconds between two whole checks. */
  readonly checkEvery: number;
}

/** Milliseconds for which the check of another node is fresh. */
const fresh = 55_000;
/** Violations that are named in the log. */
const named = 5;
/**
 * A whole check reads all entries and waits at least this many times as long as the last one took. So it takes at most 2 % of
 * the time of one connection, whatever the size of the database.
 */
const rest = 50;

/** Creates the watch of this node. */
export function createLedgerWatch({ db, clock, logger, checkEvery }: LedgerWatchDeps): LedgerWatch {
  const startedAt = clock.now();
  let money: Checked<FoundMoney> | undefined;
  let ledger: Checked<FoundViolations> | undefined;
  const write = (lines: readonly AlarmLine[]): void => lines.forEach(({ level, text }) => logger[level](text));
  const ageOf = (checked: Checked<unknown> | undefined): number =>
    Math.max(0, Math.round((clock.now() - (checked?.at ?? startedAt)) / 1000));
  return {
    async watchMoney() {
      const now = clock.now();
      const lines = await transact(db, async (tx) => {
        const alone = await isAlone(tx, 'watch');
        money = await readChecked<FoundMoney>(tx, 'money');
        if (!alone || (money !== undefined && now - money.at < fresh)) return [];
        const found = await findMoney(tx, now);
        const before = money?.found;
        money = await store(tx, 'money', { at: now, took: clock.now() - now, found });
        return alarmsOfMoney(before, found);
      });
      write(lines);
    },

    async watchLedger() {
      const at = clock.now();
      ledger = await readChecked<FoundViolations>(db, 'ledger');
      const { at: last, took } = ledger ?? { at: startedAt, took: 0 };
      if (at - last < Math.max(checkEvery, rest * took)) return;
      const violations = await db.transaction(
        async (tx) => ((await isAlone(tx, 'ledger')) ? findViolations(tx) : undefined),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      if (violations === undefined) return;
      const found = { violations: violations.length, first: violations.slice(0, named) };
      const checked = { at, took: clock.now() - at, found };
      const lines = await transact(db, async (tx) => {
        // Read again: another node may have stored its check meanwhile.
        const before = await readChecked<FoundViolations>(tx, 'ledger');
        ledger = await store(tx, 'ledger', checked);
        return alarmsOfLedger(before?.found, found);
      });
      write(lines);
    },

    watched: () => ({
      money: money?.found,
      moneyAge: ageOf(money),
      violations: ledger?.found.violations,
      ledgerAge: ageOf(ledger),
    }),
  };
}

interface Checked<F> {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly took: number;
  readonly found: F;
}

type Name = (typeof ledgerWatch.$inferSelect)['name'];

async function readChecked<F>(db: Db, name: Name): Promise<Checked<F> | undefined> {
  const [row] = await db.select().from(ledgerWatch).where(eq(ledgerWatch.name, name));
  // Written by `store` alone, with the type of its name.
  return row && { at: row.checkedAt.getTime(), took: row.took, found: row.found as F };
}

async function store<F>(db: Db, name: Name, checked: Checked<F>): Promise<Checked<F>> {
  const row = { checkedAt: new Date(checked.at), took: checked.took, found: checked.found };
  await db
    .insert(ledgerWatch)
    .values({ ...row, name })
    .onConflictDoUpdate({ target: ledgerWatch.name, set: row });
  return checked;
}
