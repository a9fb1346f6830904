import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as v from 'valibot';

import type { Db } from '../../database/database.ts';
import { secrets } from '../../database/schema/index.ts';
import { boxed, unboxed } from '../../database/boxed.ts';
import { isSealed, seal, unseal } from './seal.ts';

/** Secrets that a platform makes at its first start and keeps for good. */
export interface PlatformSecrets {
  /** The private key that signs tokens, ES256. */
  readonly signingKey: JWK & { kid: string };
  /** Key that signs cookies of the sign-in. */
  readonly cookieKey: string;
  /** Key that signs the short-lived socket tokens. */
  readonly socketKey: Uint8Array;
  /** Seals the second factors of users (SEC-24). */
  readonly factorKey: string;
}

const SigningKey = v.looseObject({ kid: v.string(), kty: v.literal('EC') });

/**
 * Loads the keys, or makes and stores them. With a secret they are stored sealed, and keys that an earlier start stored
 * as they are get sealed (SEC-07). Throws WrongSecret if they are sealed with another one.
 */
export async function loadSecrets(db: Db, secret?: string): Promise<PlatformSecrets> {
  const [signingKey, cookieKey, socketKey, factorKey] = [
    await keep(db, 'oidc signing key', SigningKey, makeSigningKey, secret),
    await keep(db, 'oidc cookie key', v.string(), makeText, secret),
    await keep(db, 'socket token key', v.string(), makeText, secret),
    await keep(db, 'second factor key', v.string(), makeText, secret),
  ];
  return { signingKey, cookieKey, socketKey: Buffer.from(socketKey, 'base64url'), factorKey };
}

/** Loads a key that a module makes at the first start and keeps for good, stored in the same way. */
export const loadKey = (db: Db, name: string, secret?: string): Promise<string> =>
  keep(db, name, v.string(), makeText, secret);

/** Stores a text at the first start, and returns the one that is stored. */
export const loadText = (db: Db, name: string, text: string, secret?: string): Promise<string> =>
  keep(db, name, v.string(), () => text, secret);

const makeText = (): string => randomBytes(32).toString('base64url');

async function makeSigningKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomBytes(8).toString('base64url');
  return { ...(await exportJWK(privateKey)), kty: 'EC', kid, alg: 'ES256', use: 'sig' };
}

// If several nodes start at once, the first write wins, and all of them read what was written.
async function keep<const S extends v.GenericSchema>(
  db: Db,
  name: string,
  schema: S,
  make: () => unknown,
  secret: string | undefined,
): Promise<v.InferOutput<S>> {
  const read = async () => (await db.select().from(secrets).where(eq(secrets.name, name)))[0];
  const toStore = (value: unknown) => boxed(secret === undefined ? value : seal(name, value, secret));
  const found = await read();
  if (found === undefined)
    await db
      .insert(secrets)
      .values({ name, value: toStore(await make()) })
      .onConflictDoNothing();
  const stored = unboxed((found ?? (await read()))?.value);
  const value = v.parse(schema, isSealed(stored) ? unseal(name, stored, secret) : stored);
  if (secret !== undefined && !isSealed(stored)) {
    await db
      .update(secrets)
      .set({ value: toStore(value) })
      .where(eq(secrets.name, name));
  }
  return value;
}
