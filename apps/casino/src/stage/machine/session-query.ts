import type { ApiClient } from '@kvota/api-client';
import type { GameSession } from '@kvota/contracts';
import { queryOptions } from '@tanstack/react-query';

export const gameSessionKey = ['gameSession'] as const;

/** The session that is on stage. Null if the platform has another one, or none (CAS-31). */
export function gameSessionQuery(api: Pick<ApiClient, 'gameSession'>, id: string | undefined) {
  return queryOptions({
    queryKey: [...gameSessionKey, id],
    queryFn: async ({ signal }): Promise<GameSession | null> => {
      const { session } = await api.gameSession({ signal });
      return session?.session_id === id ? session : null;
    },
    enabled: id !== undefined,
    staleTime: Infinity,
  });
}
