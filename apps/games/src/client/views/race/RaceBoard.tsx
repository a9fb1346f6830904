import { oddsOf, type RaceState } from '@kvota/games';
import { isLocale } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';

import * as css from '../../themes/race.css.ts';
import { mathsRound } from '../maths-round.ts';
import type { ViewProps } from '../view.ts';
import { namedIn, raceModelOf, runnersOf, toggleRunner } from './race-bet.ts';
import { RaceLane } from './RaceLane.tsx';
import { runMs, runOf } from './race-motion.ts';

/** Milliseconds for which the finish is shown before the credit follows. */
const restMs = 900;

/** The runners with their prices; in the race, their boats on their lanes. */
export function RaceBoard(props: ViewProps): ReactElement {
  const { game, mode, choice, round, phase, still, onChoose, onPresented } = props;
  const { t, i18n } = useLingui();
  const { odds } = formatsOf(isLocale(i18n.locale) ? i18n.locale : 'en');
  const model = raceModelOf(game.model);
  const order = mathsRound<RaceState>('race', round)?.state.order ?? null;
  const isRunning = phase === 'presenting' && !still;
  const isOver = order !== null && !isRunning;
  const runs = order === null ? null : runOf(order, round?.id ?? '');
  useEffect(() => {
    if (phase !== 'presenting') return undefined;
    const timer = setTimeout(onPresented, still ? 0 : runMs + restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render
  }, [phase, still, round?.id]);
  const chosen = runnersOf(props);
  const canChoose = phase === 'idle';
  /** The price of a bet on a runner: in a forecast, of this runner behind the first one. */
  function priceOf(runner: number): string | null {
    if (mode !== 'forecast') return odds(oddsOf(model, mode, [runner]) / 10);
    const [first] = chosen;
    if (first === undefined || (first === runner && chosen.length < namedIn(mode))) return null;
    const pair = first === runner ? chosen : [first, runner];
    return odds(oddsOf(model, mode, pair) / 10);
  }
  return (
    <div className={css.board} data-drawn={order === null ? undefined : ''}>
      <ol className={css.lanes} aria-label={t({ id: 'games.race.runners', message: 'Runners' })}>
        {model.weights.map((_weight, runner) => (
          <RaceLane
            // oxlint-disable-next-line react/no-array-index-key -- runners have no other name than their number
            key={runner}
            runner={runner}
            price={priceOf(runner)}
            pick={chosen.indexOf(runner)}
            isForecast={mode === 'forecast'}
            disabled={!canChoose}
            place={isOver ? order.indexOf(runner) : null}
            run={isRunning ? { key: round?.id ?? '', places: runs?.[runner] ?? [] } : null}
            onToggle={() => onChoose({ ...choice, runners: toggleRunner(chosen, runner, mode) })}
          />
        ))}
      </ol>
      <p className={css.hint}>
        {mode === 'forecast' ? (
          <Trans id="games.race.hint.forecast">
            Choose the winner, then the second. The price is for both in this order.
          </Trans>
        ) : mode === 'first-two' ? (
          <Trans id="games.race.hint.firstTwo">Choose a runner that comes first or second.</Trans>
        ) : (
          <Trans id="games.race.hint.win">Choose the winner.</Trans>
        )}
      </p>
    </div>
  );
}
