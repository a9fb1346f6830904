import { clearPersonalKeys, personalPrefix } from '../browser/storage/own-keys.ts';
import type { KeyStorage } from '../browser/storage/key-storage.ts';

/** The tab leaves for one sign-in at a time. A sign-out removes it. */
const key = `${personalPrefix}waitingAct`;

/** Milliseconds after a sign-in in which the act goes on by itself. Later, the user has to ask for it again. */
const goesOnFor = 60_000;

/** An act that waits for a sign-in of its user (SEC-23). */
export interface WaitingAct {
  /** The act, in a form that its page recognizes. */
  readonly act: string;
  /** The id that the sign-in carries. */
  readonly signIn: string;
  readonly user: string;
  /** Path and query of the page that asked for it. */
  readonly path: string;
  /** When the user signed in for it, by the clock of this device. */
  readonly signedInAt?: number | undefined;
}

/** Returns the act for which this tab has left, or undefined if there is none. */
export function waitingAct(storage: KeyStorage): WaitingAct | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const texts = ['act', 'signIn', 'user', 'path'].map((name) => field(kept, name));
    const [act, signIn, user, path] = texts.map((text) => (typeof text === 'string' ? text : undefined));
    if (act === undefined || signIn === undefined || user === undefined || path === undefined) return undefined;
    // Anything else would lead to another site.
    if (!/^\/(?![/\\])/.test(path)) return undefined;
    const at = field(kept, 'signedInAt');
    return { act, signIn, user, path, ...(typeof at === 'number' && { signedInAt: at }) };
  } catch {
    return undefined;
  }
}

export const keepAct = (storage: KeyStorage, act: WaitingAct): void => storage.setItem(key, JSON.stringify(act));

/** Forgets an act that was given up. Another one is kept. */
export function forgetAct(storage: KeyStorage, act: string): void {
  if (waitingAct(storage)?.act === act) storage.removeItem(key);
}

/**
 * Returns true once, if the user has just signed in for the act. It may be repeated then.
 *
 * @param now Milliseconds since 1970 by the clock of this device.
 */
export function takeSignedIn(storage: KeyStorage, act: string, now = Date.now()): boolean {
  const waiting = waitingAct(storage);
  if (waiting?.act !== act || waiting.signedInAt === undefined) return false;
  storage.removeItem(key);
  return Math.abs(now - waiting.signedInAt) < goesOnFor;
}

/** How a sign-in ended that an act waits for. */
interface Arrival {
  /** The id that the sign-in has carried. */
  readonly signIn: unknown;
  /** The user who is signed in now; undefined if the user went back without a sign-in. */
  readonly user: string | undefined;
  readonly now: number;
}

/**
 * Returns the path of the page that waits for a sign-in; undefined if none does. If another user has signed in, everything
 * that the first one has typed is removed.
 */
export function arrive(storage: KeyStorage, { signIn, user, now }: Arrival): string | undefined {
  const waiting = waitingAct(storage);
  if (waiting === undefined) return undefined;
  if (user !== undefined && user !== waiting.user) {
    clearPersonalKeys(storage);
    return undefined;
  }
  if (signIn !== waiting.signIn) return undefined;
  if (user !== undefined) keepAct(storage, { ...waiting, signedInAt: now });
  return waiting.path;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
