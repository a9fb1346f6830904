import type { HistoryTicket } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { usePrintReceipt } from '@kvota/tickets';
import { Button } from '@kvota/ui';
import { IconPrinter, IconRepeat, IconShare } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { useServices } from '../../offer/services.ts';
import { bookTicket } from './book-ticket.ts';
import * as styles from './receipt.css.ts';

const PrintPaidTicket = lazy(async () => ({ default: (await import('./PrintPaidTicket.tsx')).PrintPaidTicket }));
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

interface ReceiptActionsProps {
  readonly ticket: HistoryTicket;
  /** Receives the code of the booked selections. Without it the betting page opens and puts them on the slip. */
  readonly onLoad?: (code: string) => void;
  /** Restores the selections without a call to the platform. */
  readonly onAgain?: (() => void) | undefined;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** Actions for a paid ticket: print it, share it, bet on the same again. */
export function ReceiptActions({ ticket, onLoad, onAgain, children }: ReceiptActionsProps) {
  const { t } = useLingui();
  const { print, printing, paper } = usePrintReceipt(ticket, PrintPaidTicket);
  const [sharing, share] = useState(false);
  const again = useBetAgain(ticket, onLoad);
  return (
    <div className={styles.actions}>
      <Button className={styles.action} icon={<IconPrinter size={18} />} busy={printing} onClick={print}>
        {t({ id: 'receipt.print', message: 'Print' })}
      </Button>
      <Button className={styles.action} icon={<IconShare size={18} />} onClick={() => share(true)}>
        {t({ id: 'receipt.share', message: 'Share' })}
      </Button>
      <Button
        className={styles.action}
        icon={<IconRepeat size={18} />}
        busy={again.busy}
        onClick={onAgain ?? again.load}
      >
        {t({ id: 'ticket.again', message: 'Bet again' })}
      </Button>
      {children}
      {paper}
      {sharing ? (
        <Suspense>
          <ShareDialog ticket={ticket} onClose={() => share(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function useBetAgain(
  { ticketId, stake, currency_id: currencyId }: HistoryTicket,
  onLoad: ReceiptActionsProps['onLoad'],
) {
  const { t } = useLingui();
  const slip = useServices()?.slip;
  const { api, navigate, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const failed = t({
    id: 'receipt.againFailed',
    message: 'The selections could not be loaded. Try again in a moment.',
  });
  const book = async (): Promise<void> => {
    setBusy(true);
    try {
      const code = await bookTicket(api, ticketId);
      const present = slip?.getSnapshot();
      // A booking has no stake. That of the ticket returns, unless the slip has another ticket or another wallet
      // (STAKE-21).
      if (present?.state.selections.length === 0 && present.env.wallet?.currencyId === currencyId)
        slip?.send({ type: 'set-stake', stake });
      if (onLoad) onLoad(code);
      else navigate('betting', { search: { booking: code } });
    } catch {
      notify({ id: 'receipt.again', text: failed, tone: 'error', timeout: 6000 });
    } finally {
      setBusy(false);
    }
  };
  return { busy, load: () => void book() };
}
