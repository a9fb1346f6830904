import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';

/** SHA-256 in lower-case hexadecimal. */
export const SeedHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The seed that a player chooses: it is part of every draw. */
export const ClientSeed = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/, '1 to 64 visible ASCII characters'));

/** The seeds of a round. The server seed is null if its pair is not retired. */
export const RoundSeeds = v.object({
  pair_id: v.string(),
  server_hash: SeedHash,
  server_seed: v.nullable(v.string()),
  client_seed: v.string(),
  nonce: v.number(),
});
export type RoundSeeds = v.InferOutput<typeof RoundSeeds>;

/** A pair of seeds when its server seed is public. */
export const RetiredSeeds = v.object({
  pair_id: v.string(),
  hash: SeedHash,
  server_seed: v.string(),
  client_seed: v.string(),
  rounds: v.number(),
  retiredAt: v.string(),
});
export type RetiredSeeds = v.InferOutput<typeof RetiredSeeds>;

/** The pairs of seeds of a player. A server seed is secret if its pair is not retired. */
export const PlayerSeeds = v.object({
  active: v.object({ pair_id: v.string(), hash: SeedHash, client_seed: v.string(), nonce: v.number() }),
  upcoming: v.object({ hash: SeedHash }),
  /** The newest 50, newest first. */
  retired: v.array(RetiredSeeds),
});
export type PlayerSeeds = v.InferOutput<typeof PlayerSeeds>;

/** A round of a retired pair, with its decisions in `outcome`, and with what the platform booked for it. */
export const SeedRound = v.object({
  id: v.string(),
  game_code: v.string(),
  nonce: v.number(),
  state: v.string(),
  /** Why it was refused, if it was: a provider that refuses winners would be seen. */
  reason: v.nullable(v.string()),
  outcome: v.unknown(),
  /** From the platform's own books; null if it booked nothing. */
  booked: v.nullable(v.object({ staked: Money, won: Money })),
});
export type SeedRound = v.InferOutput<typeof SeedRound>;
