import { createHash } from 'node:crypto';

import type { KoaContextWithOIDC } from 'oidc-provider';

import { Provider } from './oidc-library.ts';

/** The word that a page gets and presents in place of a refresh token that is in its cookie. */
export const inCookie = 'in-cookie';

interface RefreshCookieOptions {
  /** Address of the identity provider, `…/oidc`. */
  readonly issuer: string;
  /** Origins of our apps. */
  readonly origins: readonly string[];
  /** Lifetime of a refresh token in seconds. */
  readonly maxAge: number;
}

type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;

/**
 * Keeps the refresh tokens of pages in cookies that no script can read (SEC-19). The answer of the token endpoint has
 * {@link inCookie} in place of the token, and the page sends the same word to refresh.
 *
 * This needs a page on the platform's own site, because a browser sends such a cookie to no other. The browser
 * states it in `Sec-Fetch-Site`, which no script can set. Any other client gets the token in the answer.
 */
export function keepRefreshInCookie({ issuer, origins, maxAge }: RefreshCookieOptions): Middleware {
  const path = `${new URL(issuer).pathname}/token`;
  return async (ctx, next) => {
    await next();
    const origin = ctx.get('origin');
    if (!origins.includes(origin) || ctx.response.get('access-control-allow-origin') !== origin) return;
    // Set afterwards, because the provider leaves out its own headers of this kind if one is there.
    ctx.set('access-control-allow-credentials', 'true');
    // Requests without a route of the provider have no context.
    const { oidc, body } = ctx as Partial<KoaContextWithOIDC>;
    const clientId = oidc?.route === 'token' ? oidc.client?.clientId : undefined;
    if (clientId === undefined || typeof body !== 'object' || body === null || !isSameSite(ctx)) return;
    const token: unknown = Reflect.get(body, 'refresh_token');
    if (typeof token !== 'string') return;
    Reflect.set(body, 'refresh_token', inCookie);
    ctx.cookies.set(cookieName(clientId, origin), token, {
      path,
      maxAge: maxAge * 1000,
      httpOnly: true,
      sameSite: 'strict',
      secure: ctx.secure,
      overwrite: true,
    });
  };
}

/** Returns the refresh token that a request presents: the value itself, or the one in the cookie of its page. */
export function presentedToken(value: string, ctx = Provider.ctx): string | undefined {
  if (value !== inCookie) return value;
  const clientId = ctx?.oidc.client?.clientId;
  if (ctx === undefined || clientId === undefined) return undefined;
  return ctx.cookies.get(cookieName(clientId, ctx.get('origin')));
}

/** Two brands on one platform have an origin each, and a browser has one jar for both. */
function cookieName(clientId: string, origin: string): string {
  return `${clientId}.${createHash('sha256').update(origin).digest('hex').slice(0, 8)}.refresh`;
}

function isSameSite(ctx: KoaContextWithOIDC): boolean {
  const site = ctx.get('sec-fetch-site');
  return site === 'same-site' || site === 'same-origin';
}
