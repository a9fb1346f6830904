import { useLingui } from '@lingui/react/macro';

/** Returns the name of a hand of draw poker. */
export function useHandName(): (code: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    'royal-flush': t({ id: 'played.hand.royalFlush', message: 'Royal flush' }),
    'four-deuces': t({ id: 'played.hand.fourDeuces', message: 'Four deuces' }),
    'wild-royal': t({ id: 'played.hand.wildRoyal', message: 'Wild royal flush' }),
    five: t({ id: 'played.hand.five', message: 'Five of a kind' }),
    'straight-flush': t({ id: 'played.hand.straightFlush', message: 'Straight flush' }),
    'four-aces': t({ id: 'played.hand.fourAces', message: 'Four aces' }),
    'four-low': t({ id: 'played.hand.fourLow', message: 'Four 2s, 3s or 4s' }),
    four: t({ id: 'played.hand.four', message: 'Four of a kind' }),
    'full-house': t({ id: 'played.hand.fullHouse', message: 'Full house' }),
    flush: t({ id: 'played.hand.flush', message: 'Flush' }),
    straight: t({ id: 'played.hand.straight', message: 'Straight' }),
    three: t({ id: 'played.hand.three', message: 'Three of a kind' }),
    'two-pairs': t({ id: 'played.hand.twoPairs', message: 'Two pairs' }),
    jacks: t({ id: 'played.hand.jacks', message: 'Jacks or better' }),
  };
  return (code) => names[code] ?? code;
}
