import type { CallAnswer } from '@kvota/contracts';
import type { operatorCalls } from '@kvota/contracts/operator';

import type { ActCall } from './act-fields.ts';

type Page = CallAnswer<(typeof operatorCalls)['operatorActs']>;

/** A call of an operator that changes something. */
export interface CalledAct {
  readonly call: ActCall;
  /** The id of the operator. */
  readonly by: string;
  /** The parsed input. */
  readonly body: unknown;
}

/** The record of all acts of operators (SEC-25). */
export interface OperatorActs {
  /** Runs a call and keeps it with its result: in the transaction of the act if it has one, else after it. */
  record<T>(act: CalledAct, run: () => T | Promise<T>): Promise<T>;
  list(query: {
    readonly page: number;
    readonly operator?: string | undefined;
    readonly call?: string | undefined;
    readonly subject?: string | undefined;
  }): Promise<Page>;
}
