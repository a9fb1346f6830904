import { moneyToMinor } from '@kvota/contracts';
import { verifyRound, type RoundRecord } from '@kvota/games/verify';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';

import type { CheckedRound, PublicSeeds, RoundCheck } from './round-check.ts';
import { isSameJson } from './same-json.ts';

/** The parts of a stored round that decide it. The maths checks params and actions itself. */
const Stored = v.object({
  engine: v.string(),
  bet: v.number(),
  params: v.looseObject({ model: v.string(), mode: v.string() }),
  actions: v.array(v.looseObject({ type: v.string() })),
});

/** Returns the SHA-256 of a server seed in hexadecimal, as it is shown when the seed is not used yet. */
export const hashOfSeed = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/**
 * Computes a round again from its seeds and decisions, and compares outcome and money with what was stored and booked
 * (CAS-45). `crypto.subtle` is asynchronous and missing over plain http, so the HMAC is that of `@noble/hashes`.
 */
export function checkRound({ outcome, nonce, state, booked }: CheckedRound, seeds: PublicSeeds): RoundCheck {
  if (outcome === null || outcome === undefined) return { kind: 'notDrawn' };
  const stored = v.safeParse(Stored, outcome);
  if (!stored.success) return { kind: 'unknownRules' };
  const round = computed({ ...stored.output, nonce, serverSeed: seeds.server_seed, clientSeed: seeds.client_seed });
  if (round === undefined) return { kind: 'unknownRules' };
  const money = { staked: BigInt(round.staked), won: BigInt(round.payout) };
  if (!isSameJson(round, outcome)) return { kind: 'otherOutcome', computed: money };
  const paid = state === 'closed' ? money : { staked: 0n, won: 0n };
  const own = { staked: moneyToMinor(booked?.staked ?? '0'), won: moneyToMinor(booked?.won ?? '0') };
  return { kind: own.staked === paid.staked && own.won === paid.won ? 'same' : 'otherMoney', computed: money };
}

/** Returns undefined if the maths does not know the game, or if it refuses the record. */
function computed(record: RoundRecord) {
  try {
    return verifyRound(record, (key, message) => hmac(sha256, key, message));
  } catch {
    return undefined;
  }
}
