import { reelsModels, windowOf, type ReelsModel, type ReelsState } from '@kvota/games';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';

import * as css from '../../themes/reels.css.ts';
import type { SlotSymbol } from '../../themes/symbols/symbol.ts';
import { hidden } from '../../themes/frame.css.ts';
import { mathsRound } from '../maths-round.ts';
import type { GameView, ViewProps } from '../view.ts';
import { symbolsIn } from '../../themes/theme-of.ts';
import { symbolsOf } from './symbols-of.ts';
import { cellsOf, useReels } from './use-reels.ts';
import { WinLines } from './WinLines.tsx';

const modelOf = (code: string): ReelsModel => {
  const model = reelsModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no slot ${code} in @kvota/games: build the frame with the maths of its server.`);
};

const idOf = ({ name }: SlotSymbol): string => `symbol-${name.id}`;

/** The drawings of a theme, once; cells refer to them. */
function Drawings({ symbols }: { readonly symbols: Iterable<SlotSymbol> }): ReactElement {
  return (
    <svg className={hidden} aria-hidden="true">
      {[...new Set(symbols)].map((symbol) => (
        <symbol key={symbol.name.id} id={idOf(symbol)} viewBox="0 0 100 100">
          {symbol.draw()}
        </symbol>
      ))}
    </svg>
  );
}

function Board({ game, round, phase, theme, still, onPresented }: ViewProps): ReactElement {
  const model = modelOf(game.model);
  const symbols = symbolsOf(model, symbolsIn(theme));
  const strips = useRef<(HTMLElement | null)[]>([]);
  const spins = mathsRound<ReelsState>('reels', round)?.state.spins ?? [];
  const { at, stopped } = useReels(strips, { model, roundId: round?.id ?? null, spins, phase, still, onPresented });
  const spin = spins[at];
  const lastFree = spins.length - 1;
  const isShown = stopped && spin !== undefined && (phase === 'presenting' || phase === 'presented');
  return (
    <div className={css.board} style={{ ['--reels' as string]: model.strips.length, ['--rows' as string]: model.rows }}>
      <Drawings symbols={symbols.values()} />
      <div className={css.cabinet}>
        <div
          className={css.window}
          aria-hidden="true"
          data-waiting={phase === 'asking' || phase === 'booking' ? '' : undefined}
        >
          {model.strips.map((strip, reel) => (
            // The reels of a slot never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={reel} className={css.reel}>
              <div
                className={css.strip}
                ref={(element) => {
                  strips.current[reel] = element;
                }}
              >
                {Array.from({ length: cellsOf(model, reel) }, (_, cell) => {
                  const symbol = symbols.get(strip[(cell - 1 + strip.length) % strip.length] ?? '');
                  return (
                    <svg key={cell} className={css.cell} viewBox="0 0 100 100">
                      {symbol ? <use href={`#${idOf(symbol)}`} /> : null}
                    </svg>
                  );
                })}
              </div>
            </div>
          ))}
          {isShown ? <WinLines model={model} spin={spin} still={still} /> : null}
        </div>
      </div>
      <p className={css.caption}>
        {at > 0 || (isShown && spin.freeSpins > 0) ? (
          <span className={css.free}>
            {at > 0 ? (
              <Trans id="games.reels.freeSpin">
                Free spin {at} of {lastFree}
              </Trans>
            ) : (
              <Plural id="games.reels.freeSpins" value={spin?.freeSpins ?? 0} one="# free spin" other="# free spins" />
            )}
            {at > 0 && (spin?.times ?? 1) > 1 ? <b> ×{spin?.times}</b> : null}
          </span>
        ) : isShown && spin.lines.length > 0 ? (
          <Plural id="games.reels.paying" value={spin.lines.length} one="# line pays" other="# lines pay" />
        ) : (
          <Plural id="games.reels.lines" value={model.lines.length} one="# line" other="# lines" />
        )}
      </p>
      {isShown ? <WindowTable model={model} stops={spin.stops} symbols={symbols} /> : null}
    </div>
  );
}

interface WindowTableProps {
  readonly model: ReelsModel;
  readonly stops: readonly number[];
  readonly symbols: ReadonlyMap<string, SlotSymbol>;
}

/** The window for screen readers, because the reels are hidden from them. */
function WindowTable({ model, stops, symbols }: WindowTableProps): ReactElement {
  const { t } = useLingui();
  const window = windowOf(model, stops);
  return (
    <table className={hidden}>
      <caption>{t({ id: 'games.reels.window', message: 'The window' })}</caption>
      <tbody>
        {Array.from({ length: model.rows }, (_, row) => (
          <tr key={row}>
            {window.map((letters, reel) => {
              const symbol = symbols.get(letters[row] ?? '');
              // oxlint-disable-next-line react/no-array-index-key -- reels never change their order
              return <td key={reel}>{symbol ? t(symbol.name) : ''}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The symbols of the middle row. */
function Sentence({ game, round, theme }: Pick<ViewProps, 'game' | 'round' | 'theme'>): string {
  const { t } = useLingui();
  const model = modelOf(game.model);
  const symbols = symbolsOf(model, symbolsIn(theme));
  const stops = mathsRound<ReelsState>('reels', round)?.state.spins.at(-1)?.stops;
  if (!stops) return '';
  const middle = Math.floor(model.rows / 2);
  const line = windowOf(model, stops).map((letters) => symbols.get(letters[middle] ?? ''));
  const words = line.flatMap((symbol) => (symbol ? [t(symbol.name)] : [])).join(', ');
  return `${words.slice(0, 1).toLocaleUpperCase()}${words.slice(1)}.`;
}

/** Slots: strips that stop where the maths stopped, their winning lines, and free spins one after another (RGS-22). */
export const reelsView: GameView = { Board, Primary: null, betOf: null, Modes: null, Sentence };
