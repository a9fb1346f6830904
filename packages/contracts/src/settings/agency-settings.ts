import * as v from 'valibot';

import type { KeyValue } from './key-value.ts';
import { lendingScopes } from '../account/lending.ts';
import { CurrencyLimit } from './ticket-settings.ts';

/**
 * When an agent has to sign in again before an act (SEC-23). Plans, credit lines, payments of commission and new
 * passwords of users always need it. A transfer needs it from the mark of its currency on, and if the transfers since the last sign-in add
 * up to `dayFactor` marks. A currency without a mark needs it for each transfer.
 */
export const StepUpSetting = v.object({
  marks: v.pipe(v.array(CurrencyLimit), v.maxLength(50)),
  /** Seconds that a sign-in counts. */
  maxAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(3600)), 300),
  dayFactor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 5),
  /** True if the password alone is not enough, also for agents without a second factor. */
  secondFactor: v.optional(v.boolean(), false),
});
export type StepUpSetting = v.InferOutput<typeof StepUpSetting>;

/** To whom agents may give on credit. Off: to nobody; debts can still be repaid. Many laws forbid it for players. */
const Credit = v.picklist(lendingScopes);

/** The payout from which on agents are shown a won ticket, by currency. A currency without a mark has no such alerts. */
const BigWins = v.pipe(v.array(CurrencyLimit), v.maxLength(50));

/** Settings of the agents' area, which only the platform reads. `stepUp` null is off. */
export const AgencySettings = v.object({ stepUp: v.nullable(StepUpSetting), credit: Credit, bigWins: BigWins });
export type AgencySettings = v.InferOutput<typeof AgencySettings>;

/** The settings of a platform whose operator has set none. */
export const defaultAgencySettings: AgencySettings = {
  stepUp: null,
  credit: 'agents',
  bigWins: [
    { currency: 'RSD', limit: '100000.00' },
    { currency: 'EUR', limit: '1000.00' },
  ],
};

/** Reads the settings of agencies from a list of keys and values. A missing or malformed value keeps its default. */
export function readAgencySettings(list: readonly KeyValue[]): AgencySettings {
  const values = new Map(list.map(({ key, value }) => [key, value]));
  const { stepUp, credit, bigWins } = defaultAgencySettings;
  const { entries } = AgencySettings;
  return {
    stepUp: v.parse(v.fallback(entries.stepUp, stepUp), values.get('stepUp')),
    // A malformed value must not open what the operator may have closed.
    credit: values.has('credit') ? v.parse(v.fallback(Credit, 'off'), values.get('credit')) : credit,
    bigWins: v.parse(v.fallback(BigWins, bigWins), values.get('bigWins')),
  };
}
