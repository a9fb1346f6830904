import type { TableModel, TableState } from '@kvota/games';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';

import { NumberField } from '../../controls/NumberField.tsx';
import { timesStake } from '../../play/amounts.ts';
import { resultOf } from '../../play/play-machine.ts';
import * as css from '../../themes/dice.css.ts';
import { shared } from '../../themes/table.css.ts';
import { hundredthsOf } from '../decimal.ts';
import { mathsRound } from '../maths-round.ts';
import { useNumbers } from '../use-numbers.ts';
import { usePresented } from '../use-presented.ts';
import type { ViewProps } from '../view.ts';
import { diceMultiplier, edgeOf, nearestTarget, rollsFor, targetOf } from './table-bet.ts';
import { TurningDigits } from './TurningDigits.tsx';

export type DiceState = Extract<TableState, { kind: 'dice' }>;
type DiceModel = Extract<TableModel, { kind: 'dice' }>;

/** Milliseconds of a roll, and for which its result is shown before the credit follows. */
const rollMs = 620;
const showMs = 250;
/** Rolls by which a key moves the edge. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -50,
  ArrowDown: -50,
  ArrowRight: 50,
  ArrowUp: 50,
  PageDown: -500,
  PageUp: 500,
  Home: -10_000,
  End: 10_000,
};

/** A roll from 0.00 to 99.99 over a line that the player divides into winning and losing rolls. */
export function DiceBoard(props: ViewProps & { readonly model: DiceModel }): ReactElement {
  const { model, mode, stake, choice, round, phase, still, money, onChoose } = props;
  const { t } = useLingui();
  const { fixed, percent, times } = useNumbers();
  const marker = useRef<HTMLDivElement>(null);
  const last = useRef(5000);
  const roll = mathsRound<DiceState>('table', round)?.state.roll;
  const shown = round && phase === 'presented' ? resultOf(round) : undefined;
  const target = targetOf(model, choice);
  const multiplier = diceMultiplier(target);
  const edge = edgeOf(mode, target);
  const disabled = phase !== 'idle' && phase !== 'presented';
  const choose = (next: number, itsMode = mode): void => onChoose({ target: nearestTarget(model, next) }, itsMode);
  const moveEdge = (to: number): void => choose(edgeOf(mode, to));
  usePresented(props, rollMs + showMs);
  useEffect(() => {
    if (roll === undefined) return;
    if (!still) {
      marker.current?.animate(
        [
          { transform: `translateX(${last.current / 100}cqw)`, opacity: 0.4 },
          { transform: `translateX(${roll / 100}cqw)`, opacity: 1 },
        ],
        { duration: rollMs, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
    }
    last.current = roll;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- two rounds may roll the same
  }, [roll, round?.id, still]);
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    moveEdge(edge + move);
  };
  const pays = money(timesStake(stake, multiplier));
  const edgeText = fixed(edge);
  const rule =
    mode === 'over'
      ? t({ id: 'games.dice.over', message: `${edgeText} and above pays ${pays}` })
      : t({ id: 'games.dice.under', message: `Below ${edgeText} pays ${pays}` });
  return (
    <div className={css.board} data-result={shown}>
      <div className={css.roll} aria-hidden="true" data-idle={roll === undefined ? '' : undefined}>
        <TurningDigits text={fixed(roll ?? 0).padStart(5, '0')} still={still || roll === undefined} ms={rollMs} />
      </div>
      <p className={css.rule}>{rule}</p>
      <div className={css.track} data-mode={mode} style={{ ['--edge' as string]: `${edge / 100}%` }}>
        <div className={css.zones} />
        <input
          className={css.slider}
          type="range"
          min={0}
          max={10_000}
          step={1}
          value={edge}
          disabled={disabled}
          aria-label={t({ id: 'games.dice.edge', message: 'Edge between winning and losing rolls' })}
          aria-valuetext={rule}
          onKeyDown={onKey}
          onChange={(event) => moveEdge(Math.round(Number(event.target.value) / 50) * 50)}
        />
        {roll === undefined ? null : (
          <div ref={marker} className={css.marker} style={{ transform: `translateX(${roll / 100}cqw)` }}>
            <span className={css.die}>{fixed(roll)}</span>
          </div>
        )}
        <ol className={css.scale} aria-hidden="true">
          {[0, 25, 50, 75, 100].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      </div>
      <div className={css.controls}>
        <div
          className={shared.segments}
          role="group"
          aria-label={t({ id: 'games.dice.wins', message: 'Winning rolls' })}
        >
          {(['under', 'over'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={shared.segment}
              aria-pressed={each === mode}
              disabled={disabled}
              onClick={() => choose(target, each)}
            >
              {each === 'under' ? <Trans id="games.dice.low">Low</Trans> : <Trans id="games.dice.high">High</Trans>}
            </button>
          ))}
        </div>
        <NumberField
          label={t({ id: 'games.table.chance', message: 'Chance to win' })}
          value={percent(target).replace(/[\s%]+$/, '')}
          unit="%"
          disabled={disabled}
          onCommit={(text) => choose(hundredthsOf(text) ?? target)}
        />
        <NumberField
          label={t({ id: 'games.table.multiplier', message: 'Multiplier' })}
          value={times(multiplier).slice(0, -1)}
          unit="×"
          disabled={disabled}
          onCommit={(text) => {
            const typed = hundredthsOf(text);
            if (typed !== null && typed > 0) choose(rollsFor(typed));
          }}
        />
      </div>
    </div>
  );
}
