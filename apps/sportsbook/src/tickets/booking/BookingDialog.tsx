import type { Slip } from '@kvota/bet-slip/store';
import { toBooking } from '@kvota/bet-slip/wire';
import { copyText, localeAtom, useHost } from '@kvota/shell';
import { Button, Dialog, ErrorState, QrCode, ShownCode, Skeleton, Text } from '@kvota/ui';
import { IconCopy, IconPrinter, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { bookingAddress, writtenCode } from './booking-code.ts';
import * as styles from './booking.css.ts';

const PrintSlip = lazy(async () => ({ default: (await import('./PrintSlip.tsx')).PrintSlip }));

/** Shows a code and a link that load the current slip on another device, for a friend or in a betting shop. */
export function BookingDialog({ slip, onClose }: { slip: Slip; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useHost();
  // The slip when the dialog was opened, so that price changes do not make another code.
  const [body] = useState(() => toBooking(slip.getSnapshot().state));
  const booking = useQuery({
    queryKey: ['bookSlip', body],
    staleTime: Infinity,
    queryFn: async () => {
      const { code, expiresAt } = await api.bookSlip({ body });
      if (code === null || code === undefined) throw new Error('The platform made no booking.');
      return { code, expiresAt };
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t({ id: 'booking.title', message: 'Your booking code' })}
      description={t({
        id: 'booking.text',
        message:
          'Use this code on any device, or at the shop, to get these selections back. The odds are those at the moment you pay.',
      })}
    >
      {booking.isError ? (
        <ErrorState
          headingLevel={3}
          title={t({ id: 'booking.notMade', message: 'No code could be made' })}
          onRetry={() => void booking.refetch()}
          retryLabel={t({ id: 'action.retry', message: 'Try again' })}
          busy={booking.isFetching}
        />
      ) : booking.data ? (
        <Booked slip={slip} code={booking.data.code} until={booking.data.expiresAt ?? null} />
      ) : (
        <Skeleton height={248} />
      )}
    </Dialog>
  );
}

function Booked({ slip, code, until }: { slip: Slip; code: string; until: string | null }) {
  const { t } = useLingui();
  const host = useHost();
  const formats = useFormats();
  const locale = useAtomValue(localeAtom);
  const address = bookingAddress(window.location.origin, locale, code);
  const moment = until === null ? null : formats.dateTime(until);
  const [printing, print] = useState(false);
  const copied = t({ id: 'booking.copied', message: 'The link is copied.' });
  const notCopied = t({ id: 'booking.notCopied', message: `Copying failed. The link is ${address}` });
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address);
    host.notify({ id: 'booking.copied', text: isCopied ? copied : notCopied, timeout: isCopied ? 3000 : 20_000 });
  };
  const share = (): void => void navigator.share({ url: address }).catch(() => undefined);
  return (
    <div className={styles.booked}>
      <ShownCode>{writtenCode(code)}</ShownCode>
      <QrCode className={styles.picture} text={address} label={t({ id: 'booking.qr', message: 'Link to this slip' })} />
      {moment === null ? null : (
        <Text size="sm" tone="secondary">
          {t({ id: 'booking.until', message: `Valid until ${moment}` })}
        </Text>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" icon={<IconCopy size={18} />} onClick={() => void copy()}>
          {t({ id: 'booking.copy', message: 'Copy the link' })}
        </Button>
        <Button variant="secondary" icon={<IconPrinter size={18} />} busy={printing} onClick={() => print(true)}>
          {t({ id: 'receipt.print', message: 'Print' })}
        </Button>
        {'share' in navigator ? (
          <Button variant="secondary" icon={<IconShare size={18} />} onClick={share}>
            {t({ id: 'booking.share', message: 'Share' })}
          </Button>
        ) : null}
      </div>
      {printing ? (
        <Suspense>
          <PrintSlip slip={slip} number={writtenCode(code)} address={address} onDone={() => print(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
