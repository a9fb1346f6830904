import type { SelectionChances } from './fair-market.ts';

/** Probabilities of host, draw and guests. */
export function resultChances(host: number, away: number): SelectionChances {
  return [
    ['1', host],
    ['X', Math.max(0, 1 - host - away)],
    ['2', away],
  ];
}

/** Probabilities of host and guests. */
export function winnerChances(host: number): SelectionChances {
  return [
    ['1', host],
    ['2', 1 - host],
  ];
}

export function totalChances(over: number): SelectionChances {
  return [
    ['under', 1 - over],
    ['over', over],
  ];
}

export function oddEvenChances(odd: number): SelectionChances {
  return [
    ['odd', odd],
    ['even', 1 - odd],
  ];
}

export function yesNoChances(yes: number): SelectionChances {
  return [
    ['yes', yes],
    ['no', 1 - yes],
  ];
}

export function doubleChances(host: number, draw: number, away: number): SelectionChances {
  return [
    ['1X', host + draw],
    ['12', host + away],
    ['X2', draw + away],
  ];
}

/**
 * Probabilities of the side that scores next. `some` is the probability of another score, `share` the host's part of
 * it.
 */
export function nextScoreChances(some: number, share: number): SelectionChances {
  return [
    ['1', some * share],
    ['none', 1 - some],
    ['2', some * (1 - share)],
  ];
}
