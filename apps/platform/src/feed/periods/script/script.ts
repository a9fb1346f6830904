import { bell, mix, randomOf } from '../../random/hash.ts';
import { chanceOfScore, meanValue, worth } from '../../pricing/counts.ts';
import type { MatchSeed, SuspensionWindow } from '../../sport/sport.ts';
import { playInnings } from './innings.ts';
import { Pen, plus } from './pen.ts';
import { type PeriodRules, type Rates, ratesOf, swingOf } from './rules.ts';
import { leadOf, type PeriodState, type Side } from './state.ts';

export interface PeriodScript {
  readonly states: readonly PeriodState[];
  readonly suspensions: readonly SuspensionWindow[];
  readonly duration: number;
}

type Score = readonly [clock: number, side: Side];

/** Draws the scores of a period by the clock. */
function scoresOf({ random, rules }: Pen, rates: Rates, seconds: number, pace: number): readonly Score[] {
  const mean = meanValue(rules.values);
  const share = (seconds / rules.seconds) * pace;
  const [host, away] = [(rates.host / mean) * share, (rates.away / mean) * share];
  const scores: Score[] = [];
  if (rules.scoring.kind === 'tries') {
    const tries = rules.scoring.perPeriod;
    for (let index = 0; index < tries; index += 1) {
      for (const side of [0, 1] as const) {
        const clock = ((index + random()) / tries) * seconds;
        if (random() < chanceOfScore(rules.scoring, side === 0 ? host : away)) scores.push([clock, side]);
      }
    }
    return scores.sort((a, b) => a[0] - b[0]);
  }
  let clock = 0;
  for (;;) {
    clock -= (Math.log(1 - random()) / (host + away)) * seconds;
    if (clock >= seconds) return scores;
    scores.push([clock, random() < host / (host + away) ? 0 : 1]);
  }
}

/** Plays a period by the clock. With `golden` the first score ends it. */
function playClock(pen: Pen, rates: Rates, seconds: number, pace: number, golden: boolean): void {
  const { random, rules } = pen;
  const scores = [...scoresOf(pen, rates, seconds, pace)];
  const nextStop = (from: number): number =>
    rules.stops === null ? Number.POSITIVE_INFINITY : from + rules.stops.every * (0.4 + 1.2 * random());
  let stop = nextStop(0);
  pen.put({ running: true });
  for (;;) {
    const score = scores[0];
    const until = Math.min(score?.[0] ?? seconds, stop, seconds);
    pen.wait(until - pen.state.clock);
    if (until >= seconds) break;
    const dead = rules.stops === null ? 0 : pen.between(rules.stops.least, rules.stops.most);
    if (score !== undefined && until === score[0]) {
      scores.shift();
      pen.score(score[1], worth(rules.values, random()), { clock: until, running: dead === 0 && !golden });
      if (golden) return;
    } else {
      pen.put({ clock: until, running: false });
      if (random() < 0.06) pen.stop(dead, random() < 0.5 ? 'timeout' : 'review');
    }
    stop = stop === until ? nextStop(until) : Math.max(stop, until + 1);
    if (dead === 0) continue;
    pen.wait(dead);
    pen.put({ running: true });
  }
  pen.put({ clock: seconds, running: false });
}

function shootOut(pen: Pen): void {
  pen.wait(90);
  pen.put({ stage: 'shoot-out', shootOut: [0, 0], running: false });
  const from = pen.now;
  for (let turn = 0; turn < 6 || turn % 2 === 1 || leadOf(pen.state) === 0; turn += 1) {
    pen.wait(35);
    const side: Side = turn % 2 === 0 ? 0 : 1;
    // Ends a shoot-out of many rounds.
    const hit = turn > 40 ? side === 0 : pen.random() < 0.34;
    pen.put({ shootOut: plus(pen.state.shootOut ?? [0, 0], side, hit ? 1 : 0) });
  }
  pen.suspensions.push({ from: Math.round(from), to: Math.round(pen.now + 5000), reason: 'penalty' });
}

function playPeriods(pen: Pen, rates: Rates): void {
  const { phases, seconds, breaks, overtime } = pen.rules;
  for (const index of phases.keys()) {
    if (index > 0) {
      pen.put({ stage: 'break' });
      pen.wait(breaks[index - 1] ?? 120);
      pen.next('play', index + 1);
    }
    playClock(pen, rates, seconds, 1, false);
  }
  if (overtime?.kind !== 'golden' || leadOf(pen.state) !== 0) return;
  pen.put({ stage: 'break' });
  pen.wait(180);
  pen.next('play', phases.length + 1);
  playClock(pen, rates, overtime.seconds, overtime.pace, true);
  if (leadOf(pen.state) === 0 && overtime.shootOut) shootOut(pen);
}

/** Plays a match in periods from its seed. */
export function periodScript(rules: PeriodRules, match: MatchSeed): PeriodScript {
  const random = randomOf(mix(match.key, 41));
  const known = ratesOf(rules, match);
  // Form of the day, which the market does not know.
  const form = swingOf(rules, known);
  const rates = { host: known.host * Math.exp(form * bell(random)), away: known.away * Math.exp(form * bell(random)) };
  const pen = new Pen(rules, random);
  if (rules.scoring.kind === 'outs') playInnings(pen, rates);
  else playPeriods(pen, rates);
  pen.wait(2);
  pen.put({ stage: 'over', running: false });
  return { states: pen.states, suspensions: pen.suspensions, duration: Math.round(pen.now) };
}
