import { eq, inArray } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import { verifyPassword } from '../users/password.ts';
import { demoAccounts, demoPassword, demoStaff } from './demo-data.ts';

/** Thrown if accounts with the public demo password exist where no demo was asked for. */
export class OpenDemoAccounts extends Error {
  constructor(names: readonly string[]) {
    super(
      `The demo accounts ${names.join(', ')} still have their public password. ` +
        'Run "pnpm --filter @kvota/platform close-demo" to close them, or set KVOTA_DEMO=1 to keep them.',
    );
    this.name = 'OpenDemoAccounts';
  }
}

/** Throws OpenDemoAccounts if somebody could sign in to a demo account with its public password (SEC-06). */
export async function requireNoDemoAccounts(db: Db): Promise<void> {
  const open = await openDemoAccounts(db);
  if (open.length > 0) throw new OpenDemoAccounts(open.map(({ username }) => username));
}

/** Closes the demo accounts that are open: no password fits, no roles, blocked. Returns their names. */
export async function closeDemo(db: Db): Promise<string[]> {
  const open = await openDemoAccounts(db);
  for (const { id } of open) {
    await db.update(users).set({ passwordHash: '', roles: [], blocked: true }).where(eq(users.id, id));
  }
  return open.map(({ username }) => username);
}

async function openDemoAccounts(db: Db): Promise<{ readonly id: string; readonly username: string }[]> {
  const names = [...demoAccounts, demoStaff].map(({ username }) => username);
  const rows = await db.select().from(users).where(inArray(users.username, names));
  // Most of them share one hash, and each check is slow.
  const hashes = [...new Set(rows.map(({ passwordHash }) => passwordHash))];
  const fits = await Promise.all(hashes.map((hash) => verifyPassword(demoPassword, hash)));
  const weak = new Set(hashes.filter((_, at) => fits[at]));
  return rows.filter(({ passwordHash }) => weak.has(passwordHash)).map(({ id, username }) => ({ id, username }));
}
