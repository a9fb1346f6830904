import { creditOf } from '@kvota/contracts';

import type { Messages } from '../account/messages.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Caller, Handlers } from '../kernel/handlers.ts';
import { HttpProblem } from '../kernel/http-problem.ts';
import type { SocketTokens } from '../identity/socket-tokens.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { Tickets } from '../tickets/tickets.ts';
import type { UserSettingsStore } from './user-settings.ts';
import type { UserRecord, Users } from './users.ts';

export interface UserHandlerOptions {
  readonly clock: Clock;
  readonly users: Users;
  readonly userSettings: UserSettingsStore;
  readonly settings: Pick<SettingsStore, 'maintenanceLeft'>;
  readonly ledger: Pick<Ledger, 'wallets'>;
  readonly messages: Pick<Messages, 'unread'>;
  readonly tickets: Pick<Tickets, 'info'>;
  readonly socketTokens: Pick<SocketTokens, 'issue'>;
}

/** The user of a token as the database has them now; a token outlives its user by minutes at most. */
export async function userOf(users: Users, caller: Caller): Promise<UserRecord> {
  const user = await users.byId(caller.id);
  if (user !== undefined) return user;
  throw new HttpProblem(401, 'The user of this token is no more.', { code: 'unauthorized' });
}

/** Calls about the signed-in user (CALL-03 … CALL-06, CALL-18). */
export function userHandlers({
  clock,
  users,
  userSettings,
  settings,
  ledger,
  messages,
  tickets,
  socketTokens,
}: UserHandlerOptions) {
  return {
    async user(_input, { caller }) {
      const user = await userOf(users, caller);
      const wallets = await ledger.wallets(user.id);
      const [first] = wallets;
      const credit = first === undefined ? '0.00' : creditOf(first);
      return { id: user.id, preferred_username: user.username, email: user.email, credit, wallets };
    },
    async ping({ query }, { caller }) {
      const user = await userOf(users, caller);
      const ticketId = query.ticket_id;
      const [wallets, timeLeft, unread, ticketInfo] = await Promise.all([
        ledger.wallets(user.id),
        settings.maintenanceLeft(),
        messages.unread(user.id),
        ticketId === undefined ? undefined : tickets.info(user.id, ticketId),
      ]);
      const answer = {
        blocked: user.blocked,
        wallets,
        maintenanceMode: { timeLeft },
        unread,
        roles: [...user.roles],
        serverTime: isoTime(clock.now()),
      };
      return ticketInfo === undefined ? answer : { ...answer, ticketInfo };
    },
    async preAuth(_input, { caller }) {
      const { token, expiresAt } = await socketTokens.issue(caller.id);
      return { token, expiresAt: isoTime(expiresAt), serverTime: isoTime(clock.now()) };
    },
    userSettings: (_input, { caller }) => userSettings.of(caller.id),
    async saveUserSettings({ body }, { caller }) {
      await userOf(users, caller);
      const refusal = await userSettings.save(caller.id, body.settings);
      return refusal === undefined ? { ErrorText: 'ok' } : { ErrorText: refusal, error: 'invalidSetting' };
    },
  } satisfies Handlers;
}
