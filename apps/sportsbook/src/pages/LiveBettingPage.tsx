import { useSearch } from '@tanstack/react-router';

import { BookingFromAddress } from '../booking/BookingFromAddress.tsx';
import { MatchPage } from '../match/MatchPage.tsx';
import { LiveTable } from './LiveTable.tsx';

/** The live offer, or one match of it (ROUTE-14). */
export function LiveBettingPage() {
  const { event } = useSearch({ strict: false });
  return (
    <>
      <BookingFromAddress />
      {event === undefined ? <LiveTable /> : <MatchPage kind="live" eventId={event} />}
    </>
  );
}
