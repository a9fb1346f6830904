import type { AdapterPayload, KoaContextWithOIDC } from 'oidc-provider';

import { Provider, errors } from './oidc-library.ts';
import { presentedToken } from './refresh-cookie.ts';

/**
 * Milliseconds during which a rotated refresh token may be presented once more. A page that reloads while it refreshes
 * never receives the response. Without this time, its token would count as stolen.
 */
export const rotationGrace = 15_000;

/** A request that has not stored a successor within this time is no longer running: its node died in between. */
export const stillAtWork = 5000;
/** For this long, a token consumed by such a request counts as unused, because nothing was issued for it. */
export const abandonedFor = 600_000;

/** The refresh token that the current request has consumed, while its successor is being stored. */
export function rotatedJustNow(): string | undefined {
  return Provider.ctx?.oidc.entities.RotatedRefreshToken?.jti;
}

/**
 * Resolves a refresh token that was used before. Within the grace, and while its successor is unused, it resolves to
 * that successor, so that there is never a second one. Otherwise it resolves to itself as used, which ends the family.
 */
export async function successorOf(
  used: AdapterPayload,
  age: number,
  find: (id: string) => Promise<AdapterPayload | undefined>,
): Promise<AdapterPayload> {
  const id: unknown = used['successor'];
  if (typeof id !== 'string') {
    // The first request is still running: a retry in a moment finds its result.
    if (age <= stillAtWork) throw new errors.TemporarilyUnavailable('this refresh token is being rotated');
    const { consumed: _, ...unused } = used;
    return age <= abandonedFor ? unused : used;
  }
  if (age > rotationGrace) return used;
  const successor = await find(id);
  return successor === undefined || successor.consumed ? used : successor;
}

/** True if the presented token is the one that was found, rather than one whose successor replaces it. */
export function isPresented(ctx: KoaContextWithOIDC): boolean {
  const { entities, params } = ctx.oidc;
  const value = params?.['refresh_token'];
  return typeof value === 'string' && entities.RefreshToken?.jti === presentedToken(value, ctx);
}

/** After a refresh within the grace, the response contains the successor instead of the presented token. */
export async function sendSuccessor(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  // Requests without a route of the provider have no context.
  const { oidc, body } = ctx as Partial<KoaContextWithOIDC>;
  const given = oidc?.params?.['refresh_token'];
  const successor = oidc?.entities.RefreshToken?.jti;
  if (typeof body !== 'object' || body === null || given === undefined || successor === undefined) return;
  if (Reflect.get(body, 'refresh_token') === given) Reflect.set(body, 'refresh_token', successor);
}
