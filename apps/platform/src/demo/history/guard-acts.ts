import type { StepUpSetting } from '@kvota/contracts';

import type { Db } from '../../database/database.ts';
import { boxed } from '../../database/boxed.ts';
import { settings } from '../../database/schema/index.ts';

/** The demo asks for a sign-in at large transfers only (SEC-23). */
const stepUp: StepUpSetting = {
  marks: [
    { currency: 'RSD', limit: '50000.00' },
    { currency: 'EUR', limit: '500.00' },
  ],
  maxAge: 300,
  dayFactor: 5,
  secondFactor: false,
};

/** Guards acts of agents, unless the operator of the demo has decided about it already. */
export async function guardActs(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values({ group: 'agency', key: 'stepUp', value: boxed(stepUp) })
    .onConflictDoNothing();
}
