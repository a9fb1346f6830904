import type { TableState } from '@kvota/games';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as frame from '../../themes/frame.css.ts';
import { mathsRound } from '../maths-round.ts';
import { useNumbers } from '../use-numbers.ts';
import type { GameView, ViewProps } from '../view.ts';
import { DiceBoard } from './DiceBoard.tsx';
import { LimboBoard } from './LimboBoard.tsx';
import { PlinkoBoard } from './PlinkoBoard.tsx';
import { allCells } from './scratch-cells.ts';
import { ScratchBoard } from './ScratchBoard.tsx';
import { tableBetOf, tableModelOf } from './table-bet.ts';
import { WheelBoard } from './WheelBoard.tsx';

function Board(props: ViewProps): ReactElement {
  const model = tableModelOf(props.game.model);
  switch (model.kind) {
    case 'dice':
      return <DiceBoard {...props} model={model} />;
    case 'limbo':
      return <LimboBoard {...props} model={model} />;
    case 'plinko':
      return <PlinkoBoard {...props} model={model} />;
    case 'wheel':
      return <WheelBoard {...props} model={model} />;
    case 'scratch':
      return <ScratchBoard {...props} model={model} />;
  }
}

/** Uncovers the rest of a scratch card. */
function Uncover({ draft, onDraft }: ViewProps): ReactElement {
  return (
    <button
      type="button"
      className={frame.primary}
      data-primary=""
      disabled={draft.length === allCells.length}
      onClick={() => onDraft([...draft, ...allCells.filter((cell) => !draft.includes(cell))])}
    >
      <Trans id="games.scratch.uncover">Uncover all</Trans>
    </button>
  );
}

function Sentence({ game, round }: Pick<ViewProps, 'game' | 'round'>): string {
  const { t } = useLingui();
  const { fixed, times } = useNumbers();
  const state = mathsRound<TableState>('table', round)?.state;
  switch (state?.kind) {
    case 'dice': {
      const roll = fixed(state.roll);
      return t({ id: 'games.dice.rolled', message: `Rolled ${roll}.` });
    }
    case 'limbo': {
      const multiplier = `${fixed(state.drawn)}×`;
      return t({ id: 'games.limbo.drawn', message: `${multiplier} was drawn.` });
    }
    case 'plinko': {
      const multiplier = times(state.multiplier);
      return t({ id: 'games.plinko.landed', message: `The ball is in the bucket ${multiplier}.` });
    }
    case 'wheel': {
      const multiplier = times(state.multiplier);
      return t({ id: 'games.wheel.stopped', message: `The wheel stopped at ${multiplier}.` });
    }
    case 'scratch': {
      if (state.prize === null) return t({ id: 'games.scratch.none', message: 'No three amounts are equal.' });
      const model = tableModelOf(game.model);
      const prize = model.kind === 'scratch' ? model.prizes[state.prize] : undefined;
      const multiplier = times(prize?.multiplier ?? 0);
      return t({ id: 'games.scratch.three', message: `Three equal amounts: ${multiplier}.` });
    }
    case undefined:
      return '';
  }
}

/** Dice, limbo, plinko, wheels and scratch cards (RGS-22). */
export const tableView: GameView = {
  Board,
  Primary: Uncover,
  uncovers: ({ model }) => tableModelOf(model).kind === 'scratch',
  betOf: tableBetOf,
  Modes: null,
  Sentence,
};
