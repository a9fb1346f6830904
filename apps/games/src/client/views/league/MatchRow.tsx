import { leagueOddsOf, leaguePicks, type Fixture, type LeagueMarket, type LeagueModel } from '@kvota/games';
import { isLocale } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../../themes/league.css.ts';
import type { TableBetting } from '../bets/use-table-bets.ts';
import { Crest } from './Crest.tsx';
import { PickButton } from './PickButton.tsx';
import { usePickNames } from './use-pick-names.ts';

export interface MatchRowProps {
  readonly model: LeagueModel;
  readonly day: number;
  readonly match: number;
  readonly fixture: Fixture;
  readonly markets: readonly LeagueMarket[];
  /** Null before the match. */
  readonly score: readonly [home: number, away: number] | null;
  /** The club that scored a moment ago. */
  readonly goal: 'home' | 'away' | null;
  /** True once the match is over on screen. */
  readonly isOver: boolean;
  readonly betting: TableBetting;
  /** Placed bets by place, in minor units. */
  readonly booked: ReadonlyMap<string, number>;
  readonly stakes: readonly string[];
  readonly money: (amount: string) => string;
}

/** A match: its clubs with their goals, and the bets on it. */
export function MatchRow(props: MatchRowProps): ReactElement {
  const { model, day, match, fixture, markets, score, goal, isOver, betting, booked, stakes, money } = props;
  const { i18n } = useLingui();
  const { odds } = formatsOf(isLocale(i18n.locale) ? i18n.locale : 'en');
  const names = usePickNames();
  const { table, chip, canBet, change } = betting;
  const [home, away] = [model.clubs[fixture.home]?.name ?? '', model.clubs[fixture.away]?.name ?? ''];
  const drafts = new Map(table.bets.map(({ on, amount }) => [on, amount]));
  return (
    <li className={css.match} data-match={match} data-markets={markets.join(' ')}>
      <div className={css.clubs}>
        {(['home', 'away'] as const).map((side, at) => (
          <span key={side} className={css.club} data-goal={goal === side ? '' : undefined}>
            <Crest model={model.code} club={fixture[side]} />
            <span className={css.clubName}>{side === 'home' ? home : away}</span>
            <b className={css.goals} aria-hidden={isOver ? undefined : true}>
              {score === null ? '' : score[at]}
            </b>
          </span>
        ))}
      </div>
      {markets.map((market) => (
        <div key={market} className={css.picks} data-market={market} role="group" aria-label={names.markets[market]}>
          {leaguePicks
            .filter((pick) => pick.market === market)
            .map(({ code, wins }) => {
              const on = `${match}:${code}`;
              return (
                <PickButton
                  key={code}
                  name={`${home} – ${away}, ${names.name(code, home, away)}`}
                  short={names.short(code)}
                  price={odds((leagueOddsOf(model, day, on) ?? 0) / 10)}
                  // The result is shown without the chips that took no part in it.
                  draft={score === null ? (drafts.get(on) ?? 0) : 0}
                  booked={booked.get(on) ?? 0}
                  stakes={stakes}
                  disabled={!canBet}
                  won={isOver && score !== null && wins(...score)}
                  money={money}
                  onPlace={() => change({ type: 'place', on, chip })}
                  onRemove={() => change({ type: 'remove', on })}
                />
              );
            })}
        </div>
      ))}
    </li>
  );
}
