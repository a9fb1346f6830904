import { Badge, Button, EmptyState, Panel, SearchField, SegmentedControl, Switch } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Code, Json } from '../workbench/Code.tsx';
import { Grow, Row } from '../workbench/Workbench.tsx';
import { finds } from '../workbench/fold.ts';
import { LogList } from '../workbench/LogList.tsx';
import { PickFilters } from '../workbench/PickList.tsx';
import { thousandthsToOdds } from '@kvota/contracts';
import type { LogEntry, PriceMove } from './channel-log.ts';
import { clock, sizeOf } from './console-words.ts';

type Shown = 'all' | LogEntry['direction'] | 'faulty';

const price = (thousandths: number | undefined): string =>
  thousandths === undefined ? 'none' : thousandths === 0 ? '-' : thousandthsToOdds(thousandths);

const moveText = ({ key, from, to }: PriceMove): string => `${key}: ${price(from)} → ${price(to)}`;

const marks = { in: '←', out: '→', client: '·' } as const;
const senders = { in: 'from the platform', out: 'from the client', client: 'of the client' } as const;

/** Shows every message as it arrived, newest first. */
export function MessageLog(props: {
  readonly entries: readonly LogEntry[];
  readonly onClear: () => void;
}): ReactElement {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [control, setControl] = useState(false);
  const entries = props.entries
    .filter(
      (entry) =>
        (control || !entry.control) &&
        (shown === 'all' || (shown === 'faulty' ? entry.fault !== undefined : entry.direction === shown)) &&
        finds(`${entry.title} ${entry.room ?? ''} ${entry.channel} ${entry.text ?? ''}`, query),
    )
    .toReversed();
  return (
    <Panel
      title={`Messages (${entries.length})`}
      flush
      actions={
        <Button size="sm" variant="ghost" onClick={props.onClear}>
          Clear
        </Button>
      }
    >
      <PickFilters>
        <SearchField label="Search messages" size="sm" value={query} onValueChange={setQuery} />
        <Row>
          <Grow>
            <SegmentedControl<Shown>
              label="Which messages"
              size="sm"
              tone="quiet"
              fullWidth
              value={shown}
              onValueChange={setShown}
              items={[
                { value: 'all', label: 'All' },
                { value: 'in', label: 'In' },
                { value: 'out', label: 'Out' },
                { value: 'client', label: 'States' },
                { value: 'faulty', label: 'Faults' },
              ]}
            />
          </Grow>
          <Switch label="Joining of channels too" checked={control} onCheckedChange={setControl} />
        </Row>
      </PickFilters>
      {entries.length === 0 ? (
        <EmptyState title="Nothing here">What passes on the channels stands here, decoded.</EmptyState>
      ) : (
        <LogList label="Messages" maxHeight={620} lines={entries.map(lineOf)} />
      )}
    </Panel>
  );
}

function lineOf(entry: LogEntry) {
  const { number, at, direction, title, room, moves, seq, bytes, fault, text } = entry;
  const summary = fault ?? moves?.map(moveText).join(', ') ?? briefly(entry);
  return {
    key: number,
    time: clock(at),
    title: (
      <>
        <span aria-hidden="true">{marks[direction]} </span>
        {title}
      </>
    ),
    summary: [room, summary].filter((part) => part !== undefined && part !== '').join(' · '),
    end: (
      <>
        {fault === undefined ? null : <Badge tone={direction === 'client' ? 'warning' : 'danger'}>fault</Badge>}
        {seq === undefined ? null : <Badge tone="info">#{seq}</Badge>}
        {bytes === 0 ? null : <Badge>{sizeOf(bytes)}</Badge>}
      </>
    ),
    ...(text === undefined ? {} : { details: () => <Details entry={entry} text={text} /> }),
  };
}

function briefly({ args = [], room }: LogEntry): string {
  if (room !== undefined || args.length === 0) return '';
  const text = JSON.stringify(args.length === 1 ? args[0] : args);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function Details({ entry, text }: { readonly entry: LogEntry; readonly text: string }): ReactElement {
  const { title, direction, args, moves } = entry;
  return (
    <>
      {args === undefined ? null : (
        <Json
          label={`${title}, decoded, ${senders[direction]}`}
          value={moves ? { sequence: entry.seq, moves: moves.map(moveText) } : args}
          maxHeight={320}
        />
      )}
      <Code label={`${title}, on the wire`} parts={[{ text }]} wrap maxHeight={160} />
    </>
  );
}
