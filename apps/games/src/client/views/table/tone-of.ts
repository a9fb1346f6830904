/** How much a multiplier pays, for its colour: nothing, a part of the stake, or more and more. */
export type Tone = 'none' | 'part' | 'low' | 'mid' | 'high' | 'top';

/** The tone of a multiplier in ten-thousandths. Colours never replace the number. */
export function toneOf(multiplier: number): Tone {
  if (multiplier === 0) return 'none';
  if (multiplier < 10_000) return 'part';
  if (multiplier < 15_000) return 'low';
  if (multiplier < 30_000) return 'mid';
  return multiplier < 100_000 ? 'high' : 'top';
}
