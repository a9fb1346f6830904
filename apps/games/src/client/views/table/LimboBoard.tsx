import type { TableModel, TableState } from '@kvota/games';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, type ReactElement } from 'react';

import { NumberField } from '../../controls/NumberField.tsx';
import { timesStake } from '../../play/amounts.ts';
import { resultOf } from '../../play/play-machine.ts';
import * as css from '../../themes/limbo.css.ts';
import { Comet } from '../../themes/pictures.tsx';
import { shared } from '../../themes/table.css.ts';
import { hundredthsOf } from '../decimal.ts';
import { mathsRound } from '../maths-round.ts';
import { useNumbers } from '../use-numbers.ts';
import { usePresented } from '../use-presented.ts';
import type { ViewProps } from '../view.ts';
import { climbAt, climbMs, curveAt, curvePath, heightOf, targetHeight } from './limbo-climb.ts';
import { limboChance, nearestTarget, targetOf } from './table-bet.ts';

export type LimboState = Extract<TableState, { kind: 'limbo' }>;
type LimboModel = Extract<TableModel, { kind: 'limbo' }>;

/** Milliseconds for which a result is shown before the credit follows. */
const showMs = 250;
/** Targets that are one press away, in hundredths. */
const quick = [150, 200, 500, 1000, 10_000] as const;
const moments = Array.from({ length: 25 }, (_, at) => at / 24);

/** A comet that climbs to the drawn multiplier, past the line of the player's target or not. */
export function LimboBoard(props: ViewProps & { readonly model: LimboModel }): ReactElement {
  const { model, stake, choice, round, phase, still, money, onChoose } = props;
  const { t } = useLingui();
  const { fixed, percent } = useNumbers();
  const number = useRef<HTMLSpanElement>(null);
  const comet = useRef<HTMLDivElement>(null);
  const trail = useRef<HTMLDivElement>(null);
  const maths = mathsRound<LimboState>('table', round);
  const drawn = maths?.state.drawn;
  const target = targetOf(model, maths ? { ...maths.params } : choice);
  const shown = round && phase === 'presented' ? resultOf(round) : undefined;
  const disabled = phase !== 'idle' && phase !== 'presented';
  const ms = climbMs(drawn ?? 100);
  const end = curveAt(drawn === undefined ? 0 : heightOf(drawn, target));
  usePresented(props, ms + showMs);

  useLayoutEffect(() => {
    if (drawn === undefined || still || phase === 'presented') return undefined;
    const text = number.current;
    const points = moments.map((moment) => curveAt(heightOf(climbAt(drawn, moment), target)));
    const flight = comet.current?.animate(
      { transform: points.map(({ x, y }) => `translate(${x * 100}cqw, ${y * 100}cqh)`) },
      { duration: ms, fill: 'forwards' },
    );
    trail.current?.animate({ clipPath: points.map(({ x }) => `inset(0 ${100 - x * 100}% 0 0)`) }, { duration: ms });
    let frame = 0;
    const count = (): void => {
      const moment = Math.min(1, Number(flight?.currentTime ?? ms) / ms);
      if (text) text.textContent = fixed(moment === 1 ? drawn : climbAt(drawn, moment));
      if (moment < 1) frame = requestAnimationFrame(count);
    };
    count();
    return () => {
      cancelAnimationFrame(frame);
      flight?.cancel();
      if (text) text.textContent = fixed(drawn);
    };
    // The phase turns to presented at the end of the climb itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round?.id, drawn, still]);

  const choose = (next: number): void => onChoose({ target: nearestTarget(model, next) });
  const targetText = fixed(target);
  const pays = money(timesStake(round?.stake ?? stake, target * 100));
  return (
    <div className={css.board} data-result={shown}>
      <div className={css.sky} aria-hidden="true">
        <svg className={css.curve} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={css.path} d={curvePath} />
        </svg>
        <div className={css.line} style={{ top: `${curveAt(targetHeight).y * 100}%` }}>
          <span>{fixed(target)}×</span>
        </div>
        <div ref={trail} className={css.trail} style={{ clipPath: `inset(0 ${100 - end.x * 100}% 0 0)` }}>
          <svg className={css.curve} viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className={css.flown} d={curvePath} />
          </svg>
        </div>
        <div ref={comet} className={css.comet} style={{ transform: `translate(${end.x * 100}cqw, ${end.y * 100}cqh)` }}>
          <Comet />
        </div>
        <p className={css.drawn} data-idle={drawn === undefined ? '' : undefined}>
          <span ref={number} key={round?.id}>
            {fixed(drawn ?? 100)}
          </span>
          ×
        </p>
      </div>
      <p className={css.rule}>
        <Trans id="games.limbo.rule">
          {targetText}× or more pays {pays}
        </Trans>
      </p>
      <div className={css.controls}>
        <NumberField
          label={t({ id: 'games.limbo.target', message: 'Target' })}
          value={fixed(target)}
          unit="×"
          disabled={disabled}
          onCommit={(text) => choose(hundredthsOf(text) ?? target)}
        />
        <div className={css.chance}>
          <span>{t({ id: 'games.table.chance', message: 'Chance to win' })}</span>
          <b>{percent(limboChance(target))}</b>
        </div>
        <div className={css.quick} role="group" aria-label={t({ id: 'games.limbo.targets', message: 'Usual targets' })}>
          {quick.map((each) => (
            <button
              key={each}
              type="button"
              className={shared.chip}
              aria-pressed={each === target}
              disabled={disabled}
              onClick={() => choose(each)}
            >
              {each % 100 === 0 ? each / 100 : fixed(each)}×
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
