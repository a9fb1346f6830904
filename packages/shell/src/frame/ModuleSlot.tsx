import { loadMessages, type MessageGroup } from '@kvota/i18n';
import { useAtomValue } from 'jotai';
import { Suspense, use, type ReactElement, type ReactNode } from 'react';
import type { Locale } from '@kvota/contracts';

import type { Slot } from '../module/app-module.ts';
import { localeAtom } from '../state/atoms.ts';
import { SlotBoundary } from './SlotBoundary.tsx';

const ready = new Map<string, Promise<void>>();

function messagesReady(locale: Locale, groups: readonly MessageGroup[]): Promise<void> {
  const key = `${locale}/${groups.join()}`;
  const known = ready.get(key) ?? loadMessages(locale, groups).catch(() => void ready.delete(key));
  ready.set(key, known);
  return known;
}

function WithMessages(props: { readonly groups: readonly MessageGroup[]; readonly children: ReactNode }): ReactNode {
  use(messagesReady(useAtomValue(localeAtom), props.groups));
  return props.children;
}

/** A part of the frame that a module gives: shown when its code and its texts are there; its fault stays its own. */
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
