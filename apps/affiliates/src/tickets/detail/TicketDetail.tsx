import { payoutCurrency, type AgencyTicket } from '@kvota/contracts';
import { copyText, lazyPart, onlineAtom, useFormats, useHost } from '@kvota/shell';
import { isOpen, TicketDetails, ticketNumber, TicketNumberLine, usePrintReceipt } from '@kvota/tickets';
import { Button, Fact, FactList, TicketNotice, VisuallyHidden } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconGavel, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { ticketInfoQuery } from '../../data/ticket-queries.ts';
import { useMay } from '../../frame/rights/use-may.ts';
import { faultCode } from '../../frame/AgencyFault.tsx';
import { NodePath } from '../../frame/NodePath.tsx';
import { useAmount } from '../../frame/use-currency.ts';
import { VoidNote } from '../requests/VoidNote.tsx';
import * as css from '../tickets.css.ts';
import { VoidRequestDialog } from './VoidRequestDialog.tsx';

const PrintCopy = lazyPart(() => import('./PrintCopy.tsx'), 'PrintCopy');

/**
 * Everything about a ticket: its legs, payout, seller, requests to void it, and a copy for the printer (CALL-50). What the
 * list knows is shown at once.
 */
export function TicketDetail({ ticket: listed }: { readonly ticket: AgencyTicket }): ReactElement {
  const { t } = useLingui();
  const { api, notify } = useHost();
  const amount = useAmount();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const may = useMay();
  const query = useQuery(ticketInfoQuery(api, listed.ticketId));
  const [asking, setAsking] = useState(false);
  const info = query.data;
  const ticket = info ?? listed;
  const number = ticketNumber(ticket.ticketId);
  const copy = usePrintReceipt(ticket, PrintCopy);
  return (
    <div className={css.detail}>
      <VisuallyHidden>
        <h2>{t({ id: 'agency.tickets.details', message: `Details of ticket ${number}` })}</h2>
      </VisuallyHidden>
      {info ? <NodePath path={info.path} /> : null}
      {query.isError ? (
        <Fault error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {info?.voidRequests.map((request) => (
        <VoidNote key={request.id} request={request} />
      ))}
      <TicketDetails ticket={ticket}>
        <FactList>
          <Fact name={t({ id: 'agency.tickets.seller', message: 'Sold by' })} value={ticket.agent} />
          {isOpen(ticket) && info?.cashOut ? (
            <Fact
              name={t({ id: 'agency.tickets.cashOut', message: 'Cash-out now' })}
              value={amount(info.cashOut, payoutCurrency(ticket.currency))}
            />
          ) : null}
        </FactList>
        <div className={css.line}>
          <Button size="sm" icon={<IconPrinter size={18} />} busy={copy.printing} onClick={copy.print}>
            {t({ id: 'agency.tickets.print', message: 'Print a copy' })}
          </Button>
          {info?.mayRequestVoid && may('void') ? (
            <Button
              size="sm"
              icon={<IconGavel size={18} />}
              disabledReason={online ? undefined : t({ id: 'agency.needsNetwork', message: 'You are offline' })}
              onClick={() => setAsking(true)}
            >
              {t({ id: 'agency.void.request', message: 'Request a void' })}
            </Button>
          ) : null}
        </div>
        <TicketNumberLine
          ticketId={ticket.ticketId}
          copy={copyText}
          notify={(text, timeout) => notify({ text, timeout })}
        />
      </TicketDetails>
      {copy.paper}
      {asking && info ? (
        <VoidRequestDialog
          ticket={info}
          until={info.voidUntil === null ? undefined : formats.time(info.voidUntil)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

function Fault(props: { readonly error: unknown; readonly onRetry: () => void; readonly busy: boolean }): ReactElement {
  const { t } = useLingui();
  const code = faultCode(props.error);
  const text =
    code === 'tooManyLookups'
      ? t({ id: 'agency.tickets.tooManyLookups', message: 'Too many tickets in a short time. Wait a moment.' })
      : code === 'ticketUnknown'
        ? t({ id: 'agency.tickets.unknown', message: 'There is no such ticket in your branch' })
        : t({ id: 'agency.tickets.oneFailed', message: 'The latest state could not be loaded' });
  return (
    <TicketNotice
      tone="warning"
      action={
        <Button size="sm" busy={props.busy} onClick={props.onRetry}>
          {t({ id: 'agency.again', message: 'Try again' })}
        </Button>
      }
    >
      {text}
    </TicketNotice>
  );
}
