import { lazyPart, useHost, usePageMetadata, usePageTitle } from '@kvota/shell';
import { Heading, Skeleton, TabPanel, Tabs } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, type ReactElement } from 'react';

import { nodeQuery } from '../data/tree-queries.ts';
import * as css from '../figures/figures.css.ts';
import { useMay } from '../frame/rights/use-may.ts';
import { NodePath } from '../frame/NodePath.tsx';
import { FiguresView } from './FiguresView.tsx';
import { calculationSearch } from './calculation-search.ts';

const CommissionView = lazyPart(() => import('./commission/CommissionView.tsx'), 'CommissionView');

/** The figures of a branch, and the commission that follows from them. The open one of both is in the address. */
export function CalculationPage(): ReactElement {
  const { t } = useLingui();
  const { api } = useHost();
  const title = usePageTitle(usePageMetadata()?.id) ?? '';
  const navigate = useNavigate();
  const mayPlans = useMay()('plans');
  const { node, view } = calculationSearch(useSearch({ strict: false }));
  const chosen = useQuery({ ...nodeQuery(api, node ?? ''), enabled: node !== undefined }).data;
  const show = (next: 'figures' | 'commission'): void =>
    void navigate({
      to: '.',
      search: () => ({ ...(node !== undefined && { node }), ...(next === 'commission' && { view: next }) }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={css.page}>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      {chosen ? <NodePath path={chosen.path} /> : null}
      <Tabs<'figures' | 'commission'>
        label={title}
        value={mayPlans ? (view ?? 'figures') : 'figures'}
        onValueChange={show}
        items={[
          { value: 'figures', label: t({ id: 'agency.tab.figures', message: 'Figures' }) },
          ...(mayPlans
            ? [{ value: 'commission' as const, label: t({ id: 'agency.commission', message: 'Commission' }) }]
            : []),
        ]}
      >
        <TabPanel value="figures">
          <FiguresView />
        </TabPanel>
        {mayPlans ? (
          <TabPanel value="commission">
            <Suspense fallback={<Skeleton height={320} />}>
              <CommissionView />
            </Suspense>
          </TabPanel>
        ) : null}
      </Tabs>
    </div>
  );
}
