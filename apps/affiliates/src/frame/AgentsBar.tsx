import { PageLink, usePageMetadata } from '@kvota/shell';
import { BottomBar, BottomBarItem, BottomSheet, SideList, SideListItem } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconDots } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';

import { inBar, isOpen, pagesFor } from './agency-pages.ts';
import { useMay } from './rights/use-may.ts';
import { useNodeSearch } from './use-node-search.ts';

/** The bottom bar of the agents' app: four pages, and a sheet with the others. */
export function AgentsBar(): ReactElement {
  const { t } = useLingui();
  const current = usePageMetadata()?.id;
  const search = useNodeSearch();
  const pages = pagesFor(useMay());
  const further = pages.slice(inBar);
  const [open, setOpen] = useState(false);
  const more = t({ id: 'agency.more', message: 'More' });
  return (
    <>
      <BottomBar label={t({ id: 'agency.pages', message: 'Pages of the agents’ area' })}>
        {pages.slice(0, inBar).map((entry) => (
          <BottomBarItem
            key={entry.page}
            label={t(entry.label)}
            icon={<entry.icon size={22} />}
            current={isOpen(entry, current)}
            render={(props) => <PageLink page={entry.page} search={search} {...props} />}
          />
        ))}
        <BottomBarItem
          label={more}
          icon={<IconDots size={22} />}
          current={further.some((entry) => isOpen(entry, current))}
          onClick={() => setOpen(true)}
        />
      </BottomBar>
      <BottomSheet open={open} onOpenChange={setOpen} title={more}>
        <SideList label={more}>
          {further.map((entry) => (
            <SideListItem
              key={entry.page}
              label={t(entry.label)}
              icon={<entry.icon size={20} />}
              current={isOpen(entry, current)}
              render={(props) => (
                <PageLink page={entry.page} search={search} {...props} onClick={() => setOpen(false)} />
              )}
            />
          ))}
        </SideList>
      </BottomSheet>
    </>
  );
}
