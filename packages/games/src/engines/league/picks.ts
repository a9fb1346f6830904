/** Kinds of bets on a match. */
export type LeagueMarket = 'result' | 'total' | 'both' | 'score';

/** A bet on a match. */
export interface LeaguePick {
  /** `1`, `x`, `2`, `over`, `under`, `yes`, `no`, or a score such as `2-1`. */
  readonly code: string;
  readonly market: LeagueMarket;
  readonly wins: (home: number, away: number) => boolean;
}

const pick = (market: LeagueMarket, code: string, wins: LeaguePick['wins']): LeaguePick => ({ code, market, wins });

/** Goals that both clubs have in a score: those of the home club, and at most of the away club. */
const mostOf = (winner: number): number => (winner === 4 ? 2 : winner - 1);
const score = (home: number, away: number): LeaguePick =>
  pick('score', `${home}-${away}`, (h, a) => h === home && a === away);

function createPicks(): LeaguePick[] {
  const scored = [1, 2, 3, 4].flatMap((more) => Array.from({ length: mostOf(more) + 1 }, (_, fewer) => [more, fewer]));
  return [
    pick('result', '1', (home, away) => home > away),
    pick('result', 'x', (home, away) => home === away),
    pick('result', '2', (home, away) => home < away),
    pick('total', 'over', (home, away) => home + away > 2),
    pick('total', 'under', (home, away) => home + away <= 2),
    pick('both', 'yes', (home, away) => home > 0 && away > 0),
    pick('both', 'no', (home, away) => home === 0 || away === 0),
    ...scored.map(([more = 0, fewer = 0]) => score(more, fewer)),
    ...[0, 1, 2, 3].map((goals) => score(goals, goals)),
    ...scored.map(([more = 0, fewer = 0]) => score(fewer, more)),
  ];
}

/** All bets on a match (GAME-22). The line of the total is two and a half goals. */
export const leaguePicks: readonly LeaguePick[] = /* @__PURE__ */ createPicks();
