import { Badge, DataTable, Panel, SearchField, SegmentedControl, type DataColumn } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Json, Mono } from '../workbench/Code.tsx';
import { Columns, Workbench, Note } from '../workbench/Workbench.tsx';
import { Facts } from '../workbench/Facts.tsx';
import { finds } from '../workbench/fold.ts';
import { PickFilters, PickList } from '../workbench/PickList.tsx';
import { exampleOf } from '@kvota/contracts/examples';
import { TypeBlock } from './TypeBlock.tsx';
import { rooms, wireEvents, type RoomRow, type WireEvent } from './wire-events.ts';

/** Events of both sides, or of the platform (`in`) or the client (`out`). */
type Direction = 'both' | WireEvent['direction'];

/** The filters to begin with. */
export interface EventBrowserProps {
  readonly query: string;
  readonly direction: Direction;
}

const keyOf = ({ direction, name }: WireEvent): string => `${direction} ${name}`;
const words = { in: 'From the platform', out: 'From the client' } as const;

/** Lists every socket event with its type, an example and the place of its rule. */
export function EventBrowser(props: EventBrowserProps): ReactElement {
  const [query, setQuery] = useState(props.query);
  const [direction, setDirection] = useState(props.direction);
  const [picked, setPicked] = useState('in initial_data');
  const shown = wireEvents.filter(
    (one) =>
      (direction === 'both' || one.direction === direction) &&
      finds(`${one.name} ${one.event.summary} ${one.event.id} ${one.event.channel}`, query),
  );
  const current = wireEvents.find((one) => keyOf(one) === picked);
  return (
    <Workbench
      title="Events"
      intro="Two channels: sports for sign-in, settings and notices, feedout for the offer. Every message passes these schemas on both ends."
    >
      <Columns layout="side">
        <Panel title={`Events (${shown.length})`} flush>
          <Filters query={query} onQuery={setQuery} direction={direction} onDirection={setDirection} />
          <PickList
            label="Events"
            value={picked}
            onValueChange={setPicked}
            groups={(['in', 'out'] as const).map((one) => ({
              heading: words[one],
              items: shown
                .filter((event) => event.direction === one)
                .map((event) => ({
                  value: keyOf(event),
                  name: <Mono>{event.name}</Mono>,
                  marks: <Badge>{event.event.channel}</Badge>,
                })),
            }))}
          />
        </Panel>
        {current ? <EventDetails one={current} /> : null}
      </Columns>
      <Panel title="Rooms" flush>
        <DataTable caption="Rooms" columns={roomColumns} rows={rooms} rowKey={({ room }) => room} density="compact" />
      </Panel>
    </Workbench>
  );
}

function Filters(props: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly direction: Direction;
  readonly onDirection: (direction: Direction) => void;
}): ReactElement {
  return (
    <PickFilters>
      <SearchField label="Search events" size="sm" value={props.query} onValueChange={props.onQuery} />
      <SegmentedControl<Direction>
        label="Who sends"
        size="sm"
        fullWidth
        tone="quiet"
        value={props.direction}
        onValueChange={props.onDirection}
        items={[
          { value: 'both', label: 'Both' },
          { value: 'in', label: 'Platform' },
          { value: 'out', label: 'Client' },
        ]}
      />
    </PickFilters>
  );
}

function EventDetails({ one }: { readonly one: WireEvent }): ReactElement {
  const { name, direction, event } = one;
  const example = exampleOf(event.args);
  const bare = Array.isArray(example) && example.length === 0;
  return (
    <Panel title={name} actions={<Badge tone="info">{event.id}</Badge>}>
      <Note>{event.summary}.</Note>
      <Facts
        facts={[
          { name: 'Channel', value: event.channel },
          { name: 'Sent by', value: direction === 'in' ? 'the platform' : 'the client' },
          { name: 'Requirement', value: event.id },
        ]}
      />
      {bare ? (
        <Note>It carries nothing: its name says all.</Note>
      ) : (
        <>
          <TypeBlock label={`Arguments of ${name}`} schema={event.args} />
          <Json label={`Example of ${name}`} value={example} maxHeight={320} />
        </>
      )}
    </Panel>
  );
}

const roomColumns: readonly DataColumn<RoomRow>[] = [
  { id: 'room', header: 'Room', cell: ({ room }) => <Mono>{room}</Mono>, primary: true },
  { id: 'shows', header: 'Shows', cell: ({ shows }) => shows },
  { id: 'enter', header: 'Entered by', cell: ({ enter }) => <Mono>{enter}</Mono> },
  { id: 'says', header: 'Then says', cell: ({ says }) => <Mono>initial_data, {says}</Mono> },
  { id: 'leave', header: 'Left by', cell: ({ leave }) => <Mono>{leave}</Mono> },
];
