import type { ApiClient } from '@kvota/api-client';
import { statusSettingsAtom, useHost } from '@kvota/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';

/** The studios and games that are enabled (CALL-33). */
interface EnabledGames {
  readonly providers: readonly string[];
  readonly games: readonly string[];
  readonly rules?: { readonly beside: boolean } | null | undefined;
}

function enabledQuery(api: Pick<ApiClient, 'gamesEnabled'>) {
  return queryOptions({
    queryKey: ['games', 'enabled'],
    queryFn: ({ signal }): Promise<EnabledGames> => api.gamesEnabled({ signal }),
    staleTime: 60_000,
  });
}

/** Games that were reported as switched off since the list was fetched (NET-22). */
export const gamesOffAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Returns whether the operator has switched all games off (SET-01, OP-66). */
export const useCasinoClosed = (): boolean => useAtomValue(statusSettingsAtom).casinoIndefiniteDisabled;

/** Keeps the list of enabled games for a page of the casino (CAS-06). Returns whether a game is known to be off (OP-20). */
export function useGamesOff(): (code: string) => boolean {
  const { api } = useHost();
  const reported = useAtomValue(gamesOffAtom);
  const isClosed = useCasinoClosed();
  const { data } = useQuery(enabledQuery(api));
  return (code) => isClosed || reported.has(code) || (data !== undefined && !data.games.includes(code));
}

/** Returns whether a game may go on while the player is on another page (CAS-23). A platform without rules does not allow it. */
export function useMayGoOn(): boolean {
  const { api } = useHost();
  return useQuery(enabledQuery(api)).data?.rules?.beside === true;
}
