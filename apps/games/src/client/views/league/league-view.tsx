import type { LeagueState } from '@kvota/games';
import type { ReactElement } from 'react';

import { BetBar } from '../bets/BetBar.tsx';
import { TableBetHint } from '../bets/TableBetHint.tsx';
import { mathsRound } from '../maths-round.ts';
import type { GameView, ViewProps } from '../view.ts';
import { leagueBetOf, ofDay } from './league-bet.ts';
import { LeagueBoard } from './LeagueBoard.tsx';

/** The results of a match day in one line. */
export const resultsText = ({ clubs, results }: Pick<LeagueState, 'clubs' | 'results'>): string =>
  results.map(([home, away], at) => `${clubs[at]?.[0] ?? ''} ${home}:${away} ${clubs[at]?.[1] ?? ''}`).join(', ');

const Stake = (props: ViewProps): ReactElement => (
  <>
    <span />
    <BetBar {...ofDay(props)} />
  </>
);

function Sentence({ round }: Pick<ViewProps, 'round'>): string {
  const state = mathsRound<LeagueState>('league', round)?.state;
  return state ? `${resultsText(state)}.` : '';
}

/** Leagues: the matches of a day with prices and chips, and scores that rise to the drawn results (RGS-22). */
export const leagueView: GameView = {
  Board: LeagueBoard,
  Primary: null,
  betOf: leagueBetOf,
  Stake,
  Hint: (props) => <TableBetHint {...ofDay(props)} />,
  Modes: null,
  Sentence,
};
