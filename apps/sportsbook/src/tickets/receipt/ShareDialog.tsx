import type { HistoryTicket } from '@kvota/contracts';
import { copyText, localeAtom, useHost, useMedia, useRequiredMessages } from '@kvota/shell';
import {
  BottomSheet,
  Button,
  Dialog,
  ErrorState,
  IconButton,
  media,
  PictureFrame,
  ShareCode,
  Skeleton,
  Switch,
} from '@kvota/ui';
import { IconCopy, IconDownload, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { bookingAddress, writtenCode } from '../booking/booking-code.ts';
import { bookTicket } from './book-ticket.ts';
import * as styles from './receipt.css.ts';
import { useTicketPicture, type ShownPicture } from './use-ticket-picture.ts';

/** The picture has words of tickets, which the pages of the slip do not load. */
const groups = ['tickets'] as const;

/** Shares a ticket as a link that loads its selections, and as a picture. */
export function ShareDialog({ ticket, onClose }: { ticket: HistoryTicket; onClose: () => void }) {
  useRequiredMessages(groups);
  const { t } = useLingui();
  const phone = useMedia(media.phone);
  const title = t({ id: 'receipt.shareTitle', message: 'Share this ticket' });
  const body = <Sharing ticket={ticket} />;
  return phone ? (
    <BottomSheet open onOpenChange={onClose} title={title}>
      {body}
    </BottomSheet>
  ) : (
    <Dialog open onOpenChange={onClose} title={title}>
      {body}
    </Dialog>
  );
}

function Sharing({ ticket }: { ticket: HistoryTicket }) {
  const { t } = useLingui();
  const { api } = useHost();
  const locale = useAtomValue(localeAtom);
  const [amounts, showAmounts] = useState(true);
  const booking = useQuery({
    queryKey: ['bookTicket', ticket.ticketId],
    staleTime: Infinity,
    queryFn: () => bookTicket(api, ticket.ticketId),
  });
  const link = booking.data === undefined ? null : bookingAddress(window.location.origin, locale, booking.data);
  const code = booking.data === undefined ? null : writtenCode(booking.data);
  // Drawn once the code to print on it is known, or known to be missing.
  const picture = useTicketPicture(booking.isPending ? null : ticket, { amounts, link, code });
  if (booking.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={t({ id: 'receipt.noLink', message: 'No link could be made' })}
        onRetry={() => void booking.refetch()}
        retryLabel={t({ id: 'action.retry', message: 'Try again' })}
        busy={booking.isFetching}
      />
    );
  const described = t({ id: 'receipt.picture', message: 'Picture of the ticket' });
  return (
    <div className={styles.sharing}>
      {picture.status === 'failed' ? (
        <ErrorState
          headingLevel={3}
          title={t({ id: 'receipt.noPicture', message: 'The picture could not be drawn' })}
          onRetry={picture.retry}
          retryLabel={t({ id: 'action.retry', message: 'Try again' })}
        >
          {t({ id: 'receipt.noPictureHint', message: 'The code and the link below work without it.' })}
        </ErrorState>
      ) : (
        <PictureFrame src={picture.status === 'drawn' ? picture.url : undefined} alt={described} />
      )}
      <Switch
        label={t({ id: 'receipt.amounts', message: 'Show stake and payout' })}
        checked={amounts}
        onCheckedChange={showAmounts}
      />
      {link !== null && code !== null ? <Link link={link} code={code} /> : <Skeleton height={60} />}
      <ShareButtons picture={picture} link={link} />
    </div>
  );
}

function useNote() {
  const { notify } = useHost();
  return (text: string, timeout = 3000): void => {
    notify({ id: 'receipt.note', text, timeout });
  };
}

function Link({ link, code }: { link: string; code: string }) {
  const { t } = useLingui();
  const note = useNote();
  const copied = t({ id: 'receipt.copied', message: 'The link is copied.' });
  const notCopied = t({ id: 'receipt.notCopied', message: `Copying failed. The link is ${link}` });
  return (
    <ShareCode
      code={code}
      note={t({ id: 'receipt.codeNote', message: 'The code and the link load these selections at current odds.' })}
      end={
        <IconButton
          label={t({ id: 'receipt.copy', message: 'Copy the link' })}
          icon={<IconCopy size={20} />}
          onClick={() => void copyText(link).then((isCopied) => (isCopied ? note(copied) : note(notCopied, 20_000)))}
        />
      }
    />
  );
}

/**
 * Opens the share sheet of the device if there is one; otherwise the picture is saved and the link above is copied.
 * Without a picture only the link is sent.
 */
function ShareButtons({ picture, link }: { picture: ShownPicture; link: string | null }) {
  const { t } = useLingui();
  const note = useNote();
  const saved = t({ id: 'receipt.saved', message: 'The picture is saved.' });
  const drawing = t({ id: 'receipt.drawing', message: 'The picture is being drawn.' });
  const failed = t({ id: 'receipt.noPicture', message: 'The picture could not be drawn' });
  const file = picture.status === 'drawn' ? picture.file : undefined;
  const noFile = file !== undefined ? undefined : picture.status === 'failed' ? failed : drawing;
  const save = (): void => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = file.name;
    anchor.click();
    // The download starts before the next task.
    setTimeout(() => URL.revokeObjectURL(url), 0);
    note(saved);
  };
  const send = (): void => {
    const address = link === null ? {} : { url: link };
    const whole = file ? { ...address, files: [file] } : address;
    // Cancelling is no failure.
    void navigator.share(navigator.canShare(whole) ? whole : address).catch(() => undefined);
  };
  return (
    <div className={styles.buttons}>
      {'share' in navigator && 'canShare' in navigator ? (
        <Button
          variant="brand"
          icon={<IconShare size={18} />}
          disabledReason={picture.status === 'failed' && link !== null ? undefined : noFile}
          onClick={send}
        >
          {t({ id: 'receipt.send', message: 'Send' })}
        </Button>
      ) : null}
      <Button icon={<IconDownload size={18} />} disabledReason={noFile} onClick={save}>
        {t({ id: 'receipt.save', message: 'Save the picture' })}
      </Button>
    </div>
  );
}
