import type { ReactElement, ReactNode } from 'react';

import { useApp } from '../../host/host-context.ts';
import { ModuleSlot } from './ModuleSlot.tsx';

/** The modules' parts of the home page, one below the other. `fallback` reserves the place of each while it loads. */
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
