import type { Clock } from '@kvota/server';

import type { Handlers } from '../kernel/handlers.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { SocketTokens } from './tokens/socket-tokens.ts';

export interface IdentityHandlerDeps {
  readonly clock: Clock;
  readonly socketTokens: Pick<SocketTokens, 'issue'>;
}

/** Serves preAuth: a short-lived token by which a socket proves whose it is (CALL-05, NET-23). */
export function identityHandlers({ clock, socketTokens }: IdentityHandlerDeps) {
  return {
    async preAuth(_input, { caller }) {
      const { token, expiresAt } = await socketTokens.issue(caller.id);
      return { token, expiresAt: isoTime(expiresAt), serverTime: isoTime(clock.now()) };
    },
  } satisfies Handlers;
}
