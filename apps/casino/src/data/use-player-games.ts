import type { UserSettings } from '@kvota/contracts';
import { sessionAtom, useHost } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useUnfinished } from './use-unfinished.ts';
import { favoriteGames, lastPlayedGames, withFavorite, withPlayed, type GamesArea } from './favorite-games.ts';

type GamesField = 'favorite_games' | 'last_played_games';

/** The games that a player chose and played. */
export interface PlayerGames {
  readonly favorites: readonly string[];
  lastPlayed(area: GamesArea): readonly string[];
  /** Codes of the games with an unfinished round, the newest first (CAS-46). */
  readonly unfinished: readonly string[];
  /** Adds or removes a favourite. A visitor is asked to sign in, because favourites are stored with the player (FAV-06). */
  toggle(area: GamesArea, code: string): void;
  /** Notes that a game was started. */
  played(area: GamesArea, code: string): void;
}

/** Returns the favourites and the games played last. A change shows at once and is undone if saving fails. */
export function usePlayerGames(): PlayerGames {
  const { t } = useLingui();
  const host = useHost();
  const session = useAtomValue(sessionAtom);
  const client = useQueryClient();
  const user = session.status === 'signed-in' ? session.id : null;
  const key = ['userSettings', user];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.api.userSettings({ signal }),
    enabled: user !== null,
    staleTime: Infinity,
  });
  const save = useMutation({
    mutationFn: ({
      next,
      area,
      field,
    }: {
      next: UserSettings;
      before: UserSettings;
      area: GamesArea;
      field: GamesField;
    }) =>
      host.api.saveUserSettings({ body: { settings: [{ object: area, property: field, value: next[area][field] }] } }),
    onMutate: ({ next }) => client.setQueryData(key, next),
    onError: (_why, { before, field }) => {
      client.setQueryData(key, before);
      if (field === 'last_played_games') return;
      host.notify({
        id: 'favorites',
        tone: 'error',
        timeout: 6000,
        text: t({ id: 'casino.favoritesFailed', message: 'Your favourites could not be saved. Try again.' }),
      });
    },
  });
  const unfinished = [...new Set(useUnfinished().map(({ game_code }) => game_code))];
  return {
    favorites: favoriteGames(data),
    lastPlayed: (area) => lastPlayedGames(data, area),
    unfinished,
    toggle(area, code) {
      if (data) save.mutate({ before: data, next: withFavorite(data, area, code), area, field: 'favorite_games' });
      else if (user === null)
        host.notify({
          id: 'favorites',
          tone: 'info',
          timeout: 6000,
          text: t({ id: 'casino.favoritesSignIn', message: 'Log in to keep your favourites.' }),
          action: { label: t({ id: 'casino.logIn', message: 'Log in' }), onPress: () => host.login() },
        });
    },
    played(area, code) {
      if (data) save.mutate({ before: data, next: withPlayed(data, area, code), area, field: 'last_played_games' });
    },
  };
}
