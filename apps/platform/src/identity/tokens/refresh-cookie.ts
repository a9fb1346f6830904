import { createHash } from 'node:crypto';

import type { KoaContextWithOIDC } from 'oidc-provider';

import { clientIds } from './clients.ts';
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
 * {@link inCookie} in place of the token, and the page sends the same word to refresh or to revoke it.
 *
 * This needs a page on the platform's own site, because a browser sends such a cookie to no other. Any other client
 * gets the token in the answer. A revocation and a sign-out delete the cookies (SEC-20).
 */
export function keepRefreshInCookie({ issuer, origins, maxAge }: RefreshCookieOptions): Middleware {
  const path = `${new URL(issuer).pathname}/token`;
  const setCookie = (ctx: KoaContextWithOIDC, name: string, token: string | null): void => {
    ctx.cookies.set(name, token, {
      path,
      maxAge: maxAge * 1000,
      httpOnly: true,
      sameSite: 'strict',
      secure: ctx.secure,
      overwrite: true,
    });
  };
  return async (ctx, next) => {
    await next();
    // Requests without a route of the provider have no context.
    const { oidc, body } = ctx as Partial<KoaContextWithOIDC>;
    if (isSignOut(oidc?.route) && ctx.status === 303) {
      // A sign-out ends all apps of the session (OP-95). Its request has no cookies of the token endpoint.
      const near = origins.filter((app) => endOf(new URL(app).hostname) === endOf(ctx.hostname));
      for (const app of near) for (const clientId of clientIds) setCookie(ctx, cookieName(clientId, app), null);
      return;
    }
    const origin = ctx.get('origin');
    if (!origins.includes(origin) || ctx.response.get('access-control-allow-origin') !== origin) return;
    // Set afterwards, because the provider leaves out its own headers of this kind if one is there.
    ctx.set('access-control-allow-credentials', 'true');
    const clientId = oidc?.client?.clientId;
    if (clientId === undefined) return;
    const name = cookieName(clientId, origin);
    if (oidc?.route === 'revocation' && oidc.params?.['token'] === inCookie) setCookie(ctx, name, null);
    if (oidc?.route !== 'token' || typeof body !== 'object' || body === null || !isSameSite(ctx)) return;
    const token: unknown = Reflect.get(body, 'refresh_token');
    if (typeof token !== 'string') return;
    Reflect.set(body, 'refresh_token', inCookie);
    setCookie(ctx, name, token);
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

/** Returns the last two labels of a host. Hosts of one site have them in common. If others have, nothing is lost. */
const endOf = (hostname: string): string => hostname.split('.').slice(-2).join('.');

const isSignOut = (route: string | undefined): boolean => route === 'end_session' || route === 'end_session_confirm';

/**
 * True if the browser would send a `SameSite=Strict` cookie. It states so in `Sec-Fetch-Site`, which no script can set.
 * Over http, and in old browsers, that header is missing. There, one scheme and one host are one site, whatever the port.
 */
function isSameSite(ctx: KoaContextWithOIDC): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site !== '') return site === 'same-site' || site === 'same-origin';
  const { protocol, hostname } = new URL(ctx.get('origin'));
  return protocol === `${ctx.protocol}:` && hostname === ctx.hostname;
}
