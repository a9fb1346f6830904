import type { TableModel, TableState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type PointerEvent, type ReactElement } from 'react';

import { timesStake } from '../../play/amounts.ts';
import * as css from '../../themes/scratch.css.ts';
import type { SymbolSet } from '../../themes/symbols/symbol.ts';
import { symbolsIn } from '../../themes/theme-of.ts';
import { useCellFocus } from '../use-cell-focus.ts';
import { mathsRound } from '../maths-round.ts';
import { usePresented } from '../use-presented.ts';
import type { ViewProps } from '../view.ts';
import { allCells } from './scratch-cells.ts';
import { coinRadius, scratch, uncoveredBy, type CardPoint, type Scratched } from './scratching.ts';

export type ScratchState = Extract<TableState, { kind: 'scratch' }>;
type ScratchModel = Extract<TableModel, { kind: 'scratch' }>;

/** Milliseconds for which a whole card is shown before the credit follows. */
const showMs = 450;

/** The picture of a prize: the best symbol for the highest. */
const pictureOf = ({ ranked, scatter }: SymbolSet, prize: number, prizes: number) =>
  (ranked[prizes - 1 - prize] ?? scatter).draw;

/**
 * A card of nine cells that are scratched with the pointer, pressed, or uncovered by keys. Three equal amounts win. The
 * result counts as presented once all cells are uncovered.
 */
