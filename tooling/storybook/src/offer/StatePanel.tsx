import { thousandthsToOdds } from '@kvota/contracts';
import { priceKey, type Price, type OfferMatch } from '@kvota/offer';
import { Badge, EmptyState, Heading, Panel, type BadgeTone } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Row, Stack } from '../workbench/Workbench.tsx';
import { Facts } from '../workbench/Facts.tsx';
import type { OfferView } from './offer-harness.ts';
import * as css from './StatePanel.css.ts';

const room = 'live/F';

const tones: Readonly<Record<Price['status'], BadgeTone>> = { OPEN: 'success', SUSPENDED: 'warning', CLOSED: 'danger' };
const stateTones: Readonly<Record<string, BadgeTone>> = { live: 'success', gap: 'warning' };
const arrows = { up: '▲ ', down: '▼ ', none: '' } as const;

/** The content of the store: rows, matches, and prices one by one. */
export function StatePanel({ view }: { readonly view: OfferView }): ReactElement {
  const { store } = view;
  const state = store.roomState(room);
  const rows = store.rows(room);
  const { odds, applied, gaps, flushes, notified } = store.stats();
  return (
    <Panel title="State" actions={<Badge tone={stateTones[state] ?? 'neutral'}>{state}</Badge>}>
      <Facts
        facts={[
          { name: 'Rows', value: rows.length },
          { name: 'Odds', value: odds },
          { name: 'Values applied', value: applied },
          { name: 'Gaps', value: gaps, tone: gaps > 0 ? 'warning' : undefined },
          { name: 'Frames', value: flushes },
          { name: 'Callbacks', value: notified },
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState title="Nothing known" headingLevel={3}>
          A room begins with its snapshot; what comes before it is not applied.
        </EmptyState>
      ) : null}
      {rows.map((id) => {
        const match = store.match(id);
        return match ? <MatchState key={id} match={match} view={view} /> : null;
      })}
    </Panel>
  );
}

function MatchState({ match, view }: { readonly match: OfferMatch; readonly view: OfferView }): ReactElement {
  const { eventId, hostName, awayName, results, markets } = match;
  return (
    <Stack tight>
      <Row>
        <Heading level={3}>
          {hostName} - {awayName}
        </Heading>
        <Badge>{eventId}</Badge>
        <Badge tone="info">{results?.G?.join(':') ?? '-'}</Badge>
      </Row>
      {Object.entries(markets).map(([code, { status, selections }]) => (
        <Row key={code}>
          <span className={css.code}>{code}</span>
          <Badge tone={tones[status]}>{status}</Badge>
          {selections.map((selection) => {
            const key = priceKey(eventId, code, selection);
            return <PriceState key={key} name={key} selection={selection} view={view} />;
          })}
        </Row>
      ))}
    </Stack>
  );
}

function PriceState(props: {
  readonly name: string;
  readonly selection: string;
  readonly view: OfferView;
}): ReactElement {
  const { name, selection, view } = props;
  const price = view.store.price(name);
  const subscription = view.subscriptions.find((one) => one.name === name);
  const shown = price === undefined || price.thousandths === 0 ? '-' : thousandthsToOdds(price.thousandths);
  return (
    <span
      className={css.cell}
      data-fresh={subscription?.fresh ? '' : undefined}
      data-available={price?.available ? '' : undefined}
    >
      <span className={css.selection}>{selection}</span>
      <span className={css.price}>
        {arrows[price?.move ?? 'none']}
        {shown}
      </span>
    </span>
  );
}
