import type { agencyCalls } from '@kvota/contracts';

import type { Caller, Handlers } from '../../kernel/handlers.ts';
import { problem } from '../../kernel/http-problem.ts';
import type { Seat } from './read-seats.ts';
import { neededFor, requireRights } from './rights.ts';
import type { AgencyStaff, StaffActor } from './staff.ts';

type AgencyCall = keyof typeof agencyCalls;
type AnyHandler = (input: { readonly body?: unknown }, context: { readonly caller: Caller }) => unknown;

/** The caller of a guarded call, with its staff account if it has one. */
export interface GuardedCaller extends Caller {
  readonly staff?: StaffActor & Pick<Seat, 'nodeId'>;
}

/**
 * Guards every call of the agents' area by the table of rights: a staff account needs those of the call, an open account
 * and an unblocked employer. The own connection is answered all the same, so that the app can show the reason.
 */
export function guardCalls<H extends Handlers>(handlers: H, { seat }: Pick<AgencyStaff, 'seat'>): H {
  const guard = ([name, handler]: [string, AnyHandler]): [string, AnyHandler] => [
    name,
    async (input, context) => {
      const found = await seat(context.caller.id);
      if (found === undefined || name === 'agencyConnection') return handler(input, context);
      if (!found.isOpen) throw problem('agentBlocked');
      const needed = neededFor(name as AgencyCall, input); // the handlers are those of the agents' area
      requireRights(found.rights, needed);
      const { employerId, nodeId, rights } = found;
      const staff = { employerId, nodeId, rights, needed: needed === 'agent' ? [] : needed };
      const caller: GuardedCaller = { ...context.caller, staff };
      return handler(input, { ...context, caller });
    },
  ];
  return Object.fromEntries(
    Object.entries(handlers as unknown as Record<string, AnyHandler>).map(guard),
  ) as unknown as H; // the same calls
}
