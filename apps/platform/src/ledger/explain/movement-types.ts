import type { Explanation, ExplanationCode, MovementExplanation, TransactionType } from '@kvota/contracts';

/** Explanations of movements that never change the credit of a wallet. Only operators can read them, in the database. */
export type HouseCode =
  | 'freeRoundPaid'
  | 'freeRoundTakenBack'
  | 'jackpotSeeded'
  | 'jackpotFed'
  | 'debtRepaid'
  | 'keptAside'
  | 'sentBack'
  | 'giftsMoved';

/** The name of a type of movement on the wire, and the explanation that all its movements begin with. */
type MovementKind =
  | { readonly shown: Exclude<TransactionType, 'other'>; readonly code: ExplanationCode }
  | { readonly shown: undefined; readonly code: HouseCode };

const wallet = (shown: Exclude<TransactionType, 'other'>, code: ExplanationCode): MovementKind => ({ shown, code });
const house = (code: HouseCode): MovementKind => ({ shown: undefined, code });

const kinds = {
  deposit: wallet('deposit', 'paidIn'),
  hold: wallet('stake', 'staked'),
  // A stake comes back if a ticket is refused, lowered or void.
  capture: wallet('stake_back', 'stakeTaken'),
  release: wallet('stake_back', 'stakeReturned'),
  refund: wallet('stake_back', 'ticketVoid'),
  payout: wallet('payout', 'ticketWon'),
  cash_out: wallet('cash_out', 'ticketSold'),
  game_bet: wallet('game', 'gameStaked'),
  game_win: wallet('game', 'gameWon'),
  game_back: wallet('game_back', 'gameReturned'),
  game_free_bet: house('freeRoundPaid'),
  game_free_back: house('freeRoundTakenBack'),
  jackpot: wallet('jackpot', 'jackpotWon'),
  jackpot_seed: house('jackpotSeeded'),
  jackpot_part: house('jackpotFed'),
  transfer_in: wallet('transfer', 'creditDown'),
  transfer_out: wallet('transfer', 'creditUp'),
  debt_repaid: house('debtRepaid'),
  voucher_made: wallet('voucher', 'voucherMade'),
  voucher_used: wallet('voucher', 'voucherUsed'),
  voucher_back: wallet('voucher', 'voucherBack'),
  withdrawal: wallet('withdrawal', 'withdrawalAsked'),
  withdrawal_back: wallet('withdrawal_back', 'withdrawalBack'),
  withdrawal_paid: wallet('withdrawal', 'withdrawalPaid'),
  payment_refund: wallet('refund', 'depositRefunded'),
  payment_refund_back: wallet('refund', 'refundBack'),
  chargeback: wallet('chargeback', 'chargedBack'),
  suspense: house('keptAside'),
  suspense_back: house('sentBack'),
  bonus: wallet('bonus', 'freeBetGiven'),
  bonus_end: wallet('bonus_end', 'freeBetEnded'),
  // Written once, by a migration: gifts that were booked on the account of stakes.
  gift_account: house('giftsMoved'),
} as const satisfies Readonly<Record<string, MovementKind>>;

/** Every type of movement that the ledger books. */
export type MovementType = keyof typeof kinds;
export const movementTypes: Readonly<Record<MovementType, MovementKind>> = kinds;

const kindOf = (type: string): MovementKind | undefined =>
  Object.hasOwn(movementTypes, type) ? movementTypes[type as MovementType] : undefined; // an own key

/** Returns the type on the wire; `other` for a type that only another version of the platform has. */
export const shownType = (type: string): TransactionType => kindOf(type)?.shown ?? 'other';

/** Returns what is stored with a movement: what happened, which its type decides, and details. */
export const explanationsOf = (type: MovementType, details: readonly MovementExplanation[] = []): Explanation[] => [
  { code: movementTypes[type].code, params: {} },
  ...details,
];

/** Returns the explanations of a stored movement. One from before they were stored is explained by its type. */
export function storedExplanations(type: string, stored: readonly Explanation[] | null): readonly Explanation[] {
  const kind = kindOf(type);
  return stored ?? (kind === undefined ? [] : [{ code: kind.code, params: {} }]);
}
