import { mix, unit } from '../random/hash.ts';
import { lineUpOf } from '../players/line-up.ts';
import { playerAces } from '../players/player-definitions.ts';
import { playerMarkets } from '../players/player-markets.ts';
import { type ScoringEvent, Tally } from '../players/tally.ts';
import { totalFamily } from '../players/totals.ts';
import { pointsChances } from '../pricing/counts.ts';
import type { Drift, MatchSeed, PlayerMarkets } from '../sport/sport.ts';
import type { TennisOutlook } from './model/outlook.ts';
import type { Serving } from './model/rules.ts';
import { servesPoint, type TennisState } from './model/script.ts';

/** Part of the points won on service that are aces. It grows with the quality of the service. */
export const aceShare = (service: number): number => Math.min(0.25, Math.max(0.03, 0.1 + (service - 0.6) * 0.9));

/** Returns the points that a server is expected to win in a game; `p` is the probability of each point. */
function wonInGame(p: number): number {
  const q = 1 - p;
  const deuce = 20 * p ** 3 * q ** 3;
  // From deuce on, both need two points in a row.
  const rounds = 1 / (p * p + q * q);
  const early = [0, 1, 2].reduce((sum, lost) => {
    const ways = [1, 4, 10][lost] ?? 0;
    return sum + 4 * ways * p ** 4 * q ** lost + lost * ways * q ** 4 * p ** lost;
  }, 0);
  return early + deuce * (3 + rounds * 2 * p);
}

function acesOf(
  key: number,
  states: readonly TennisState[],
  shares: readonly [number, number],
): readonly ScoringEvent[] {
  return states.flatMap((state, index): readonly ScoringEvent[] => {
    const before = states[index - 1];
    if (before === undefined) return [];
    const side = servesPoint(before);
    return wonBy(before, state) === side && unit(mix(key, index)) < shares[side]
      ? [{ at: state.at, side, value: 1 }]
      : [];
  });
}

/** Returns the side that won the point between two states. */
function wonBy(before: TennisState, after: TennisState): 0 | 1 {
  const [host, away] = before.points;
  if (after.points[0] > host) return 0;
  if (after.points[1] > away) return 1;
  // The game is over, so the side with one more game won the point.
  const set = before.games.length - 1;
  return (after.games[set]?.[0] ?? 0) > (before.games[set]?.[0] ?? 0) ? 0 : 1;
}

/** The ace markets of both players. `outlookAt` returns the probabilities of the number of games. */
export function tennisPlayers(
  match: MatchSeed,
  states: readonly TennisState[],
  serving: Serving,
  outlookAt: (offset: number, drift: Drift) => { readonly outlook: TennisOutlook; readonly played: number },
): PlayerMarkets {
  const { hostName, awayName } = match.fixture;
  const lineUp = lineUpOf(match, [[{ name: hostName, weight: 1 }], [{ name: awayName, weight: 1 }]], 1);
  const services = [serving.host, serving.away] as const;
  const shares = [aceShare(serving.host), aceShare(serving.away)] as const;
  const key = mix(match.key, 804);
  const perGame = services.map((service, side) => (wonInGame(service) * (shares[side] ?? 0)) / 2);
  const chancesOf = (side: 0 | 1, offset: number, drift: Drift): Float64Array => {
    const { outlook, played } = outlookAt(offset, drift);
    const sum = new Float64Array(80);
    for (const [games, chance] of outlook.games) {
      const aces = pointsChances({ kind: 'free' }, [[1, 1]], (games - played) * (perGame[side] ?? 0), 1);
      for (let count = 0; count < Math.min(aces.length, sum.length); count += 1) {
        sum[count] = (sum[count] ?? 0) + chance * (aces[count] ?? 0);
      }
    }
    return sum;
  };
  // Both players are priced one after the other at the same instant.
  let last: { readonly offset: number; readonly drift: Drift; readonly chances: Map<0 | 1, Float64Array> } | undefined;
  return playerMarkets(
    lineUp,
    [
      totalFamily(playerAces, {
        members: lineUp,
        tally: new Tally(key, () => acesOf(key, states, shares), lineUp),
        closes: states.find(({ over }) => over)?.at ?? Number.POSITIVE_INFINITY,
        step: 2,
        usual(member) {
          const chances = chancesOf(member.side, -1, { host: 0, away: 0 });
          return chances.reduce((mean, chance, aces) => mean + chance * aces, 0);
        },
        toCome(member, offset, drift) {
          if (last === undefined || last.offset !== offset || last.drift !== drift) {
            last = { offset, drift, chances: new Map() };
          }
          const known = last.chances.get(member.side) ?? chancesOf(member.side, offset, drift);
          last.chances.set(member.side, known);
          return known;
        },
      }),
    ],
    null,
  );
}
