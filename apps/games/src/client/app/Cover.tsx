import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import * as css from '../themes/frame.css.ts';

export interface CoverProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: { readonly label: ReactNode; readonly run: () => void } | undefined;
}

/** Covers the game with the reason for which it cannot be played now, and with the way out. */
export function Cover({ title, text, action }: CoverProps): ReactElement {
  return (
    <div className={css.cover} role="status">
      <div className={css.coverBox}>
        <h2 className={css.coverTitle}>{title}</h2>
        {text === undefined ? null : <p className={css.coverText}>{text}</p>}
        {action ? (
          <button type="button" className={css.primary} onClick={action.run}>
            {action.label}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** The reasons of a pause that the player sees. */
export function PauseCover({
  why,
}: {
  readonly why: 'hidden' | 'realityCheck' | 'offline' | 'dialog';
}): ReactElement | null {
  switch (why) {
    case 'realityCheck':
      return (
        <Cover
          title={<Trans id="games.pause.realityCheck">Time for a break?</Trans>}
          text={<Trans id="games.pause.realityCheckText">Answer the reality check of the page; the game waits.</Trans>}
        />
      );
    case 'offline':
      return (
        <Cover
          title={<Trans id="games.pause.offline">No connection</Trans>}
          text={
            <Trans id="games.pause.offlineText">Your round is kept. The game goes on when you are back online.</Trans>
          }
        />
      );
    case 'dialog':
    case 'hidden':
      return null;
  }
}
