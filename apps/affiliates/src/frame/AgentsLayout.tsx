import { useHost, usePageMetadata } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

import { connectionQuery } from '../data/tree-queries.ts';
import { useBranch } from '../data/use-branch.ts';
import { rightOfPage } from './agency-pages.ts';
import { AgentsTabs } from './AgentsTabs.tsx';
import { BlockedPage } from './BlockedPage.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';
import { NotAllowed } from './rights/NotAllowed.tsx';
import { StaffLine } from './rights/StaffLine.tsx';
import { useMay } from './rights/use-may.ts';
import * as css from './frame.css.ts';

/** The part around every page of the area: links, the currency, and for a blocked agent the reason. */
export function AgentsLayout({ children }: { readonly children: ReactNode }): ReactElement {
  const { api } = useHost();
  const blocked = useQuery(connectionQuery(api)).data?.node?.blocked === true;
  useBranch(blocked);
  const may = useMay();
  const right = rightOfPage(usePageMetadata()?.id);
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <AgentsTabs />
        <CurrencySwitch />
      </div>
      <StaffLine />
      {blocked ? <BlockedPage /> : right === undefined || may(right) ? children : <NotAllowed right={right} />}
    </div>
  );
}
