import { decidingScore } from '@kvota/match';
import type { OfferMatch } from '@kvota/offer';
import { MatchRow, OddsGap } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useDayTime } from '../format/use-formats.ts';
import { lineOf } from '../markets/market-name.ts';
import { phaseText } from '../markets/phase-text.ts';
import { marketOf, type Column } from '../offer/column.ts';
import { useMatch } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { MatchLink } from './MatchLink.tsx';
import { OddsCell } from './OddsCell.tsx';

/**
 * Returns the text in place of the start time: after kick-off the phase with minute or game clock (MATCH-10, MATCH-12).
 */
function useClockText(match: OfferMatch | undefined): { time: string; detail: string | undefined } {
  const { i18n } = useLingui();
  const dayTime = useDayTime();
  if (!match) return { time: '', detail: undefined };
  if (!match.inPlay) {
    const { day, time } = dayTime(match.timeStart);
    return { time, detail: day };
  }
  const phase = match.matchPhase;
  const name = phaseText(i18n, phase?.name ?? match.matchState);
  if (phase?.clock) return { time: phase.clock, detail: name };
  if (match.sport === 'F' && phase?.timeMin) return { time: `${phase.timeMin}'`, detail: name };
  return { time: name, detail: undefined };
}

/**
 * Returns the score of a side: goals or points. In sports with sets, maps or legs it adds the games and points of the
 * current one.
 */
function scoreOf(match: OfferMatch, side: 0 | 1): string | undefined {
  const { results, stats, matchPhase } = match;
  if (!match.inPlay || !results || Object.keys(results).length === 0) return undefined;
  const part = (results.S ?? results.M ?? results.L) ? stats?.at(-1) : undefined;
  const shown = [decidingScore(match)[side], (part?.G ?? part?.P)?.[side], matchPhase?.points?.[side]];
  return shown.filter((value) => value !== undefined).join('  ');
}

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
  const clock = useClockText(match);
  const { t } = useLingui();
  if (!match) return null;
  const link = { page: match.inPlay ? 'liveBetting' : 'betting', eventId } as const;
  return (
    <MatchRow
      home={match.hostName}
      away={match.awayName}
      time={clock.time}
      timeDetail={clock.detail}
      live={match.inPlay}
      homeScore={scoreOf(match, 0)}
      awayScore={scoreOf(match, 1)}
      homeCards={match.redCards?.[0] ?? 0}
      awayCards={match.redCards?.[1] ?? 0}
      server={match.matchPhase?.server === 'host' ? 'home' : match.matchPhase?.server}
      more={match.marketsCount > 0 ? `+${match.marketsCount}` : undefined}
      moreLabel={`+${match.marketsCount} – ${t({ id: 'offer.allMarkets', message: 'All markets' })}`}
      render={(props) => <MatchLink {...link} {...props} />}
      renderMore={(props) => <MatchLink {...link} {...props} />}
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
