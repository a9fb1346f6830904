import { Button, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../vouchers.css.ts';
import { useScanner, type ScanState } from './use-scanner.ts';

/** The picture of the camera, until it has seen a voucher or the person types the code. */
export function Scanner(props: {
  readonly onFound: (code: string) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { video, state } = useScanner(props.onFound);
  const stop = useRef<HTMLButtonElement>(null);
  // The button that opened the camera is gone.
  useEffect(() => stop.current?.focus(), []);
  const texts: Record<ScanState, string> = {
    starting: t({ id: 'vouchers.scanStarting', message: 'The camera is starting…' }),
    looking: t({ id: 'vouchers.scanHint', message: 'Hold the QR code of the voucher in front of the camera.' }),
    other: t({
      id: 'vouchers.scanOther',
      message: 'This code is not of a voucher. Hold that of a voucher in front of it.',
    }),
    denied: t({
      id: 'vouchers.scanDenied',
      message: 'This page may not use the camera. Allow it in the settings of the browser, or type the code.',
    }),
    missing: t({ id: 'vouchers.scanMissing', message: 'There is no camera here. Type the code.' }),
    failed: t({ id: 'vouchers.scanFailed', message: 'The camera does not work. Type the code.' }),
  };
  const isOff = state === 'denied' || state === 'missing' || state === 'failed';
  return (
    <>
      <div role="status">
        {isOff ? (
          <TicketNotice tone="warning">{texts[state]}</TicketNotice>
        ) : (
          <Text tone="secondary">{texts[state]}</Text>
        )}
      </div>
      {isOff ? null : (
        <video
          ref={video}
          className={css.camera}
          muted
          playsInline
          aria-label={t({ id: 'vouchers.camera', message: 'Picture of the camera' })}
        />
      )}
      <div className={css.actions}>
        <Button ref={stop} onClick={props.onClose}>
          {t({ id: 'vouchers.scanStop', message: 'Type the code' })}
        </Button>
      </div>
    </>
  );
}
