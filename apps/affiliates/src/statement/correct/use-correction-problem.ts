import { useLingui } from '@lingui/react/macro';

import type { CorrectionFault } from './correction-draft.ts';

/** Returns the words for the fault of a typed correction. */
export function useCorrectionProblem(fault: CorrectionFault | undefined): string | undefined {
  const { t } = useLingui();
  const problems: Record<CorrectionFault, string> = {
    amountMissing: t({ id: 'agency.money.amountMissing', message: 'Enter an amount above zero.' }),
    tooHigh: t({ id: 'agency.limits.tooHigh', message: 'This amount is too high.' }),
    reasonMissing: t({ id: 'agency.void.reasonMissing', message: 'Write why' }),
  };
  return fault && problems[fault];
}

/** Returns the words for a correction that the platform has not entered; undefined while nothing is wrong. */
export function useCorrectRefusal(): (code: string) => string {
  const { t } = useLingui();
  const full = t({
    id: 'agency.correct.full',
    message: 'Nothing was entered: the open period has 100 corrections already. Enter this one in the next period.',
  });
  const spent = t({
    id: 'agency.correct.signInSpent',
    message:
      'Nothing was entered: the server asks for another login, although you have logged in twice. Try again later, or ask support.',
  });
  const tooMany = t({
    id: 'agency.correct.tooMany',
    message: 'Nothing was entered: too many acts in a short time. Wait a minute.',
  });
  const declined = t({
    id: 'agency.correct.refused',
    message: 'Nothing was entered: only the agent directly above corrects a closed statement.',
  });
  return (code) => {
    if (code === 'tooManyCorrections') return full;
    if (code === 'signInSpent') return spent;
    return code === 'tooManyTransfers' ? tooMany : declined;
  };
}
