import type { League } from '../sport/league.ts';
import { market, pick, priceColumn, twoWay } from '../sport/market-words.ts';
import type { SportMarkets } from '../model/market-definition.ts';
import type { Wording } from '../model/match.ts';
import { fairMarket, twoWayMarket } from '../pricing/lines.ts';
import { allVoid, winner } from '../pricing/settle.ts';
import type { Drift, MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import type { FairMarket, Outcomes } from '../pricing/fair-market.ts';
import { betterChance, type Contest, contestOf, performances, ratingsAt, winChances } from './contest.ts';

/** A sport, or a kind of special, without play-by-play: betting ends with the start, the result comes at the end. */
export interface ContestRules {
  readonly code: string;
  readonly digits: string;
  readonly name: Wording;
  readonly individual: boolean;
  /** Milliseconds from the start to the result. */
  readonly length: number;
}

const yesNo = ['yes', 'no'];

/** All markets at once: they share the sum over the winning performance. */
function fairMarkets(contest: Contest, drift: Drift): readonly FairMarket[] {
  const field = ratingsAt(contest, drift);
  const chances = winChances(field);
  const of = (name: string): number => chances.get(name) ?? 0;
  const either = of(contest.host) + of(contest.away);
  const named = contest.named.map((name): [string, number] => [name, of(name)]);
  const other = Math.max(0, 1 - named.reduce((sum, [, chance]) => sum + chance, 0));
  return [
    twoWayMarket('12', null, betterChance(field, contest)),
    fairMarket('RW', null, [...named, ['other', other]]),
    fairMarket('EW', null, [
      ['yes', either],
      ['no', 1 - either],
    ]),
  ];
}

function outcomeOf(
  contest: Contest,
  family: string,
  best: string,
  hostBetter: boolean,
  cut: boolean,
): Outcomes | undefined {
  const codes = family === '12' ? ['1', '2'] : family === 'EW' ? yesNo : [...contest.named, 'other'];
  // Ended by the operator before there was a result.
  if (cut) return allVoid(codes);
  switch (family) {
    case '12':
      return winner(codes, hostBetter ? '1' : '2');
    case 'EW':
      return winner(codes, best === contest.host || best === contest.away ? 'yes' : 'no');
    case 'RW':
      return winner(codes, contest.named.includes(best) ? best : 'other');
    default:
      return undefined;
  }
}

function playContest({ length }: ContestRules, match: MatchSeed): Play {
  const contest = contestOf(match);
  const marks = performances(contest, match);
  const best = [...marks].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const hostBetter = (marks.get(contest.host) ?? 0) > (marks.get(contest.away) ?? 0);
  const view = (phase: string, results: PlayView['results']): PlayView => ({
    matchPhase: { name: phase, timeMin: 0 },
    clock: null,
    results,
    stats: [],
    points: null,
    server: null,
    redCards: [0, 0],
    yellowCards: [0, 0],
  });
  const families = ['12', 'RW', 'EW'];
  return {
    duration: length,
    changes: [0, length],
    suspensions: [{ from: 0, to: length, reason: 'interrupted' }],
    markets: families.map((family) => [family, null] as const),
    view(offset, over) {
      if (offset < 0) return view('NSY', {});
      // Who was better, told as one to nothing.
      if (offset >= length) return view('F', { P: hostBetter ? [1, 0] : [0, 1] });
      return view(over ? 'F' : 'RUN', {});
    },
    fair: (_, __, drift) => fairMarkets(contest, drift),
    fairOf: (family, _, __, drift) => fairMarkets(contest, drift).find((market) => market.family === family),
    outcome: (family, _, offset, over) =>
      over || offset >= length ? outcomeOf(contest, family, best, hostBetter, offset < length) : undefined,
  };
}

function marketsOf({ code, name }: ContestRules): SportMarkets {
  return {
    sport: code,
    name,
    groups: [{ code: 'main', name: { en: 'Main', sr: 'Glavne' } }],
    families: [
      market('12', 'Better placed', 'Bolji plasman', 'main', 'better', twoWay),
      market('RW', 'Winner', 'Pobednik', 'main', 'winner', []),
      market('EW', 'One of the two wins', 'Pobednik je jedan od dvojice', 'main', 'either', [
        pick('yes', 'Yes', 'Yes', 'Da'),
        pick('no', 'No', 'No', 'Ne'),
      ]),
    ],
    mainTable: [priceColumn('12', null, '1', '1'), priceColumn('12', null, '2', '2')],
    tables: [],
  };
}

/** A sport of contests from its rules and leagues. */
export function contestSport(rules: ContestRules, leagues: readonly League[]): Sport {
  return {
    code: rules.code,
    digits: rules.digits,
    leagues,
    lane: 'other',
    individual: rules.individual,
    usualLength: rules.length,
    catalogue: marketsOf(rules),
    groups: 1,
    groupOf: () => 0,
    play: (match) => playContest(rules, match),
  };
}
