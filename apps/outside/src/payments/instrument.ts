import { createHash } from 'node:crypto';

/** A card or an account that pays. The token is the same for the same number, and gives nothing of it away. */
export interface Instrument {
  readonly token: string;
  readonly last4: string;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the card or account of a number. Spaces and case do not matter. */
export function instrumentOf(number: string): Instrument {
  const plain = number.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
  return { token: `i-${hashOf(plain).slice(0, 32)}`, last4: plain.slice(-4) };
}

/** Returns a number for tests: the same person has one card and one account. */
export function testNumberOf({
  customer = '',
  method,
}: {
  readonly customer?: string | undefined;
  readonly method: string;
}): string {
  const digits = BigInt(`0x${hashOf(`${customer} ${method}`)}`)
    .toString()
    .padStart(18, '0');
  const number = method === 'card' ? `4${digits.slice(-15)}` : `RS35${digits.slice(-18)}`;
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
