import type { Side } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';

/** The names of the sides of baccarat. */
export function useBaccaratTexts(): Readonly<Record<Side, string>> {
  const { t } = useLingui();
  return {
    player: t({ id: 'games.baccarat.player', message: 'Player' }),
    banker: t({ id: 'games.baccarat.banker', message: 'Banker' }),
    tie: t({ id: 'games.baccarat.tie', message: 'Tie' }),
  };
}
