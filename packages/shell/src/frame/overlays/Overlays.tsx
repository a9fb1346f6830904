import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

import { afterContent, endWait } from '../../browser/first-screen/after-content.ts';
import { yieldThen } from '../../browser/yield-then.ts';
import { noConnectionAtom, overlayNeededAtom } from '../../state/dialogs.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';
import { PlainDialogs } from './PlainDialogs.tsx';

/**
 * The place of everything over the page, loaded after its content, or when something has to be shown there. If the
 * network is lost before it is loaded, plain dialogs are shown until the network returns.
 */
export function Overlays(): ReactElement {
  const needed = useAtomValue(overlayNeededAtom);
  const connected = !useAtomValue(noConnectionAtom);
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (needed) endWait();
  }, [needed]);
  useEffect(() => {
    if (Loaded || (failed && !connected)) return;
    afterContent(() => {
      yieldThen(() => import('./AllOverlays.tsx')).then(
        (part) => setLoaded(() => part.AllOverlays),
        () => setFailed(true),
      );
    });
  }, [Loaded, failed, connected]);
  return <SlotBoundary>{Loaded ? <Loaded /> : failed ? <PlainDialogs /> : null}</SlotBoundary>;
}
