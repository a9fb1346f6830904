import { selectCombinedOdds, selectMinStake, selectQuickStakes, selectQuote } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { useSlip } from '@kvota/bet-slip-react';
import { parseAmount, StakeInput, TicketTotal } from '@kvota/ui';
import { currencyLabel } from '@kvota/contracts';
import { activeWalletAtom } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { useFormats, useMoney } from '../format/use-formats.ts';

/** Odds to two places for show; the payout is computed with all of them. */
export function shortOdds(odds: string): string {
  const [whole = '0', rest = ''] = odds.split('.');
  return `${whole}.${rest.padEnd(2, '0').slice(0, 2)}`;
}

/** An amount with two decimals, as the field compares it; null where there is none. */
function canonical(amount: string): string | null {
  const parsed = parseAmount(amount);
  return parsed.kind === 'amount' ? parsed.amount : null;
}

/** Stake, quick steps, combined odds and what the ticket can pay. */
export function SlipStake({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const money = useMoney();
  const formats = useFormats();
  const currency = useAtomValue(activeWalletAtom)?.currency;
  const view = useSlip(slip, (state, env) => ({
    stake: state.stake,
    lowered: state.stakeBy === 'lowered',
    editable: state.payment.status === 'idle',
    min: selectMinStake(state, env),
    max: state.config.maxStake,
    quick: selectQuickStakes(state, env),
    combined: selectCombinedOdds(state, env),
    payout: selectQuote(state, env).payout.max,
    capped: selectQuote(state, env).capped.max,
  }));
  return (
    <>
      <StakeInput
        label={t({ id: 'slip.stake', message: 'Stake' })}
        amount={canonical(view.stake)}
        onAmountChange={(amount) => slip.send({ type: 'set-stake', stake: amount ?? '' })}
        onBlur={() => slip.send({ type: 'blur-stake' })}
        format={(amount) => formats.money(amount)}
        min={view.min}
        max={view.max}
        step={view.min}
        currency={currency === undefined ? undefined : currencyLabel(currency)}
        quickSteps={view.quick.map(({ stake }) => ({
          amount: canonical(stake) ?? stake,
          label: formats.number(stake),
        }))}
        quickStepsLabel={t({ id: 'slip.quickSteps', message: 'Quick stakes' })}
        decreaseLabel={t({ id: 'slip.decrease', message: 'Lower the stake' })}
        increaseLabel={t({ id: 'slip.increase', message: 'Raise the stake' })}
        disabled={!view.editable}
        error={view.lowered ? t({ id: 'slip.lowered', message: 'The stake was lowered by the offer.' }) : undefined}
      />
      <TicketTotal
        label={t({ id: 'slip.totalOdds', message: 'Total odds' })}
        value={`${view.combined.capped ? '>' : ''}${shortOdds(view.combined.odds)}`}
      />
      <TicketTotal
        label={
          view.capped
            ? t({ id: 'slip.maxPayout', message: 'Highest payout' })
            : t({ id: 'slip.payout', message: 'Possible payout' })
        }
        value={money(view.payout)}
        emphasis
      />
    </>
  );
}
