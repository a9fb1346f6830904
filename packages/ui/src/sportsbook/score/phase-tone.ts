/** What a phase means for the eye: not yet, being played, interrupted, over. */
export type PhaseTone = 'before' | 'live' | 'break' | 'over';

/** All others are being played: halves, quarters, periods, sets, maps, games, innings, overtime, penalties. */
const tones: Readonly<Record<string, PhaseTone>> = {
  NSY: 'before',
  HT: 'break',
  ETHT: 'break',
  PAUSED: 'break',
  F: 'over',
  AOT: 'over',
};

/** The tone of a phase code (MATCH-13 … MATCH-16, OP-58); an unknown code is being played. */
export function phaseTone(code: string): PhaseTone {
  return Object.hasOwn(tones, code) ? (tones[code] ?? 'live') : 'live';
}
