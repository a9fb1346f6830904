import { Badge, EmptyState, Panel, type BadgeTone } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Json } from '../workbench/Code.tsx';
import { LogList } from '../workbench/LogList.tsx';
import type { Step } from './step.ts';

const tones: Readonly<Record<Step['outcome'], BadgeTone>> = {
  applied: 'success',
  ignored: 'neutral',
  gap: 'warning',
  lost: 'danger',
  painted: 'info',
};

/** The messages to the store, newest first, with the subscriptions that were called. */
export function StepLog({ steps }: { readonly steps: readonly Step[] }): ReactElement {
  return (
    <Panel title={`Steps (${steps.length})`} flush>
      {steps.length === 0 ? (
        <EmptyState title="Nothing has happened yet">Begin with the snapshot.</EmptyState>
      ) : (
        <LogList
          label="Steps"
          maxHeight={420}
          lines={steps.toReversed().map(({ number, title, message, outcome, fired }) => ({
            key: number,
            time: `${number}.`,
            title,
            summary: fired.length === 0 ? 'nobody called' : `called: ${shortened(fired)}`,
            end: <Badge tone={tones[outcome]}>{outcome}</Badge>,
            ...(message !== undefined && {
              details: () => <Json label={`Message of step ${number}`} value={message} maxHeight={320} />,
            }),
          }))}
        />
      )}
    </Panel>
  );
}

const shortened = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
