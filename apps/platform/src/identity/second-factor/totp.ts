import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a code holds. */
export const stepLength = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the step that a moment is in, in steps since 1970. */
export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / stepLength);

/** Returns the code of a step (RFC 6238 with SHA-1, the only algorithm that every app has). */
export function codeOf(key: Uint8Array, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/**
 * Returns the step of a code that is right now, one step ago or in one step, and later than `used`; undefined if there is
 * none. All three are compared, in the same time.
 */
export function matchingStep(key: Uint8Array, code: string, { now, used }: { now: number; used: number }) {
  const given = Buffer.from(code.padEnd(digits).slice(0, 32));
  const current = stepAt(now);
  const matching = [current - 1, current, current + 1].filter((step) => {
    const expected = Buffer.from(codeOf(key, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matching.find((step) => step > used);
}

/** Returns bytes in base 32 without padding, as apps take them. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
