import { lazy, Suspense, type ReactElement } from 'react';

import { yieldThen } from '../../browser/yield-then.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';

const AllOverlays = lazy(() => yieldThen(async () => ({ default: (await import('./AllOverlays.tsx')).AllOverlays })));

/** The place of what lies over the page. */
export function Overlays(): ReactElement {
  return (
    <SlotBoundary>
      <Suspense>
        <AllOverlays />
      </Suspense>
    </SlotBoundary>
  );
}
