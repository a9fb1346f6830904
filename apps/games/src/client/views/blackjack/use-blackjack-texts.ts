import { blackjackTotal, type BlackjackAction, type HandResult } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';

export interface BlackjackTexts {
  readonly actions: Readonly<Record<BlackjackAction['type'], string>>;
  readonly results: Readonly<Record<HandResult, string>>;
  /** The total of some cards; a soft one is called so. */
  readonly total: (cards: readonly number[]) => string;
}

/** The words of blackjack. */
export function useBlackjackTexts(): BlackjackTexts {
  const { t } = useLingui();
  return {
    actions: {
      hit: t({ id: 'games.blackjack.hit', message: 'Hit' }),
      stand: t({ id: 'games.blackjack.stand', message: 'Stand' }),
      double: t({ id: 'games.blackjack.double', message: 'Double' }),
      split: t({ id: 'games.blackjack.split', message: 'Split' }),
    },
    results: {
      blackjack: t({ id: 'games.blackjack.natural', message: 'Blackjack' }),
      win: t({ id: 'games.blackjack.won', message: 'Won' }),
      push: t({ id: 'games.blackjack.push', message: 'Push' }),
      loss: t({ id: 'games.blackjack.lost', message: 'Lost' }),
      bust: t({ id: 'games.blackjack.bust', message: 'Bust' }),
    },
    total(cards) {
      const { total, soft } = blackjackTotal(cards);
      return soft && total < 21 && cards.length > 1
        ? t({ id: 'games.blackjack.soft', message: `soft ${total}` })
        : `${total}`;
    },
  };
}
