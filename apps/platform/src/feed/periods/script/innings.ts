import { chanceOfScore, meanValue, OUTS, worth } from '../../pricing/counts.ts';
import { type Pen, plus } from './pen.ts';
import type { Rates } from './rules.ts';
import { leadOf, pointsOf, type Side } from './state.ts';

/** Plays one side's turn at bat. Returns true if the host, batting last, takes the lead: that ends the match. */
function playTurn(pen: Pen, rates: Rates, side: Side, last: boolean): boolean {
  const { random, rules } = pen;
  const chance = chanceOfScore(rules.scoring, (side === 0 ? rates.host : rates.away) / meanValue(rules.values));
  while ((pen.state.outs[side] ?? OUTS) < OUTS) {
    pen.wait(pen.between(60, 190));
    if (random() < chance) {
      const all = pointsOf(pen.state, 1, pen.state.points.length);
      const value = worth(rules.values, random());
      // The winning run ends the game, and runs behind it do not count.
      pen.score(side, last ? Math.min(value, all[1] - all[0] + 1) : value);
      if (last && leadOf(pen.state) > 0) return true;
    } else pen.put({ outs: plus(pen.state.outs, side, 1) });
  }
  return false;
}

/** The whole of a match in innings. */
export function playInnings(pen: Pen, rates: Rates): void {
  const regular = pen.rules.phases.length;
  for (let inning = 1; ; inning += 1) {
    const closing = inning >= regular;
    if (inning > 1) {
      pen.wait(pen.between(90, 140));
      pen.next('play', Math.min(inning, regular + 1));
    } else pen.put({ running: false });
    playTurn(pen, rates, 1, false);
    if (closing && leadOf(pen.state) > 0) return;
    pen.wait(pen.between(90, 140));
    pen.put({ guestsBat: false });
    if (playTurn(pen, rates, 0, closing) || (closing && leadOf(pen.state) !== 0)) return;
  }
}
