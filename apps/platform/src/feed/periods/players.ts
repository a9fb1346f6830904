import { mix } from '../random/hash.ts';
import { foremost, type Member, shareAt } from '../players/line-up.ts';
import { playerGoals } from '../players/player-definitions.ts';
import { playerMarkets } from '../players/player-markets.ts';
import { scorerFamilies } from '../players/scorers.ts';
import { type ScoringEvent, Tally } from '../players/tally.ts';
import { totalFamily } from '../players/totals.ts';
import type { Drift, MatchSeed, PlayerMarkets } from '../sport/sport.ts';
import type { PeriodOutlook } from './model/outlook.ts';
import type { PeriodRules, Rates } from './script/rules.ts';
import type { PeriodState } from './script/state.ts';

/** Goals of regular time. */
function goalsOf({ phases }: PeriodRules, states: readonly PeriodState[]): readonly ScoringEvent[] {
  return states.flatMap(({ at, period, order }, index) =>
    period <= phases.length && order.length > (states[index - 1]?.order.length ?? 0)
      ? [{ at, side: order.endsWith('1') ? (0 as const) : (1 as const), value: 1 }]
      : [],
  );
}

/** Scorer markets, or totals of players if goals are many. Both are on regular time. */
export function periodPlayers(
  rules: PeriodRules,
  lineUp: readonly Member[],
  match: MatchSeed,
  {
    rates,
    states,
    outlookAt,
  }: {
    readonly rates: Rates;
    readonly states: readonly PeriodState[];
    readonly outlookAt: (offset: number, drift: Drift) => PeriodOutlook;
  },
): PlayerMarkets {
  const last = rules.phases.length;
  const tally = new Tally(mix(match.key, 805), () => goalsOf(rules, states), lineUp);
  const ends = states.find(({ period, stage }) => period > last || (period === last && stage !== 'play'));
  const closes = ends?.at ?? Number.POSITIVE_INFINITY;
  if (rules.players === 'scorers') {
    const expected = (offset: number, drift: Drift) => outlookAt(offset, drift).expected(1, last);
    return playerMarkets(lineUp, scorerFamilies({ lineUp, tally, closes, expected }), tally);
  }
  return playerMarkets(
    lineUp,
    [
      totalFamily(playerGoals, {
        members: foremost(lineUp, 5),
        tally,
        closes,
        step: 1,
        usual: ({ side, expectedShare }) => (side === 0 ? rates.host : rates.away) * last * expectedShare,
        toCome: (member, offset, drift) =>
          outlookAt(offset, drift).toCome(1, last, member.side, shareAt(member, offset)),
      }),
    ],
    tally,
  );
}
