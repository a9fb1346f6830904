import type { RaceParams } from '@kvota/games';
import type { ReactElement } from 'react';

import * as css from '../themes/race.css.ts';
import { mathsRound } from '../views/maths-round.ts';
import { raceView } from '../views/race/race-view.tsx';
import { colorsOf } from '../views/race/runner-colors.ts';
import { useRaceModeNames } from '../views/race/use-race-mode-names.ts';
import type { FrameRound } from '../../wire/index.ts';
import type { TableParts } from './table-parts.ts';

const orderOf = (outcome: unknown): readonly number[] =>
  // The server sends the result of its maths.
  (outcome as { readonly order?: readonly number[] } | null)?.order ?? [];

const Runner = ({ runner }: { readonly runner: number }): ReactElement => (
  <span className={css.chip} style={colorsOf(runner)}>
    {runner + 1}
  </span>
);

/** The first two of a race. */
const Last = ({ outcome }: { readonly outcome: unknown }): ReactElement => (
  <>
    {orderOf(outcome)
      .slice(0, 2)
      .map((runner) => (
        <Runner key={runner} runner={runner} />
      ))}
  </>
);

function BetName({ bet }: { readonly bet: FrameRound }): ReactElement {
  const names = useRaceModeNames();
  const { runners = [] } = (mathsRound('race', bet)?.params ?? {}) as RaceParams; // the params of a race
  return (
    <>
      {names[bet.mode]}
      {runners.map((runner) => (
        <Runner key={runner} runner={runner} />
      ))}
    </>
  );
}

/** A race that all players share. */
export const raceParts: TableParts = {
  view: raceView,
  mathsOf: (outcome) => ({ params: {}, state: { order: orderOf(outcome), multiplier: 0 } }),
  afterBet: (choice) => ({ ...choice, runners: [] }),
  Last,
  BetName,
};
