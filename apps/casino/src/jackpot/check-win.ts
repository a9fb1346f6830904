import { moneyToMinor, type Jackpot } from '@kvota/contracts';
import { jackpotNumber } from '@kvota/contracts/wallet';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface CheckedWin {
  /** The number that was drawn for the round, from 0. */
  readonly number: bigint;
  /** True if the number is below the stake in minor units. */
  readonly wins: boolean;
  /** SHA-256 of the secret in hexadecimal: the hash that was public while the jackpot could be won. */
  readonly hash: string;
}

/** Draws the number of the round that won last again (JACK-02). */
export function checkWin({
  one_in,
  last,
}: Pick<Jackpot, 'one_in'> & { last: NonNullable<Jackpot['last']> }): CheckedWin {
  const { secret, server, round_id, staked } = last;
  const number = jackpotNumber({ secret, server, roundId: round_id, oneIn: BigInt(one_in) }, (key, message) =>
    hmac(sha256, key, message),
  );
  return { number, wins: number < moneyToMinor(staked), hash: bytesToHex(sha256(utf8ToBytes(secret))) };
}
