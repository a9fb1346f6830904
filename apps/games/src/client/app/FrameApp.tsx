import type { FrameMessage } from '@kvota/contracts/game';
import { useReducedMotion } from '@kvota/ui';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';

import type { GameStore } from '../play/create-game.ts';
import { hueOf, loadSymbols } from '../themes/theme-of.ts';
import { drawsSymbols } from '../views/draws-symbols.ts';
import { loadView } from '../views/load-view.ts';
import type { TableStore } from '../table/create-table.ts';
import { loadTableParts } from '../table/load-table-parts.ts';
import type { FrameGame, FrameSession } from '../../wire/index.ts';
import { GameFrame, type Loaded } from './GameFrame.tsx';
import type { Look } from './look.ts';
import { useGame } from './use-store.ts';

export interface FrameAppProps {
  readonly store: GameStore;
  readonly look: Look;
  readonly clock: { now(): number };
  readonly random: (n: number) => number;
  readonly send: (message: FrameMessage) => void;
  /** Opens the table of a session whose game has one. */
  readonly openTable: (session: FrameSession) => TableStore;
}

/** Loads view and theme of the game, and reports to the page when the game can be played. */
export function FrameApp({ store, look, clock, random, send, openTable }: FrameAppProps): ReactElement {
  const state = useGame(store);
  const [loaded, setLoaded] = useState<Loaded | 'none'>();
  const bySystem = useReducedMotion();
  const byPage = useSyncExternalStore(look.subscribe, look.reducedMotion);
  const session = state.status === 'playing' ? state.session : undefined;
  const { engine, model, theme } = session?.game ?? {};
  const isTable = session?.game.table === true;
  const table = useTable(isTable ? session : undefined, openTable);
  useEffect(() => {
    if (engine === undefined || model === undefined || theme === undefined) return undefined;
    let current = true;
    async function load(game: Pick<FrameGame, 'engine' | 'model' | 'theme'>): Promise<void> {
      try {
        const [view, symbols] = await Promise.all([
          isTable ? loadTableParts(game.engine) : loadView(game.engine),
          drawsSymbols(game) ? loadSymbols(game.theme) : null,
        ]);
        if (!current) return;
        setLoaded(view ? { view, theme: { symbols, hue: hueOf(game.theme) } } : 'none');
        const ms = Math.round(performance.now());
        send(view ? { type: 'loaded', ms } : { type: 'trouble', code: 'failed', retry: false });
      } catch {
        send({ type: 'trouble', code: 'unreachable', retry: true });
      }
    }
    void load({ engine, model, theme });
    return () => {
      current = false;
    };
  }, [engine, model, theme, isTable, send]);
  return (
    <GameFrame
      store={store}
      loaded={loaded}
      table={table}
      clock={clock}
      random={random}
      still={bySystem || byPage}
      onRestart={() =>
        send({ type: 'trouble', code: state.status === 'superseded' ? 'superseded' : 'expired', retry: true })
      }
      onCashier={() => send({ type: 'ask', for: 'cashier' })}
    />
  );
}

/** The table of a session, open while it is shown. */
function useTable(
  session: FrameSession | undefined,
  openTable: (session: FrameSession) => TableStore,
): TableStore | undefined {
  const table = useMemo(() => (session === undefined ? undefined : openTable(session)), [session, openTable]);
  useEffect(() => table?.open(), [table]);
  return table;
}
