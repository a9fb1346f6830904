import { appearanceCalls, operatorCalls } from '@kvota/contracts/operator';

import { createCalls, type Api } from './create-calls.ts';
import type { Transport } from './transport.ts';

const group = { ...appearanceCalls, ...operatorCalls };

/** The calls of designers and operators as functions. */
export type OperatorClient = Api<typeof group>;

/** Creates the calls of designers and operators. Players need none of them, so fetch this code only for a tool that does. */
export function createOperatorClient(transport: Transport): OperatorClient {
  return createCalls(group, transport);
}
