import { bell, mix, randomOf } from '../../random/hash.ts';
import type { MatchSeed, SuspensionWindow } from '../../sport/sport.ts';
import { aheadOf, type FightRules, type Finish, frameAt } from './rules.ts';

export interface FightState {
  readonly at: number;
  readonly round: number;
  /** Seconds fought of the round. */
  readonly clock: number;
  readonly running: boolean;
  /** Rounds that each side has won on the cards. */
  readonly cards: readonly [number, number];
  readonly over: boolean;
  /** Winner and kind of the finish. Null while the fight goes on, and if the judges decide. */
  readonly finish: readonly [side: '1' | '2', how: Finish] | null;
}

export interface FightScript {
  readonly states: readonly FightState[];
  readonly suspensions: readonly SuspensionWindow[];
  readonly duration: number;
}

/** Seconds fought in all. */
export function foughtOf({ roundSeconds }: FightRules, { round, clock }: FightState): number {
  return (round - 1) * roundSeconds + clock;
}

/** Plays a fight from its seed. */
export function fightScript(rules: FightRules, match: MatchSeed): FightScript {
  const random = randomOf(mix(match.key, 61));
  // Form of the day, which the market does not know.
  const frame = frameAt(rules, match, aheadOf(match) + 1.2 * bell(random));
  const states: FightState[] = [];
  const suspensions: SuspensionWindow[] = [];
  let now = 0;
  let state: FightState = { at: 0, round: 1, clock: 0, running: false, cards: [0, 0], over: false, finish: null };
  const put = (change: Partial<FightState>): void => {
    state = { ...state, ...change, at: Math.round(now) };
    states.push(state);
  };
  const stop = (from: number, seconds: number): void =>
    void suspensions.push({ from: Math.round(from), to: Math.round(from + seconds * 1000), reason: 'review' });
  for (let round = 1; round <= frame.rounds; round += 1) {
    put({ round, clock: 0, running: true });
    const end = (-Math.log(1 - random()) / (frame.host + frame.away)) * rules.roundSeconds;
    // A knockdown without a finish.
    if (random() < 0.12) stop(now + random() * rules.roundSeconds * 800, 12);
    if (end < rules.roundSeconds) {
      const side = random() < frame.host / (frame.host + frame.away) ? '1' : '2';
      const draw = random();
      now += end * 1000;
      const how = draw < (rules.finishes[0]?.[1] ?? 1) ? 'KO' : 'SUB';
      put({ clock: end, running: false, over: true, finish: [side, how] });
      return { states, suspensions, duration: Math.round(now) + 1000 };
    }
    now += rules.roundSeconds * 1000;
    const hosts = random() < frame.card;
    const [h, a] = state.cards;
    put({
      clock: rules.roundSeconds,
      running: false,
      cards: hosts ? [h + 1, a] : [h, a + 1],
      over: round === frame.rounds,
    });
    if (round === frame.rounds) break;
    stop(now, 10);
    now += rules.breakSeconds * 1000;
  }
  return { states, suspensions, duration: Math.round(now) + 1000 };
}
