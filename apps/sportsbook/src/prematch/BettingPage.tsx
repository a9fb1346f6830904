import { usePageTitle } from '@kvota/shell';
import { VisuallyHidden } from '@kvota/ui';
import { useSearch } from '@tanstack/react-router';

import { LazyMatchPage } from '../match/LazyMatchPage.tsx';
import { BookingFromAddress } from '../tickets/booking/BookingFromAddress.tsx';
import { PrematchTable } from './PrematchTable.tsx';

/** The prematch offer, or one match of it (ROUTE-05). */
export function BettingPage() {
  const { event } = useSearch({ strict: false });
  const title = usePageTitle('betting');
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <BookingFromAddress />
      {event === undefined ? <PrematchTable /> : <LazyMatchPage eventId={event} />}
    </>
  );
}
