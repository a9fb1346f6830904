import type { GameRound } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of the states of a round. */
export function useStateName(): (state: GameRound['state']) => string {
  const { t } = useLingui();
  const names: Readonly<Record<GameRound['state'], string>> = {
    open: t({ id: 'played.state.open', message: 'Unfinished' }),
    finished: t({ id: 'played.state.finished', message: 'Finished' }),
    cancelled: t({ id: 'played.state.cancelled', message: 'Cancelled' }),
    refused: t({ id: 'played.state.refused', message: 'Refused' }),
  };
  return (state) => names[state];
}
