const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const suits = ['♣', '♦', '♥', '♠'] as const;

/** Writes a card of draw poker with its signs, such as `10♥`. */
export const cardText = (card: number): string => `${ranks[card >> 2] ?? ''}${suits[card & 3] ?? ''}`;
