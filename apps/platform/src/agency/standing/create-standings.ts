import type { Agency } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { requireBelow } from '../tree.ts';
import { createMoveAsking } from './ask-move.ts';
import { createMoveCarrying } from './carry-out-moves.ts';
import { createClosing } from './close-user.ts';
import { readStanding } from './read-standing.ts';
import type { AgencyStandings } from './standing.ts';

/** Serves closures and moves of users below agents. */
export function createStandings(deps: AgencyDeps): AgencyStandings & Pick<Agency, 'onDayClosed'> {
  return {
    ...createClosing(deps),
    ...createMoveAsking(deps),
    ...createMoveCarrying(deps),
    async standing(actor, userId) {
      const depth = await requireBelow(deps.db, actor.nodeId, userId);
      return readStanding(deps.db, actor, userId, depth);
    },
  };
}
