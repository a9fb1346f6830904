import type { League } from '../sport/league.ts';
import { lineColumn, market, pick, priceColumn, twoWay, underOver } from '../sport/market-words.ts';
import type { SportMarkets } from '../model/market-definition.ts';
import type { Drift, MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import { ascending, lastAtOrBefore } from '../model/timeline.ts';
import { FightBook, roundLines } from './book.ts';
import { aheadOf, type FightRules, frameAt } from './rules.ts';
import { fightScript, type FightState, foughtOf } from './script.ts';
import { settleFight } from './settle.ts';

const nobody = { stats: [], points: null, server: null, redCards: [0, 0], yellowCards: [0, 0] } as const;

function viewOf(rules: FightRules, match: MatchSeed, state: FightState | null, ended: boolean): PlayView {
  if (state === null) return { ...nobody, matchPhase: { name: 'NSY', timeMin: 0 }, clock: null, results: {} };
  const over = ended || state.over;
  const [host, away] = state.cards;
  // Ten points for the winner of a round, nine for the other.
  const cards = [host * 10 + away * 9, away * 10 + host * 9] as const;
  return {
    ...nobody,
    matchPhase: { name: over ? 'F' : `R${state.round}`, timeMin: 0 },
    clock: {
      direction: 'down',
      seconds: Math.round((rules.roundSeconds - state.clock) * 10) / 10,
      asOf: match.fixture.timeStart + state.at,
      running: state.running && !over,
    },
    results: { P: cards },
  };
}

function marketsOf(rules: FightRules): SportMarkets {
  return {
    sport: rules.code,
    name: rules.name,
    groups: [
      { code: 'main', name: { en: 'Main', sr: 'Glavne' } },
      { code: 'rounds', name: { en: 'Rounds', sr: 'Runde' } },
    ],
    families: [
      market('12', 'Winner', 'Pobednik', 'main', 'winner', twoWay),
      market('MOV', 'Method of victory', 'Način pobede', 'main', 'method', []),
      market('TR', 'Total rounds {line}', 'Ukupno rundi {line}', 'rounds', 'totals', underOver, 'total'),
      market('GD', 'Goes the distance', 'Borba ide do kraja', 'rounds', 'distance', [
        pick('yes', 'Yes', 'Yes', 'Da'),
        pick('no', 'No', 'No', 'Ne'),
      ]),
      market('RB', 'Round betting', 'Runda pobede', 'rounds', 'round', []),
    ],
    mainTable: [
      priceColumn('12', null, '1', '1'),
      priceColumn('12', null, '2', '2'),
      lineColumn('TR', '+/−'),
      priceColumn('TR', 'main', 'under', '−'),
      priceColumn('TR', 'main', 'over', '+'),
    ],
    tables: [],
  };
}

function playFight(rules: FightRules, match: MatchSeed): Play {
  const { states, suspensions, duration } = fightScript(rules, match);
  const rounds = match.league.level;
  const instants = states.map(({ at }) => at);
  const stateAt = (offset: number): FightState | null => states[lastAtOrBefore(instants, offset)] ?? null;
  const bookAt = (offset: number, { host, away }: Drift): FightBook =>
    new FightBook(rules, frameAt(rules, match, aheadOf(match) + (host - away) * 0.9), stateAt(offset), offset);
  // Half a round is what decides the totals.
  const halves = states.flatMap(({ at, running }) => (running ? [at + rules.roundSeconds * 500 + 1] : []));
  return {
    duration,
    changes: ascending([...instants, ...halves.filter((at) => at < duration)]),
    suspensions,
    markets: [
      ...['12', 'MOV', 'GD', 'RB'].map((family) => [family, null] as const),
      ...roundLines(rounds).map((line) => ['TR', String(line)] as const),
    ],
    view: (offset, over) => viewOf(rules, match, stateAt(offset), over),
    fair: (_, offset, drift) => bookAt(offset, drift).all(),
    fairOf: (family, line, offset, drift) => bookAt(offset, drift).find(family, line === null ? null : Number(line)),
    outcome(family, line, offset, over) {
      const state = stateAt(offset);
      if (state === null) return undefined;
      const fought = foughtOf(rules, state) + (state.running ? (offset - state.at) / 1000 : 0);
      return settleFight(rules, rounds, family, line === null ? null : Number(line), state, fought, over);
    },
  };
}

/** A sport fought in rounds from its rules and leagues. */
export function fightSport(rules: FightRules, leagues: readonly League[]): Sport {
  return {
    code: rules.code,
    digits: rules.digits,
    leagues,
    lane: 'other',
    individual: true,
    usualLength: rules.usualLength,
    catalogue: marketsOf(rules),
    groups: 1,
    groupOf: () => 0,
    play: (match) => playFight(rules, match),
  };
}
