import { payoutCurrency, type HistoryTicket } from '@kvota/contracts';
import {
  Badge,
  compareDecimals,
  LegStrip,
  LiveBadge,
  StubAmount,
  StubAmounts,
  TicketCard,
  TicketFooter,
  TicketNotice,
  TicketStamp,
  TicketTear,
} from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { pickName } from '../../markets/market-name.ts';
import { CashOutButton } from '../cash-out/CashOutButton.tsx';
import { ticketNumber } from '../ticket/ticket-number.ts';
import { useStatusName } from '../ticket/ticket-status.ts';
import { isInPlay, isOpen, markOf, paidOut, wasBooked } from '../ticket/ticket-summary.ts';
import { useRefusalReason, useShapeName, useStripText, useWhen } from '../ticket/use-ticket-texts.ts';
import * as styles from './card.css.ts';
import { HistoryActions } from './HistoryActions.tsx';
import { HistoryLegs } from './HistoryLegs.tsx';
import { TicketNumberLine } from './TicketNumberLine.tsx';
import { PayoutSteps } from './PayoutSteps.tsx';
import { TicketTotals } from './TicketTotals.tsx';

interface HistoryCardProps {
  readonly ticket: HistoryTicket;
  readonly open: boolean;
  readonly onToggle: (ticketId: string, open: boolean) => void;
  readonly onCashOut: (ticket: HistoryTicket) => void;
  /** True if the ticket may be outdated. */
  readonly stale: boolean;
  /** True for the ticket named in the address: it is scrolled into view and focused. */
  readonly wanted: boolean;
}

/** A ticket in the history: a summary, and all details when it is open. */
export const HistoryCard = memo(function HistoryCard(props: HistoryCardProps) {
  const { ticket, open, onToggle, onCashOut, stale, wanted } = props;
  const { t, i18n } = useLingui();
  const shapeName = useShapeName();
  const stripText = useStripText();
  const when = useWhen();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [wanted]);
  const number = ticketNumber(ticket.ticketId);
  const [first] = ticket.legs;
  return (
    <TicketCard
      ref={card}
      className={styles.card}
      data-ticket={ticket.ticketId}
      data-status={ticket.status}
      label={t({ id: 'history.ticket', message: `Ticket ${number}` })}
      status={<Status ticket={ticket} />}
      title={shapeName(ticket)}
      meta={
        <>
          <time dateTime={ticket.createdAt}>{when(ticket.createdAt)}</time>
          {ticket.legs.some(isInPlay) ? <LiveBadge /> : null}
        </>
      }
      pick={ticket.legs.length === 1 && first ? pickName(i18n, first) : undefined}
      detail={ticket.legs.map(({ pair }) => pair).join(', ')}
      strip={<LegStrip legs={ticket.legs.map(markOf)} label={stripText(ticket)} />}
      stub={
        <>
          <Amounts ticket={ticket} />
          <CashOutButton ticket={ticket} stale={stale} onPress={() => onCashOut(ticket)} />
        </>
      }
      open={open}
      onOpenChange={(next) => onToggle(ticket.ticketId, next)}
    >
      <HistoryLegs ticket={ticket} />
      <TicketTear />
      <TicketFooter>
        <Refusal ticket={ticket} />
        <div className={styles.stub}>
          <PayoutSteps ticket={ticket} />
          <TicketTotals ticket={ticket} />
        </div>
        <CashOutButton ticket={ticket} stale={stale} size="lg" onPress={() => onCashOut(ticket)} />
        <HistoryActions ticket={ticket} />
        <TicketNumberLine ticketId={ticket.ticketId} />
      </TicketFooter>
    </TicketCard>
  );
});

const stamps = { won: 'success', cashed_out: 'success', lost: 'neutral', void: 'neutral', rejected: 'danger' } as const;

/** A decided ticket has a stamp, an open one a badge. */
function Status({ ticket: { status } }: { ticket: HistoryTicket }) {
  const nameOf = useStatusName();
  if (status === 'accepted') return <Badge tone="info">{nameOf(status)}</Badge>;
  if (status === 'pending') return <Badge tone="warning">{nameOf(status)}</Badge>;
  return (
    <span className={styles.stamp}>
      <TicketStamp tone={stamps[status]}>{nameOf(status)}</TicketStamp>
    </span>
  );
}

function Amounts({ ticket }: { ticket: HistoryTicket }) {
  const { t } = useLingui();
  const formats = useFormats();
  const money = (amount: string): string => formats.money(amount, ticket.currency);
  const pays = (amount: string): string => formats.money(amount, payoutCurrency(ticket.currency));
  const open = isOpen(ticket);
  const paid = paidOut(ticket);
  return (
    <StubAmounts>
      <StubAmount
        label={t({ id: 'slip.stake', message: 'Stake' })}
        value={money(open ? ticket.openStake : ticket.stake)}
        // A refused ticket cost nothing.
        tone={ticket.status === 'rejected' ? 'muted' : 'plain'}
      />
      {open ? (
        <StubAmount
          label={t({ id: 'slip.payout', message: 'Possible payout' })}
          value={pays(ticket.possiblePayout)}
          tone="brand"
        />
      ) : wasBooked(ticket.status) ? (
        <StubAmount
          label={t({ id: 'history.payout', message: 'Payout' })}
          value={pays(paid)}
          tone={compareDecimals(paid, '0') > 0 ? 'success' : 'muted'}
        />
      ) : null}
    </StubAmounts>
  );
}

function Refusal({ ticket }: { ticket: HistoryTicket }) {
  const reasonOf = useRefusalReason();
  if (ticket.status !== 'rejected') return null;
  return <TicketNotice tone="danger">{reasonOf(ticket.subcode)}</TicketNotice>;
}
