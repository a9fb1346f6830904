import type { Handlers } from '../kernel/handlers.ts';
import type { OperatorActs } from './operator-acts.ts';

/** Serves the record of the acts of operators (SEC-25). */
export function actHandlers({ acts }: { readonly acts: Pick<OperatorActs, 'list'> }) {
  return { operatorActs: ({ query }) => acts.list(query) } satisfies Handlers;
}
