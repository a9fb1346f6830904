import type { ReactElement, ReactNode } from 'react';

import * as css from '../../themes/felt.css.ts';
import { DealtCard } from './DealtCard.tsx';
import { fromAce, useCardName } from './use-card-name.ts';

export interface HandProps {
  readonly name: string;
  readonly cards: readonly (number | null)[];
  /** The name of a hidden card. */
  readonly hiddenName: string;
  /** Milliseconds before a card that is new is dealt; null if nothing moves. */
  readonly after: (at: number) => number | null;
  readonly fromHand?: boolean;
  /** True if a card keeps its place when its face appears. Cards of a player may be exchanged by a split. */
  readonly turns?: boolean;
  /** Identifies the round, so that its cards are new. */
  readonly roundId: string;
}

/** Cards of one side in a row. Screen readers get their names as a list. */
export function Hand({
  name,
  cards,
  hiddenName,
  after,
  fromHand = false,
  turns = false,
  roundId,
}: HandProps): ReactElement {
  const cardName = useCardName();
  return (
    <>
      <ul className={css.hiddenText} aria-label={name}>
        {cards.map((card, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- cards only follow; none moves
          <li key={at}>{card === null ? hiddenName : cardName(fromAce(card))}</li>
        ))}
      </ul>
      <div className={css.cards} aria-hidden="true">
        {cards.map((card, at) => (
          <DealtCard
            key={`${roundId} ${at} ${turns ? '' : card}`}
            card={card}
            after={after(at)}
            from={fromHand && at === 0 ? 'hand' : 'shoe'}
          />
        ))}
      </div>
    </>
  );
}

/** The places of the first two cards. */
export const Places = (): ReactNode => (
  <div className={css.places} aria-hidden="true">
    <span className={css.place} />
    <span className={css.place} />
  </div>
);
