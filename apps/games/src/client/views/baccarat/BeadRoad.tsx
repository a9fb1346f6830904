import type { Side } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../../themes/baccarat.css.ts';
import * as frame from '../../themes/frame.css.ts';
import { useBaccaratTexts } from './use-baccarat-texts.ts';

export interface BeadRoadProps {
  /** The winners of this session, the latest first. */
  readonly past: readonly Side[];
}

const rows = 6;
const columns = 12;

/** The results of the session from the first, down each column and then to the right. */
export function BeadRoad({ past }: BeadRoadProps): ReactElement {
  const { t } = useLingui();
  const texts = useBaccaratTexts();
  const shown = past.slice(0, rows * columns).toReversed();
  return (
    <div className={css.road}>
      <ol className={frame.hidden} aria-label={t({ id: 'games.baccarat.road', message: 'Results of this session' })}>
        {shown.map((side, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- results repeat, and only their place counts
          <li key={at}>{texts[side]}</li>
        ))}
      </ol>
      <div className={css.beads} aria-hidden="true">
        {Array.from({ length: rows * columns }, (_, at) => {
          const side = shown[at];
          return (
            <span key={at} className={css.beadPlace}>
              {side === undefined ? null : (
                <span className={css.bead} data-side={side}>
                  {texts[side].slice(0, 1)}
                </span>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
