import { useSearch } from '@tanstack/react-router';

import { MatchPage } from '../match/MatchPage.tsx';
import { PrematchTable } from './PrematchTable.tsx';

/** The prematch offer, or one match of it (ROUTE-05). */
export function BettingPage() {
  const { event } = useSearch({ strict: false });
  return event === undefined ? <PrematchTable /> : <MatchPage kind="prematch" eventId={event} />;
}
