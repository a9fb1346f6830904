import { Badge, Button, EmptyState, Panel, type BadgeTone } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Mono } from '../workbench/Code.tsx';
import { Row, Stack } from '../workbench/Workbench.tsx';
import { Facts } from '../workbench/Facts.tsx';
import type { ConsoleHarness, ConsoleView } from './console-harness.ts';
import { ago, sizeOf } from './console-words.ts';
import type { JoinedRoom } from './joined-rooms.ts';
import { RoomPicker } from './RoomPicker.tsx';

const tones: Readonly<Record<JoinedRoom['state'], BadgeTone>> = {
  absent: 'neutral',
  seeded: 'neutral',
  live: 'success',
  gap: 'warning',
  sidebar: 'info',
  all: 'info',
};

/** Shows the joined rooms and their messages, with buttons to join and leave. */
export function RoomList({
  harness,
  view,
}: {
  readonly harness: ConsoleHarness;
  readonly view: ConsoleView;
}): ReactElement {
  const { rooms, now } = view;
  return (
    <Panel title={`Rooms (${rooms.length})`}>
      <RoomPicker onJoin={harness.join} />
      {rooms.length === 0 ? (
        <EmptyState title="No room joined" art="search">
          A room answers with a snapshot, then says what changes.
        </EmptyState>
      ) : null}
      {rooms.map(({ name, state, along, leaving, count, gaps }) => (
        <Stack key={name} tight>
          <Row>
            <Mono>{name}</Mono>
            <Badge tone={tones[state]}>{state}</Badge>
            {along ? <Badge>with all</Badge> : null}
            {leaving ? <Badge tone="warning">left in 5 s</Badge> : null}
            <Button size="sm" onClick={() => harness.resync(name)}>
              Ask again
            </Button>
            {along ? null : (
              <Button size="sm" variant="ghost" disabled={leaving} onClick={() => harness.leave(name)}>
                Leave
              </Button>
            )}
          </Row>
          {state === 'all' || state === 'sidebar' ? null : (
            <Facts
              facts={[
                { name: 'Sequence', value: count?.seq ?? 'none' },
                { name: 'Price age', value: ago(now, count?.lastMessageAt) },
                { name: 'Messages', value: count?.messages ?? 0 },
                { name: 'Size', value: sizeOf(count?.bytes ?? 0) },
                { name: 'Gaps', value: gaps, tone: gaps > 0 ? 'warning' : undefined },
              ]}
            />
          )}
        </Stack>
      ))}
    </Panel>
  );
}
