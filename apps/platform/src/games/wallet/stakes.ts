import { moneyToMinor } from '@kvota/contracts';
import type { WalletTransaction } from '@kvota/contracts/wallet';

/** A stake of the player. */
export const isBet = ({ kind }: WalletTransaction): boolean => kind === 'bet';
export const isFree = ({ kind }: WalletTransaction): boolean => kind === 'free_bet';
export const isStake = (one: WalletTransaction): boolean => isBet(one) || isFree(one);
/** Returns the sum of the amounts in minor units. */
export const sumOf = (list: readonly WalletTransaction[]): bigint =>
  list.reduce((sum, { amount }) => sum + moneyToMinor(amount), 0n);
