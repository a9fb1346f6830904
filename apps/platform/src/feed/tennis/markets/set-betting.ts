import { byScore } from '../../market/by-score.ts';
import { allVoid, winner } from '../../pricing/settle.ts';
import { batches, tennisMarket } from '../model/tennis-market.ts';

/** Returns the final scores in sets, from the host's best to its worst. */
function codesOf(needed: number): readonly string[] {
  const lost = Array.from({ length: needed }, (_, index) => index);
  return [...lost.map((sets) => `${needed}:${sets}`), ...lost.toReversed().map((sets) => `${sets}:${needed}`)];
}

/** The final score in sets. */
export const setBetting = tennisMarket({
  family: 'SB',
  name: 'Set betting',
  group: 'sets',
  table: 'set-score',
  batch: batches.match,
  // The codes are scores, which need no text.
  selections: [],
  price: ({ outlook, needed }) => codesOf(needed).map((code) => [code, outlook.sets.get(code) ?? 0] as const),
  settle({ state, over, needed }) {
    if (over && !state.over) return allVoid(codesOf(needed));
    return over ? winner(codesOf(needed), `${state.sets[0]}:${state.sets[1]}`) : undefined;
  },
  settleByScore: byScore.setScore,
});
