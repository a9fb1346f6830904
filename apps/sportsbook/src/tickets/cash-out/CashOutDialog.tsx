import type { HistoryTicket } from '@kvota/contracts';
import { useHost, useMedia } from '@kvota/shell';
import { BottomSheet, Dialog, media } from '@kvota/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';
import { historyKey } from '../history-key.ts';
import { canClose } from './cash-out-machine.ts';
import { CashOutForm, CashOutConfirm } from './CashOutForm.tsx';
import { useCashOut } from './use-cash-out.ts';

/** Cashes out a ticket, whole or in part, at the price shown on the button (CALL-54, CALL-55). */
export function CashOutDialog({ ticket, onClose }: { ticket: HistoryTicket; onClose: () => void }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { notify, pingNow } = useHost();
  const queries = useQueryClient();
  const phone = useMedia(media.phone);
  const { state, send } = useCashOut(ticket.ticketId, ({ amount }) => {
    const paid = formats.money(amount, ticket.currency);
    notify({ id: 'cashOut.done', text: t({ id: 'cashOut.done', message: `Cashed out: ${paid}` }), timeout: 5000 });
    pingNow();
    void queries.invalidateQueries({ queryKey: historyKey });
    onClose();
  });
  const close = (): void => {
    if (!canClose(state)) return;
    // A confirmation without an answer may have been booked: the list shows it.
    if (state.status === 'unanswered') void queries.invalidateQueries({ queryKey: historyKey });
    onClose();
  };
  const title = t({ id: 'cashOut.title', message: 'Cash out' });
  const parts = { ticket, state, send };
  return phone ? (
    <BottomSheet open onOpenChange={close} title={title} footer={<CashOutConfirm {...parts} />}>
      <CashOutForm {...parts} />
    </BottomSheet>
  ) : (
    <Dialog open onOpenChange={close} title={title} actions={<CashOutConfirm {...parts} />}>
      <CashOutForm {...parts} />
    </Dialog>
  );
}
