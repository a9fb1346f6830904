import { onlineAtom, useFormats } from '@kvota/shell';
import { Button, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import type { VoucherRequest } from './kept-request.ts';

/** That no answer arrived, and what asking again does. */
export function LostAnswer({ request }: { readonly request: VoucherRequest }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { amount, currency, count } = request;
  const money = `${formats.money(amount)} ${currency}`;
  const vouchers = formats.number(String(count));
  return (
    <TicketNotice tone="warning" urgent>
      {count === 1
        ? t({
            id: 'vouchers.lost',
            message: `No answer arrived for the voucher of ${money}. Ask again: it is made at most once, and you get its code if it was made within 15 minutes.`,
          })
        : t({
            id: 'vouchers.lostBatch',
            message: `No answer arrived for ${vouchers} vouchers of ${money} each. Ask again: each is made at most once, and you get the codes of those made within 15 minutes.`,
          })}
    </TicketNotice>
  );
}

/** Sends the request again, or leaves it for later. */
export function AskAgain(props: { readonly onAsk: () => void; readonly onClose: () => void }): ReactElement {
  const { onAsk, onClose } = props;
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  return (
    <>
      <Button onClick={onClose}>{t({ id: 'vouchers.later', message: 'Later' })}</Button>
      <Button
        variant="brand"
        disabledReason={online ? undefined : t({ id: 'vouchers.offline', message: 'You are offline.' })}
        onClick={onAsk}
      >
        {t({ id: 'vouchers.askAgain', message: 'Ask again' })}
      </Button>
    </>
  );
}
