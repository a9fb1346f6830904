import { usePageTitle } from '@kvota/shell';
import { VisuallyHidden } from '@kvota/ui';
import { useSearch } from '@tanstack/react-router';

import { LazyMatchPage } from '../match/LazyMatchPage.tsx';
import { BookingFromAddress } from '../tickets/booking/BookingFromAddress.tsx';
import { LiveTable } from './LiveTable.tsx';

/** The live offer, or one match of it (ROUTE-14). */
export function LiveBettingPage() {
  const { event } = useSearch({ strict: false });
  const title = usePageTitle('liveBetting');
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <BookingFromAddress />
      {event === undefined ? <LiveTable /> : <LazyMatchPage eventId={event} />}
    </>
  );
}
