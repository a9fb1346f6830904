import { Badge } from '@kvota/ui';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { Columns, Workbench, Stack } from '../workbench/Workbench.tsx';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import type { ConsoleHarness } from './console-harness.ts';
import { clock } from './console-words.ts';
import { MessageLog } from './MessageLog.tsx';
import { PricePanel } from './PricePanel.tsx';
import { RoomList } from './RoomList.tsx';

/** Shows the channels as a client sees them: connection, rooms, messages, prices. */
export function ChannelConsole(props: {
  readonly harness: ConsoleHarness;
  readonly intro: ReactNode;
  readonly tools?: ReactNode;
  /** Rendered above: controls of the platform, or the field for its address. */
  readonly children?: ReactNode;
}): ReactElement {
  const { harness, intro, tools, children } = props;
  const view = useSyncExternalStore(harness.subscribe, harness.view);
  useEffect(() => harness.stop, [harness]);
  return (
    <Workbench
      title="Channels"
      intro={intro}
      tools={
        <>
          <Badge>{clock(view.now)}</Badge>
          {tools}
        </>
      }
    >
      {children}
      <Columns layout="halves">
        <Stack>
          <ConnectionPanel harness={harness} view={view} />
          <RoomList harness={harness} view={view} />
        </Stack>
        <MessageLog entries={view.entries} onClear={harness.clear} />
      </Columns>
      <PricePanel store={harness.store} view={view} />
    </Workbench>
  );
}
