import type { Clock } from '@kvota/server';
import { jwtVerify, SignJWT } from 'jose';

/** Lifetime of a socket token in seconds: long enough for a socket that is just connecting. */
export const socketTokenAge = 60;

/** The short-lived tokens of preAuth (CALL-05), by which a socket proves its user (NET-23). */
export interface SocketTokens {
  issue(userId: string): Promise<{ token: string; expiresAt: number }>;
  /** Returns the user of a token; undefined if it is not ours, altered or expired. */
  verify(token: string): Promise<string | undefined>;
}

const audience = 'kvota-sockets';

export function createSocketTokens(key: Uint8Array, clock: Clock): SocketTokens {
  return {
    async issue(userId) {
      const issuedAt = Math.floor(clock.now() / 1000);
      const expiresAt = issuedAt + socketTokenAge;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: expiresAt * 1000 };
    },
    async verify(token) {
      try {
        const currentDate = new Date(clock.now());
        const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'], currentDate });
        return payload.sub;
      } catch {
        return undefined;
      }
    },
  };
}
