import { returnOfHolds, type Fraction } from '@kvota/games';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as frame from '../../../themes/frame.css.ts';
import { cardText } from '../../cards/card-text.ts';
import { useCardName } from '../../cards/use-card-name.ts';
import { useCostText } from '../../use-cost-text.ts';
import { useNumbers } from '../../use-numbers.ts';
import type { CoachedRound } from './use-coach.ts';

export interface PokerCoachProps {
  /** The round that is shown. */
  readonly id: string;
  readonly rounds: readonly CoachedRound[];
  readonly stake: string;
  readonly money: (amount: string) => string;
}

/** A share as hundredths of a percent, rounded. */
const hundredthsOf = ({ n, d }: Fraction): number => Number((n * 20_000n + d) / (2n * d));

/**
 * After a hand: the best cards to hold if others were held, what that cost on average, and the return of all holds so far
 * against best play.
 */
export function PokerCoach({ id, rounds, stake, money }: PokerCoachProps): ReactElement | null {
  const { t } = useLingui();
  const { percent } = useNumbers();
  const costText = useCostText(money);
  const coached = rounds.find((each) => each.id === id);
  const total = returnOfHolds(rounds);
  if (!coached || !total) return null;
  const { best, dealt, cost } = coached.review;
  const price = costText(stake, cost);
  const hands = rounds.length;
  const [own, most] = [percent(hundredthsOf(total.own)), percent(hundredthsOf(total.best))];
  const kept = <Cards cards={best.map((at) => dealt[at] ?? 0)} />;
  return (
    <div>
      <p>
        {cost.n === 0n ? (
          <Trans id="games.coach.bestHold">Coach: you held the best cards.</Trans>
        ) : best.length === 0 ? (
          <Trans id="games.coach.changeAll">
            Coach: <b>five new cards</b> were best. Your choice costs {price} on average.
          </Trans>
        ) : (
          <Trans id="games.coach.otherHold">
            Coach: holding <b>{kept}</b> was best. Your choice costs {price} on average.
          </Trans>
        )}
      </p>
      <p>
        {t({
          id: 'games.coach.session',
          message: plural(hands, {
            one: `# hand: your choice returns ${own} on average, best play ${most}.`,
            other: `# hands: your choices return ${own} on average, best play ${most}.`,
          }),
        })}
      </p>
    </div>
  );
}

/** Cards by their signs, with their names for screen readers. */
function Cards({ cards }: { readonly cards: readonly number[] }): ReactElement {
  const cardName = useCardName();
  return (
    <>
      <span aria-hidden="true">{cards.map(cardText).join(' ')}</span>
      <span className={frame.hidden}>{cards.map(cardName).join(', ')}</span>
    </>
  );
}
