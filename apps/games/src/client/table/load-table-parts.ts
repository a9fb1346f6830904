import type { DrawnTable } from '../../wire/index.ts';
import type { TableParts } from './table-parts.ts';

const parts: Readonly<Record<DrawnTable, () => Promise<TableParts>>> = {
  race: async () => (await import('./race-parts.tsx')).raceParts,
  league: async () => (await import('./league-parts.tsx')).leagueParts,
  roulette: async () => (await import('./roulette-parts.tsx')).rouletteParts,
  curve: async () => (await import('./curve-parts.tsx')).curveParts,
  keno: async () => (await import('./keno-parts.tsx')).kenoParts,
};

const isDrawn = (engine: string): engine is DrawnTable => Object.hasOwn(parts, engine);

/** Loads the parts of an engine for its table; undefined if this frame has none. */
export const loadTableParts = async (engine: string): Promise<TableParts | undefined> =>
  isDrawn(engine) ? parts[engine]() : undefined;
