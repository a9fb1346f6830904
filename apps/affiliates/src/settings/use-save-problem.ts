import { useLingui } from '@lingui/react/macro';

import { callFault } from '../money/move/call-fault.ts';

/** Returns the text for an attempt that did not save, if no field is the cause: a refusal, or a lost answer. */
export function useSaveProblem(): (error: Error | null, isRefused: boolean) => string | undefined {
  const { t } = useLingui();
  const declined = t({ id: 'agency.settings.refused', message: 'Nothing was saved: you may not change this user.' });
  const lost = t({
    id: 'agency.settings.lost',
    message: 'No answer arrived, so it may be saved already. Save again: nothing happens twice.',
  });
  return (error, isRefused) => {
    if (isRefused || (error !== null && callFault(error) !== undefined)) return declined;
    return error === null ? undefined : lost;
  };
}
