import type { RefusalOf } from '@kvota/contracts/errors';

import type { agencyNodes, promoCodes } from '../../database/schema/index.ts';
import { rootId } from '../tree.ts';

/** Milliseconds after the creation of an account in which its player can join an agent. */
export const connectWindow = 30 * 86_400_000;

type NodeFacts = Pick<typeof agencyNodes.$inferSelect, 'kind' | 'parentId' | 'createdAt'>;

/** Whether a user can join an agent now. */
export type ConnectState =
  | { readonly state: 'none' | 'joined' | 'closed' }
  /** Until this instant. */
  | { readonly state: 'open'; readonly until: number };

/** Decides whether a user can join an agent. `joined` is true if the user did so before. Operators have no parent. */
export function connectStateOf({ kind, parentId, createdAt }: NodeFacts, joined: boolean, now: number): ConnectState {
  if (kind !== 'player' || parentId === null) return { state: 'none' };
  if (joined || parentId !== rootId) return { state: 'joined' };
  const until = createdAt.getTime() + connectWindow;
  return now < until ? { state: 'open', until } : { state: 'closed' };
}

/** The reasons why a user cannot join. */
export const stateFaults = {
  none: 'playersOnly',
  joined: 'alreadyConnected',
  closed: 'connectClosed',
} as const satisfies Readonly<Record<Exclude<ConnectState['state'], 'open'>, RefusalOf<'agencyConnect'>>>;

/** Decides why nobody can join by a code now, apart from what its agent is. `uses` counts the players who joined by it. */
export function codeFault(
  { active, validUntil, maxUses }: Pick<typeof promoCodes.$inferSelect, 'active' | 'validUntil' | 'maxUses'>,
  uses: number,
  now: number,
): 'codeInactive' | 'codeExpired' | 'codeUsedUp' | undefined {
  if (!active) return 'codeInactive';
  if (validUntil !== null && now >= validUntil.getTime()) return 'codeExpired';
  return maxUses !== null && uses >= maxUses ? 'codeUsedUp' : undefined;
}
