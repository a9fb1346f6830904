import type { KenoState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../themes/keno.css.ts';
import { kenoView } from '../views/keno/keno-view.tsx';
import { allNumbersOf, numbersOf, ticketsOf } from '../views/keno/keno-tickets.ts';
import { mathsRound } from '../views/maths-round.ts';
import type { ViewProps } from '../views/view.ts';
import type { FrameParams, FrameRound } from '../../wire/index.ts';
import type { TableParts } from './table-parts.ts';

const drawnOf = (outcome: unknown): readonly number[] =>
  // The server sends the result of its maths.
  (outcome as { readonly drawn?: readonly number[] } | null)?.drawn ?? [];

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

function mathsOf(outcome: unknown, bets: readonly FrameRound[]): ReturnType<TableParts['mathsOf']> {
  const drawn = drawnOf(outcome);
  const numbers = allNumbersOf(ticketsOf(bets));
  const hits = numbers.filter((number) => drawn.includes(number));
  return { params: { numbers }, state: { drawn, hits, multiplier: 0 } };
}

/** The numbers leave the board, and "Same again" brings them back. */
const afterBet = (choice: FrameParams): FrameParams => ({ ...choice, numbers: [], last: choice['numbers'] });

const Last = ({ outcome }: { readonly outcome: unknown }): ReactElement => (
  <span className={css.lastNumbers}>
    {ascending(drawnOf(outcome)).map((number) => (
      <span key={number}>{number} </span>
    ))}
  </span>
);

const BetName = ({ bet }: { readonly bet: FrameRound }): ReactElement => <>{numbersOf(bet).join(', ')}</>;

function Sentence({ round }: Pick<ViewProps, 'round'>): string {
  const { t } = useLingui();
  const numbers = ascending(mathsRound<KenoState>('keno', round)?.state.drawn ?? []).join(', ');
  return t({ id: 'games.keno.drawnNumbers', message: `Drawn: ${numbers}.` });
}

/** A draw of keno that all players share. */
export const kenoParts: TableParts = { view: { ...kenoView, Sentence }, mathsOf, afterBet, Last, BetName };
