import { byScore } from '../../market/by-score.ts';
import { resultChances, totalChances } from '../../pricing/chances.ts';
import { above, leadAbove } from '../../pricing/counts.ts';
import { nearest } from '../../pricing/lines.ts';
import { resultCodes, totalCodes } from '../../pricing/selection-codes.ts';
import { allVoid, settleResult, settleTotal } from '../../pricing/settle.ts';
import { mean } from '../model/grid.ts';
import { batches, periodMarket, type PeriodMarketOf } from '../model/period-market.ts';
import { isPast, type PeriodStanding } from '../model/standing.ts';
import type { Part } from '../script/rules.ts';
import { pointsOf } from '../script/state.ts';

/** True for the second half. A final score settles it with the first half; it settles no other part. */
const isSecondHalf = ({ code }: Part): boolean => code === 'H2';

/** True if the match ended before the part began. The part is then void. */
const isMissing = ({ over, state }: PeriodStanding, { first }: Part): boolean => over && state.period < first;

const partResult =
  (part: Part): PeriodMarketOf =>
  () =>
    periodMarket({
      family: `${part.code}_1X2`,
      name: part.name,
      group: 'parts',
      table: 'part-result',
      batch: batches.parts,
      selections: resultCodes,
      regularTime: isSecondHalf(part),
      price(grid) {
        const { host, away, leads } = grid.part(part);
        return resultChances(leadAbove(leads, 0.5 - host + away), 1 - leadAbove(leads, -0.5 - host + away));
      },
      settle(standing) {
        if (isMissing(standing, part)) return allVoid(resultCodes);
        const [host, away] = pointsOf(standing.state, part.first, part.last);
        return isPast(standing, part.last) ? settleResult(host - away) : undefined;
      },
      ...(isSecondHalf(part) && { settleByScore: byScore.secondHalfResult }),
    });

const partTotal =
  (part: Part): PeriodMarketOf =>
  ({ counted }) =>
    periodMarket({
      family: `${part.code}_OU`,
      name: `${part.name}, ${counted} {line}`,
      group: 'parts',
      table: 'part-totals',
      batch: batches.parts,
      selections: totalCodes,
      regularTime: isSecondHalf(part),
      lines: ({ parts }) => parts.get(part.code) ?? [],
      linesOnOffer(grid) {
        const { host, away, totals } = grid.part(part);
        return nearest(grid.lines.parts.get(part.code) ?? [], host + away + mean(totals), 3);
      },
      price(grid, line) {
        const { host, away, totals } = grid.part(part);
        return totalChances(above(totals, line - host - away));
      },
      settle(standing, line) {
        if (isMissing(standing, part)) return allVoid(totalCodes);
        const [host, away] = pointsOf(standing.state, part.first, part.last);
        return settleTotal(host + away, line, isPast(standing, part.last));
      },
      ...(isSecondHalf(part) && { settleByScore: byScore.secondHalfTotal }),
    });

/** Result and total of each part of a match. */
export const partMarkets = (parts: readonly Part[]): readonly PeriodMarketOf[] =>
  parts.flatMap((part) => [partResult(part), partTotal(part)]);
