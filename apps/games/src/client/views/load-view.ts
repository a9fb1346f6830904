import type { DrawnEngine } from '../../wire/index.ts';
import type { GameView } from './view.ts';

const views: Readonly<Record<DrawnEngine, () => Promise<GameView>>> = {
  reels: async () => (await import('./reels/reels-view.tsx')).reelsView,
  ladder: async () => (await import('./ladder/ladder-view.tsx')).ladderView,
  blackjack: async () => (await import('./blackjack/blackjack-view.tsx')).blackjackView,
  roulette: async () => (await import('./roulette/roulette-view.tsx')).rouletteView,
  baccarat: async () => (await import('./baccarat/baccarat-view.tsx')).baccaratView,
  draw_poker: async () => (await import('./draw-poker/draw-poker-view.tsx')).drawPokerView,
  table: async () => (await import('./table/table-view.tsx')).tableView,
  keno: async () => (await import('./keno/keno-view.tsx')).kenoView,
};

const isDrawn = (engine: string): engine is DrawnEngine => Object.hasOwn(views, engine);

/** Loads the view of an engine; undefined if this frame has none (RGS-22). */
export const loadView = async (engine: string): Promise<GameView | undefined> =>
  isDrawn(engine) ? views[engine]() : undefined;
