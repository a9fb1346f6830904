import type { HandName } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';

/** The names of the hands. */
export function useHandNames(): Readonly<Record<HandName, string>> {
  const { t } = useLingui();
  return {
    'royal-flush': t({ id: 'games.hand.royalFlush', message: 'Royal flush' }),
    'four-deuces': t({ id: 'games.hand.fourDeuces', message: 'Four deuces' }),
    'wild-royal': t({ id: 'games.hand.wildRoyal', message: 'Wild royal flush' }),
    five: t({ id: 'games.hand.five', message: 'Five of a kind' }),
    'straight-flush': t({ id: 'games.hand.straightFlush', message: 'Straight flush' }),
    'four-aces': t({ id: 'games.hand.fourAces', message: 'Four aces' }),
    'four-low': t({ id: 'games.hand.fourLow', message: 'Four 2s, 3s or 4s' }),
    four: t({ id: 'games.hand.four', message: 'Four of a kind' }),
    'full-house': t({ id: 'games.hand.fullHouse', message: 'Full house' }),
    flush: t({ id: 'games.hand.flush', message: 'Flush' }),
    straight: t({ id: 'games.hand.straight', message: 'Straight' }),
    three: t({ id: 'games.hand.three', message: 'Three of a kind' }),
    'two-pairs': t({ id: 'games.hand.twoPairs', message: 'Two pairs' }),
    jacks: t({ id: 'games.hand.jacks', message: 'Jacks or better' }),
  };
}
