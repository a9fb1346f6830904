/** Engines that the frame can draw. The server offers no title of another one; the frame has a view for each. */
export const drawnEngines = [
  'reels',
  'ladder',
  'draw_poker',
  'blackjack',
  'table',
  'keno',
  'roulette',
  'baccarat',
] as const;
export type DrawnEngine = (typeof drawnEngines)[number];

/** Engines whose shared tables the frame can draw. */
export const drawnTables = ['race', 'league', 'roulette', 'keno', 'curve'] as const;
export type DrawnTable = (typeof drawnTables)[number];
