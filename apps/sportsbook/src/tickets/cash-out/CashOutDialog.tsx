import type { HistoryTicket } from '@kvota/contracts';
import { useHost, useMedia } from '@kvota/shell';
import { BottomSheet, Dialog, media } from '@kvota/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';
import { historyKey } from '../ticket/history-key.ts';
import { mayLeave } from './cash-out-machine.ts';
import { CashOutForm, CashOutConfirm } from './CashOutForm.tsx';
import { useCashOut } from './use-cash-out.ts';

/** Sells a ticket back, whole or in part, at the price that stands on the button (CALL-54, CALL-55). */
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
  const leave = (): void => {
    if (!mayLeave(state)) return;
    // What was sent without an answer may have been booked: the list tells.
    if (state.step.at === 'unanswered') void queries.invalidateQueries({ queryKey: historyKey });
    onClose();
  };
  const title = t({ id: 'cashOut.title', message: 'Cash out' });
  const parts = { ticket, state, send };
  return phone ? (
    <BottomSheet open onOpenChange={leave} title={title} footer={<CashOutConfirm {...parts} />}>
      <CashOutForm {...parts} />
    </BottomSheet>
  ) : (
    <Dialog open onOpenChange={leave} title={title} actions={<CashOutConfirm {...parts} />}>
      <CashOutForm {...parts} />
    </Dialog>
  );
}
