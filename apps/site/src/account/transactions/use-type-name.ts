import { transactionTypes, type TransactionType } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the name of a kind of movement. An unknown kind has a general name. */
export function useTypeName(): (type: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<TransactionType, string>> = {
    deposit: t({ id: 'transactions.deposit', message: 'Deposit' }),
    stake: t({ id: 'transactions.stake', message: 'Stake' }),
    stake_back: t({ id: 'transactions.stakeBack', message: 'Stake returned' }),
    payout: t({ id: 'transactions.payout', message: 'Payout' }),
    cash_out: t({ id: 'transactions.cashOut', message: 'Cash-out' }),
    game: t({ id: 'transactions.game', message: 'Casino game' }),
    game_back: t({ id: 'transactions.gameBack', message: 'Casino game, returned' }),
    jackpot: t({ id: 'transactions.jackpot', message: 'Jackpot' }),
    transfer: t({ id: 'transactions.transfer', message: 'Transfer' }),
    voucher: t({ id: 'transactions.voucher', message: 'Voucher' }),
    withdrawal: t({ id: 'transactions.withdrawal', message: 'Withdrawal' }),
    withdrawal_back: t({ id: 'transactions.withdrawalBack', message: 'Withdrawal, returned' }),
    refund: t({ id: 'transactions.refund', message: 'Deposit refunded' }),
    chargeback: t({ id: 'transactions.chargeback', message: 'Chargeback' }),
    bonus: t({ id: 'transactions.bonus', message: 'Bonus' }),
    bonus_end: t({ id: 'transactions.bonusEnd', message: 'Bonus expired' }),
    other: t({ id: 'transactions.other', message: 'Other' }),
  };
  return (type) => names[transactionTypes.find((known) => known === type) ?? 'other'];
}
