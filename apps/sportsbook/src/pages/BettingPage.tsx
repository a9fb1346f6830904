import { useSearch } from '@tanstack/react-router';

import { BookingFromAddress } from '../booking/BookingFromAddress.tsx';
import { MatchPage } from '../match/MatchPage.tsx';
import { PrematchTable } from './PrematchTable.tsx';

/** The prematch offer, or one match of it (ROUTE-05). */
export function BettingPage() {
  const { event } = useSearch({ strict: false });
  return (
    <>
      <BookingFromAddress />
      {event === undefined ? <PrematchTable /> : <MatchPage kind="prematch" eventId={event} />}
    </>
  );
}
