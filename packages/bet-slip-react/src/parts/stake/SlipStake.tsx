import { selectEditable, selectMinStake, selectQuickStakes } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { parseAmount, StakeInput } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { SlipTotals } from './SlipTotals.tsx';
import { useSlipHost } from '../host/slip-host.ts';

/** Returns the amount with two decimals, as the field compares it. Null if there is none. */
function canonical(amount: string): string | null {
  const parsed = parseAmount(amount);
  return parsed.kind === 'amount' ? parsed.amount : null;
}

/** Stake, quick steps and totals. */
export function SlipStake({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const { formats, currency } = useSlipHost();
  const view = useSlip(slip, (state, env) => ({
    stake: state.stake,
    lowered: state.stakeBy === 'lowered',
    editable: selectEditable(state),
    min: selectMinStake(state, env),
    max: state.config.maxStake,
    quick: selectQuickStakes(state, env),
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
        currency={currency?.label}
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
      <SlipTotals slip={slip} />
    </>
  );
}
