import {
  isBonusCurrency,
  knownExplanation,
  type Explanation,
  type MovementExplanation,
  type Transaction,
} from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import { useMethodName } from '../../payment/use-payment-words.ts';
import { useDetailText } from './use-detail-text.ts';
import { useReasonText } from './use-reason-text.ts';

/** A writer of amounts, which may hide them (HEAD-07). */
export type WriteAmount = (amount: string, currency: string) => string;

/** Returns the words of a movement's explanations, one line each. Codes of another version are left out (ACC-02). */
export function useExplanationText(write: WriteAmount): (movement: Transaction) => string[] {
  const textOf = useText(write);
  return (movement) =>
    (movement.explain ?? []).flatMap((one: Explanation) => {
      const known = knownExplanation(one);
      const text = known && textOf(known, movement);
      return text === undefined ? [] : [text];
    });
}

function useText(write: WriteAmount): (one: MovementExplanation, movement: Transaction) => string | undefined {
  const { t } = useLingui();
  const formats = useFormats();
  const methodName = useMethodName();
  const reasonText = useReasonText();
  const detailText = useDetailText();
  return (one, { amount, currency, currencyId }) => {
    const isOut = amount.startsWith('-');
    switch (one.code) {
      case 'paidIn':
        return t({ id: 'explain.paidIn', message: 'Money was paid into this wallet.' });
      case 'staked':
        return t({ id: 'explain.staked', message: 'The stake of a ticket.' });
      case 'stakeTaken':
        return t({
          id: 'explain.stakeTaken',
          message: 'The ticket was accepted with a lower stake; the rest came back.',
        });
      case 'stakeReturned':
        return t({ id: 'explain.stakeReturned', message: 'The ticket was not accepted, so its stake came back.' });
      case 'ticketVoid':
        return t({ id: 'explain.ticketVoid', message: 'The ticket is void, so its stake came back.' });
      case 'ticketWon':
        return t({ id: 'explain.ticketWon', message: 'The payout of a ticket.' });
      case 'ticketSold':
        return t({ id: 'explain.ticketSold', message: 'The price of a ticket that you cashed out.' });
      case 'gameStaked':
        return t({ id: 'explain.gameStaked', message: 'The stake of a round.' });
      case 'gameWon':
        return t({ id: 'explain.gameWon', message: 'The win of a round.' });
      case 'gameReturned':
        return t({ id: 'explain.gameReturned', message: 'The stake of a round came back.' });
      case 'jackpotWon':
        return t({ id: 'explain.jackpotWon', message: 'A round won the jackpot.' });
      case 'creditDown':
        return isOut
          ? t({ id: 'explain.creditDownOut', message: 'Credit that you gave to a user below you.' })
          : t({ id: 'explain.creditDownIn', message: 'Credit from your agent.' });
      case 'creditUp':
        return isOut
          ? t({ id: 'explain.creditUpOut', message: 'Credit that your agent took back.' })
          : t({ id: 'explain.creditUpIn', message: 'Credit that you took back from a user below you.' });
      case 'voucherMade':
        return t({ id: 'explain.voucherMade', message: 'A voucher that you made.' });
      case 'voucherUsed':
        return t({ id: 'explain.voucherUsed', message: 'A voucher that you redeemed.' });
      case 'voucherBack':
        return t({ id: 'explain.voucherBack', message: 'The amount of a voucher came back.' });
      case 'withdrawalAsked':
        return t({
          id: 'explain.withdrawalAsked',
          message: 'A withdrawal: the money left your credit when you asked for it.',
        });
      case 'withdrawalBack':
        return t({ id: 'explain.withdrawalBack', message: 'The money of a withdrawal came back.' });
      case 'withdrawalPaid':
        return t({ id: 'explain.withdrawalPaid', message: 'A withdrawal was paid out.' });
      case 'depositRefunded':
        return t({ id: 'explain.depositRefunded', message: 'A deposit was refunded to you.' });
      case 'refundBack':
        return t({ id: 'explain.refundBack', message: 'A refund did not reach you, so its money came back here.' });
      case 'chargedBack':
        return t({ id: 'explain.chargedBack', message: 'Your bank took a deposit back.' });
      case 'freeBetGiven':
        return t({ id: 'explain.freeBetGiven', message: 'Free bets were given to you.' });
      case 'freeBetEnded':
        return t({ id: 'explain.freeBetEnded', message: 'Free bets ended; what was not staked is gone.' });
      case 'byMethod':
        return methodName(one.params.method);
      case 'validUntil': {
        const at = formats.dateTime(one.params.at);
        return t({ id: 'explain.validUntil', message: `Valid until: ${at}` });
      }
      case 'notAccepted':
      case 'withdrawalEnd':
      case 'voucherEnd':
      case 'transferBasis':
        return reasonText(one);
      case 'drawn':
      case 'putBack':
        // Free bets are neither paid in nor won.
        return isBonusCurrency(currencyId) ? undefined : detailText(one, (money) => write(money, currency));
      case 'atOdds':
      case 'capped':
      case 'demanded':
      case 'freeBetStake':
      case 'granted':
      case 'legsChanged':
      case 'paidAfterAll':
      case 'payoutFor':
      case 'pot':
      case 'soldPart':
      case 'stakeLowered':
      case 'voucherCode':
      case 'wasKeptAside':
        return detailText(one, (money) => write(money, currency));
    }
  };
}
