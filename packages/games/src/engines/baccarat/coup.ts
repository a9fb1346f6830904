/** Sides of a coup. */
export type Side = 'player' | 'banker' | 'tie';

/** Point of a hand: the last digit of the sum of its cards. */
export const pointOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) % 10;

/** True if the banker takes a third card after the third card of the player. */
function bankerDraws(point: number, third: number): boolean {
  if (point <= 2) return true;
  if (point === 3) return third !== 8;
  if (point === 4) return third >= 2 && third <= 7;
  if (point === 5) return third >= 4 && third <= 7;
  return point === 6 && (third === 6 || third === 7);
}

/** Value of a card: 1 for an ace, 0 for ten and faces. */
export const valueOf = (card: number): number => (card >> 2 >= 9 ? 0 : (card >> 2) + 1);

/**
 * Returns the point of a hand of cards. A card is four times its rank, from the ace, plus its suit.
 *
 * @example
 * ```ts
 * import { baccaratPoint } from '@kvota/games';
 *
 * baccaratPoint([32, 48, 8]); // 2
 * ```
 */
export const baccaratPoint = (cards: readonly number[]): number => pointOf(cards.map(valueOf));

/** The cards of a coup, and its result. */
export interface Coup {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly winner: Side;
}

/**
 * Plays a coup with the next six values in the order player, banker, player, banker, and then the third cards (GAME-20).
 * A value is 0 for ten and faces.
 */
export function playCoup([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Coup {
  let [player, banker] = [
    [a, c],
    [b, d],
  ];
  const isNatural = pointOf(player) >= 8 || pointOf(banker) >= 8;
  if (!isNatural) {
    const third = pointOf(player) <= 5 ? e : null;
    const next = third === null ? e : f;
    const draws = third === null ? pointOf(banker) <= 5 : bankerDraws(pointOf(banker), third);
    if (third !== null) player = [...player, third];
    if (draws) banker = [...banker, next];
  }
  const difference = pointOf(player) - pointOf(banker);
  return { player, banker, winner: difference === 0 ? 'tie' : difference > 0 ? 'player' : 'banker' };
}
