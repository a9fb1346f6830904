import type { CardsState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { timesStake } from '../../play/amounts.ts';
import * as css from '../../themes/ladder.css.ts';
import { CardFace, rankText } from '../cards/card-face.tsx';
import type { ViewProps } from '../view.ts';

interface CardsBoardProps extends ViewProps {
  readonly state: CardsState | null;
}

/** The maths counts from the ace; a face counts from the two. */
const faceRank = (rank: number): number => (rank + 12) % 13;
const guesses = ['lower', 'same', 'higher'] as const;
const arrows = { lower: '▼', same: '=', higher: '▲' } as const;

/** Cards one after another, and the three guesses about the next with their returns. */
export function CardsBoard({ state, round, stake, phase, money, onAction }: CardsBoardProps): ReactElement {
  const { t } = useLingui();
  const shown = (state?.ranks ?? []).slice(0, (state?.guesses.length ?? 0) + 1).filter((rank) => rank !== null);
  const now = shown.at(-1) ?? null;
  const names = {
    lower: t({ id: 'games.cards.lower', message: 'Lower' }),
    same: t({ id: 'games.cards.same', message: 'Same' }),
    higher: t({ id: 'games.cards.higher', message: 'Higher' }),
  };
  return (
    <div className={css.cards}>
      <ol className={css.pastCards} aria-label={t({ id: 'games.cards.past', message: 'Cards so far' })}>
        {shown
          .slice(0, -1)
          .slice(-6)
          .map((rank, at) => (
            // Cards only follow; none moves.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <CardFace rank={faceRank(rank)} suit={(rank + at) % 4} small />
              <span className={css.hiddenText}>{rankText(faceRank(rank))}</span>
            </li>
          ))}
      </ol>
      <div className={css.bigCard}>
        <CardFace rank={now === null ? null : faceRank(now)} suit={(shown.length * 3) % 4} />
        <span className={css.hiddenText}>{now === null ? '' : rankText(faceRank(now))}</span>
      </div>
      <div className={css.guesses}>
        {guesses.map((guess) => {
          const next = state?.next[guess] ?? null;
          return (
            <button
              key={guess}
              type="button"
              className={css.guess}
              data-guess={guess}
              disabled={phase !== 'open' || next === null}
              onClick={() => onAction({ type: guess })}
            >
              <span>
                <i aria-hidden="true">{arrows[guess]}</i> {names[guess]}
              </span>
              <b>{next === null ? '–' : money(timesStake(round?.stake ?? stake, next))}</b>
            </button>
          );
        })}
      </div>
    </div>
  );
}
