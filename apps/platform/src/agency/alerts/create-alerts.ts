import { mostAlerts } from '@kvota/contracts';

import { isoTime } from '../../kernel/iso-time.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { readLowFloats } from '../credit/read-low-floats.ts';
import { readBriefly } from '../read-briefly.ts';
import { alertRights, missingOf, type AlertKind } from '../staff/rights.ts';
import { readWaitingVoids } from '../voids/waiting-voids.ts';
import type { AgencyAlertCalls } from './agency-alerts.ts';
import { readBigWins } from './big-wins.ts';
import { readBlocksFromAbove } from './blocks-from-above.ts';
import { readNearLimits } from './near-limits.ts';
import { readUnpaidStatements } from './unpaid-statements.ts';

/** Serves what waits for agents. Each kind is one bounded list, read in the same snapshot. */
export function createAlerts({ db, clock }: Pick<AgencyDeps, 'db' | 'clock'>): AgencyAlertCalls {
  return {
    alerts(actor) {
      const { nodeId, staff } = actor;
      const now = clock.now();
      const part = async <T>(kind: AlertKind, read: () => Promise<T>): Promise<T | null> =>
        staff === undefined || missingOf(staff.rights, alertRights[kind]) === undefined ? read() : null;
      return readBriefly(
        db,
        async (tx) => ({
          asOf: isoTime(now),
          voidRequests: await part('voidRequests', () => readWaitingVoids(tx, actor, { now, limit: mostAlerts })),
          lowFloats: await part('lowFloats', () => readLowFloats(tx, nodeId, { limit: mostAlerts })),
          limits: await part('limits', () => readNearLimits(tx, nodeId, now)),
          blocks: await part('blocks', () => readBlocksFromAbove(tx, nodeId)),
          statements: await part('statements', () => readUnpaidStatements(tx, nodeId)),
          wins: await part('wins', () => readBigWins(tx, nodeId, now)),
        }),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },
  };
}
