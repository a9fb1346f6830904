import { mix } from '../random/hash.ts';
import { foremost, shareAt } from '../players/line-up.ts';
import { playerPoints } from '../players/player-definitions.ts';
import { playerMarkets } from '../players/player-markets.ts';
import { lineUps } from '../players/squads-of-match.ts';
import { type ScoringEvent, Tally } from '../players/tally.ts';
import { totalFamily } from '../players/totals.ts';
import { pointsChances, type Values } from '../pricing/counts.ts';
import type { Drift, MatchSeed, PlayerMarkets } from '../sport/sport.ts';
import { basketballLeagues } from './leagues.ts';
import { frameOf, type GameFrame, OVERTIME, pointChances } from './model/rules.ts';
import { type BasketballState, pointsOf } from './model/script.ts';

/** Average number of overtimes in a game. */
const OVERTIMES = 0.065;

const basketballers = lineUps('B', basketballLeagues, 8);

function basketsOf(states: readonly BasketballState[]): readonly ScoringEvent[] {
  let before: readonly [number, number] = [0, 0];
  return states.flatMap((state): readonly ScoringEvent[] => {
    const now = pointsOf(state);
    const more = ([0, 1] as const).map((side) => ({ at: state.at, side, value: now[side] - before[side] }));
    before = now;
    return more.filter(({ value }) => value > 0);
  });
}

/** Returns the points that a basket is worth, with the share of each. */
function valuesOf({ total, possessions }: GameFrame): Values {
  const [three, two, one] = pointChances(total / possessions);
  const all = three + two + one;
  return [
    [3, three / all],
    [2, two / all],
    [1, one / all],
  ];
}

/** Returns the part of regular time that is to come, or of the running overtime. */
function partLeft({ quarter, regular }: GameFrame, state: BasketballState | null, offset: number): number {
  if (state === null) return 1 + (OVERTIMES * OVERTIME) / regular;
  const clock = state.running ? Math.max(0, state.clock - (offset - state.at) / 1000) : state.clock;
  const inRegular = Math.max(0, 4 - state.period) * quarter + (state.period <= 4 ? OVERTIMES * OVERTIME : 0);
  return (clock + inRegular) / regular;
}

/** Points of basketball players, overtime included. */
export function basketballPlayers(
  match: MatchSeed,
  states: readonly BasketballState[],
  stateAt: (offset: number) => BasketballState | null,
): PlayerMarkets {
  const frame = frameOf(match);
  const lineUp = basketballers(match);
  const values = valuesOf(frame);
  const tally = new Tally(mix(match.key, 803), () => basketsOf(states), lineUp);
  const closes = states.find(({ over }) => over)?.at ?? Number.POSITIVE_INFINITY;
  const expected = (side: 0 | 1, lean: number, more: number): number =>
    (frame.total + more + (side === 0 ? 1 : -1) * (frame.ahead + lean)) / 2;
  return playerMarkets(
    lineUp,
    [
      totalFamily(playerPoints, {
        members: foremost(lineUp, 6),
        tally,
        closes,
        step: 4,
        usual: (member) => expected(member.side, 0, 0) * member.expectedShare,
        toCome(member, offset, { host, away }: Drift) {
          const side = expected(member.side, (host - away) * 1.1, (host + away) * 2);
          const tries = { kind: 'tries', perPeriod: frame.possessions / 2 } as const;
          return pointsChances(tries, values, side * shareAt(member, offset), partLeft(frame, stateAt(offset), offset));
        },
      }),
    ],
    tally,
  );
}
