import { useHost } from '@kvota/shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

import { connectionQuery } from '../data/tree-queries.ts';
import { AgentsTabs } from './AgentsTabs.tsx';
import { BlockedPage } from './BlockedPage.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';
import * as css from './frame.css.ts';

/** The part around every page of the area: links, the currency, and for a blocked agent the reason. */
export function AgentsLayout({ children }: { readonly children: ReactNode }): ReactElement {
  const { api } = useHost();
  const blocked = useQuery(connectionQuery(api)).data?.node?.blocked === true;
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <AgentsTabs />
        <CurrencySwitch />
      </div>
      {blocked ? <BlockedPage /> : children}
    </div>
  );
}
