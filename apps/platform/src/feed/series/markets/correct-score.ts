import { byScore } from '../../market/by-score.ts';
import { allVoid, winner } from '../../pricing/settle.ts';
import type { Format, Unit } from '../model/rules.ts';
import { batches, seriesMarket, type SeriesMarket } from '../model/series-market.ts';

/** A longer series has too many final scores for a readable list. */
const MOST_NEEDED = 4;

/** Returns the final scores from the host's best to its worst; none for a long series. */
function codesOf({ needed }: Format): readonly string[] {
  if (needed > MOST_NEEDED) return [];
  const lost = Array.from({ length: needed }, (_, index) => index);
  return [...lost.map((units) => `${needed}:${units}`), ...lost.toReversed().map((units) => `${units}:${needed}`)];
}

/** The final score in units. */
export const correctScore = ({ many }: Unit): SeriesMarket =>
  seriesMarket({
    family: 'SB',
    name: 'Correct score',
    group: many,
    table: 'set-score',
    batch: batches.results,
    // The codes are scores, which need no text.
    selections: [],
    exists: ({ format }) => codesOf(format).length > 0,
    price({ format, outlook }) {
      const chances = new Map(outlook.ends.map(({ host, away, chance }) => [`${host}:${away}`, chance]));
      return codesOf(format).map((code) => [code, chances.get(code) ?? 0] as const);
    },
    settle({ format, state, over }) {
      if (over && !state.over) return allVoid(codesOf(format));
      return over ? winner(codesOf(format), `${state.won[0]}:${state.won[1]}`) : undefined;
    },
    settleByScore: byScore.setScore,
  });
