import {
  disabledMenuAtom,
  lazyPart,
  PageLink,
  sessionAtom,
  useHost,
  usePageMetadata,
  usePageTitle,
} from '@kvota/shell';
import { buttonProps, EmptyState, Heading } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';

import { sectionsQuery } from '../data/game-queries.ts';
import { useSectionName } from '../data/code-names.ts';
import { usePlayerGames } from '../data/use-player-games.ts';
import { GameSearch } from '../search/GameSearch.tsx';
import { casinoLobbies, lobbyOf, lobbyScopes, type Lobby } from './area.ts';
import { GameRails } from './GameRails.tsx';
import { Bones } from './Bones.tsx';
import * as css from './LobbyPage.css.ts';
import { VirtualSports } from './VirtualSports.tsx';

const GameList = lazyPart(() => import('./GameList.tsx'), 'GameList');
const FreeRounds = lazyPart(() => import('../free-rounds/FreeRounds.tsx'), 'FreeRounds');
const PotStrip = lazyPart(() => import('../jackpot/PotStrip.tsx'), 'PotStrip');
const ClosedCasino = lazyPart(() => import('./ClosedCasino.tsx'), 'ClosedCasino');
const GameSheet = lazyPart(() => import('../sheet/GameSheet.tsx'), 'GameSheet');

/** One lobby, or what can be finished while the casino is off (OP-66). Other closed lobbies are left by the guard. */
export function LobbyPage(): ReactElement {
  const lobby = lobbyOf(usePageMetadata()?.id);
  const closed = useAtomValue(disabledMenuAtom).has('casino');
  if (lobby !== 'casino' || !closed) return <OpenLobby lobby={lobby} />;
  return (
    <Suspense>
      <ClosedCasino />
    </Suspense>
  );
}

/** One lobby: its games as rails or as a grid. Virtual sports are on sale among the bets. */
function OpenLobby({ lobby }: { readonly lobby: Lobby }): ReactElement {
  const { t } = useLingui();
  const pageTitle = usePageTitle(lobby);
  const inCasino = lobby === 'casinoSection' || casinoLobbies.includes(lobby);
  const rail = useCurrentShown(lobby);
  const [sheet, showSheet] = useState<string>();
  const section = useSectionOf(lobby);
  const signedIn = useAtomValue(sessionAtom).status === 'signed-in';
  return (
    <>
      <header className={css.head}>
        <Heading>{section?.name ?? pageTitle}</Heading>
        <GameSearch button={lobbyScopes[lobby].layout === 'rails'} />
      </header>
      {lobby === 'virtuals' ? <VirtualSports /> : null}
      {inCasino ? (
        <nav ref={rail} className={css.rail} aria-label={t({ id: 'casino.lobbies', message: 'Lobbies' })}>
          {casinoLobbies.map((each) => (
            <LobbyLink key={each} lobby={each} current={each === lobby} />
          ))}
        </nav>
      ) : null}
      {signedIn ? (
        <Suspense>
          <FreeRounds />
        </Suspense>
      ) : null}
      {lobby === 'casino' || lobby === 'slots' ? (
        <div className={css.jackpot}>
          <Suspense>
            <PotStrip />
          </Suspense>
        </div>
      ) : null}
      <LobbyGames key={lobby} lobby={lobby} section={section?.code} onInfo={showSheet} />
      <Suspense>
        {sheet === undefined ? null : <GameSheet code={sheet} onClose={() => showSheet(undefined)} />}
      </Suspense>
    </>
  );
}

interface LobbyGamesProps {
  readonly lobby: Lobby;
  readonly section: string | undefined;
  readonly onInfo: (code: string) => void;
}

function LobbyGames({ lobby, section, onInfo }: LobbyGamesProps): ReactElement {
  const player = usePlayerGames();
  const { area, kind, layout } = lobbyScopes[lobby];
  const empty = <NoGames lobby={lobby} />;
  const shared = { player, onInfo, empty };
  if (layout === 'rails') return <GameRails area={area} {...shared} />;
  const scope = { area, ...(kind && { kind }), ...(section !== undefined && { section }) };
  const chips = layout === 'byStudio' ? 'provider' : layout === 'byTag' ? 'tag' : undefined;
  return (
    <Suspense fallback={<Bones />}>
      <GameList scope={scope} {...(chips && { chips })} {...shared} />
    </Suspense>
  );
}

/** The section in the address of its page (ROUTE-09). */
function useSectionOf(lobby: Lobby): { readonly code: string; readonly name: string } | undefined {
  const { code }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const nameOf = useSectionName();
  const { api } = useHost();
  const isSection = lobby === 'casinoSection' && typeof code === 'string' && /^[a-z0-9_-]{1,64}$/.test(code);
  const { data } = useQuery({ ...sectionsQuery(api), enabled: isSection });
  if (!isSection) return undefined;
  return { code, name: nameOf(data?.find((section) => section.code === code) ?? { code, name: code }) };
}

/** Shown if the operator has no game for this lobby. */
function NoGames({ lobby }: { readonly lobby: Lobby }): ReactElement {
  return (
    <EmptyState
      art="games"
      headingLevel={2}
      title={<Trans id="casino.empty">No games here yet</Trans>}
      actions={
        <PageLink page={lobby === 'casino' ? 'betting' : 'casino'} {...buttonProps({ variant: 'brand' })}>
          {lobby === 'casino' ? (
            <Trans id="casino.toBetting">See all bets</Trans>
          ) : (
            <Trans id="casino.toLobby">To the lobby</Trans>
          )}
        </PageLink>
      }
    >
      <Trans id="casino.emptyWhy">This page lists games as soon as there are any.</Trans>
    </EmptyState>
  );
}

/** Scrolls the rail to the open lobby; the page itself does not move. */
function useCurrentShown(lobby: Lobby): RefObject<HTMLElement | null> {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = rail.current;
    const own = list?.children[casinoLobbies.indexOf(lobby)];
    if (!list || !(own instanceof HTMLElement)) return undefined;
    const sizes = new ResizeObserver(() => {
      list.scrollLeft = own.offsetLeft - list.offsetLeft - (list.clientWidth - own.clientWidth) / 2;
    });
    for (const link of [list, ...list.children]) sizes.observe(link);
    return () => sizes.disconnect();
  }, [lobby]);
  return rail;
}

function LobbyLink({ lobby, current }: { readonly lobby: Lobby; readonly current: boolean }): ReactElement {
  const title = usePageTitle(lobby);
  return (
    <PageLink
      page={lobby}
      {...buttonProps({ variant: current ? 'brand' : 'secondary', size: 'sm' })}
      {...(current && { 'aria-current': 'page' as const })}
    >
      {title}
    </PageLink>
  );
}
