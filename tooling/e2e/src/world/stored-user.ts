import { addresses } from '../addresses.ts';
import type { SignedIn } from './sign-in-over-http.ts';

/** Where the site keeps who is signed in. */
export const userKey = `oidc.user:${addresses.platform}/oidc:kvota-site`;

/** Claims that say something of the token and not of its user. */
const ofToken = ['nbf', 'jti', 'auth_time', 'nonce', 'acr', 'amr', 'azp', 'at_hash'];

/** A sign-in as the site's identity library stores it; a test holds it to what a real one leaves there. */
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
