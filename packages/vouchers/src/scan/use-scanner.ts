import { useEffect, useRef, useState, type RefObject } from 'react';

import { qrDetector } from './barcode-detector.ts';
import { scannedCode } from './scanned-code.ts';

/**
 * The state of a camera. It starts, looks for a code, or saw a code of something else. Or it is not allowed, there is none, or it
 * failed.
 */
export type ScanState = 'starting' | 'looking' | 'other' | 'denied' | 'missing' | 'failed';

/** Milliseconds between two looks. Reading a picture takes a phone some tens. */
const lookEvery = 150;

/** Shows the camera in a video, and calls back once with the first voucher code that it sees (VOU-13). */
export function useScanner(onFound: (code: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: ScanState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>('starting');
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const over = new AbortController();
    const run = async (): Promise<void> => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const end = (): void => stream.getTracks().forEach((track) => track.stop());
      over.signal.addEventListener('abort', end);
      const element = video.current;
      if (over.signal.aborted || element === null) return end();
      element.srcObject = stream;
      await element.play();
      const detector = qrDetector();
      setState('looking');
      while (!over.signal.aborted) {
        const texts = (await detector.detect(element)).map(({ rawValue }) => rawValue);
        const code = texts.map(scannedCode).find((one) => one !== undefined);
        if (over.signal.aborted) return;
        if (code !== undefined) return found.current(code);
        if (texts.length > 0) setState('other');
        await new Promise((resolve) => setTimeout(resolve, lookEvery));
      }
    };
    run().catch((error: unknown) => {
      if (!over.signal.aborted) setState(stateOf(error));
    });
    return () => over.abort();
  }, []);
  return { video, state };
}

function stateOf(error: unknown): ScanState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
