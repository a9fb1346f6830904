import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import type { GameStore } from '../play/create-game.ts';
import type { PlayState } from '../play/play-state.ts';
import { useRefusalText } from '../controls/use-notice-text.ts';
import type { TableStore } from '../table/create-table.ts';
import type { TableParts } from '../table/table-parts.ts';
import { TableFrame } from './table/TableFrame.tsx';
import type { GameView } from '../views/view.ts';
import * as css from '../themes/frame.css.ts';
import type { GameTheme } from '../themes/theme-of.ts';
import { Cover } from './Cover.tsx';
import { GameTable } from './GameTable.tsx';
import { useGame } from './use-store.ts';

/** The parts of a game that are loaded once its session is known. */
export interface Loaded {
  readonly view: GameView | TableParts;
  readonly theme: GameTheme;
}

export interface GameFrameProps {
  readonly store: GameStore;
  /** Undefined until they are loaded; `none` if this frame has no view for the engine. */
  readonly loaded: Loaded | 'none' | undefined;
  /** The open table, if the game has one. */
  readonly table: TableStore | undefined;
  readonly clock: { now(): number };
  readonly still: boolean;
  /** See `ViewProps`. */
  readonly random: (n: number) => number;
  /** Requests a new start from the page. */
  readonly onRestart: () => void;
  readonly onCashier: () => void;
}

/** The frame of a game in all its states (RGS-21). */
export function GameFrame(props: GameFrameProps): ReactElement {
  const { store, loaded, table, onRestart } = props;
  const state = useGame(store);
  if (state.status === 'playing' && loaded !== undefined && loaded !== 'none') {
    const { view, theme } = loaded;
    if (!('view' in view)) return <GameTable {...props} theme={theme} state={state} view={view} />;
    if (table !== undefined) return <TableFrame {...props} theme={theme} state={state} table={table} parts={view} />;
  }
  return (
    <div className={css.loading}>
      {loaded === 'none' ? (
        <Cover title={<Trans id="games.cannotOpen">The game cannot be opened</Trans>} />
      ) : (
        <Outside state={state} onRestart={onRestart} />
      )}
    </div>
  );
}

function Outside({ state, onRestart }: { readonly state: PlayState; readonly onRestart: () => void }): ReactElement {
  const refusalText = useRefusalText((amount) => amount);
  switch (state.status) {
    case 'superseded':
      return (
        <Cover
          title={<Trans id="games.superseded">You are playing elsewhere</Trans>}
          text={
            <Trans id="games.supersededText">
              A game of yours was opened in another window. An open round goes on there.
            </Trans>
          }
          action={{ label: <Trans id="games.playHere">Play here</Trans>, run: onRestart }}
        />
      );
    case 'expired':
      return (
        <Cover
          title={<Trans id="games.expired">Your session has ended</Trans>}
          text={<Trans id="games.expiredText">An open round is kept. Start again to go on with it.</Trans>}
          action={{ label: <Trans id="games.startAgain">Start again</Trans>, run: onRestart }}
        />
      );
    case 'closed': {
      const status = state.problem?.wallet?.status;
      const reason =
        status === undefined || status === 'ok' || state.problem === null
          ? undefined
          : refusalText({ status, until: state.problem.wallet?.until ?? null, left_ms: null, limit: null });
      return (
        <Cover
          title={<Trans id="games.cannotOpen">The game cannot be opened</Trans>}
          text={
            reason ?? <Trans id="games.cannotOpenText">The game server did not answer. Your credit is untouched.</Trans>
          }
          action={{ label: <Trans id="games.tryAgain">Try again</Trans>, run: onRestart }}
        />
      );
    }
    case 'waiting':
    case 'entering':
    case 'playing':
      return (
        <p role="status">
          <Trans id="games.loading">Loading the game…</Trans>
        </p>
      );
  }
}
