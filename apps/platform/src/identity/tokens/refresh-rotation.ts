import type { AdapterPayload, KoaContextWithOIDC } from 'oidc-provider';

import { Provider, errors } from './oidc-library.ts';

/**
 * Milliseconds for which a refresh token that was rotated may be presented once more. A page that is reloaded while it
 * refreshes never hears the answer: without this it would come back with a token that counts as stolen.
 */
export const rotationGrace = 15_000;

/** A request that has not stored a successor within this is not at work any more: its node died between the two. */
export const stillAtWork = 5000;
/** For so long the token that such a request used up counts as unused: nobody was given anything for it. */
export const abandonedFor = 600_000;

/** The refresh token that the request at hand has just used up, while its successor is being stored. */
export function rotatedJustNow(): string | undefined {
  return Provider.ctx?.oidc.entities.RotatedRefreshToken?.jti;
}

/**
 * What a refresh token that was used before stands for: within the grace, and for as long as its successor is unused,
 * that successor, so that there is never a second one; else itself, used, which ends the family.
 */
export async function successorOf(
  used: AdapterPayload,
  age: number,
  find: (id: string) => Promise<AdapterPayload | undefined>,
): Promise<AdapterPayload> {
  const id: unknown = used['successor'];
  if (typeof id !== 'string') {
    // The first request is still at work: whoever asks again in a moment finds what it made.
    if (age <= stillAtWork) throw new errors.TemporarilyUnavailable('this refresh token is being rotated');
    const { consumed: _, ...unused } = used;
    return age <= abandonedFor ? unused : used;
  }
  if (age > rotationGrace) return used;
  const successor = await find(id);
  return successor === undefined || successor.consumed ? used : successor;
}

/** Whether the token that was presented is the one that was found, and not one that its successor stands in for. */
export function isPresented({ oidc }: KoaContextWithOIDC): boolean {
  return oidc.entities.RefreshToken?.jti === oidc.params?.['refresh_token'];
}

/** After a refresh by the grace: the answer names the successor, not the token that was presented. */
export async function sendSuccessor(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  // Requests that no route of the provider took have no context of its own.
  const { oidc, body } = ctx as Partial<KoaContextWithOIDC>;
  const given = oidc?.params?.['refresh_token'];
  const successor = oidc?.entities.RefreshToken?.jti;
  if (typeof body !== 'object' || body === null || given === undefined || successor === undefined) return;
  if (Reflect.get(body, 'refresh_token') === given) Reflect.set(body, 'refresh_token', successor);
}
