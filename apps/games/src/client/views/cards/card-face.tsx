import type { ReactElement } from 'react';

import * as css from '../../themes/cards.css.ts';
import { Suit } from '../../themes/pictures.tsx';

const rankTexts = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** The sign of a rank, from 0, the two, to 12, the ace. */
export const rankText = (rank: number): string => rankTexts[rank] ?? '';

export interface CardFaceProps {
  /** From 0, the two, to 12, the ace; null shows the back. */
  readonly rank: number | null;
  /** Clubs, diamonds, hearts, spades. */
  readonly suit: number;
  readonly small?: boolean;
}

/** The face or the back of a card. */
export function CardFace({ rank, suit, small = false }: CardFaceProps): ReactElement {
  if (rank === null) return <span className={css.back} data-small={small ? '' : undefined} />;
  const red = suit === 1 || suit === 2;
  return (
    <span className={css.face} data-red={red ? '' : undefined} data-small={small ? '' : undefined} aria-hidden="true">
      <span className={css.corner}>
        <b>{rankText(rank)}</b>
        <Suit suit={suit} />
      </span>
      <span className={css.pip} data-court={rank >= 9 && rank <= 11 ? '' : undefined}>
        {rank >= 9 && rank <= 11 ? <b>{rankText(rank)}</b> : null}
        <Suit suit={suit} />
      </span>
    </span>
  );
}
