import type { MessageGroup } from '@kvota/i18n';
import { Suspense, type ReactElement, type ReactNode } from 'react';

import type { Slot } from '../../host/app-module.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import { useRequiredMessages } from '../../texts/use-messages.ts';

function WithMessages(props: { readonly groups: readonly MessageGroup[]; readonly children: ReactNode }): ReactNode {
  useRequiredMessages(props.groups);
  return props.children;
}

/** A part of the frame from a module. It is shown when its code and texts are loaded, and its errors do not spread. */
export function ModuleSlot(props: {
  readonly slot: Slot | undefined;
  readonly groups: readonly MessageGroup[];
  readonly fallback?: ReactNode;
}): ReactElement | null {
  const { slot: Part, groups, fallback = null } = props;
  if (!Part) return null;
  return (
    <SlotBoundary>
      <Suspense fallback={fallback}>
        <WithMessages groups={groups}>
          <Part />
        </WithMessages>
      </Suspense>
    </SlotBoundary>
  );
}
