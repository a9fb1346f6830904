import type { AgencyNode } from '@kvota/contracts';
import { Badge } from '@kvota/ui';
import type { ReactElement } from 'react';

import { useNodeWords } from './use-node-words.ts';

/** The state of a user as a badge. */
export function StateBadge({ node }: { readonly node: Pick<AgencyNode, 'blocked' | 'blockedBy'> }): ReactElement {
  const words = useNodeWords();
  return <Badge tone={node.blocked ? 'danger' : 'success'}>{words.state(node)}</Badge>;
}
