import { priceKey, type OfferMatch } from '@kvota/offer';
import { useSlip } from '@kvota/bet-slip-react';
import { marketName, outcomeName } from '@kvota/tickets/names';
import { OddsButton, useLabels } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';

import { marketTitle } from '../markets/market-title.ts';
import { bindPrice, cellState, priceText } from '../offer/bind-price.ts';
import type { MarketPlace } from '../offer/column.ts';
import type { Services } from '../offer/services.ts';
import { legAttribute, type LegTexts } from '../offer/leg-texts.ts';
import { selectionIdOf, toSelection } from '../offer/to-selection.ts';

/**
 * Returns the price as React renders it where nothing writes it later, on the site's server. With it comes what a tap shows
 * on the slip before the app is there (SPEED-06).
 */
function servedCell({ offer }: Services, key: string, leg: () => LegTexts) {
  if (typeof document !== 'undefined') return {};
  const price = offer.price(key);
  return { price: priceText(price), state: cellState(price), [legAttribute]: JSON.stringify(leg()) };
}

/**
 * A selection on screen. Its price is bound to the offer store; a press puts the selection on the slip or removes it
 * (SLIP-02).
 */
export function OddsCell(props: {
  services: Services;
  match: OfferMatch;
  market: string;
  selection: string;
  caption?: string | undefined;
  place?: MarketPlace | undefined;
  layout?: 'cell' | 'wide';
}) {
  const { services, match, market, selection, caption, place, layout = 'cell' } = props;
  const { offer, slip, cues } = services;
  const { i18n } = useLingui();
  const labels = useLabels();
  const price = useRef<HTMLSpanElement>(null);
  const key = priceKey(match.eventId, market, selection);
  const id = selectionIdOf(match, market);
  const selected = useSlip(slip, (state) =>
    state.selections.some((other) => other.id === id && other.marketName === market && other.outcome === selection),
  );
  useLayoutEffect(
    () => (price.current ? bindPrice(offer, key, price.current, { cues, labels }) : undefined),
    [offer, key, cues, labels],
  );
  const title = marketTitle(i18n, match, market, selection);
  const spoken = `${match.hostName} – ${match.awayName}, ${title}, ${outcomeName(i18n, selection)}`;
  const chosen = () => toSelection(match, market, selection, offer.price(key), title, place);
  return (
    <OddsButton
      label={spoken}
      layout={layout}
      caption={caption}
      selected={selected}
      priceRef={price}
      {...servedCell(services, key, () => {
        const { desc, pair, player } = chosen();
        const name = marketName(i18n, match.sport, market, player, selection);
        return [outcomeName(i18n, selection, player), name, pair, desc === 'live'];
      })}
      data-price={key}
      onClick={() => slip.send({ type: 'add', selection: chosen() })}
    />
  );
}
