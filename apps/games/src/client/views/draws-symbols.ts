import type { FrameGame } from '../../wire/index.ts';

/** True if the view of a game draws symbols of its theme: slots and scratch cards. For others, no symbols are loaded. */
export const drawsSymbols = ({ engine, model }: Pick<FrameGame, 'engine' | 'model'>): boolean =>
  engine === 'reels' || (engine === 'table' && model.startsWith('scratch-'));
