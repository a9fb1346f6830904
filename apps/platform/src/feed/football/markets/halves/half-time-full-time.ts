import { byScore } from '../../../market/by-score.ts';
import { halfFullCodes } from '../../../pricing/selection-codes.ts';
import { settleHalfFull, sign } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';
import { poisson } from '../../model/outlook.ts';
import type { Rates } from '../../model/rates.ts';

function leadChances(rates: Rates): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  const host = poisson(rates.host);
  const away = poisson(rates.away);
  for (const [h, first] of host.entries()) {
    for (const [a, second] of away.entries()) chances.set(h - a, (chances.get(h - a) ?? 0) + first * second);
  }
  return chances;
}

/** The leader at half time and the winner. The leads of both halves are independent. */
export const halfTimeFullTime = footballMarket({
  family: 'HTFT',
  name: 'Half time / full time',
  group: 'halves',
  table: 'half-full',
  batch: batches.halves,
  selections: halfFullCodes,
  price({ outlook: { score, half, first, second } }) {
    const chances = new Map(halfFullCodes.map((code) => [code, 0]));
    const later = leadChances(second);
    const leadSince = score[0] - half[0] - (score[1] - half[1]);
    for (const [lead, chance] of leadChances(first)) {
      const atHalf = half[0] - half[1] + lead;
      for (const [more, then] of later) {
        const code = `${sign(atHalf)}/${sign(atHalf + leadSince + more)}`;
        chances.set(code, (chances.get(code) ?? 0) + chance * then);
      }
    }
    return [...chances];
  },
  settle: ({ firstHalf, host, away, fullDone }) =>
    fullDone ? settleHalfFull(firstHalf[0] - firstHalf[1], host - away) : undefined,
  settleByScore: byScore.halfFull,
});
