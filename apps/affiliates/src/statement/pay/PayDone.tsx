import type { TransferOutcome } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Fact, FactList, Result, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../../frame/use-currency.ts';
import type { Move } from '../../money/move.ts';

/** The receipt of a payment, as the platform has booked it. */
export function PayDone(props: { readonly move: Move; readonly answer: TransferOutcome }): ReactElement {
  const { move, answer } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const shown = useAmount();
  const { username, amount, currency, direction, note } = move;
  const money = formats.money(amount, currency);
  return (
    <Result>
      <TicketNotice tone="success">
        {direction === 'down'
          ? t({ id: 'agency.pay.paid', message: `${money} was paid to ${username}.` })
          : t({ id: 'agency.pay.collected', message: `${money} was collected from ${username}.` })}
      </TicketNotice>
      <FactList>
        <Fact name={t({ id: 'agency.transfers.period', message: 'Period' })} value={note} />
        {typeof answer.transactionId === 'string' ? (
          <Fact name={t({ id: 'agency.money.number', message: 'Number' })} value={answer.transactionId} code />
        ) : null}
        {typeof answer.serverTime === 'string' ? (
          <Fact name={t({ id: 'agency.time', message: 'Time' })} value={formats.dateTime(answer.serverTime)} />
        ) : null}
        {typeof answer.ownCredit === 'string' ? (
          <Fact
            name={t({ id: 'agency.money.own', message: 'Your credit' })}
            value={shown(answer.ownCredit, currency)}
          />
        ) : null}
      </FactList>
    </Result>
  );
}
