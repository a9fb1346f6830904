/** The visual tone of a phase: not started, running, interrupted, finished. */
export type PhaseTone = 'before' | 'live' | 'break' | 'over';

/** All other codes are running: halves, quarters, periods, sets, maps, games, innings, overtime, penalties. */
const tones: Readonly<Record<string, PhaseTone>> = {
  NSY: 'before',
  HT: 'break',
  ETHT: 'break',
  PAUSED: 'break',
  F: 'over',
  AOT: 'over',
};

/** Returns the tone of a phase code (MATCH-13 … MATCH-16, OP-58). An unknown code counts as running. */
export function phaseTone(code: string): PhaseTone {
  return Object.hasOwn(tones, code) ? (tones[code] ?? 'live') : 'live';
}
