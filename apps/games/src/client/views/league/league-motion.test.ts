import fc from 'fast-check';
import { expect, test } from 'vitest';

import { goalsOf, minutes, scoreAt } from './league-motion.ts';

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const goal = fc.nat({ max: 9 });

test('[RGS-22] scores only rise, minute by minute, and end with the result', () => {
  fc.assert(
    fc.property(fc.tuple(goal, goal), hex, fc.nat({ max: 3 }), (result, link, match) => {
      const goals = goalsOf(result, link, match);
      const scores = Array.from({ length: minutes + 1 }, (_, minute) => scoreAt(goals, minute));
      expect(scores[0]).toEqual([0, 0]);
      expect(scores.at(-1)).toEqual(result);
      for (const [minute, [home, away]] of scores.slice(1).entries()) {
        const [before, beforeAway] = scores[minute]!;
        expect([0, 1]).toContain(home - before + away - beforeAway);
      }
      expect(goalsOf(result, link, match)).toEqual(goals);
    }),
  );
});
