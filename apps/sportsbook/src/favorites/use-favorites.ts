import type { UserSettings } from '@kvota/contracts';
import { sessionAtom } from '@kvota/shell';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { Services } from '../offer/services.ts';
import { favoritesOf, toggled, type FavoriteArea, type FavoriteList } from './favorites.ts';

/** A player's favourites of one kind. A change shows at once and is undone if saving fails. */
export interface Favorites {
  readonly of: (sport: string) => readonly string[];
  /** Adds or removes an item. A visitor is asked to sign in, because favourites are stored with the player (FAV-06). */
  readonly toggle: (sport: string, item: string) => void;
}

export function useFavorites({ host }: Services, area: FavoriteArea, list: FavoriteList): Favorites {
  const { t } = useLingui();
  const session = useAtomValue(sessionAtom);
  const client = useQueryClient();
  const user = session.status === 'signed-in' ? session.id : null;
  const key = ['userSettings', user];
  const settings = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.api.userSettings({ signal }),
    enabled: user !== null,
    staleTime: Infinity,
  });
  const save = useMutation({
    mutationFn: ({ next }: { readonly next: UserSettings; readonly before: UserSettings }) =>
      host.api.saveUserSettings({ body: { settings: [{ object: area, property: list, value: next[area][list] }] } }),
    onMutate: ({ next }) => client.setQueryData(key, next),
    onError: (_why, { before }) => {
      client.setQueryData(key, before);
      host.notify({
        id: 'favorites',
        tone: 'error',
        timeout: 6000,
        text: t({ id: 'favorites.failed', message: 'Your favourites could not be saved. Try again.' }),
      });
    },
  });
  const { data } = settings;
  const { mutate } = save;
  const pleaseSignIn = t({ id: 'favorites.signIn', message: 'Log in to keep your favourites.' });
  const signIn = t({ id: 'action.login', message: 'Log in' });
  return useMemo(
    () => ({
      of: (sport) => favoritesOf(data, area, list, sport),
      toggle: (sport, item) => {
        if (user === null)
          host.notify({
            id: 'favorites',
            tone: 'info',
            timeout: 6000,
            text: pleaseSignIn,
            action: { label: signIn, onPress: () => host.login() },
          });
        else if (data) mutate({ before: data, next: toggled(data, area, list, { sport, item }) });
      },
    }),
    [area, list, data, user, host, mutate, pleaseSignIn, signIn],
  );
}
