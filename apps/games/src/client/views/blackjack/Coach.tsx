import { reviewRound, type Round } from '@kvota/games';
import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';

import { useCostText } from '../use-cost-text.ts';
import { useBlackjackTexts } from './use-blackjack-texts.ts';

export interface CoachProps {
  readonly round: Round;
  readonly stake: string;
  readonly money: (amount: string) => string;
}

/** After a hand: the best decision if another was taken, and what that one costs on average. */
export function Coach({ round, stake, money }: CoachProps): ReactElement | null {
  const texts = useBlackjackTexts();
  const costText = useCostText(money);
  const review = useMemo(() => reviewRound(round), [round]);
  if (review.length === 0) return null;
  const others = review.filter(({ cost }) => cost.n > 0n);
  return (
    <div>
      {others.length === 0 ? (
        <Trans id="games.coach.allBest">Coach: every decision was the best one.</Trans>
      ) : (
        others.map(({ cards, up, taken, best, cost }, at) => {
          const [hand, dealer] = [texts.total(cards), texts.total([up])];
          const [own, better] = [texts.actions[taken], texts.actions[best]];
          const price = costText(stake, cost);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a review never changes
            <p key={at}>
              <Trans id="games.coach.blackjack">
                Coach: {hand} against {dealer}: <b>{better}</b> was best. {own} costs {price} on average.
              </Trans>
            </p>
          );
        })
      )}
    </div>
  );
}
