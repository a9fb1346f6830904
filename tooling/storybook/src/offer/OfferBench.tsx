import { Badge, Button, Panel, Switch } from '@kvota/ui';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { Json } from '../workbench/Code.tsx';
import { Columns, Workbench, Stack } from '../workbench/Workbench.tsx';
import { FeedPanel } from './FeedPanel.tsx';
import { createOfferHarness } from './offer-harness.ts';
import { SharingPanel } from './SharingPanel.tsx';
import { StatePanel } from './StatePanel.tsx';
import { StepLog } from './StepLog.tsx';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';

/** A bench for the offer store: send messages, and see its content, its calls and the objects it shares. */
export function OfferBench(props: {
  /** True if a frame follows each step at first. */
  readonly frameAfterEachStep: boolean;
  /** True if the snapshot is applied at first. */
  readonly withSnapshot: boolean;
}): ReactElement {
  const [harness] = useState(() => {
    const created = createOfferHarness();
    if (props.withSnapshot) created.snapshot();
    created.paintAtOnce(props.frameAfterEachStep);
    return created;
  });
  const [atOnce, setAtOnce] = useState(props.frameAfterEachStep);
  const view = useSyncExternalStore(harness.subscribe, harness.view);
  const matches = view.store.rows('live/F').map((id) => view.store.match(id));
  return (
    <Workbench
      title="Offer store"
      intro="A real store of @kvota/offer, with one subscription per price. Reads return a value at once. Subscriptions are called once per frame."
      tools={
        <>
          {view.frameDue ? <Badge tone="warning">frame due</Badge> : null}
          <Switch
            label="Frame after each step"
            checked={atOnce}
            onCheckedChange={(on) => {
              setAtOnce(on);
              harness.paintAtOnce(on);
            }}
          />
          <Button size="sm" onClick={harness.paint}>
            Paint frame
          </Button>
        </>
      }
    >
      <Columns layout="halves">
        <Stack>
          <FeedPanel harness={harness} view={view} />
          <StatePanel view={view} />
        </Stack>
        <Stack>
          <SubscriptionPanel view={view} />
          <SharingPanel view={view} />
          <StepLog steps={view.steps} />
        </Stack>
      </Columns>
      <Panel title="Matches as readers get them">
        <Json label="Matches of live/F" value={matches} maxHeight={360} />
      </Panel>
    </Workbench>
  );
}
