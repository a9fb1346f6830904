import type { TableModel, TableState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';

import { timesStake } from '../../play/amounts.ts';
import { Pointer } from '../../themes/pictures.tsx';
import { toned } from '../../themes/table.css.ts';
import * as css from '../../themes/wheel.css.ts';
import { mathsRound } from '../maths-round.ts';
import { useNumbers } from '../use-numbers.ts';
import { usePresented } from '../use-presented.ts';
import type { ViewProps } from '../view.ts';
import { toneOf } from './tone-of.ts';
import { segmentPath, stopAfter, turnOf } from './wheel-turn.ts';

export type WheelState = Extract<TableState, { kind: 'wheel' }>;
type WheelModel = Extract<TableModel, { kind: 'wheel' }>;

/** Milliseconds of a turn, and for which a result is shown before the credit follows. */
const turnMs = 2600;
const showMs = 300;
/** Radius of the segments, in a square of 200 around 0. */
const radius = 92;

/** The multipliers of a wheel, the lowest first, with the number of their segments. */
function countsOf({ segments }: WheelModel): readonly (readonly [multiplier: number, count: number])[] {
  const groups = Map.groupBy(segments, (multiplier) => multiplier);
  return [...groups].map(([multiplier, same]) => [multiplier, same.length] as const).toSorted(([a], [b]) => a - b);
}

/** A wheel that turns until the drawn segment is below its pointer; beside it what each colour pays and how often it is there. */
export function WheelBoard(props: ViewProps & { readonly model: WheelModel }): ReactElement {
  const { model, stake, round, phase, still, money } = props;
  const { t } = useLingui();
  const { times } = useNumbers();
  const wheel = useRef<SVGGElement>(null);
  const [last, setLast] = useState(0);
  const { segments } = model;
  const state = mathsRound<WheelState>('table', round)?.state;
  const target = state ? turnOf(state.segment, segments.length) : last;
  const stopped = phase === 'presented' ? state : undefined;
  usePresented(props, turnMs + showMs);

  useLayoutEffect(() => {
    if (state === undefined) return undefined;
    // The wheel keeps its place until the next round.
    setLast(target);
    if (still || phase === 'presented') return undefined;
    const turn = wheel.current?.animate(
      { transform: [`rotate(${last}deg)`, `rotate(${stopAfter(last, target, 4)}deg)`] },
      { duration: turnMs, easing: 'cubic-bezier(0.12, 0.6, 0.1, 1)' },
    );
    return () => turn?.cancel();
    // The phase turns to presented after the turn itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round?.id, state, still]);

  const small = segments.length > 30;
  return (
    <div className={css.board}>
      <div className={css.place} aria-hidden="true">
        <svg className={css.wheel} viewBox="-100 -100 200 200">
          <circle r="99" className={css.rim} />
          <g ref={wheel} style={{ transform: `rotate(${target}deg)` }}>
            {segments.map((multiplier, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- segments never change their order
              <g key={at}>
                <path
                  className={`${toned} ${css.segment}`}
                  data-tone={toneOf(multiplier)}
                  data-dim={stopped && stopped.segment !== at ? '' : undefined}
                  d={segmentPath(at, segments.length, radius)}
                />
                {multiplier === 0 ? null : (
                  <text
                    className={`${toned} ${css.label}`}
                    data-tone={toneOf(multiplier)}
                    data-small={small ? '' : undefined}
                    transform={`rotate(${((at + 0.5) * 360) / segments.length - 90}) translate(${radius - 8} 0)`}
                  >
                    {times(multiplier)}
                  </text>
                )}
              </g>
            ))}
          </g>
          <circle r="34" className={css.hub} />
          <circle r="29" className={css.hubInner} />
          <text className={css.result} data-idle={stopped ? undefined : ''}>
            {stopped ? times(stopped.multiplier) : ''}
          </text>
        </svg>
        <span className={css.pointer}>
          <Pointer />
        </span>
      </div>
      <ul className={css.legend} aria-label={t({ id: 'games.wheel.segments', message: 'What the segments pay' })}>
        {countsOf(model).map(([multiplier, count]) => {
          const whole = segments.length;
          return (
            <li key={multiplier} className={css.entry} data-now={stopped?.multiplier === multiplier ? '' : undefined}>
              <b className={`${css.swatch} ${toned}`} data-tone={toneOf(multiplier)}>
                {times(multiplier)}
              </b>
              <span className={css.amount}>{money(timesStake(round?.stake ?? stake, multiplier))}</span>
              <span className={css.count}>{t({ id: 'games.wheel.count', message: `${count} of ${whole}` })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
