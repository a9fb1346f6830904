import { byScore } from '../../../market/by-score.ts';
import { winner } from '../../../pricing/settle.ts';
import { batches, footballMarket } from '../../model/football-market.ts';

/** Most goals of a side in a listed score. Higher scores are 'other'. */
const HIGHEST = 4;
const goals = Array.from({ length: HIGHEST + 1 }, (_, index) => index);
const codes: readonly string[] = [...goals.flatMap((host) => goals.map((away) => `${host}:${away}`)), 'other'];
const codeOf = (host: number, away: number): string => (host > HIGHEST || away > HIGHEST ? 'other' : `${host}:${away}`);

export const correctScore = footballMarket({
  family: 'CS',
  name: 'Correct score',
  group: 'scores',
  table: 'correct-score',
  batch: batches.result,
  // The codes are scores, which need no text.
  selections: [],
  price({ full }) {
    const chances = new Map(codes.map((code) => [code, 0]));
    for (const [host, away, chance] of full.cells) {
      const code = codeOf(host, away);
      chances.set(code, (chances.get(code) ?? 0) + chance);
    }
    return [...chances];
  },
  settle: ({ host, away, fullDone }) => (fullDone ? winner(codes, codeOf(host, away)) : undefined),
  settleByScore: byScore.correctScore,
});
