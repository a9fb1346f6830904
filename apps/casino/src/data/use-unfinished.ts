import type { GameRound } from '@kvota/contracts';
import { sessionAtom, useHost } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { unfinishedQuery } from './unfinished-query.ts';

const none: readonly GameRound[] = [];

/** Returns the rounds that the player has not finished; none if nobody is signed in (CAS-46). */
export function useUnfinished(): readonly GameRound[] {
  const { api } = useHost();
  const session = useAtomValue(sessionAtom);
  return useQuery(unfinishedQuery(api, session.status === 'signed-in' ? session.id : null)).data ?? none;
}
