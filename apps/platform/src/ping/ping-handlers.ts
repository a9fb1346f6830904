import type { Clock } from '@kvota/server';

import type { Handlers } from '../kernel/handlers.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PlaySessions } from '../protection/play/play-sessions.ts';
import type { RegisterChecks } from '../protection/register/register-checks.ts';
import type { Messages } from '../messages/messages.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { Tickets } from '../tickets/tickets.ts';
import { userOf } from '../users/user-of.ts';
import type { Users } from '../users/users.ts';

export interface PingHandlerDeps {
  readonly clock: Clock;
  readonly users: Pick<Users, 'byId'>;
  readonly ledger: Pick<Ledger, 'wallets'>;
  readonly settings: Pick<SettingsStore, 'maintenanceLeft' | 'maintenanceBegun'>;
  readonly messages: Pick<Messages, 'unread'>;
  readonly tickets: Pick<Tickets, 'info'>;
  readonly playSessions: Pick<PlaySessions, 'of' | 'seen'>;
  readonly registerChecks: Pick<RegisterChecks, 'renew'>;
}

/** Serves ping: everything that an open client has to know every few seconds, in one answer (CALL-04, SES-06). */
export function pingHandlers(deps: PingHandlerDeps) {
  const { clock, users, ledger, settings, messages, tickets, playSessions, registerChecks } = deps;
  return {
    async ping({ query }, { caller }) {
      const user = await userOf(users, caller);
      const ticketId = query.ticket_id;
      await playSessions.seen(user.id);
      const [wallets, timeLeft, begun, unread, { play, session, needsRegister }, ticketInfo] = await Promise.all([
        ledger.wallets(user.id),
        settings.maintenanceLeft(),
        settings.maintenanceBegun(),
        messages.unread(user.id),
        playSessions.of(user.id),
        ticketId === undefined ? undefined : tickets.info(user.id, ticketId),
      ]);
      if (needsRegister) registerChecks.renew(user.id);
      const answer = {
        blocked: user.blocked,
        wallets,
        maintenanceMode: begun ? { timeLeft, begun } : { timeLeft },
        unread,
        roles: [...user.roles],
        ...(play.state !== 'open' && { play }),
        ...(session && { session }),
        serverTime: isoTime(clock.now()),
      };
      return ticketInfo === undefined ? answer : { ...answer, ticketInfo };
    },
  } satisfies Handlers;
}
