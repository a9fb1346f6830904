import { useLingui } from '@lingui/react/macro';

/** The names of cards as draw poker numbers them: four times the rank, from the two, plus the suit. */
export function useCardName(): (card: number) => string {
  const { t } = useLingui();
  const suits = [
    t({ id: 'games.suit.clubs', message: 'clubs' }),
    t({ id: 'games.suit.diamonds', message: 'diamonds' }),
    t({ id: 'games.suit.hearts', message: 'hearts' }),
    t({ id: 'games.suit.spades', message: 'spades' }),
  ];
  const courts = [
    t({ id: 'games.rank.jack', message: 'jack' }),
    t({ id: 'games.rank.queen', message: 'queen' }),
    t({ id: 'games.rank.king', message: 'king' }),
    t({ id: 'games.rank.ace', message: 'ace' }),
  ];
  return (card) => {
    const [rank, suit] = [card >> 2, card & 3];
    const rankName = rank < 9 ? `${rank + 2}` : (courts[rank - 9] ?? '');
    const suitName = suits[suit] ?? '';
    return t({ id: 'games.card', message: `${rankName} of ${suitName}` });
  };
}

/** A card of blackjack and baccarat, whose lowest rank is the ace, as draw poker numbers it. */
export const fromAce = (card: number): number => ((((card >> 2) + 12) % 13) << 2) + (card & 3);
