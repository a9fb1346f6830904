import { useSearch } from '@tanstack/react-router';

import { LazyMatchPage } from '../match/LazyMatchPage.tsx';
import { BookingFromAddress } from '../tickets/booking/BookingFromAddress.tsx';
import { LiveTable } from './LiveTable.tsx';

/** The live offer, or one match of it (ROUTE-14). */
export function LiveBettingPage() {
  const { event } = useSearch({ strict: false });
  return (
    <>
      <BookingFromAddress />
      {event === undefined ? <LiveTable /> : <LazyMatchPage kind="live" eventId={event} />}
    </>
  );
}
