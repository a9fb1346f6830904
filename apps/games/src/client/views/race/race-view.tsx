import type { RaceState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { ModeChooser, type ModesProps } from '../../controls/ModeChooser.tsx';
import { mathsRound } from '../maths-round.ts';
import type { GameView, ViewProps } from '../view.ts';
import { raceBetOf } from './race-bet.ts';
import { RaceBoard } from './RaceBoard.tsx';
import { useRaceModeNames } from './use-race-mode-names.ts';

function Modes(props: ModesProps): ReactElement {
  const { t } = useLingui();
  const names = useRaceModeNames();
  return (
    <ModeChooser
      {...props}
      label={t({ id: 'games.race.mode', message: 'Kind of bet' })}
      nameOf={(mode) => names[mode] ?? mode}
    />
  );
}

function Sentence({ round }: Pick<ViewProps, 'round'>): string {
  const { t } = useLingui();
  const [first = 0, second = 0] = mathsRound<RaceState>('race', round)?.state.order ?? [];
  const [winner, next] = [first + 1, second + 1];
  return t({ id: 'games.race.result', message: `Runner ${winner} wins, ${next} is second.` });
}

/** Races: runners with prices, and a run to the drawn order (RGS-22). */
export const raceView: GameView = { Board: RaceBoard, Primary: null, betOf: raceBetOf, Modes, Sentence };
