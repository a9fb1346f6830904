import type { ReactElement } from 'react';
import { StakeInput } from '../field/stake-input/StakeInput.tsx';
import { moneyIn } from './sample-money.ts';
import { sayIn } from './say.ts';

const quickSteps = ['20', '50', '100', '200', '500', '1000', '2000', '5000'];

/** The stake of a sample ticket, in dinars and within its limits; on its way it stands fast. */
export function SampleStake(props: {
  readonly stake: string | null;
  readonly onStakeChange: (stake: string | null) => void;
  readonly sent?: boolean;
  readonly language: unknown;
}): ReactElement {
  const { stake, onStakeChange, sent = false, language } = props;
  const say = sayIn(language);
  const money = moneyIn(language);
  return (
    <StakeInput
      label={say('Stake')}
      currency="RSD"
      amount={stake}
      onAmountChange={onStakeChange}
      format={money}
      min="20.00"
      max="200000.00"
      step="20.00"
      disabled={sent}
      quickSteps={sent ? [] : quickSteps.map((whole) => ({ amount: `${whole}.00`, label: money(whole).slice(0, -3) }))}
      quickStepsLabel={say('Quick stakes')}
      decreaseLabel={say('Lower the stake')}
      increaseLabel={say('Raise the stake')}
    />
  );
}
