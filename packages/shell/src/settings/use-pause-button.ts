import { readPauseButton, type PauseButton } from '@kvota/contracts';
import { useQuery } from '@tanstack/react-query';

import { useHost } from '../host/host-context.ts';
import { settingsQueries } from './settings-queries.ts';

/** Where the pause of 24 hours is, by the general settings: in the menu of the account, or also in the header (OP-87). */
export function usePauseButton(): PauseButton {
  const { api } = useHost();
  const { data } = useQuery({ ...settingsQueries.general(api), select: readPauseButton });
  return data ?? 'menu';
}
