import { createHash, randomBytes } from 'node:crypto';

import { addresses } from '../addresses.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** What a sign-in leaves behind: the tokens of a grant of its own, and the session at the identity provider. */
export interface SignedIn {
  readonly tokens: {
    readonly access_token: string;
    readonly refresh_token: string;
    readonly id_token: string;
    readonly token_type: string;
    readonly scope: string;
    readonly expires_in: number;
  };
  readonly cookies: readonly Cookie[];
}

/** Keeps cookies between requests, as a browser would. */
class CookieJar {
  readonly #cookies = new Map<string, string>();

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  get header(): string {
    return this.list.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  get list(): readonly Cookie[] {
    return [...this.#cookies].flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64url');

/** Signs in with authorization code and PKCE as a browser does, through the pages of the identity provider, but without a browser. */
export async function signInOverHttp(username: string, clientId = 'kvota-site'): Promise<SignedIn> {
  const jar = new CookieJar();
  const visit = async (url: string, init: { method?: string; body?: URLSearchParams } = {}): Promise<Response> => {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: jar.header },
    });
    jar.take(response);
    return response;
  };
  const redirectUri = `${addresses.site}/callback`;
  const verifier = text(randomBytes(32));
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state: text(randomBytes(8)),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  let url = `${addresses.platform}/oidc/auth?${query.toString()}`;
  let response = await visit(url);
  for (let step = 0; step < 12; step += 1) {
    const location = response.headers.get('location');
    if (location !== null) {
      url = new URL(location, url).href;
      if (url.startsWith(redirectUri)) break;
      response = await visit(url);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (response.status !== 200 || action === undefined)
      throw new Error(`Sign-in stopped at ${url} with status ${response.status}.`);
    const hidden = [...page.matchAll(/<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    url = new URL(action, url).href;
    response = await visit(url, {
      method: 'POST',
      body: new URLSearchParams([...hidden, ['username', username], ['password', 'kvota']]),
    });
  }
  const code = new URL(url).searchParams.get('code');
  if (code === null) throw new Error(`Sign-in of ${username} ended at ${url} without a code.`);
  const answer = await fetch(`${addresses.platform}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: verifier,
    }),
  });
  const tokens = (await answer.json()) as Partial<SignedIn['tokens']>;
  const { access_token, refresh_token, id_token, token_type = '', scope = '', expires_in = 0 } = tokens;
  if (access_token === undefined || refresh_token === undefined || id_token === undefined)
    throw new Error(`No tokens for ${username}: ${JSON.stringify(tokens)}`);
  return {
    tokens: { access_token, refresh_token, id_token, token_type, scope, expires_in },
    cookies: jar.list,
  };
}
