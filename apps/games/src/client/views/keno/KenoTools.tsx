import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import * as css from '../../themes/keno.css.ts';
import { shared } from '../../themes/table.css.ts';

export interface KenoToolsProps {
  readonly disabled: boolean;
  readonly isEmpty: boolean;
  readonly onQuick: () => void;
  readonly onClear: () => void;
  /** Chooses the numbers of the last bet again; null if there are none. */
  readonly onRepeat: (() => void) | null;
  /** The count between the buttons. */
  readonly children: ReactNode;
}

/** Buttons that choose numbers. */
export const KenoTools = (props: KenoToolsProps): ReactElement => {
  const { disabled, isEmpty, onQuick, onClear, onRepeat, children } = props;
  return (
    <div className={css.tools}>
      <button type="button" className={shared.chip} disabled={disabled} onClick={onQuick}>
        <Trans id="games.keno.quick">Quick pick</Trans>
      </button>
      <p className={css.count}>{children}</p>
      {isEmpty && onRepeat ? (
        <button type="button" className={shared.chip} disabled={disabled} onClick={onRepeat}>
          <Trans id="games.keno.repeat">Same again</Trans>
        </button>
      ) : (
        <button type="button" className={shared.chip} disabled={disabled || isEmpty} onClick={onClear}>
          <Trans id="games.keno.clear">Clear</Trans>
        </button>
      )}
    </div>
  );
};

export interface DrawProgressProps {
  readonly drawn: readonly number[];
  readonly total: number;
  /** Hits of the player; null if the player has no bet. */
  readonly hits: number | null;
}

/** The ball that was drawn last, and how far the draw is. It replaces the buttons while a table draws. */
export const DrawProgress = ({ drawn, total, hits }: DrawProgressProps): ReactElement => {
  const count = drawn.length;
  return (
    <div className={css.tools}>
      <span className={css.ball} aria-hidden="true" key={drawn.at(-1)}>
        {drawn.at(-1)}
      </span>
      <p className={css.count}>
        <Trans id="games.keno.drawnOf">
          <b>{count}</b> of {total} drawn
        </Trans>
      </p>
      <p className={css.count} data-hits="">
        {hits === null ? null : (
          <Trans id="games.keno.hitsNow">
            Hits: <b>{hits}</b>
          </Trans>
        )}
      </p>
    </div>
  );
};
