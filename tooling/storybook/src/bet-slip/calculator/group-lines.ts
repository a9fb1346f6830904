import { quote, type Quote } from '@kvota/bet-slip/math';
import { selectRules, selectTicket, type SlipEnv, type SlipState } from '@kvota/bet-slip/slip';

/** A group by itself: as if it were the whole ticket, for what its lines add to the price. */
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

/** `2, 3 of 4`. */
export const conditionsText = (conditions: readonly number[], count: number): string =>
  `${conditions.join(', ')} of ${count}`;
