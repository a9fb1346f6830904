import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Thrown if seeds of the database cannot be opened with the key of the configuration. */
export class WrongKey extends Error {
  constructor() {
    super(
      'KVOTA_GAMES_KEY does not open the seeds of this database. Set the key with which the server started before.',
    );
    this.name = 'WrongKey';
  }
}

/** Encrypts and decrypts server seeds (RGS-13). */
export interface Seal {
  /** `name` is bound to the result: what was sealed for one pair cannot be opened as that of another. */
  close(name: string, seed: string): string;
  /** Throws WrongKey. */
  open(name: string, sealed: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

/** Creates a seal of AES-256-GCM under a secret of any length. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kvota games seeds', 32));
  return {
    close(name, seed) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
      const text = Buffer.concat([cipher.update(seed, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
        const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name)).setAuthTag(tag);
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        throw new WrongKey();
      }
    },
  };
}
