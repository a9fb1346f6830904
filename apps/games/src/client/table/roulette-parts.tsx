import type { ReactElement } from 'react';

import { hidden } from '../themes/frame.css.ts';
import * as css from '../themes/roulette.css.ts';
import { asChoice, readBets } from '../views/bets/table-bets.ts';
import { TableBetHint } from '../views/bets/TableBetHint.tsx';
import { rouletteView } from '../views/roulette/roulette-view.tsx';
import { betsOfRound, drawnNumber } from '../views/roulette/round-bets.ts';
import { useSpotNames } from '../views/roulette/use-spot-names.ts';
import { colorOf } from '../views/roulette/Wheel.tsx';
import type { FrameParams, FrameRound } from '../../wire/index.ts';
import { rouletteMathsOf } from './roulette-round.ts';
import type { TableParts } from './table-parts.ts';

/** Placed chips leave the hand, and "Repeat" brings them back in the next round. */
function afterBet(choice: FrameParams): FrameParams {
  const now = readBets(choice);
  return { ...choice, ...asChoice({ ...now, bets: [], before: [], cleared: now.bets }) };
}

function Last({ outcome }: { readonly outcome: unknown }): ReactElement {
  const names = useSpotNames();
  const number = drawnNumber(outcome) ?? 0;
  return (
    <>
      <span className={css.lastNumber} data-color={colorOf(number)} aria-hidden="true">
        {number}
      </span>
      <span className={hidden}>{names.number(number)}</span>
    </>
  );
}

/** Places that are named; of more, the number of the others. */
const mostNamed = 3;

function BetName({ bet }: { readonly bet: FrameRound }): ReactElement {
  const names = useSpotNames();
  const bets = betsOfRound({ ...bet, state: 'open' }); // a returned bet keeps its name
  const more = bets.length - mostNamed;
  const named = bets.slice(0, mostNamed).map(({ on }) => names.name(on));
  return (
    <>
      {named.join(' · ')}
      {more > 0 ? ` +${more}` : ''}
    </>
  );
}

/** Roulette that all players share. */
export const rouletteParts: TableParts = {
  view: { ...rouletteView, Hint: TableBetHint },
  mathsOf: rouletteMathsOf,
  hasChips: true,
  afterBet,
  Last,
  BetName,
};
