import type { ExplanationCode, MovementExplanation } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

type DetailCode = Extract<
  ExplanationCode,
  | 'drawn'
  | 'putBack'
  | 'atOdds'
  | 'stakeLowered'
  | 'payoutFor'
  | 'legsChanged'
  | 'freeBetStake'
  | 'capped'
  | 'soldPart'
  | 'wasKeptAside'
  | 'demanded'
  | 'paidAfterAll'
  | 'voucherCode'
  | 'pot'
  | 'granted'
>;
type Detail = Extract<MovementExplanation, { readonly code: DetailCode }>;

/** Returns the words of a detail with figures. `money` writes an amount. */
export function useDetailText(): (one: Detail, money: (amount: string) => string) => string {
  const { t } = useLingui();
  return (one, money) => {
    switch (one.code) {
      case 'drawn': {
        const [deposits, winnings] = [money(one.params.deposits), money(one.params.winnings)];
        return t({ id: 'explain.drawn', message: `From deposits: ${deposits}, from winnings: ${winnings}` });
      }
      case 'putBack': {
        const [deposits, winnings] = [money(one.params.deposits), money(one.params.winnings)];
        return t({ id: 'explain.putBack', message: `Back to deposits: ${deposits}, to winnings: ${winnings}` });
      }
      case 'atOdds': {
        const { odds } = one.params;
        return t({ id: 'explain.atOdds', message: `Odds: ${odds}` });
      }
      case 'stakeLowered': {
        const [asked, accepted] = [money(one.params.asked), money(one.params.accepted)];
        return t({ id: 'explain.stakeLowered', message: `Stake asked for: ${asked}, accepted: ${accepted}` });
      }
      case 'payoutFor': {
        const stake = money(one.params.stake);
        return t({ id: 'explain.payoutFor', message: `Stake in play: ${stake}` });
      }
      case 'legsChanged': {
        const { count } = one.params;
        return t({ id: 'explain.legsChanged', message: `Selections that did not count with their odds: ${count}` });
      }
      case 'freeBetStake': {
        const stake = money(one.params.stake);
        return t({ id: 'explain.freeBetStake', message: `The stake of a free bet is not paid out: ${stake}` });
      }
      case 'capped': {
        const to = money(one.params.to);
        return t({ id: 'explain.capped', message: `Limited to the highest payout: ${to}` });
      }
      case 'soldPart': {
        const [stake, of] = [money(one.params.stake), money(one.params.of)];
        return t({ id: 'explain.soldPart', message: `For a stake of ${stake} out of ${of}` });
      }
      case 'wasKeptAside':
        return t({ id: 'explain.wasKeptAside', message: 'We had to check the money before it was credited.' });
      case 'demanded': {
        const amount = money(one.params.amount);
        return t({ id: 'explain.demanded', message: `Taken back in all: ${amount}. The wallet had less.` });
      }
      case 'paidAfterAll':
        return t({
          id: 'explain.paidAfterAll',
          message: 'It had come back as failed, but the bank paid it after all.',
        });
      case 'voucherCode': {
        const { last4 } = one.params;
        return t({ id: 'explain.voucherCode', message: `Code ends with ${last4}` });
      }
      case 'pot': {
        const { cycle } = one.params;
        return t({ id: 'explain.pot', message: `Number of the jackpot: ${cycle}` });
      }
      case 'granted': {
        const amount = money(one.params.amount);
        return t({ id: 'explain.granted', message: `Given: ${amount}` });
      }
    }
  };
}
