/** Letters and digits without look-alikes: no 0 O o, 1 l I i, 5 S s, 2 Z z, 8 B, q g 9, u v. */
const small = 'abcdefhjkmnprtwxy';
const large = 'ACDEFGHJKLMNPRTWXY';
const digits = '3467';
const every = small + large + digits;

/** Length of a first password. */
export const firstPasswordLength = 12;

/** Fills an array with random bytes, as `crypto.getRandomValues` does. */
type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/**
 * Returns a first password of 12 characters without look-alikes, with a small letter, a large one and a digit. Every
 * password of that kind is equally likely.
 */
export function firstPassword(random: RandomBytes): string {
  for (;;) {
    const password = Array.from({ length: firstPasswordLength }, () => pick(random)).join('');
    if ([small, large, digits].every((kind) => Array.from(password).some((sign) => kind.includes(sign))))
      return password;
  }
}

/** A byte above the last multiple of the number of characters would prefer the first ones. */
function pick(random: RandomBytes): string {
  const fair = 256 - (256 % every.length);
  for (;;) {
    const [byte = 0] = random(new Uint8Array(1));
    if (byte < fair) return every.charAt(byte % every.length);
  }
}
