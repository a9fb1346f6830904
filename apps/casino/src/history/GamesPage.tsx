import { AccountTabs, lazyPart, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Heading, TabPanel, Tabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, type ReactElement } from 'react';

import * as css from './history.css.ts';
import { historySearch, type HistorySearch } from './history-search.ts';
import { HistoryTab } from './HistoryTab.tsx';

const VerifyTab = lazyPart(() => import('../verify/VerifyTab.tsx'), 'VerifyTab');

/** The games that the player played, and the seeds to verify them with (CAS-42, CAS-43). */
export function GamesPage(): ReactElement {
  const { t } = useLingui();
  const id = usePageMetadata()?.id;
  const title = usePageTitle(id);
  const navigate = useNavigate();
  const search = historySearch(useSearch({ strict: false }));
  const show = (next: HistorySearch): void =>
    void navigate({ to: '.', search: () => historySearch({ ...next }), replace: true, resetScroll: false });
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <AccountTabs current={id} />
      </div>
      <Tabs
        label={title ?? ''}
        value={search.tab ?? 'history'}
        onValueChange={(tab) => show(tab === 'verification' ? { tab } : {})}
        items={[
          { value: 'history', label: t({ id: 'played.title', message: 'History' }) },
          { value: 'verification', label: t({ id: 'played.verification', message: 'Verification' }) },
        ]}
      >
        <TabPanel value="history">
          <HistoryTab search={search} onSearch={show} />
        </TabPanel>
        <TabPanel value="verification">
          <Suspense>
            <VerifyTab />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}
