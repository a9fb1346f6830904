import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';

import * as css from '../../themes/keno.css.ts';
import { columnsOf, useCellFocus } from '../use-cell-focus.ts';

type Mark = 'open' | 'picked' | 'drawn' | 'hit';

export interface NumberGridProps {
  readonly numbers: number;
  readonly picks: readonly number[];
  /** At a table: numbers of placed bets that are not chosen now. */
  readonly booked: readonly number[];
  readonly drawn: readonly number[];
  readonly still: boolean;
  readonly disabled: boolean;
  /** True if no more numbers can be chosen. */
  readonly full: boolean;
  readonly onToggle: (number: number) => void;
}

/** The numbers as buttons, one tab stop: arrows move between them. */
export function NumberGrid(props: NumberGridProps): ReactElement {
  const { numbers, picks, booked, drawn, still, disabled, full, onToggle } = props;
  const { t } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const focus = useCellFocus(columnsOf, numbers);
  const all = useMemo(() => Array.from({ length: numbers }, (_, at) => at + 1), [numbers]);
  const last = drawn.at(-1);
  useEffect(() => {
    if (still || last === undefined) return;
    const mark = grid.current?.querySelectorAll('button').item(last - 1).firstElementChild;
    mark?.animate(
      { transform: ['scale(1.7)', 'scale(0.9)', 'scale(1)'], opacity: [0, 1, 1] },
      { duration: 260, easing: 'ease-out' },
    );
  }, [last, still]);
  const marks: Readonly<Record<Mark, string>> = {
    open: '',
    picked: '',
    drawn: t({ id: 'games.keno.drawn', message: 'drawn' }),
    hit: t({ id: 'games.keno.hit', message: 'hit' }),
  };
  return (
    // Arrows move between the buttons of the grid; the grid itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={grid}
      className={css.grid}
      role="group"
      aria-label={t({ id: 'games.keno.numbers', message: 'Numbers' })}
      onKeyDown={focus.onKeyDown}
    >
      {all.map((number) => {
        const [picked, isDrawn] = [picks.includes(number), drawn.includes(number)];
        const mark: Mark = isDrawn ? (picked ? 'hit' : 'drawn') : picked ? 'picked' : 'open';
        const isBooked = booked.includes(number);
        const texts = [
          `${number}`,
          marks[mark],
          isBooked ? t({ id: 'games.keno.booked', message: 'in a placed bet' }) : '',
        ];
        const unusable = disabled || (full && !picked);
        return (
          <button
            key={number}
            type="button"
            className={css.number}
            data-mark={mark}
            data-booked={isBooked ? '' : undefined}
            tabIndex={focus.tabIndex(number - 1)}
            onFocus={() => focus.onFocus(number - 1)}
            aria-pressed={picked}
            aria-disabled={unusable}
            aria-label={texts.filter((text) => text !== '').join(', ')}
            onClick={() => {
              if (!unusable) onToggle(number);
            }}
          >
            <i className={css.mark} aria-hidden="true" />
            <span>{number}</span>
          </button>
        );
      })}
    </div>
  );
}
