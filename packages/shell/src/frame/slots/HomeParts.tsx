import type { ReactElement, ReactNode } from 'react';

import { useApp } from '../../host/host-context.ts';
import { ModuleSlot } from './ModuleSlot.tsx';

/** What the modules have for the home page, one below the other; `fallback` holds the place of each while it comes. */
export function HomeParts({ fallback }: { readonly fallback?: ReactNode }): ReactElement {
  const { modules } = useApp();
  return (
    <>
      {modules.map((module) => (
        <ModuleSlot key={module.id} slot={module.home} groups={module.messageGroups} fallback={fallback} />
      ))}
    </>
  );
}
