import { ascending, lastAtOrBefore } from '../model/timeline.ts';
import { defineSport } from '../sport/define-sport.ts';
import type { League } from '../sport/league.ts';
import { matchMarkets } from '../sport/match-markets.ts';
import type { MatchSeed, Play, PlayView, Sport } from '../sport/sport.ts';
import { goesTheDistance } from './markets/goes-the-distance.ts';
import { methodOfVictory } from './markets/method-of-victory.ts';
import { roundBetting } from './markets/round-betting.ts';
import { totalRounds } from './markets/total-rounds.ts';
import { winner } from './markets/winner.ts';
import { batches, type FightMarket } from './model/fight-market.ts';
import { FightGrid } from './model/grid.ts';
import { aheadOf, type FightRules, frameAt } from './model/rules.ts';
import { fightScript, type FightState, foughtOf } from './model/script.ts';

const nobody = { stats: [], points: null, server: null, redCards: [0, 0], yellowCards: [0, 0] } as const;

function viewOf(rules: FightRules, match: MatchSeed, state: FightState | null, ended: boolean): PlayView {
  if (state === null) return { ...nobody, matchPhase: { name: 'NSY', timeMin: 0 }, clock: null, results: {} };
  const over = ended || state.over;
  const [host, away] = state.cards;
  // A round gives ten points to its winner and nine to the other side.
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

/** The host's lead: by the finish, or if there is none, on the judges' cards. */
function leadOf({ finish, cards: [host, away] }: FightState): number {
  if (finish === null) return host - away;
  return finish[0] === '1' ? 1 : -1;
}

function playFight(rules: FightRules, markets: readonly FightMarket[], match: MatchSeed): Play {
  const { states, suspensions, duration } = fightScript(rules, match);
  const rounds = match.league.level;
  const instants = states.map(({ at }) => at);
  const stateAt = (offset: number): FightState | null => states[lastAtOrBefore(instants, offset)] ?? null;
  // Totals are decided in the middle of a round.
  const halves = states.flatMap(({ at, running }) => (running ? [at + rules.roundSeconds * 500 + 1] : []));
  return {
    duration,
    changes: ascending([...instants, ...halves.filter((at) => at < duration)]),
    suspensions,
    view: (offset, over) => viewOf(rules, match, stateAt(offset), over),
    ...matchMarkets(markets, {
      frame: { rounds },
      gridAt: (offset, { host, away }) =>
        new FightGrid(rules, frameAt(rules, match, aheadOf(match) + (host - away) * 0.9), stateAt(offset), offset),
      standingAt(offset, ended) {
        const state = stateAt(offset);
        if (state === null) return undefined;
        const since = state.running ? (offset - state.at) / 1000 : 0;
        return {
          rounds,
          state,
          fought: foughtOf(rules, state) + since,
          over: ended || state.over,
          lead: leadOf(state),
        };
      },
    }),
  };
}

/** Defines a sport that is fought in rounds, by its rules and leagues. */
export function fightSport(rules: FightRules, leagues: readonly League[]): Sport {
  const markets = [winner, methodOfVictory, totalRounds, goesTheDistance, roundBetting].map((of) => of(rules));
  return defineSport({
    code: rules.code,
    digits: rules.digits,
    leagues,
    lane: 'other',
    individual: true,
    usualLength: rules.usualLength,
    markets,
    batches,
    layout: {
      name: rules.name,
      groups: ['main', 'rounds'],
      mainTable: [
        { family: '12', selections: ['1', '2'] },
        { family: 'TR', selections: ['under', 'over'] },
      ],
      tables: [],
    },
    play: (match) => playFight(rules, markets, match),
  });
}
