import { ladderModels, pointsOf, type LadderModel, type LadderState } from '@kvota/games';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';

import { ModeChooser, type ModesProps } from '../../controls/ModeChooser.tsx';
import { timesStake } from '../../play/amounts.ts';
import * as frame from '../../themes/frame.css.ts';
import * as css from '../../themes/ladder.css.ts';
import { mathsRound } from '../maths-round.ts';
import type { GameView, ViewProps } from '../view.ts';
import { CardsBoard } from './CardsBoard.tsx';
import { FloorsBoard } from './FloorsBoard.tsx';
import { MinesBoard } from './MinesBoard.tsx';

/** Milliseconds for which the end of a ladder is shown before the credit follows. */
const endMs = 600;

const modelOf = (code: string): LadderModel => {
  const model = ladderModels.find((each) => each.code === code);
  if (model) return model;
  throw new Error(`There is no ladder ${code} in @kvota/games: build the frame with the maths of its server.`);
};

/** Multiplier as text: 12,700 is "1.27×". */
export const timesText = (multiplier: number): string => `${(multiplier / 10_000).toFixed(2)}×`;

/** The next points of a ladder with their returns; the one that was reached is marked. */
function Points({
  model,
  mode,
  stake,
  reached,
  money,
}: {
  readonly model: LadderModel;
  readonly mode: string;
  readonly stake: string;
  readonly reached: number;
  readonly money: (amount: string) => string;
}): ReactElement | null {
  if (model.kind === 'cards') return null;
  const points = pointsOf(model, mode);
  const from = Math.max(0, Math.min(reached - 1, points.length - 5));
  return (
    <ol className={css.points} start={from + 1}>
      {points.slice(from, from + 5).map(({ steps, multiplier }) => (
        <li
          key={steps}
          className={css.point}
          data-reached={steps <= reached ? '' : undefined}
          data-next={steps === reached + 1 ? '' : undefined}
        >
          <b>{timesText(multiplier)}</b>
          <span>{money(timesStake(stake, multiplier))}</span>
        </li>
      ))}
    </ol>
  );
}

const reachedIn = (state: LadderState | undefined): number => {
  if (state === undefined) return 0;
  switch (state.kind) {
    case 'mines':
      return state.opened.length - (state.mines?.some((cell) => state.opened.includes(cell)) ? 1 : 0);
    case 'floors':
      return state.picked.length;
    case 'cards':
      return state.guesses.length;
  }
};

function Board(props: ViewProps): ReactElement {
  const { game, mode, stake, round, phase, still, onPresented } = props;
  const model = modelOf(game.model);
  const state = mathsRound<LadderState>('ladder', round)?.state;
  useEffect(() => {
    if (phase !== 'presenting') return undefined;
    const timer = setTimeout(onPresented, still ? 0 : endMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render
  }, [phase, still, round?.id]);
  return (
    <div className={css.board}>
      <Points model={model} mode={mode} stake={round?.stake ?? stake} reached={reachedIn(state)} money={props.money} />
      {model.kind === 'mines' ? (
        <MinesBoard {...props} cells={model.cells} state={state?.kind === 'mines' ? state : null} />
      ) : null}
      {model.kind === 'floors' ? (
        <FloorsBoard {...props} model={model} state={state?.kind === 'floors' ? state : null} />
      ) : null}
      {model.kind === 'cards' ? <CardsBoard {...props} state={state?.kind === 'cards' ? state : null} /> : null}
    </div>
  );
}

/** Ends the round with what its state returns. */
function CashOut({ round, phase, money, onAction }: ViewProps): ReactElement {
  const multiplier = mathsRound<LadderState>('ladder', round)?.state.multiplier ?? 0;
  const amount = money(timesStake(round?.stake ?? '0', multiplier));
  return (
    <button
      type="button"
      className={frame.primary}
      data-primary=""
      data-cash=""
      disabled={phase !== 'open'}
      onClick={() => onAction({ type: 'cash-out' })}
    >
      <span className={frame.primarySmall}>
        <Trans id="games.ladder.cashOut">Cash out</Trans>
      </span>{' '}
      <span>{amount}</span>
    </button>
  );
}

function Modes(props: ModesProps): ReactElement {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    easy: t({ id: 'games.mode.easy', message: 'Easy' }),
    medium: t({ id: 'games.mode.medium', message: 'Medium' }),
    hard: t({ id: 'games.mode.hard', message: 'Hard' }),
    expert: t({ id: 'games.mode.expert', message: 'Expert' }),
    master: t({ id: 'games.mode.master', message: 'Master' }),
  };
  const mines = t({ id: 'games.mode.mines', message: 'Mines' });
  const difficulty = t({ id: 'games.mode.difficulty', message: 'Difficulty' });
  return (
    <ModeChooser {...props} label={props.mode in names ? difficulty : mines} nameOf={(mode) => names[mode] ?? mode} />
  );
}

function Sentence({ round }: Pick<ViewProps, 'round'>): ReactElement | null {
  const maths = mathsRound<LadderState>('ladder', round);
  if (!maths) return null;
  if (maths.payout > 0) return <Trans id="games.ladder.cashedOut">Cashed out.</Trans>;
  if (maths.state.kind === 'mines') return <Trans id="games.ladder.mine">A mine.</Trans>;
  return <Trans id="games.ladder.lost">Wrong choice.</Trans>;
}

/** Mines, floors and cards, with a cash-out (RGS-22). */
export const ladderView: GameView = { Board, Primary: CashOut, betOf: null, Modes, Sentence };
