import { createHmac } from 'node:crypto';

import { voucherCheckDigit, voucherDigits } from '@kvota/contracts';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { seal, unseal } from '../identity/tokens/seal.ts';
import { loadKey } from '../identity/tokens/secrets.ts';

/** Hashes and seals codes with keys of this platform. */
export interface VoucherKeys {
  /** Without the key, the thousand million millions of codes could all be hashed in a day or two. */
  hash(digits: string): string;
  seal(id: string, digits: string): string;
  unseal(id: string, sealed: string): string;
}

/** Loads the keys, or makes and stores them. */
export async function loadVoucherKeys(db: Db, secret: string | undefined): Promise<VoucherKeys> {
  const hashKey = await loadKey(db, 'voucher hash key', secret);
  const sealKey = await loadKey(db, 'voucher seal key', secret);
  return {
    hash: (digits) => createHmac('sha256', hashKey).update(digits).digest('base64url'),
    seal: (id, digits) => seal(`voucher ${id}`, digits, sealKey),
    unseal: (id, sealed) => v.parse(v.string(), unseal(`voucher ${id}`, sealed, sealKey)),
  };
}

/** Makes the digits of a code. `digit` returns a random integer from 0 to 9, each with the same probability. */
export function makeVoucherDigits(digit: () => number): string {
  const digits = Array.from({ length: voucherDigits - 1 }, () => String(digit())).join('');
  return digits + voucherCheckDigit(digits);
}
