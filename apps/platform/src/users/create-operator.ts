import { operatorRole } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { Db } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import type { Ids } from '../kernel/ids.ts';
import { accountName } from './account-name.ts';
import { hashPassword } from './password.ts';

/** Thrown if an operator cannot be created. The message names what to change. */
export class OperatorRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorRefused';
  }
}

const namePattern = /^[a-z0-9][a-z0-9._-]{2,31}$/;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Longer than a player's: an operator can move the money of all. */
const shortestPassword = 12;

/** Creates an account with the role OPERATOR. Throws OperatorRefused. */
export async function createOperator(
  { db, clock, ids }: { readonly db: Db; readonly clock: Clock; readonly ids: Ids },
  { username, email, password }: { readonly username: string; readonly email: string; readonly password: string },
): Promise<void> {
  const name = accountName(username);
  if (!namePattern.test(name)) {
    throw new OperatorRefused(
      `A user name has 3 to 32 letters, digits, dots, dashes or underscores, not "${username}".`,
    );
  }
  if (!emailPattern.test(email)) throw new OperatorRefused(`"${email}" is no e-mail address.`);
  if (password.length < shortestPassword) {
    throw new OperatorRefused(`The password of an operator has at least ${shortestPassword} characters.`);
  }
  if (password.toLowerCase().includes(name)) throw new OperatorRefused('The password must not contain the user name.');
  const row = {
    id: ids(),
    username: name,
    email,
    passwordHash: await hashPassword(password),
    roles: [operatorRole],
    createdAt: new Date(clock.now()),
  };
  const created = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  if (created.length === 0) throw new OperatorRefused(`There is an account "${name}" already.`);
}
