import type { HistoryTicket } from '@kvota/contracts';
import { isLive, isTicketNamed } from '@kvota/tickets';
import { TicketCardSkeleton } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useState, type Ref } from 'react';

import { HistoryCard } from '../card/HistoryCard.tsx';
import { TicketsProvider } from '../card/TicketsProvider.tsx';
import * as styles from './history.css.ts';

const CashOutDialog = lazy(async () => ({ default: (await import('../cash-out/CashOutDialog.tsx')).CashOutDialog }));

interface HistoryListProps {
  readonly tickets: readonly HistoryTicket[];
  readonly stale: boolean;
  /** The ticket named in the address, by id or number. */
  readonly wanted: string | undefined;
  readonly ref: Ref<HTMLOListElement>;
}

/** The list of tickets; several can be open at once. */
export function HistoryList({ tickets, stale, wanted, ref }: HistoryListProps) {
  const { t } = useLingui();
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [selling, sell] = useState<HistoryTicket | null>(null);
  const toggle = useCallback((ticketId: string, open: boolean) => {
    setTurned((known) => new Map(known).set(ticketId, open));
  }, []);
  // The cash-out dialog stays open if its ticket leaves the list meanwhile, because its outcome is still to be shown.
  const sold = tickets.find(({ ticketId }) => ticketId === selling?.ticketId) ?? selling;
  return (
    <TicketsProvider>
      <ol ref={ref} className={styles.list} aria-label={t({ id: 'history.title', message: 'My tickets' })}>
        {tickets.map((ticket) => {
          const named = wanted !== undefined && isTicketNamed(ticket.ticketId, wanted);
          return (
            <li key={ticket.ticketId} data-live={isLive(ticket) ? '' : undefined}>
              <HistoryCard
                ticket={ticket}
                open={turned.get(ticket.ticketId) ?? named}
                onToggle={toggle}
                onCashOut={sell}
                stale={stale}
                wanted={named}
              />
            </li>
          );
        })}
      </ol>
      {sold ? (
        <Suspense>
          <CashOutDialog ticket={sold} onClose={() => sell(null)} />
        </Suspense>
      ) : null}
    </TicketsProvider>
  );
}

/** Skeleton of the list, with cards of the final size. */
export function HistoryListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <TicketCardSkeleton key={key} />
      ))}
    </div>
  );
}
