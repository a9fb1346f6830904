import type { Outcomes } from './fair-market.ts';

/** Probabilities of each way in which an Asian handicap can be settled. */
export interface Split {
  won: number;
  halfWon: number;
  back: number;
  halfLost: number;
  lost: number;
}

/**
 * Adds the probability of a lead, with the handicap added. A quarter line puts half of the stake on each of the two
 * neighbouring lines, so a lead of ±0.25 decides only half of it.
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

/**
 * Returns the inverse of the fair odds of a bet whose stake may be returned in part. The shares of both sides add up to
 * one.
 */
export function fairShare({ won, halfWon, halfLost, lost }: Split): number {
  const gain = won + halfWon / 2;
  const loss = lost + halfLost / 2;
  return gain + loss > 0 ? gain / (gain + loss) : 0.5;
}

/**
 * Settles host or guests by the host's lead, with the handicap added, in steps of 0.25. A level score is void; a quarter
 * wins or loses half of the stake.
 */
export function settleLead(lead: number): Outcomes {
  if (lead > 0.3) return { '1': 'won', '2': 'lost' };
  if (lead > 0.2) return { '1': 'half-won', '2': 'half-lost' };
  if (lead > -0.2) return { '1': 'void', '2': 'void' };
  if (lead > -0.3) return { '1': 'half-lost', '2': 'half-won' };
  return { '1': 'lost', '2': 'won' };
}
