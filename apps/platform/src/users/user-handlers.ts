import { creditOf } from '@kvota/contracts';

import type { Handlers } from '../kernel/handlers.ts';
import { problem } from '../kernel/http-problem.ts';
import { refused } from '../kernel/refused.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Profiles } from './profiles.ts';
import { userOf } from './user-of.ts';
import type { UserSettingsStore } from './user-settings.ts';
import type { Users } from './users.ts';

export interface UserHandlerDeps {
  readonly users: Users;
  readonly userSettings: UserSettingsStore;
  readonly profiles: Profiles;
  readonly ledger: Pick<Ledger, 'wallets'>;
}

/** Serves the signed-in user's account, settings and personal data (CALL-03, CALL-06, CALL-18, OP-87). */
export function userHandlers({ users, userSettings, profiles, ledger }: UserHandlerDeps) {
  return {
    async user(_input, { caller }) {
      const user = await userOf(users, caller);
      const wallets = await ledger.wallets(user.id);
      const [first] = wallets;
      const credit = first === undefined ? '0.00' : creditOf(first);
      return { id: user.id, preferred_username: user.username, email: user.email, credit, wallets };
    },
    userSettings: (_input, { caller }) => userSettings.of(caller.id),
    async saveUserSettings({ body }, { caller }) {
      await userOf(users, caller);
      const refusal = await userSettings.save(caller.id, body.settings);
      return refusal === undefined ? { ErrorText: 'ok' } : refused('invalidSetting', refusal);
    },
    async profile(_input, { caller }) {
      const profile = await profiles.of(caller.id);
      if (profile !== undefined) return profile;
      throw problem('unauthorized', { detail: 'The user of this token no longer exists.' });
    },
    async saveProfile({ body }, { caller }) {
      await userOf(users, caller);
      const faults = (await profiles.save(caller.id, body)).map(({ field, fault }) => ({ field, error: fault }));
      const [first] = faults;
      if (first === undefined) return { ErrorText: 'ok' };
      const reasons = faults.map(({ field, error }) => `${field}: ${error}`).join(', ');
      return { ErrorText: `Nothing was saved, because these values are invalid: ${reasons}.`, ...first, faults };
    },
  } satisfies Handlers;
}
