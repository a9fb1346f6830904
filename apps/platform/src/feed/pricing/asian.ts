import type { Outcomes } from './fair-market.ts';

/** Chances of winning all, half, getting the stake back, losing half, all. */
export interface Split {
  won: number;
  halfWon: number;
  back: number;
  halfLost: number;
  lost: number;
}

/**
 * Adds the chance of a margin of `lead` to the split of a bet that needs it above zero. Quarter lines are
 * two halves of the stake on the neighbouring half lines, so a lead of ±0.25 decides half of it.
 */
export function addLead(split: Split, lead: number, chance: number): void {
  if (lead > 0.3) split.won += chance;
  else if (lead > 0.2) split.halfWon += chance;
  else if (lead > -0.2) split.back += chance;
  else if (lead > -0.3) split.halfLost += chance;
  else split.lost += chance;
}

export function emptySplit(): Split {
  return { won: 0, halfWon: 0, back: 0, halfLost: 0, lost: 0 };
}

/** The inverse of the odds that are fair when part of the stake may come back. Both sides' add up to one. */
export function fairShare({ won, halfWon, halfLost, lost }: Split): number {
  const gain = won + halfWon / 2;
  const loss = lost + halfLost / 2;
  return gain + loss > 0 ? gain / (gain + loss) : 0.5;
}

/** Settles a two-way market by how far the first selection is ahead (in steps of 0.25). */
export function settleLead(first: string, second: string, lead: number): Outcomes {
  if (lead > 0.3) return { [first]: 'won', [second]: 'lost' };
  if (lead > 0.2) return { [first]: 'half-won', [second]: 'half-lost' };
  if (lead > -0.2) return { [first]: 'void', [second]: 'void' };
  if (lead > -0.3) return { [first]: 'half-lost', [second]: 'half-won' };
  return { [first]: 'lost', [second]: 'won' };
}
