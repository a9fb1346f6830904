import type { Bonus, BonusKind } from '@kvota/contracts';
import type { SitemapId } from '@kvota/sitemap';
import { PageLink, useHost, usePageMetadata } from '@kvota/shell';
import { Button, buttonProps, Dimmed, EmptyState, ErrorState, LinkTab, LinkTabs, Skeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, type ReactElement } from 'react';

import * as css from '../frame/account.css.ts';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { AsOf, useStale } from '../frame/AsOf.tsx';
import { useMoneyMoved } from '../frame/use-money-moved.ts';
import { PlayerBonus } from './PlayerBonus.tsx';

const kindOf: { readonly [P in SitemapId]?: BonusKind } = {
  accountBonusesPeriodic: 'periodic',
  accountBonusesRegular: 'regular',
};

/** The player's bonuses: all, the periodic or the regular ones (ROUTE-37 … ROUTE-39, ACC-03). */
export function BonusesPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const page = usePageMetadata()?.id;
  const kind = page && kindOf[page];
  const query = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['bonuses', kind ?? 'all'],
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) =>
        api.bonuses({ signal, query: { page: pageParam, ...(kind !== undefined && { kind }) } }),
      getNextPageParam: (last, _all, at) => (at < last.totalPages ? at + 1 : undefined),
    }),
  );
  const { refetch } = query;
  useMoneyMoved(useCallback(() => void refetch(), [refetch]));
  const stale = useStale(query);
  const bonuses = query.data?.pages.flatMap(({ result }) => result) ?? [];
  const views = [
    { page: 'accountBonuses', label: t({ id: 'bonuses.all', message: 'All' }) },
    { page: 'accountBonusesPeriodic', label: t({ id: 'bonuses.periodic', message: 'Periodic' }) },
    { page: 'accountBonusesRegular', label: t({ id: 'bonuses.regular', message: 'Regular' }) },
  ] as const;
  return (
    <AccountFrame current="accountBonuses" hasMoney>
      <LinkTabs label={t({ id: 'bonuses.views', message: 'Kinds of bonuses' })}>
        {views.map((view) => (
          <LinkTab
            key={view.page}
            label={view.label}
            current={view.page === page}
            render={(link) => <PageLink page={view.page} {...link} />}
          />
        ))}
      </LinkTabs>
      <AsOf fetched={query} />
      {query.isPending ? (
        <div className={css.list} aria-busy="true">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} width="100%" height="104px" />
          ))}
        </div>
      ) : query.isError && bonuses.length === 0 ? (
        <ErrorState
          headingLevel={2}
          title={t({ id: 'bonuses.failed', message: 'Your bonuses could not be loaded' })}
          onRetry={() => void refetch()}
          busy={query.isFetching}
        />
      ) : bonuses.length === 0 ? (
        <NoBonuses />
      ) : (
        <Dimmed stale={stale}>
          <BonusList bonuses={bonuses} />
        </Dimmed>
      )}
      {query.hasNextPage ? (
        <Button fullWidth busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t({ id: 'bonuses.more', message: 'Show older bonuses' })}
        </Button>
      ) : null}
    </AccountFrame>
  );
}

function BonusList({ bonuses }: { readonly bonuses: readonly Bonus[] }): ReactElement {
  const { t } = useLingui();
  return (
    <ul className={css.list} aria-label={t({ id: 'bonuses.title', message: 'Bonuses' })}>
      {bonuses.map((bonus) => (
        <li key={bonus.id}>
          <PlayerBonus bonus={bonus} />
        </li>
      ))}
    </ul>
  );
}

function NoBonuses(): ReactElement {
  const { t } = useLingui();
  return (
    <EmptyState
      art="ticket"
      headingLevel={2}
      title={t({ id: 'bonuses.none', message: 'No bonuses here yet' })}
      actions={
        <PageLink page="promo" {...buttonProps({ variant: 'brand' })}>
          {t({ id: 'bonuses.toPromotions', message: 'See the promotions' })}
        </PageLink>
      }
    >
      {t({ id: 'bonuses.noneHint', message: 'Your free bets appear here, with what is left of them.' })}
    </EmptyState>
  );
}
