import { quote, type Quote } from '@kvota/bet-slip/math';
import { selectRules, selectTicket, type SlipEnv, type SlipState } from '@kvota/bet-slip/slip';

/** Returns a group as a separate ticket, to show its part of the price. */
export function quoteOfGroup(state: SlipState, env: SlipEnv, index: number): Quote {
  const ticket = selectTicket(state, env);
  const group = state.groups[index];
  const members = group?.selectionIds ?? [];
  return quote(
    {
      ...ticket,
      selections: ticket.selections.filter(({ id }) => members.includes(id)),
      groups: group ? [group] : [],
    },
    selectRules(state, env),
  );
}

/** Writes a group as `2, 3 of 4`. */
export const conditionsText = (conditions: readonly number[], count: number): string =>
  `${conditions.join(', ')} of ${count}`;
