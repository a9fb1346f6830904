import { Badge, Panel, Switch } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { LogList } from '../workbench/LogList.tsx';
import type { OfferView } from './offer-harness.ts';

/** Every subscription, with the number of calls. Those called in the last frame are marked. */
export function SubscriptionPanel({ view }: { readonly view: OfferView }): ReactElement {
  const [freshOnly, setFreshOnly] = useState(false);
  const fresh = view.subscriptions.filter((one) => one.fresh);
  const shown = freshOnly ? fresh : view.subscriptions;
  return (
    <Panel
      title={`Called (${fresh.length} of ${view.subscriptions.length})`}
      flush
      actions={<Switch label="Only these" labelSide="start" checked={freshOnly} onCheckedChange={setFreshOnly} />}
    >
      <LogList
        label="Subscriptions"
        maxHeight={360}
        lines={shown.map(({ name, calls, fresh: isFresh }) => ({
          key: name,
          time: `${calls}×`,
          title: name,
          end: isFresh ? <Badge tone="brand">called</Badge> : null,
        }))}
      />
    </Panel>
  );
}
