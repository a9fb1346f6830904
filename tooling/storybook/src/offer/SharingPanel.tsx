import { Badge, EmptyState, Panel } from '@kvota/ui';
import type { ReactElement } from 'react';
import { LogList } from '../workbench/LogList.tsx';
import type { OfferView } from './offer-harness.ts';

/** Shows which objects are the same as before the last step. Unchanged objects keep their identity. */
export function SharingPanel({ view }: { readonly view: OfferView }): ReactElement {
  const { parts } = view;
  const kept = parts.filter((part) => part.kept).length;
  return (
    <Panel title={`Sharing (${kept} of ${parts.length} kept)`} flush>
      {parts.length < 2 ? (
        <EmptyState title="No objects yet">Each object that the store hands out stands here.</EmptyState>
      ) : (
        <LogList
          label="Objects and their identity"
          maxHeight={360}
          lines={parts.map(({ name, depth, kept: same }) => ({
            key: name,
            time: depth === 0 ? '' : '·',
            title: name,
            end: same ? <Badge>same object</Badge> : <Badge tone="brand">new object</Badge>,
          }))}
        />
      )}
    </Panel>
  );
}
