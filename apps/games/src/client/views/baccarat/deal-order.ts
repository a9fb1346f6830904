import type { BaccaratState } from '@kvota/games';

export type HandSide = 'player' | 'banker';

/** A card of a coup with the moment at which it is dealt, in milliseconds. */
export interface DealStep {
  readonly side: HandSide;
  /** Position in its hand. */
  readonly at: number;
  readonly after: number;
}

const cardMs = 230;
/** A third card comes after a moment, because the totals have to be read first. */
const thirdMs = 700;
export const restMs = 650;

/** The cards of a coup in the order of the deal: player and banker in turn, then the third cards. */
export function dealOrder({ player, banker }: Pick<BaccaratState, 'player' | 'banker'>): readonly DealStep[] {
  const first: DealStep[] = [0, 1, 2, 3].map((step) => ({
    side: step % 2 === 0 ? 'player' : 'banker',
    at: step >> 1,
    after: step * cardMs,
  }));
  const thirds = [...(player.length > 2 ? ['player' as const] : []), ...(banker.length > 2 ? ['banker' as const] : [])];
  return [...first, ...thirds.map((side, at): DealStep => ({ side, at: 2, after: 3 * cardMs + (at + 1) * thirdMs }))];
}
