import { useAtomValue } from 'jotai';
import { Suspense, useEffect, type ReactElement } from 'react';

import { endWait } from '../../browser/first-screen/after-content.ts';
import { latePart } from '../../browser/lazy-part.ts';
import { overlayNeededAtom } from '../../state/dialogs.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';

const AllOverlays = latePart(() => import('./AllOverlays.tsx'), 'AllOverlays');

/** The place of everything over the page, loaded after its content, or when something has to be shown there. */
export function Overlays(): ReactElement {
  const needed = useAtomValue(overlayNeededAtom);
  useEffect(() => {
    if (needed) endWait();
  }, [needed]);
  return (
    <SlotBoundary>
      <Suspense>
        <AllOverlays />
      </Suspense>
    </SlotBoundary>
  );
}
