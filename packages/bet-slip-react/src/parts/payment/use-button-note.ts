import { selectLocks, selectSelections, type PayAction, type SlipEnv, type SlipState } from '@kvota/bet-slip/slip';
import { useLingui } from '@lingui/react/macro';

import { useLockTexts } from '../text/use-lock-texts.ts';

/** Returns a function that writes why the main button does something else than paying, or undefined if it pays. */
export function useButtonNote(): (action: PayAction, state: SlipState, env: SlipEnv) => string | undefined {
  const { t } = useLingui();
  const lockTexts = useLockTexts();
  return (action, state, env) => {
    switch (action) {
      case 'pay':
        return undefined;
      case 'accept-changes': {
        const changed = selectSelections(state, env).filter((leg) => leg.changesPending).length;
        return t({ id: 'slip.changed', message: `Changed odds: ${changed}` });
      }
      case 'delete-invalid':
        return [...new Set(selectLocks(state, env))].map((lock) => lockTexts[lock]).join(' · ');
    }
  };
}
