import { Badge } from '@kvota/ui';
import type { ReactElement } from 'react';

import { useNodeWords, type StateOf } from './use-node-words.ts';

/** The state of a user as a badge. */
export function StateBadge({ node }: { readonly node: StateOf }): ReactElement {
  const words = useNodeWords();
  const tone = node.closedAt ? 'neutral' : node.blocked ? 'danger' : 'success';
  return <Badge tone={tone}>{words.state(node)}</Badge>;
}
