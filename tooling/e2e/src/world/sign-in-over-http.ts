import { createCookieJar, signIn, type Cookie, type Tokens } from '@kvota/platform/sign-in';

import { addresses } from '../addresses.ts';

/** The result of a sign-in: the tokens of a new grant, and the session at the identity provider. */
export interface SignedIn {
  readonly tokens: Tokens;
  readonly cookies: readonly Cookie[];
}

/** Signs in with authorization code and PKCE through the pages of the identity provider, without a browser. */
export async function signInOverHttp(
  username: string,
  clientId = 'kvota-site',
  { platform, site }: Pick<typeof addresses, 'platform' | 'site'> = addresses,
): Promise<SignedIn> {
  const jar = createCookieJar();
  const target = { issuer: `${platform}/oidc`, clientId, redirectUri: `${site}/callback` };
  const tokens = await signIn(target, { username, password: 'kvota' }, jar);
  return { tokens, cookies: jar.cookies() };
}
