import { PageLink, useMedia, useMenu, usePageMetadata } from '@kvota/shell';
import { LinkTab, LinkTabs, media } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { isOpen, pagesFor } from './agency-pages.ts';
import { useMay } from './rights/use-may.ts';
import { useNodeSearch } from './use-node-search.ts';

/** Links from each page of the area to the others. On small screens of the agents' app the bottom bar has them. */
export function AgentsTabs(): ReactElement | null {
  const { t } = useLingui();
  const current = usePageMetadata()?.id;
  const search = useNodeSearch();
  const may = useMay();
  const desk = useMedia(media.desk);
  const inSite = useMenu().length > 0;
  if (!desk && !inSite) return null;
  return (
    <LinkTabs label={t({ id: 'agency.pages', message: 'Pages of the agents’ area' })}>
      {pagesFor(may).map((entry) => (
        <LinkTab
          key={entry.page}
          label={t(entry.label)}
          icon={<entry.icon size={18} />}
          current={isOpen(entry, current)}
          render={(props) => <PageLink page={entry.page} search={search} {...props} />}
        />
      ))}
    </LinkTabs>
  );
}
