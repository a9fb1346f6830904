import { PageLink, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Badge, buttonProps, CategoryCard, EmptyState, Heading } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';

import { casinoLobbies, lobbyOf, type Lobby } from './area.ts';
import { CardDrawing } from './CardArt.tsx';
import * as css from './LobbyPage.css.ts';
import { useCategories } from './use-categories.ts';
import { VirtualSports } from './VirtualSports.tsx';

/** One lobby: its categories, and a note that no game can be played yet. Virtual sports are on sale among the bets. */
export function LobbyPage(): ReactElement {
  const { t } = useLingui();
  const page = usePageMetadata()?.id;
  const title = usePageTitle(page);
  const lobby = lobbyOf(page);
  const categories = useCategories(lobby);
  const inCasino = lobby === 'casinoSection' || casinoLobbies.includes(lobby);
  const virtual = lobby === 'virtuals';
  const rail = useCurrentShown(lobby);
  return (
    <>
      <header className={css.head}>
        <Heading>{title}</Heading>
        {virtual ? null : <Badge tone="casino">{t({ id: 'casino.soon', message: 'Opens soon' })}</Badge>}
      </header>
      {virtual ? <VirtualSports /> : null}
      {inCasino ? (
        <nav ref={rail} className={css.rail} aria-label={t({ id: 'casino.lobbies', message: 'Lobbies' })}>
          {casinoLobbies.map((each) => (
            <LobbyLink key={each} lobby={each} current={each === lobby} />
          ))}
        </nav>
      ) : null}
      {categories.length > 0 ? (
        <ul className={css.grid} aria-label={t({ id: 'casino.categories', message: 'Kinds of games' })}>
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryCard name={category.name} note={category.note} art={<CardDrawing art={category.art} />} />
            </li>
          ))}
        </ul>
      ) : null}
      <EmptyState
        art="games"
        headingLevel={2}
        title={
          virtual ? (
            <Trans id="casino.virtualSoon">The races open soon</Trans>
          ) : (
            <Trans id="casino.title">The games open soon</Trans>
          )
        }
        actions={
          <PageLink page="betting" {...buttonProps({ variant: 'brand' })}>
            <Trans id="casino.toBetting">See all bets</Trans>
          </PageLink>
        }
      >
        {virtual ? (
          <Trans id="casino.virtualText">You cannot bet on races here yet.</Trans>
        ) : categories.length > 0 ? (
          <Trans id="casino.text">
            No game can be played here yet. What you see above are the kinds of games that this page will hold.
          </Trans>
        ) : (
          <Trans id="casino.textMakers">
            No game can be played here yet. This page will hold them by the studios that made them.
          </Trans>
        )}
      </EmptyState>
    </>
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
