import type { Caller } from '../kernel/handlers.ts';
import { problem } from '../kernel/http-problem.ts';
import type { UserRecord, Users } from './users.ts';

/** Returns the caller as stored now, because a token can outlive its user by some minutes. Throws 401 if the user is gone. */
export async function userOf(users: Pick<Users, 'byId'>, caller: Caller): Promise<UserRecord> {
  const user = await users.byId(caller.id);
  if (user !== undefined) return user;
  throw problem('unauthorized', { detail: 'The user of this token no longer exists.' });
}
