import { byScore } from '../../market/by-score.ts';
import { leadAbove, leadsOf } from '../../pricing/counts.ts';
import { halfFullCodes } from '../../pricing/selection-codes.ts';
import { settleHalfFull, sign } from '../../pricing/settle.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';
import { pointsOf } from '../script/state.ts';

const lead = ([host, away]: readonly [number, number]): number => host - away;

/** The leader at half time and the winner of regular time. The leads of both halves are independent. */
export const halfTimeFullTime: PeriodMarketOf = ({ phases }) => {
  const half = phases.length / 2;
  return periodMarket({
    family: 'HTFT',
    name: 'Half time / full time',
    group: 'parts',
    table: 'half-full',
    batch: batches.parts,
    selections: halfFullCodes,
    regularTime: true,
    price({ outlook }) {
      const all = phases.length;
      const first = leadsOf(outlook.toCome(1, half, 0), outlook.toCome(1, half, 1));
      const second = leadsOf(outlook.toCome(half + 1, all, 0), outlook.toCome(half + 1, all, 1));
      const [atHalf, since] = [lead(outlook.points(1, half)), lead(outlook.points(half + 1, all))];
      const chances = new Map(halfFullCodes.map((code) => [code, 0]));
      const add = (code: string, chance: number): void => void chances.set(code, (chances.get(code) ?? 0) + chance);
      for (let place = 0; place < first.chances.length; place += 1) {
        const chance = first.chances[place] ?? 0;
        const now = atHalf + place - first.zero;
        const host = leadAbove(second, 0.5 - now - since);
        const notAway = leadAbove(second, -0.5 - now - since);
        add(`${sign(now)}/1`, chance * host);
        add(`${sign(now)}/X`, chance * (notAway - host));
        add(`${sign(now)}/2`, chance * (1 - notAway));
      }
      return [...chances];
    },
    settle: ({ state, regular, full }) =>
      full ? settleHalfFull(lead(pointsOf(state, 1, half)), lead(regular)) : undefined,
    settleByScore: byScore.halfFull,
  });
};
