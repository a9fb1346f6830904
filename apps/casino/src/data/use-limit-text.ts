import { currencyLabel } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import type { GameLimit } from './open-game.ts';

/** Returns a function that words a limit: the highest stake with its currency (CAS-03), or that the game cannot be played (CAS-04). */
export function useLimitText(): (limit: GameLimit) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ game_limit: limit, currency }) => {
    if (typeof limit !== 'string') {
      return t({ id: 'casino.limit.none', message: 'It is not possible to play this game at the moment.' });
    }
    // Names every currency, also one that is left out beside other amounts.
    const unit = typeof currency === 'string' ? currencyLabel(currency) || currency : '';
    const highest = `${formats.money(limit)}\u00a0${unit}`.trim();
    return t({ id: 'casino.limit.over', message: `Your stake is over the bet limit of ${highest}. Lower your stake.` });
  };
}
