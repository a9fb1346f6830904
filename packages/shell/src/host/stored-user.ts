import type { Session } from '../state/session.ts';

/** A signed-in user as the identity library keeps it in local storage, shared by all tabs. */
export interface StoredUser {
  readonly id: string;
  readonly username: string;
  readonly roles: readonly string[];
  readonly accessToken: string;
  readonly canRefresh: boolean;
  readonly hasIdToken: boolean;
  /** End of the access token in milliseconds of this device's wall clock. */
  readonly expiresAt: number;
}

/** Lifetime of access tokens in seconds. If the clock was set back, a token must not live longer (CONST-02, OP-49). */
export const accessTokenAge = 270;

/** The start of each key under which the identity library stores a user. */
export const userKeyPrefix = 'oidc.user:';

/** Returns the key under which the identity library stores the user of a client. */
export function storageKey(config: { readonly authority: string; readonly clientId: string }): string {
  return `${userKeyPrefix}${config.authority}:${config.clientId}`;
}

/** Reads the stored user without loading the identity library. Returns undefined for a visitor or a malformed text. */
export function readStoredUser(text: string | null, clientId: string): StoredUser | undefined {
  if (text === null) return undefined;
  try {
    const user: unknown = JSON.parse(text);
    const profile = field(user, 'profile');
    const id = textField(profile, 'sub');
    const accessToken = textField(user, 'access_token');
    if (id === undefined || accessToken === undefined) return undefined;
    const expiresAt = field(user, 'expires_at');
    return {
      id,
      accessToken,
      username: textField(profile, 'preferred_username') ?? id,
      roles: rolesOf(profile, clientId) ?? rolesOf(claimsOf(accessToken), clientId) ?? [],
      canRefresh: textField(user, 'refresh_token') !== undefined,
      hasIdToken: textField(user, 'id_token') !== undefined,
      expiresAt: typeof expiresAt === 'number' ? expiresAt * 1000 : 0,
    };
  } catch {
    return undefined;
  }
}

/** Returns the seconds that a stored token has left by the wall clock, never more than a token's lifetime. */
export function secondsLeft(user: StoredUser, wallNow: number): number {
  return Math.min(accessTokenAge, Math.max(0, (user.expiresAt - wallNow) / 1000));
}

/** Returns the session of a stored user. */
export function sessionOf(user: StoredUser): Session {
  return { status: 'signed-in', id: user.id, username: user.username, roles: user.roles };
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textField(value: unknown, key: string): string | undefined {
  const found = field(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Returns the roles in the resource access of the client, or undefined if it has no entry (ROLE-01). */
function rolesOf(claims: unknown, clientId: string): string[] | undefined {
  const roles = field(field(field(claims, 'resource_access'), clientId), 'roles');
  return Array.isArray(roles) ? roles.filter((role): role is string => typeof role === 'string') : undefined;
}

function claimsOf(token: string): unknown {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes));
}
