import type { OfferMatch } from '@kvota/offer';
import { lineOf } from '@kvota/tickets/names';
import { MatchRow, OddsGap } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { marketOf, type Column } from '../offer/column.ts';
import { useMatch } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { MatchLink } from './MatchLink.tsx';
import { OddsCell } from './OddsCell.tsx';
import { playOf } from './play-of.ts';
import { useClockText } from './use-clock-text.ts';

/** Returns the corner of a cell: the line, or the period if it is another one than the head names. */
function captionOf(
  match: OfferMatch,
  { code, line }: NonNullable<ReturnType<typeof marketOf>>,
  { family, selection }: Column,
): string | undefined {
  if (line !== undefined) return lineOf(match.sport, code, selection);
  return code === family ? undefined : code.slice(0, code.indexOf('_'));
}

/** A row of an offer table: teams, start or score, and the prices of the table's columns. */
export function MatchLine({
  services,
  eventId,
  columns,
  stale,
}: {
  services: Services;
  eventId: string;
  columns: readonly Column[];
  stale: boolean;
}) {
  const known = useMatch(services.offer, eventId);
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  // While the order is frozen, a match that has left the offer keeps its row without prices.
  const match = known ?? last;
  const clockText = useClockText();
  const { t } = useLingui();
  if (!match) return null;
  const play = playOf(match);
  const clock = clockText(match.timeStart, play);
  return (
    <MatchRow
      home={match.hostName}
      away={match.awayName}
      time={clock.time}
      timeDetail={clock.detail}
      live={match.inPlay}
      homeScore={play?.home}
      awayScore={play?.away}
      homeCards={match.redCards?.[0] ?? 0}
      awayCards={match.redCards?.[1] ?? 0}
      server={match.matchPhase?.server === 'host' ? 'home' : match.matchPhase?.server}
      more={match.marketsCount > 0 ? `+${match.marketsCount}` : undefined}
      moreLabel={`+${match.marketsCount} – ${t({ id: 'offer.allMarkets', message: 'All markets' })}`}
      render={(props) => <MatchLink eventId={eventId} {...props} />}
      renderMore={(props) => <MatchLink eventId={eventId} {...props} />}
      stale={stale || !known}
      label={`${match.hostName} – ${match.awayName}`}
    >
      {columns.map((column) => {
        const market = known && marketOf(known, column);
        const key = `${column.family}.${column.selection}`;
        return market ? (
          <OddsCell
            key={key}
            services={services}
            match={match}
            market={market.code}
            selection={column.selection}
            caption={captionOf(match, market, column)}
            place={column.place}
          />
        ) : (
          <OddsGap key={key} />
        );
      })}
    </MatchRow>
  );
}
