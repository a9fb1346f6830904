import { agencyRights, readAgencySettings } from '@kvota/contracts';
import { eq } from 'drizzle-orm';

import { agencyNodes } from '../database/schema/index.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { isLimitRequired } from '../protection/limits/required-limits.ts';
import { listSettings } from '../settings/create-settings-store.ts';
import type { Agency } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { createAlerts } from './alerts/create-alerts.ts';
import { createBlocks } from './blocks/create-blocks.ts';
import { readBlocks } from './blocks/read-blocks.ts';
import { createCommission } from './commission/create-commission.ts';
import { createUserCreation } from './create-user.ts';
import { createRepayments } from './credit/repay-debt.ts';
import { createLineSaving } from './credit/save-line.ts';
import { createExports } from './exports/create-exports.ts';
import { createReports } from './figures/create-reports.ts';
import { createTransferList } from './list-transfers.ts';
import { createUserLists } from './users/list-users.ts';
import { createJoining, readConnect } from './promo/join-agent.ts';
import { createCodeList } from './promo/list-codes.ts';
import { createCodeMaking } from './promo/make-codes.ts';
import { createLimits } from './limits/create-limits.ts';
import { readNodes } from './read-nodes.ts';
import { storedAnswer } from './requests.ts';
import { checkAudit } from './seals/check-audit.ts';
import { createAuditList } from './seals/list-audit.ts';
import { createSettings } from './settings/create-settings.ts';
import { readCaps } from './staff/count-cap.ts';
import { createStaff } from './staff/create-staff.ts';
import { createStandings } from './standing/create-standings.ts';
import { inOrder } from './staff/rights.ts';
import { staffDayOf } from './staff/staff-day.ts';
import { createTicketDetails } from './tickets/ticket-details.ts';
import { createTicketList } from './tickets/list-tickets.ts';
import { createVoidAsking } from './voids/ask-void.ts';
import { createVoidDecisions } from './voids/decide-void.ts';
import { createVoidList } from './voids/list-voids.ts';
import { createTransfers } from './transfers.ts';
import { highestDepth, requireBelow } from './tree.ts';

/** Creates the tree of agents and players over the database and the ledger. Nothing of it is cached. */
export function createAgency(deps: AgencyDeps): Agency {
  const { db, clock } = deps;
  const nodeOf = async (viewer: string, id: string) => (await readNodes(deps, viewer, [id]))[0];
  return {
    ...createUserLists(deps),
    ...createUserCreation(deps),
    ...createBlocks(deps),
    ...createTransfers(deps),
    ...createTransferList(deps),
    ...createTicketList(deps),
    ...createTicketDetails(deps),
    ...createVoidAsking(deps),
    ...createVoidDecisions(deps),
    ...createVoidList(deps),
    ...createReports(deps),
    ...createAlerts(deps),
    ...createSettings(deps),
    ...createLimits(deps),
    ...createJoining(deps),
    ...createCodeMaking(deps),
    ...createCodeList(deps),
    ...createCommission(deps),
    ...createLineSaving(deps),
    ...createRepayments(deps),
    ...createExports(deps),
    ...createAuditList(deps),
    ...createStaff(deps),
    ...createStandings(deps),
    checkAudit: () => checkAudit(db),
    request: (userId, requestId) => storedAnswer(db, userId, requestId),

    async connection({ nodeId, isAgent }) {
      const [own] = await db.select().from(agencyNodes).where(eq(agencyNodes.userId, nodeId));
      const parentId = own?.parentId ?? null;
      const [parent] =
        parentId === null
          ? []
          : await db.select({ username: agencyNodes.name }).from(agencyNodes).where(eq(agencyNodes.userId, parentId));
      const connect = await readConnect(db, own, clock.now());
      const node = isAgent ? ((await nodeOf(nodeId, nodeId)) ?? null) : null;
      const { credit: lending } = readAgencySettings(await listSettings(db, 'agency'));
      const depositLimitRequired = await isLimitRequired(db);
      return { node, parent: parent ?? null, highestDepth, connect, lending, depositLimitRequired };
    },

    async rights(seat, isAgent) {
      if (seat === undefined) return { rights: isAgent ? [...agencyRights] : [], staff: null };
      const { userId, rights, employer, firstName } = seat;
      const now = clock.now();
      const caps = (await readCaps(db, now, [seat]))(userId);
      const until = isoTime(staffDayOf(now).until);
      return { rights: inOrder(rights), staff: { employer, firstName, caps, until } };
    },

    async node({ nodeId }, userId) {
      await requireBelow(db, nodeId, userId);
      const node = await nodeOf(nodeId, userId);
      if (node === undefined) throw new Error(`The node ${userId} has a path and no row.`);
      return node.blocked ? { ...node, blocks: await readBlocks(db, nodeId, userId) } : node;
    },
  };
}
