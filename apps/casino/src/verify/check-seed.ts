import type { RetiredSeeds, SeedRound } from '@kvota/contracts';

import { isFault, type CheckedRound, type PublicSeeds, type RoundCheck } from './round-check.ts';

/** A round that was checked. */
export interface CheckedLine {
  readonly round: SeedRound;
  readonly check: RoundCheck;
}

/** The result of checking all rounds of a retired seed (CAS-45). */
export interface SeedReport {
  /** True if the hash that was shown before is that of the seed. */
  readonly hashFits: boolean;
  readonly lines: readonly CheckedLine[];
  readonly faults: readonly CheckedLine[];
  /** Rounds whose rules are not known here. */
  readonly unknown: number;
  /** Refused rounds by their reason, the commonest first. */
  readonly refused: readonly { readonly reason: string; readonly count: number }[];
  /** Numbers under the seed of which no round was given. */
  readonly missing: readonly number[];
}

/** True if nothing speaks against the rounds. */
export const isClean = ({ hashFits, faults, missing, unknown }: SeedReport): boolean =>
  hashFits && faults.length === 0 && missing.length === 0 && unknown === 0;

export interface CheckSeedDeps {
  readonly page: (from: number) => Promise<{ readonly result: readonly SeedRound[]; readonly next: number | null }>;
  readonly checkRound: (round: CheckedRound, seeds: PublicSeeds) => RoundCheck;
  readonly hashOfSeed: (seed: string) => string;
  /** Milliseconds of a clock. */
  readonly now: () => number;
  /** Resolves when the page has had time to paint and to react. */
  readonly pause: () => Promise<void>;
  readonly onProgress: (done: number) => void;
  /** True when nobody waits for the result. */
  readonly isStopped: () => boolean;
}

/** Milliseconds of work between two pauses: less than a frame. */
const slice = 10;

/** Checks all rounds of a retired seed. The result is undefined if it was stopped. */
export async function checkSeed(seeds: RetiredSeeds, deps: CheckSeedDeps): Promise<SeedReport | undefined> {
  const lines: CheckedLine[] = [];
  let since = deps.now();
  for (let from: number | null = 0; from !== null;) {
    const { result, next }: Awaited<ReturnType<CheckSeedDeps['page']>> = await deps.page(from);
    for (const round of result) {
      lines.push({ round, check: deps.checkRound(round, seeds) });
      if (deps.now() - since < slice) continue;
      deps.onProgress(lines.length);
      await deps.pause();
      if (deps.isStopped()) return undefined;
      since = deps.now();
    }
    if (deps.isStopped()) return undefined;
    from = next;
  }
  deps.onProgress(lines.length);
  return reportOf(seeds, lines, deps.hashOfSeed(seeds.server_seed) === seeds.hash);
}

function reportOf({ rounds }: RetiredSeeds, lines: readonly CheckedLine[], hashFits: boolean): SeedReport {
  const given = new Set(lines.map(({ round }) => round.nonce));
  const counts = new Map<string, number>();
  for (const { round } of lines) {
    if (round.state === 'refused') counts.set(round.reason ?? '', (counts.get(round.reason ?? '') ?? 0) + 1);
  }
  return {
    hashFits,
    lines,
    faults: lines.filter(({ check }) => isFault(check)),
    unknown: lines.filter(({ check }) => check.kind === 'unknownRules').length,
    refused: [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count),
    missing: Array.from({ length: rounds }, (_, nonce) => nonce).filter((nonce) => !given.has(nonce)),
  };
}
