import { sessionAtom, type ClosedVisit, type WhileClosed } from '@kvota/shell';

import { unfinishedQuery } from '../data/unfinished-query.ts';
import type { Lobby } from '../lobby/area.ts';
import { shownWhileClosed } from './shown-while-closed.ts';

/** Milliseconds that a page waits for the player's rounds. */
const patience = 2500;

/** Asks for the player's unfinished rounds, and decides what is shown of the closed casino. A visitor has none. */
export async function visitWhileClosed(page: Lobby | 'games', visit: ClosedVisit): Promise<WhileClosed> {
  const { host, params, search, disabled, locale } = visit;
  const session = host.store.get(sessionAtom);
  if (session.status === 'visitor') return undefined;
  // A round that was just finished must not open its game again.
  const query = { ...unfinishedQuery(host.api, session.id), staleTime: 0, retry: false };
  const asked = host.queryClient.fetchQuery(query).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const rounds = await Promise.race([asked, late]);
  const unfinished = rounds?.map(({ game_code }) => game_code);
  return shownWhileClosed({ page, params, search, disabled, locale, unfinished });
}
