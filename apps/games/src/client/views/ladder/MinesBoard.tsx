import type { MinesState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../../themes/ladder.css.ts';
import { Gem, Mine } from '../../themes/pictures.tsx';
import type { ViewProps } from '../view.ts';
import { useCellFocus } from '../use-cell-focus.ts';

interface MinesBoardProps extends ViewProps {
  readonly cells: number;
  readonly state: MinesState | null;
}

type Cell = 'closed' | 'gem' | 'hit' | 'mine' | 'safe';

function cellOf(state: MinesState | null, cell: number): Cell {
  if (!state) return 'closed';
  const opened = state.opened.includes(cell);
  const mined = state.mines?.includes(cell) ?? false;
  if (opened) return mined ? 'hit' : 'gem';
  if (state.mines === null) return 'closed';
  return mined ? 'mine' : 'safe';
}

/** The field of mines: a grid of buttons. After the end it shows where the mines were. */
export function MinesBoard({ cells, state, phase, round, still, onAction }: MinesBoardProps): ReactElement {
  const { t } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const focus = useCellFocus(5, cells);
  const last = state?.opened.at(-1);
  useEffect(() => {
    if (still || last === undefined) return;
    const picture = grid.current?.querySelectorAll('button')[last]?.querySelector('svg');
    picture?.animate(
      { transform: ['scale(0.3) rotate(-12deg)', 'scale(1.12)', 'scale(1)'], opacity: [0.2, 1, 1] },
      { duration: 260, easing: 'ease-out' },
    );
  }, [last, still]);
  const texts: Readonly<Record<Cell, string>> = {
    closed: t({ id: 'games.mines.closed', message: 'closed' }),
    gem: t({ id: 'games.mines.gem', message: 'gem' }),
    hit: t({ id: 'games.mines.hit', message: 'mine' }),
    mine: t({ id: 'games.mines.mine', message: 'mine, not opened' }),
    safe: t({ id: 'games.mines.safe', message: 'safe, not opened' }),
  };
  const canOpen = phase === 'open' && round?.state === 'open';
  return (
    // Arrows move between the buttons of the grid; the grid itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={grid}
      className={css.mines}
      role="group"
      aria-label={t({ id: 'games.mines.field', message: 'Field' })}
      onKeyDown={focus.onKeyDown}
    >
      {Array.from({ length: cells }, (_, cell) => {
        const what = cellOf(state, cell);
        const [row, column] = [Math.floor(cell / 5) + 1, (cell % 5) + 1];
        return (
          <button
            key={cell}
            type="button"
            className={css.cell}
            data-cell={what}
            tabIndex={focus.tabIndex(cell)}
            onFocus={() => focus.onFocus(cell)}
            aria-disabled={!(canOpen && what === 'closed')}
            onClick={() => {
              if (canOpen && what === 'closed') onAction({ type: 'open', cell });
            }}
            aria-label={t({ id: 'games.mines.cell', message: `Row ${row}, column ${column}: ${texts[what]}` })}
          >
            {what === 'gem' || what === 'safe' ? <Gem /> : null}
            {what === 'hit' || what === 'mine' ? <Mine hit={what === 'hit'} /> : null}
          </button>
        );
      })}
    </div>
  );
}
