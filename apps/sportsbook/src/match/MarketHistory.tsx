import type { OfferMatch } from '@kvota/offer';
import { useHost } from '@kvota/shell';
import { Button, PriceHistory, Skeleton, Text, VisuallyHidden } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../format/use-formats.ts';
import { outcomeName } from '../markets/market-name.ts';
import type { Services } from '../offer/services.ts';
import type { MarketBlock } from './market-blocks.ts';
import * as styles from './match.css.ts';
import { priceHistoryQuery } from './price-history-query.ts';

const rowHeight = 37;
const headHeight = 56;

/** How the prices of a market moved within a day, outcome by outcome. Fetched when it is opened. */
export function MarketHistory(props: { id: string; services: Services; match: OfferMatch; block: MarketBlock }) {
  const { id, services, match, block } = props;
  return (
    <div id={id} className={styles.history}>
      <History services={services} match={match} block={block} />
    </div>
  );
}

function History({ services, match, block }: { services: Services; match: OfferMatch; block: MarketBlock }) {
  const { t, i18n } = useLingui();
  const { serverNow } = useHost();
  const formats = useFormats();
  const history = useQuery(priceHistoryQuery(services.host.api, match.eventId, block.code));
  if (history.isPending)
    return (
      <div role="status">
        <VisuallyHidden>{t({ id: 'prices.loading', message: 'Loading the odds history' })}</VisuallyHidden>
        <Skeleton height={headHeight + rowHeight * block.cells.length} />
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
  const rows = block.cells.map(({ selection: code }) => ({
    id: code,
    name: outcomeName(i18n, code),
    points: (history.data.find(({ selection }) => selection === code)?.points ?? []).map(({ at, odds }) => ({
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
