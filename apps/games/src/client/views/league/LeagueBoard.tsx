import { fixturesOf, type LeagueMarket, type LeagueState } from '@kvota/games';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';

import * as css from '../../themes/league.css.ts';
import { addUp } from '../bets/table-bets.ts';
import { useTableBets } from '../bets/use-table-bets.ts';
import { useReveal } from '../keno/use-reveal.ts';
import { mathsRound } from '../maths-round.ts';
import { useMedia } from '../use-media.ts';
import type { ViewProps } from '../view.ts';
import { betsOfRound, dayOf, leagueModelOf, ofDay } from './league-bet.ts';
import { goalsOf, minuteMs, minutes, restMs, scoreAt } from './league-motion.ts';
import { MatchRow } from './MatchRow.tsx';
import { seasonOf } from './season.ts';
import { Standings } from './Standings.tsx';
import { usePickNames } from './use-pick-names.ts';

const single: readonly LeagueMarket[] = ['result', 'total', 'both', 'score'];
const wide: readonly LeagueMarket[] = ['result', 'score'];
/** Minutes for which a goal is marked. */
const markedFor = 4;

/** The matches of a day with their prices; in the round, their scores minute by minute; the standings of the season. */
export function LeagueBoard(given: ViewProps): ReactElement {
  const props = ofDay(given);
  const { game, round, phase, still, choice, stakes, money, last = [], number = 1, booked = [] } = props;
  const { onPresented, onChoose } = props;
  const { t } = useLingui();
  const names = usePickNames();
  const isWide = useMedia('(min-width: 1000px) and (min-height: 400px)');
  const betting = useTableBets(props);
  const model = leagueModelOf(game.model);
  const day = dayOf(props);
  const state = mathsRound<LeagueState>('league', round)?.state ?? null;
  const minute = useReveal({
    key: state === null ? null : (round?.id ?? null),
    count: minutes,
    stepMs: minuteMs,
    atOnce: phase !== 'presenting' || still,
  });
  useEffect(() => {
    if (phase !== 'presenting') return undefined;
    const timer = setTimeout(onPresented, still ? 0 : minutes * minuteMs + restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render
  }, [phase, still, round?.id]);
  const tabs = isWide ? wide : single;
  const chosen = tabs.find((market) => market === choice['market']) ?? 'result';
  const markets: readonly LeagueMarket[] = isWide && chosen === 'result' ? ['result', 'total', 'both'] : [chosen];
  const season = seasonOf(model, number, last);
  const [seasonNumber, seasonDay, seasonDays] = [season.number, season.day, model.season];
  const bookedBets = new Map(addUp(booked.flatMap(betsOfRound)).map(({ on, amount }) => [on, amount]));
  const isOver = state !== null && minute === minutes;
  return (
    <div className={css.board}>
      <div className={css.main}>
        <div className={css.top}>
          <p className={css.season}>
            {t({
              id: 'games.league.season',
              message: `Season ${seasonNumber}, day ${seasonDay} of ${seasonDays}`,
            })}
          </p>
          {state === null || isOver ? null : (
            <p className={css.minute} aria-hidden="true">
              {minute}′
            </p>
          )}
          <div className={css.tabs} role="group" aria-label={t({ id: 'games.race.mode', message: 'Kind of bet' })}>
            {tabs.map((market) => (
              <button
                key={market}
                type="button"
                className={css.tab}
                aria-pressed={market === chosen}
                onClick={() => onChoose({ ...choice, market })}
              >
                {isWide && market === 'result'
                  ? t({ id: 'games.league.main', message: 'Main bets' })
                  : names.markets[market]}
              </button>
            ))}
          </div>
        </div>
        {markets.length > 1 ? (
          // The groups of buttons have these names.
          <div className={css.headings} data-markets={markets.join(' ')} aria-hidden="true">
            <span />
            {markets.map((market) => (
              <span key={market}>{names.markets[market]}</span>
            ))}
          </div>
        ) : null}
        <ol className={css.matches} aria-label={t({ id: 'games.league.matches', message: 'Matches' })}>
          {fixturesOf(model, day).map((fixture, match) => {
            const result = state?.results[match];
            const goals = result === undefined ? [] : goalsOf(result, round?.id ?? '', match);
            const newest = goals.findLast((goal) => goal.minute <= minute && goal.minute > minute - markedFor);
            return (
              <MatchRow
                key={`${fixture.home}-${fixture.away}`}
                model={model}
                day={day}
                match={match}
                fixture={fixture}
                markets={markets}
                score={result === undefined ? null : scoreAt(goals, minute)}
                goal={isOver ? null : (newest?.side ?? null)}
                isOver={isOver}
                betting={betting}
                booked={bookedBets}
                stakes={stakes}
                money={money}
              />
            );
          })}
        </ol>
      </div>
      {season.standings === null ? null : <Standings model={model} standings={season.standings} />}
    </div>
  );
}
