import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Thrown if stored keys cannot be opened with the secret of the configuration. */
export class WrongSecret extends Error {
  constructor(name: string, secret: string | undefined) {
    const why = secret === undefined ? 'KVOTA_SECRET is not set.' : 'KVOTA_SECRET is another one.';
    super(`The ${name} in the database is sealed, and ${why} Set the secret with which the platform started before.`);
    this.name = 'WrongSecret';
  }
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const prefix = 'sealed:';

/** True for a text that `seal` has returned. */
export const isSealed = (value: unknown): value is string => typeof value === 'string' && value.startsWith(prefix);

/** Encrypts a JSON value under a secret, bound to its name. */
export function seal(name: string, value: unknown, secret: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(name));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts what `seal` has returned. Throws WrongSecret. */
export function unseal(name: string, sealed: string, secret: string | undefined): unknown {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret ?? ''), bytes.subarray(0, ivLength))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    throw new WrongSecret(name, secret);
  }
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'kvota platform secrets', 32));
