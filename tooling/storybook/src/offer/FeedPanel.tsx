import { oddsToThousandths, type OddsKey } from '@kvota/contracts';
import { priceKey } from '@kvota/offer';
import { Badge, Button, Panel, Select } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Fields, Note, Row } from '../desk/Desk.tsx';
import { DraftField } from '../desk/DraftField.tsx';
import type { OfferLab, OfferView } from './offer-lab.ts';

const first: OddsKey = ['4711', '1X2', '1'];

/** Thousandths of what is typed; `-` is not to be had. */
const readPrice = (text: string): number | undefined =>
  text === '-' ? 0 : /^\d{1,4}\.\d{1,3}$/.test(text) ? oddsToThousandths(text) : undefined;

/** What the platform may say, and how it may go wrong. */
export function FeedPanel({ lab, view }: { readonly lab: OfferLab; readonly view: OfferView }): ReactElement {
  const [picked, setPicked] = useState(priceKey(...first));
  const [price, setPrice] = useState('1.95');
  const key = view.odds.find((one) => priceKey(...one) === picked) ?? view.odds[0] ?? first;
  const [eventId, market] = key;
  const suspended = view.statusOf(eventId, market) === 'SUSPENDED';
  const actions: Readonly<Record<string, () => void>> = {
    'Send delta': () => lab.move(key, readPrice(price) ?? 0),
    'Three deltas, one frame': () => lab.burst(key),
    [suspended ? 'Open market' : 'Suspend market']: () => lab.status(eventId, market, suspended ? 'OPEN' : 'SUSPENDED'),
    Goal: () => lab.goal(eventId),
    'Match comes': lab.comes,
    'Match goes': () => lab.goes(eventId),
    'Match inactive': () => lab.deactivate(eventId),
    'Lose a message': () => lab.lose(key),
    'Last message again': lab.again,
    'Leave the room': lab.drop,
  };
  return (
    <Panel title="Feed" actions={<Badge>platform #{view.platformSeq}</Badge>}>
      <Row>
        <Button size="sm" variant="brand" onClick={lab.snapshot}>
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
      <Note>What is about a match or a market takes those of the chosen price. A price of - is not to be had.</Note>
    </Panel>
  );
}
