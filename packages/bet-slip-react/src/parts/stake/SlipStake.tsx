import { selectQuickStakes } from '@kvota/bet-slip/figures';
import { selectEditable, selectMinStake, selectProblems, type RefusalCode } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { parseAmount, StakeInput, VisuallyHidden } from '@kvota/ui';
import { useId } from 'react';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { SlipTotals } from './SlipTotals.tsx';
import { useSlipHost } from '../host/slip-host.ts';

/** Returns the amount with two decimals, as the field compares it. Null if there is none. */
function canonical(amount: string): string | null {
  const parsed = parseAmount(amount);
  return parsed.kind === 'amount' ? parsed.amount : null;
}

/** The problems that the player solves with another stake. */
const ofStake: readonly RefusalCode[] = [
  'invalidStake',
  'minTicketPayin',
  'maxTicketPayin',
  'minPayinPerSystemComb',
  'minSystemPayin',
];

/** Stake, quick steps and totals. `status` is the id of the line that has the message about the stake. */
export function SlipStake({ slip, status }: { slip: Slip; status: string }) {
  const { t } = useLingui();
  const { formats, currency } = useSlipHost();
  const range = useId();
  const view = useSlip(slip, (state, env) => ({
    stake: state.stake,
    invalid: state.stakeBy === 'lowered' || selectProblems(state, env).some(({ code }) => ofStake.includes(code)),
    editable: selectEditable(state),
    min: selectMinStake(state, env),
    max: state.config.maxStake,
    quick: selectQuickStakes(state, env),
  }));
  const [least, most] = [formats.money(view.min), formats.money(view.max)];
  return (
    <>
      <StakeInput
        label={t({ id: 'slip.stake', message: 'Stake' })}
        amount={canonical(view.stake)}
        onAmountChange={(amount, text) => slip.send({ type: 'set-stake', stake: amount ?? text })}
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
        invalid={view.invalid}
        describedBy={`${range} ${status}`}
      />
      <VisuallyHidden>
        <span id={range}>{t({ id: 'slip.stakeRange', message: `From ${least} to ${most}` })}</span>
      </VisuallyHidden>
      <SlipTotals slip={slip} />
    </>
  );
}
