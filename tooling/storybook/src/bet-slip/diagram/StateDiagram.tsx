import type { PaymentStatus } from '@kvota/bet-slip/slip';
import { Panel, SegmentedControl } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Mono } from '../../workbench/Code.tsx';
import { Columns, Workbench, Note } from '../../workbench/Workbench.tsx';
import { FlowSteps } from './FlowSteps.tsx';
import { PaymentDiagram } from './PaymentDiagram.tsx';

/** Every status, by what it means for the player. */
export const statusGroups: readonly { readonly name: string; readonly statuses: readonly PaymentStatus[] }[] = [
  { name: 'At rest', statuses: ['idle', 'accepted', 'rejected', 'timedOut'] },
  { name: 'Under way', statuses: ['submitting', 'waiting', 'deciding', 'answering', 'unknown'] },
];

/** The payment of a slip. Choosing a status shows the steps from it. */
export function StateDiagram(props: {
  /** The status to begin with. */
  readonly status: PaymentStatus;
}): ReactElement {
  const [status, setStatus] = useState(props.status);
  return (
    <Workbench
      title="State diagram"
      intro="The payment of a slip: nine statuses, and every step that the engine takes."
    >
      <Columns layout="halves">
        <Panel title={`Payment: ${status}`}>
          <PaymentDiagram status={status} />
          {statusGroups.map(({ name, statuses }) => (
            <SegmentedControl
              key={name}
              label={name}
              size="sm"
              fullWidth
              value={status}
              items={statuses.map((value) => ({ value, label: value }))}
              onValueChange={setStatus}
            />
          ))}
        </Panel>
        <Panel title={`Ways on from ${status}`} flush>
          <FlowSteps status={status} />
        </Panel>
      </Columns>
      <Note>
        The drawing is no copy: this story walks <Mono>transition</Mono> from an empty slip with every answer that the
        wire knows, and fails when a step is missing here or is drawn without being taken.
      </Note>
    </Workbench>
  );
}
