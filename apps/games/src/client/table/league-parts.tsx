import { fixturesOf } from '@kvota/games';
import type { ReactElement } from 'react';

import { hidden } from '../themes/frame.css.ts';
import * as css from '../themes/league.css.ts';
import { asChoice, readBets } from '../views/bets/table-bets.ts';
import { betsOfRound, dayOfBet, leagueModelOf } from '../views/league/league-bet.ts';
import { leagueView, resultsText } from '../views/league/league-view.tsx';
import { usePickNames } from '../views/league/use-pick-names.ts';
import { mathsRound } from '../views/maths-round.ts';
import type { FrameParams, FrameRound } from '../../wire/index.ts';
import { leagueMathsOf, outcomeOf } from './league-round.ts';
import type { TableParts } from './table-parts.ts';

/** Placed chips leave the hand, and "Repeat" brings them back on the same match day. */
function afterBet(choice: FrameParams): FrameParams {
  const now = readBets(choice);
  return { ...choice, ...asChoice({ ...now, bets: [], before: [], cleared: now.bets }) };
}

/** The scores of a match day. */
function Last({ outcome }: { readonly outcome: unknown }): ReactElement {
  const day = outcomeOf(outcome);
  return (
    <>
      <span className={css.lastDay} aria-hidden="true">
        {day.results.map(([home, away], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a match has no other name than its number
          <span key={at}>{`${home}:${away}`}</span>
        ))}
      </span>
      <span className={hidden}>{resultsText(day)}</span>
    </>
  );
}

/** Places that are named; of more, the number of the others. */
const mostNamed = 2;

function BetName({ bet }: { readonly bet: FrameRound }): ReactElement {
  const names = usePickNames();
  const model = leagueModelOf(mathsRound('league', bet)?.model ?? '');
  const fixtures = fixturesOf(model, dayOfBet(bet));
  const bets = betsOfRound({ ...bet, state: 'open' }); // a returned bet keeps its name
  const named = bets.slice(0, mostNamed).map(({ on }) => {
    const [match = '', pick = ''] = on.split(':');
    const { home = 0, away = 0 } = fixtures[Number(match)] ?? {};
    const [host = '', guest = ''] = [model.clubs[home]?.name, model.clubs[away]?.name];
    return `${host} – ${guest}: ${names.brief(pick)}`;
  });
  const more = bets.length - mostNamed;
  return (
    <>
      {named.join(' · ')}
      {more > 0 ? ` +${more}` : ''}
    </>
  );
}

/** A match day that all players share. */
export const leagueParts: TableParts = {
  view: leagueView,
  mathsOf: leagueMathsOf,
  hasChips: true,
  afterBet,
  Last,
  BetName,
};
