import type { OfferMatch } from '@kvota/offer';
import { useHost } from '@kvota/shell';
import { isHandicap, lineOf, outcomeName } from '@kvota/tickets/names';
import { Button, PriceHistory, SegmentedControl, Skeleton, Text, VisuallyHidden } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import type { Services } from '../../offer/services.ts';
import { rowsByMarket, type CardCell, type MarketCard } from './market-cards.ts';
import * as styles from './cards.css.ts';
import { priceHistoryQuery } from './price-history-query.ts';

const rowHeight = 37;
const headHeight = 56;

/**
 * How the prices of a market moved within a day, outcome by outcome. Fetched when it is opened. Of several lines, one is
 * shown, at first the middle one.
 */
export function MarketHistory(props: { id: string; services: Services; match: OfferMatch; card: MarketCard }) {
  const { id, services, match, card } = props;
  const { t } = useLingui();
  const markets = [...rowsByMarket(card)];
  const middle = markets[Math.floor(markets.length / 2)]?.[0];
  const [wanted, setWanted] = useState(middle);
  const [code, cells] = markets.find(([market]) => market === wanted) ?? markets[0] ?? [];
  return (
    <div id={id} className={styles.history}>
      {markets.length > 1 && code !== undefined ? (
        <SegmentedControl
          label={t({ id: 'prices.line', message: 'Line' })}
          size="sm"
          tone="quiet"
          value={code}
          onValueChange={setWanted}
          items={markets.map(([market]) => ({ value: market, label: lineOf(match.sport, market) }))}
        />
      ) : null}
      {code === undefined || !cells ? null : <History services={services} match={match} code={code} cells={cells} />}
    </div>
  );
}

function History(props: { services: Services; match: OfferMatch; code: string; cells: readonly CardCell[] }) {
  const { services, match, code, cells } = props;
  const { t, i18n } = useLingui();
  const { serverNow } = useHost();
  const formats = useFormats();
  const history = useQuery(priceHistoryQuery(services.host.api, match.eventId, code));
  if (history.isPending)
    return (
      <div role="status">
        <VisuallyHidden>{t({ id: 'prices.loading', message: 'Loading the odds history' })}</VisuallyHidden>
        <Skeleton height={headHeight + rowHeight * cells.length} />
      </div>
    );
  if (history.isError)
    return (
      <div role="alert">
        <Text size="sm" tone="secondary">
          {t({ id: 'prices.failed', message: 'The odds history could not be loaded.' })}
        </Text>
        <Button variant="secondary" size="sm" busy={history.isFetching} onClick={() => void history.refetch()}>
          {t({ id: 'action.retry', message: 'Try again' })}
        </Button>
      </div>
    );
  const nameOf = (selection: string): string => {
    const name = outcomeName(i18n, selection);
    return isHandicap(match.sport, code) ? `${name} (${lineOf(match.sport, code, selection)})` : name;
  };
  const rows = cells.map(({ selection: outcome }) => ({
    id: outcome,
    name: nameOf(outcome),
    points: (history.data.find(({ selection }) => selection === outcome)?.points ?? []).map(({ at, odds }) => ({
      at: Date.parse(at),
      price: odds,
    })),
  }));
  if (rows.every(({ points }) => points.length === 0))
    return (
      <Text size="sm" tone="secondary">
        {t({ id: 'prices.none', message: 'The odds of this market have no history yet.' })}
      </Text>
    );
  return (
    <PriceHistory
      caption={t({ id: 'prices.day', message: 'Odds in the last 24 hours' })}
      labels={{
        outcome: t({ id: 'prices.outcome', message: 'Outcome' }),
        first: t({ id: 'prices.first', message: 'First' }),
        low: t({ id: 'prices.low', message: 'Low' }),
        high: t({ id: 'prices.high', message: 'High' }),
        now: t({ id: 'prices.now', message: 'Now' }),
      }}
      rows={rows}
      until={serverNow()}
      format={formats.odds}
    />
  );
}
