import { parentOf, playedFigure } from '../../figures/log-figures.ts';
import type { RoundRow } from './wallet-store.ts';

type Ended = Pick<RoundRow, 'userId' | 'currency' | 'staked' | 'free' | 'won'> & { readonly at: Date };

/**
 * Returns the row of figures for a round that has ended. The seller is the player's parent at that moment. What a free round
 * won is a cost. Pots are paid from what stakes added to them, so they are in no figures.
 */
export const roundFigure = ({ at, userId, currency, staked, free, won }: Ended) =>
  playedFigure(
    {
      at,
      userId,
      currency,
      product: 'casino',
      sport: 'casino',
      legs: 0,
      tickets: 1,
      stake: staked,
      paid: won,
      free: staked === 0n && free > 0n,
    },
    parentOf(userId),
  );