export function ScratchBoard(props: ViewProps & { readonly model: ScratchModel }): ReactElement {
  const { model, stake, round, phase, still, money, theme, draft, onDraft } = props;
  const { t } = useLingui();
  const symbols = symbolsIn(theme);
  const mask = useId();
  const card = useRef<HTMLDivElement>(null);
  const focus = useCellFocus(3, 9);
  const state = mathsRound<ScratchState>('table', round)?.state;
  const over = state !== undefined && (still || phase === 'presented');
  const uncovered = over ? allCells : draft;
  const canScratch = state !== undefined && phase === 'presenting' && !still;
  const done = uncovered.length === 9;
  usePresented(props, done ? showMs : null);
  const uncover = (cells: readonly number[]): void => {
    const fresh = cells.filter((cell) => !draft.includes(cell));
    if (canScratch && fresh.length > 0) onDraft([...draft, ...fresh]);
  };
  const coin = useCoin(round?.id, (cells) => uncover(cells));
  useEffect(() => {
    if (still || round === null) return;
    card.current?.animate(
      { transform: ['translateY(-8%) rotate(-2deg)', 'none'], opacity: [0, 1] },
      { duration: 260, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a card is dealt once for each round
  }, [round?.id]);

  const amountOf = (prize: number): string =>
    money(timesStake(round?.stake ?? stake, model.prizes[prize]?.multiplier ?? 0));
  return (
    <div className={css.board}>
      <ul className={css.prizes} aria-label={t({ id: 'games.scratch.prizes', message: 'Three equal amounts pay' })}>
        {model.prizes.map((prize, at) => {
          const Picture = pictureOf(symbols, at, model.prizes.length);
          return (
            <li key={prize.multiplier} className={css.prize} data-won={done && state?.prize === at ? '' : undefined}>
              <Drawing of={Picture} />
              <span>{amountOf(at)}</span>
            </li>
          );
        })}
      </ul>
      <div ref={card} className={css.card}>
        {/* Arrows move between the buttons, and a pressed pointer scratches over them; the card itself takes no focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          className={css.grid}
          role="group"
          aria-label={t({ id: 'games.scratch.card', message: 'Card' })}
          onKeyDown={focus.onKeyDown}
          {...(canScratch ? coin.handlers : {})}
        >
          {allCells.map((cell) => {
            const prize = state?.cells[cell];
            const open = prize !== undefined && uncovered.includes(cell);
            const [row, column] = [Math.floor(cell / 3) + 1, (cell % 3) + 1];
            const content = open ? amountOf(prize) : t({ id: 'games.scratch.covered', message: 'covered' });
            return (
              <button
                key={cell}
                type="button"
                className={css.cell}
                data-long={prize !== undefined && amountOf(prize).length > 9 ? '' : undefined}
                data-won={done && prize !== undefined && prize === state?.prize ? '' : undefined}
                tabIndex={focus.tabIndex(cell)}
                onFocus={() => focus.onFocus(cell)}
                aria-disabled={!canScratch || open}
                aria-label={t({ id: 'games.scratch.cell', message: `Row ${row}, column ${column}: ${content}` })}
                onClick={() => {
                  if (!coin.hasMoved()) uncover([cell]);
                }}
              >
                {prize === undefined ? null : (
                  <>
                    <Drawing of={pictureOf(symbols, prize, model.prizes.length)} />
                    <span>{amountOf(prize)}</span>
                  </>
                )}
              </button>
            );
          })}
          <svg className={css.foil} viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <linearGradient id={`${mask}-foil`} x2="1" y2="1">
                <stop offset="0" className={css.foilLight} />
                <stop offset="0.5" className={css.foilDark} />
                <stop offset="1" className={css.foilLight} />
              </linearGradient>
              <pattern id={`${mask}-print`} width="0.2" height="0.2" patternUnits="userSpaceOnUse">
                <path d="M0.1 0.03L0.17 0.1L0.1 0.17L0.03 0.1Z" className={css.print} />
              </pattern>
              <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="3" height="3">
                <rect width="3" height="3" fill="#fff" />
                <path
                  ref={coin.trace}
                  fill="none"
                  stroke="#000"
                  strokeWidth={coinRadius * 2}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </mask>
            </defs>
            <g mask={`url(#${mask})`}>
              {allCells.map((cell) => (
                <g
                  key={cell}
                  className={css.cover}
                  data-off={uncovered.includes(cell) && state ? '' : undefined}
                  data-still={still ? '' : undefined}
                >
                  {[`url(#${mask}-foil)`, `url(#${mask}-print)`].map((fill) => (
                    <rect
                      key={fill}
                      x={(cell % 3) + 0.03}
                      y={Math.floor(cell / 3) + 0.03}
                      width="0.94"
                      height="0.94"
                      rx="0.07"
                      fill={fill}
                    />
                  ))}
                </g>
              ))}
            </g>
          </svg>
        </div>
      </div>
    </div>
  );
}

const Drawing = ({ of: Picture }: { readonly of: () => ReactElement }): ReactElement => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <Picture />
  </svg>
);

/** The trace of the pointer on the foil, and the cells that it has uncovered. */
function useCoin(roundId: string | undefined, onUncovered: (cells: readonly number[]) => void) {
  const trace = useRef<SVGPathElement>(null);
  const scratched = useRef<Scratched>(new Set());
  const last = useRef<CardPoint | null>(null);
  const moved = useRef(false);
  useEffect(() => {
    scratched.current = new Set();
    trace.current?.setAttribute('d', '');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each round has a new card
  }, [roundId]);
  const pointOf = (event: PointerEvent<HTMLElement>): CardPoint => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: ((event.clientX - left) / width) * 3, y: ((event.clientY - top) / height) * 3 };
  };
  return {
    trace,
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        moved.current = false;
        last.current = pointOf(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = last.current;
        if (from === null || event.buttons === 0) return;
        const to = pointOf(event);
        if (Math.hypot(to.x - from.x, to.y - from.y) < 0.06) return;
        moved.current = true;
        last.current = to;
        scratched.current = scratch(scratched.current, from, to);
        const drawn = trace.current?.getAttribute('d') ?? '';
        trace.current?.setAttribute(
          'd',
          `${drawn}M${from.x.toFixed(3)} ${from.y.toFixed(3)}L${to.x.toFixed(3)} ${to.y.toFixed(3)}`,
        );
        onUncovered(uncoveredBy(scratched.current));
      },
      onPointerUp() {
        last.current = null;
      },
    },
  };
}
