import type { TableModel, TableState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';

import { timesStake } from '../../play/amounts.ts';
import * as frame from '../../themes/frame.css.ts';
import * as css from '../../themes/plinko.css.ts';
import { toned } from '../../themes/table.css.ts';
import { mathsRound } from '../maths-round.ts';
import { useNumbers } from '../use-numbers.ts';
import { usePresented } from '../use-presented.ts';
import type { ViewProps } from '../view.ts';
import { fallOf, pegsOf, type BoardPoint } from './plinko-fall.ts';
import { toneOf } from './tone-of.ts';

export type PlinkoState = Extract<TableState, { kind: 'plinko' }>;
type PlinkoModel = Extract<TableModel, { kind: 'plinko' }>;

/** Milliseconds for each row, and for which a result is shown before the credit follows. */
const rowMs = 135;
const showMs = 350;
const at = ({ x, y }: BoardPoint): string => `translate(${x * 100}cqw, ${y * 100}cqh)`;

/** Rows of pegs, and a ball that falls as it was drawn into one of the buckets. */
export function PlinkoBoard(props: ViewProps & { readonly model: PlinkoModel }): ReactElement {
  const { model, stake, round, phase, still, money } = props;
  const { t } = useLingui();
  const { times } = useNumbers();
  const ball = useRef<HTMLDivElement>(null);
  const buckets = useRef<HTMLOListElement>(null);
  const rows = model.buckets.length - 1;
  const pegs = useMemo(() => pegsOf(rows), [rows]);
  const state = mathsRound<PlinkoState>('table', round)?.state;
  const frames = useMemo(() => (state ? fallOf(state.path) : []), [state]);
  const landed = phase === 'presented' ? state?.bucket : undefined;
  const ms = rowMs * (rows + 1);
  usePresented(props, ms + showMs);

  useLayoutEffect(() => {
    if (state === undefined || still || phase === 'presented') return undefined;
    const fall = ball.current?.animate(
      frames.map(({ x, y, offset, easing }) => ({ transform: at({ x, y }), offset, easing })),
      { duration: ms },
    );
    const bump = buckets.current?.children[state.bucket]?.animate(
      { translate: ['0 0', '0 7px', '0 -3px', '0 0'] },
      { duration: 300, delay: ms - 20, easing: 'ease-out' },
    );
    return () => {
      fall?.cancel();
      bump?.cancel();
    };
    // The phase turns to presented after the fall itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round?.id, state, still]);

  const end = frames.at(-1);
  return (
    <div className={css.board} data-rows={rows} style={{ ['--buckets' as string]: rows + 1 }}>
      <div className={css.field} aria-hidden="true">
        <svg className={css.pegs}>
          {pegs.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={css.peg} cx={`${x * 100}%`} cy={`${y * 100}%`} />
          ))}
        </svg>
        {end ? (
          <div ref={ball} key={round?.id} className={css.ball} style={{ transform: at(end) }}>
            <i />
          </div>
        ) : (
          <div className={css.ball} style={{ transform: at({ x: 0.5, y: 0.02 }) }}>
            <i />
          </div>
        )}
      </div>
      <ol
        ref={buckets}
        className={css.buckets}
        aria-label={t({ id: 'games.plinko.buckets', message: 'Buckets from left to right' })}
      >
        {model.buckets.map((multiplier, bucket) => (
          <li
            // Two buckets have the same multiplier; their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={bucket}
            className={`${css.bucket} ${toned}`}
            data-tone={toneOf(multiplier)}
            data-landed={bucket === landed ? '' : undefined}
          >
            <span aria-hidden="true">{times(multiplier).slice(0, -1)}</span>
            <span className={frame.hidden}>
              {times(multiplier)}: {money(timesStake(round?.stake ?? stake, multiplier))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
