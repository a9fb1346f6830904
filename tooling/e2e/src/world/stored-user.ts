import { addresses } from '../addresses.ts';
import type { SignedIn } from './sign-in-over-http.ts';

/** The key of the local storage under which the site stores the signed-in user. */
export const userKey = `oidc.user:${addresses.platform}/oidc:kvota-site`;

/** Claims that describe the token and not its user. */
const ofToken = ['nbf', 'jti', 'auth_time', 'nonce', 'acr', 'amr', 'azp', 'at_hash'];

/** Returns a sign-in as the identity library of the site stores it. A test compares it with a real one. */
export function storedUser({ tokens: { expires_in, ...tokens } }: SignedIn, since = Date.now()): string {
  const [, payload = ''] = tokens.id_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return JSON.stringify({
    session_state: null,
    ...tokens,
    profile: Object.fromEntries(Object.entries(claims).filter(([name]) => !ofToken.includes(name))),
    expires_at: Math.trunc(since / 1000) + expires_in,
  });
}
