import type { Money } from '@kvota/contracts';

import type { RegisterPerson } from '../../protection/register/exclusion-register.ts';

/** A report about a deposit. One with a lower version than the service knows changes nothing. */
export interface CentralReport {
  readonly id: string;
  readonly version: number;
}

/** The limit as it is when a reservation is refused. Amounts are in its currency. */
export interface CentralRoom {
  readonly value: Money;
  /** The rest that can still be reserved. */
  readonly left: Money;
  /** An ISO time: from then on there is room again. */
  readonly until: string;
}

/** The answer to a reservation. With `refused` there is the room, if the service names it. */
export interface CentralAnswer {
  readonly status: 'reserved' | 'refused' | 'unknown';
  readonly room?: CentralRoom | undefined;
}

/** The currency of the limit. */
export const centralCurrency = 'EUR';

/**
 * The limit of what a person pays in at all operators together. It never rejects: without a definite answer it is `unknown`,
 * and the same report can be repeated.
 */
export interface CentralLimit {
  /** Reserves room for a deposit. */
  reserve(deposit: CentralReport & { readonly person: RegisterPerson; readonly amount: Money }): Promise<CentralAnswer>;
  /** Reports what is credited of a reserved deposit. */
  confirm(deposit: CentralReport & { readonly amount: Money }): Promise<'done' | 'unknown'>;
  /** Gives the room of a deposit back, also if it was not reserved. */
  release(deposit: CentralReport): Promise<'done' | 'unknown'>;
}
