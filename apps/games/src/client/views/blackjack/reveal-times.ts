/** Milliseconds between two cards of the first deal. */
export const dealMs = 130;
const flyMs = 240;
const turnAfterMs = 320;
const nextMs = 480;
const restMs = 420;

/** When the cards of the dealer appear after the end of a round, and when the result does. */
export interface Reveal {
  /** Milliseconds by card, from the second one, which is turned. */
  readonly cards: readonly number[];
  readonly result: number;
}

/** Returns the times at which the dealer turns and draws. In a round without decisions, the first deal comes before. */
export function revealTimes({ cards, isDeal }: { readonly cards: number; readonly isDeal: boolean }): Reveal {
  const first = (isDeal ? 3 * dealMs : 0) + flyMs + turnAfterMs;
  const times = Array.from({ length: Math.max(0, cards - 1) }, (_, at) => first + at * nextMs);
  return { cards: times, result: (times.at(-1) ?? first) + restMs };
}
