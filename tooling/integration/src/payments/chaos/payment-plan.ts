import type { Act, Faults } from '@kvota/outside';

import type { Random } from '../../../../../apps/platform/src/feed/random/hash.ts';

/** Acts of a provider on a deposit of 1,000.00, the state it ends in, and what stays of it, in minor units. */
const lives = [
  { weight: 70, acts: ['capture'], ends: 'succeeded', moves: 100_000n },
  { weight: 8, acts: ['fail'], ends: 'failed', moves: 0n },
  { weight: 6, acts: ['fail', 'capture'], ends: 'succeeded', moves: 100_000n },
  { weight: 10, acts: ['capture', 'refund'], ends: 'partlyRefunded', moves: 60_000n },
  { weight: 6, acts: ['capture', 'refund', 'chargeback'], ends: 'chargedBack', moves: 20_000n },
] as const satisfies readonly { weight: number; acts: readonly Act[]; ends: string; moves: bigint }[];
export type Life = (typeof lives)[number];

/** What happens to the webhook of an act. */
export type Fate = 'sent' | 'tripled' | 'delayed' | 'late' | 'dropped' | 'forged';

/** The faults of the stand-in that make each fate. A late one arrives after the next. Of a forged one, the true one is dropped. */
export const faultsOf: Readonly<Record<Fate, Faults>> = {
  sent: faults({}),
  tripled: faults({ repeat: 2 }),
  delayed: faults({ delay: 20_000, shuffle: true }),
  late: faults({ delay: 3000 }),
  dropped: faults({ drop: 1 }),
  forged: faults({ forge: 1 }),
};

function faults(some: Partial<Faults>): Faults {
  return { repeat: 0, delay: 0, shuffle: false, drop: 0, forge: 0, stale: 0, wrongAmount: 0, ...some };
}

/** A deposit of the run, with the fate of the webhook of each act. */
export interface PlannedPayment {
  readonly player: number;
  readonly life: Life;
  readonly fates: readonly Fate[];
}

/**
 * Plans deposits: of the webhooks, 5 % each come three times, late, much later or never, and 2 % are forged. Refunds and
 * chargebacks that nobody here asked for always come.
 */
export function planPayments(count: number, players: number, random: Random): PlannedPayment[] {
  return Array.from({ length: count }, (_, n) => {
    const life = lifeOf(random() * lives.reduce((sum, { weight }) => sum + weight, 0));
    return { player: n % players, life, fates: life.acts.map((act) => fateOf(act, random())) };
  });
}

function lifeOf(luck: number): Life {
  let passed = 0;
  return lives.find(({ weight }) => luck < (passed += weight)) ?? lives[0];
}

function fateOf(act: Act, luck: number): Fate {
  // The provider is asked once a day for what goes back without our asking.
  const neverComes = act === 'refund' || act === 'chargeback' ? 'late' : undefined;
  if (luck < 0.05) return 'tripled';
  if (luck < 0.1) return 'delayed';
  if (luck < 0.15) return 'late';
  if (luck < 0.2) return neverComes ?? 'dropped';
  return luck < 0.22 ? (neverComes ?? 'forged') : 'sent';
}
