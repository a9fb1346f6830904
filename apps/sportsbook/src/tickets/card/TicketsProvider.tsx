import type { HistoryLeg } from '@kvota/contracts';
import { PageLink, useHost } from '@kvota/shell';
import { TicketsHost, type TicketsHostDeps } from '@kvota/tickets';
import { linkProps } from '@kvota/ui';
import { useMemo, type ReactNode } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { useMatchPage } from '../../table/match-page.ts';

const pairOf = (leg: HistoryLeg): ReactNode => <MatchOf leg={leg} />;

/** Provides the parts of tickets with formats, the time and links to matches. */
export function TicketsProvider({ children }: { children: ReactNode }) {
  const formats = useFormats();
  const { serverNow } = useHost();
  const value = useMemo((): TicketsHostDeps => ({ formats, now: serverNow, pairOf }), [formats, serverNow]);
  return <TicketsHost value={value}>{children}</TicketsHost>;
}

/** Days after its start in which a match has a page (MATCH-21). */
const pageDays = 7;

/** The teams of a leg, linked to the match while it has a page. */
function MatchOf({ leg }: { leg: HistoryLeg }) {
  const page = useMatchPage();
  const { serverNow } = useHost();
  const isKept = serverNow() - Date.parse(leg.timeStart) < pageDays * 86_400_000;
  return isKept ? (
    <PageLink page={page} search={{ event: leg.eventId }} {...linkProps()}>
      {leg.pair}
    </PageLink>
  ) : (
    leg.pair
  );
}
