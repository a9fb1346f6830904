import { oddsToThousandths, type OddsKey } from '@kvota/contracts';
import { priceKey } from '@kvota/offer';
import { Badge, Button, Panel, Select } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Fields, Note, Row } from '../workbench/Workbench.tsx';
import { DraftField } from '../workbench/DraftField.tsx';
import type { OfferHarness, OfferView } from './offer-harness.ts';

const first: OddsKey = ['4711', '1X2', '1'];

/** Reads a typed price in thousandths. `-` means unavailable. */
const readPrice = (text: string): number | undefined =>
  text === '-' ? 0 : /^\d{1,4}\.\d{1,3}$/.test(text) ? oddsToThousandths(text) : undefined;

/** Messages of the platform, and faults of the network. */
export function FeedPanel({
  harness,
  view,
}: {
  readonly harness: OfferHarness;
  readonly view: OfferView;
}): ReactElement {
  const [picked, setPicked] = useState(priceKey(...first));
  const [price, setPrice] = useState('1.95');
  const key = view.odds.find((one) => priceKey(...one) === picked) ?? view.odds[0] ?? first;
  const [eventId, market] = key;
  const suspended = view.statusOf(eventId, market) === 'SUSPENDED';
  const actions: Readonly<Record<string, () => void>> = {
    'Send delta': () => harness.move(key, readPrice(price) ?? 0),
    'Three deltas, one frame': () => harness.burst(key),
    [suspended ? 'Open market' : 'Suspend market']: () =>
      harness.status(eventId, market, suspended ? 'OPEN' : 'SUSPENDED'),
    Goal: () => harness.goal(eventId),
    'Match comes': harness.comes,
    'Match goes': () => harness.goes(eventId),
    'Match inactive': () => harness.deactivate(eventId),
    'Lose a message': () => harness.lose(key),
    'Last message again': harness.again,
    'Leave the room': harness.drop,
  };
  return (
    <Panel title="Feed" actions={<Badge>platform #{view.platformSeq}</Badge>}>
      <Row>
        <Button size="sm" variant="brand" onClick={harness.snapshot}>
          Apply snapshot
        </Button>
        {view.asked.length === 0 ? null : <Badge tone="warning">the store asks for {view.asked.join(', ')}</Badge>}
      </Row>
      <Fields>
        <Select
          label="Selection"
          size="sm"
          value={priceKey(...key)}
          onValueChange={setPicked}
          items={view.odds.map((one) => ({ value: priceKey(...one), label: priceKey(...one) }))}
        />
        <DraftField
          label="New price"
          value={price}
          read={(text) => (readPrice(text) === undefined ? undefined : text)}
          onRead={setPrice}
        />
      </Fields>
      <Row>
        {Object.entries(actions).map(([label, run]) => (
          <Button key={label} size="sm" onClick={run}>
            {label}
          </Button>
        ))}
      </Row>
      <Note>Changes of a match or market apply to those of the chosen selection. A price of - means unavailable.</Note>
    </Panel>
  );
}
