import type { AgencyKind, AgencyNode } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The part of a node that its state is read from. */
export type StateOf = Pick<AgencyNode, 'blocked' | 'blockedBy' | 'closedAt'>;

/** Words for users of the tree. */
export interface NodeWords {
  readonly kind: (kind: AgencyKind) => string;
  /** "3 agents · 24 players"; undefined if nobody can be below. */
  readonly below: (node: Pick<AgencyNode, 'kind' | 'agentsBelow' | 'playersBelow'>) => string | undefined;
  /** The state, and the origin of a block: "Blocked from above". */
  readonly state: (node: StateOf) => string;
}

/** Returns the words for kind, state and branch of a user. */
export function useNodeWords(): NodeWords {
  const { t } = useLingui();
  const formats = useFormats();
  return {
    kind(kind) {
      if (kind === 'player') return t({ id: 'agency.kind.player', message: 'Player' });
      if (kind === 'agent') return t({ id: 'agency.kind.agent', message: 'Agent' });
      return t({ id: 'agency.kind.root', message: 'Operator' });
    },
    below({ kind, agentsBelow, playersBelow }) {
      if (kind === 'player') return undefined;
      const agents = t({ id: 'agency.agents', message: plural(agentsBelow, { one: '# agent', other: '# agents' }) });
      const players = t({
        id: 'agency.players',
        message: plural(playersBelow, { one: '# player', other: '# players' }),
      });
      return agentsBelow === 0 ? players : formats.list([agents, players]);
    },
    state({ blocked, blockedBy, closedAt }) {
      if (closedAt) return t({ id: 'agency.state.closed', message: 'Closed' });
      if (!blocked) return t({ id: 'agency.state.active', message: 'Active' });
      return blockedBy === 'above'
        ? t({ id: 'agency.state.above', message: 'Blocked from above' })
        : t({ id: 'agency.state.blocked', message: 'Blocked' });
    },
  };
}
