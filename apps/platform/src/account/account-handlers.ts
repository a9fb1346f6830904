import type { Db } from '../database/database.ts';
import type { Handlers } from '../kernel/handlers.ts';
import { HttpProblem } from '../kernel/http-problem.ts';
import { userOf } from '../users/user-handlers.ts';
import type { Users } from '../users/users.ts';
import type { Bonuses } from './bonuses.ts';
import type { Messages } from './messages.ts';
import type { Profiles } from './profiles.ts';
import { listTransactions } from './transactions.ts';

export interface AccountHandlerOptions {
  readonly db: Db;
  readonly users: Users;
  readonly bonuses: Pick<Bonuses, 'list'>;
  readonly messages: Pick<Messages, 'list' | 'mark' | 'unread'>;
  readonly profiles: Profiles;
}

/** What a player owns and is told: movements, bonuses, messages, personal data (OP-87). */
export function accountHandlers({ db, users, bonuses, messages, profiles }: AccountHandlerOptions) {
  return {
    transactions: ({ query }, { caller }) => listTransactions(db, caller.id, query),
    bonuses: ({ query }, { caller }) => bonuses.list(caller.id, query),
    messages: ({ query }, { caller }) => messages.list(caller.id, query),
    async markMessages({ body: { ids, mark } }, { caller }) {
      await messages.mark(caller.id, ids, mark);
      return { ErrorText: 'ok', unread: await messages.unread(caller.id) };
    },
    async profile(_input, { caller }) {
      const profile = await profiles.of(caller.id);
      if (profile !== undefined) return profile;
      throw new HttpProblem(401, 'The user of this token is no more.', { code: 'unauthorized' });
    },
    async saveProfile({ body }, { caller }) {
      await userOf(users, caller);
      const faults = (await profiles.save(caller.id, body)).map(({ field, fault }) => ({ field, error: fault }));
      const [first] = faults;
      if (first === undefined) return { ErrorText: 'ok' };
      const reasons = faults.map(({ field, error }) => `${field}: ${error}`).join(', ');
      return { ErrorText: `Nothing was saved, for these values cannot be taken: ${reasons}.`, ...first, faults };
    },
    // Vouchers cannot be made yet, so that nobody has any.
    voucherHistory: () => ({ result: [], totalPages: 0 }),
  } satisfies Handlers;
}
