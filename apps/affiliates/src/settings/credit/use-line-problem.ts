import { useLingui } from '@lingui/react/macro';

import type { SaveLineState } from './use-save-line.ts';

/** Returns the text for a line that was not saved: a refusal, or a lost answer. */
export function useLineProblem(): (state: SaveLineState) => string | undefined {
  const { t } = useLingui();
  const lost = t({
    id: 'agency.settings.lost',
    message: 'No answer arrived, so it may be saved already. Save again: nothing happens twice.',
  });
  const off = t({
    id: 'agency.line.refusedOff',
    message: 'Nothing was saved: the operator allows no credit line for this user.',
  });
  const noWallet = t({
    id: 'agency.line.refusedWallet',
    message: 'Nothing was saved: you have no wallet in this currency. Choose another currency.',
  });
  const spent = t({
    id: 'agency.line.signInSpent',
    message:
      'Nothing was saved: the server asks for another login, although you have logged in twice. Try again later, or ask support.',
  });
  const declined = t({ id: 'agency.settings.refused', message: 'Nothing was saved: you may not change this user.' });
  return (state) => {
    if (state.status === 'lost') return lost;
    if (state.status !== 'refused') return undefined;
    if (state.code === 'creditOff') return off;
    if (state.code === 'noWallet') return noWallet;
    return state.code === 'signInSpent' ? spent : declined;
  };
}
