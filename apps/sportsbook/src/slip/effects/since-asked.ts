import type { OddsUpdate, SlipSelection } from '@kvota/bet-slip/slip';

/**
 * Returns the updates of an answer that are still news: those of selections that are as they were when the slip asked. What
 * the sockets or another check brought meanwhile is newer, and another outcome of the match has another price (SLIP-31).
 */
export function sinceAsked(
  updates: readonly OddsUpdate[],
  asked: readonly SlipSelection[],
  now: readonly SlipSelection[],
): OddsUpdate[] {
  // A selection is another object as soon as anything of it changes.
  const unchanged = new Set(now.filter((selection) => asked.includes(selection)).map(({ id }) => id));
  return updates.filter(({ id }) => unchanged.has(id));
}
