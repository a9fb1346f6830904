import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../../themes/felt.css.ts';
import { CardFace } from './card-face.tsx';
import { fromAce } from './use-card-name.ts';

export interface DealtCardProps {
  /** Four times the rank, from the ace, plus the suit; null shows the back. */
  readonly card: number | null;
  /** Milliseconds before it is dealt; null if nothing moves. */
  readonly after: number | null;
  /** Where it comes from: the shoe, or the hand beside it that was split. */
  readonly from?: 'shoe' | 'hand';
}

const starts = {
  shoe: 'translate(min(34vw, 300px), -90px) rotate(24deg)',
  hand: 'translateX(-90px)',
} as const;

/** A card on the table. It flies in when it is new, and turns when its face appears. If nothing may move, it is there at once. */
export function DealtCard({ card, after, from = 'shoe' }: DealtCardProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const known = useRef(card);
  useEffect(() => {
    if (after === null) return;
    place.current?.animate(
      { transform: [starts[from], 'none'], opacity: from === 'shoe' ? [0, 1] : [1, 1] },
      { duration: 240, delay: after, fill: 'backwards', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a card is dealt once
  }, []);
  useEffect(() => {
    if (known.current === null && card !== null && after !== null) {
      place.current?.animate({ transform: ['scaleX(0)', 'none'] }, { duration: 180, easing: 'ease-out' });
    }
    known.current = card;
  }, [card, after]);
  const face = card === null ? null : fromAce(card);
  return (
    <span ref={place} className={css.card}>
      <span className={css.cardFace}>
        <CardFace rank={face === null ? null : face >> 2} suit={card === null ? 0 : card & 3} />
      </span>
    </span>
  );
}
