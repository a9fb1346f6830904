import { PageLink, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Badge, buttonProps, CategoryCard, EmptyState, Heading } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { areaOf } from './area.ts';
import { CardDrawing } from './CardArt.tsx';
import * as css from './LobbyPage.css.ts';
import { useCategories } from './use-categories.ts';

/** The lobby of casino, live casino or virtuals: what will be played here, and an honest word that it cannot be yet. */
export function LobbyPage(): ReactElement {
  const { t } = useLingui();
  const page = usePageMetadata()?.id;
  const title = usePageTitle(page);
  const categories = useCategories(areaOf(page));
  return (
    <>
      <header className={css.head}>
        <Heading>{title}</Heading>
        <Badge tone="casino">{t({ id: 'casino.soon', message: 'Opens soon' })}</Badge>
      </header>
      <ul className={css.grid} aria-label={t({ id: 'casino.categories', message: 'Kinds of games' })}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard name={category.name} note={category.note} art={<CardDrawing art={category.art} />} />
          </li>
        ))}
      </ul>
      <EmptyState
        art="games"
        headingLevel={2}
        title={<Trans id="casino.title">The games open soon</Trans>}
        actions={
          <PageLink page="betting" {...buttonProps({ variant: 'brand' })}>
            <Trans id="casino.toBetting">To the betting offer</Trans>
          </PageLink>
        }
      >
        <Trans id="casino.text">
          No game can be played here yet. What you see above are the kinds of games that this page will hold.
        </Trans>
      </EmptyState>
    </>
  );
}
