import { PageLink } from '@kvota/shell';
import { Heading, linkProps, MarketTableSkeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactElement, ReactNode, Ref } from 'react';

import { homeRows } from './home-rows.ts';
import * as css from './home.css.ts';

/** A section of home with its title and a link to the whole table. */
export function HomeSection(props: {
  kind: 'live' | 'soon';
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}): ReactElement {
  const { kind, ref, children } = props;
  const { t } = useLingui();
  return (
    <section ref={ref} className={css.section}>
      <div className={css.head}>
        <Heading level={2}>
          {kind === 'live'
            ? t({ id: 'home.liveNow', message: 'In play now' })
            : t({ id: 'home.soon', message: 'Starting next' })}
        </Heading>
        <PageLink page={kind === 'live' ? 'liveBetting' : 'betting'} {...linkProps()}>
          {kind === 'live'
            ? t({ id: 'home.allLive', message: 'All live matches' })
            : t({ id: 'home.allMatches', message: 'Full sportsbook' })}
          <IconChevronRight size={16} aria-hidden="true" />
        </PageLink>
      </div>
      {children}
    </section>
  );
}

/** A skeleton with the height of the content to come. */
export function HomeLoading({ kind }: { kind: 'live' | 'soon' }): ReactElement {
  return (
    <HomeSection kind={kind}>
      <Rows />
    </HomeSection>
  );
}

export function Rows(): ReactElement {
  const { t } = useLingui();
  return (
    <MarketTableSkeleton rows={homeRows} columns={3} label={t({ id: 'offer.loading', message: 'Loading odds' })} />
  );
}
