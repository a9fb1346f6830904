import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';
import { RoundSeeds, SeedHash } from './seeds.ts';

/** Decisions of the player, in their order. `refused` is the status of the wallet, if the stake of the step was refused. */
export const RoundStep = v.object({
  step: v.number(),
  action: v.unknown(),
  refused: v.nullable(v.string()),
  at: v.string(),
});
export type RoundStep = v.InferOutput<typeof RoundStep>;

/** A round as its provider stored it, beside what the platform booked (CAS-41). */
export const GameRoundDetail = v.object({
  mode: v.string(),
  stake: Money,
  /** The public round of the maths; null until its first stake is booked. */
  outcome: v.nullable(v.unknown()),
  steps: v.array(RoundStep),
  /** `fallback` if the round waited too long and was ended in the way that risks nothing. */
  ended_by: v.nullable(v.picklist(['player', 'fallback', 'operator'])),
  /** Why it was refused or cancelled. */
  reason: v.nullable(v.string()),
  seeds: RoundSeeds,
  /** SHA-256 of the sheet of the maths. */
  sheet: SeedHash,
  version: v.number(),
  /** Address of the replay; null if the round is not closed. */
  replay: v.nullable(v.string()),
});
export type GameRoundDetail = v.InferOutput<typeof GameRoundDetail>;

/** The gain of a number of rounds with one stake, in ten-thousandths of the stake. */
export const RoundNet = v.object({
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Chance of a gain above 0, in millionths. */
  ahead: v.pipe(v.number(), v.integer()),
  /** The gains that 5, 50 and 95 of 100 series do not exceed. */
  low: v.pipe(v.number(), v.integer()),
  middle: v.pipe(v.number(), v.integer()),
  high: v.pipe(v.number(), v.integer()),
});
export type RoundNet = v.InferOutput<typeof RoundNet>;
