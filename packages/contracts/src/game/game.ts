import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';

/** The lobbies of games. */
export const gameAreas = ['casino', 'casino_live', 'virtuals'] as const;
export type GameArea = (typeof gameAreas)[number];

/** The kinds of games; each page of the casino shows some of them. */
export const gameKinds = ['slots', 'table', 'poker', 'skill', 'number', 'instant', 'live', 'virtual'] as const;
export type GameKind = (typeof gameKinds)[number];

/** A game of the catalogue (CALL-36). */
export const Game = v.object({
  code: v.string(),
  name: v.string(),
  /** Code of the studio. */
  provider: v.string(),
  area: v.picklist(gameAreas),
  kind: v.picklist(gameKinds),
  /** Address of the picture; empty if there is none. */
  image: v.string(),
  /** Behind the picture until it is loaded. */
  color: v.string(),
  tags: v.array(v.string()),
  demo: v.boolean(),
  enabled: v.boolean(),
  /** When a disabled game is enabled again, if that is known. */
  until: v.nullish(v.string()),
  /** Return in percent, computed from the maths. */
  rtp: v.string(),
  rtpMin: v.nullish(v.string()),
  volatility: v.number(),
  /** Highest multiple of the stake. */
  maxWin: v.string(),
  minBet: Money,
  maxBet: Money,
  lines: v.nullish(v.number()),
  /** True if players share its rounds at a table, which `liveTables` shows. */
  table: v.optional(v.boolean()),
  features: v.array(v.string()),
  model: v.string(),
  /** Number of other games with the same maths. */
  twins: v.number(),
  /** Code of the jackpot that its stakes feed. */
  jackpot: v.nullish(v.string()),
  released: v.string(),
  popular: v.number(),
  orientation: v.picklist(['any', 'portrait', 'landscape']),
});
export type Game = v.InferOutput<typeof Game>;
