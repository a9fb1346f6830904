import { Badge } from '@kvota/ui';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { Columns, Desk, Stack } from '../desk/Desk.tsx';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import type { ConsoleLab } from './console-lab.ts';
import { clock } from './console-words.ts';
import { MessageLog } from './MessageLog.tsx';
import { PricePanel } from './PricePanel.tsx';
import { RoomList } from './RoomList.tsx';

/** Shows the channels as a client sees them: connection, rooms, messages, prices. */
export function ChannelConsole(props: {
  readonly lab: ConsoleLab;
  readonly intro: ReactNode;
  readonly tools?: ReactNode;
  /** Rendered above: controls of the platform, or the field for its address. */
  readonly children?: ReactNode;
}): ReactElement {
  const { lab, intro, tools, children } = props;
  const view = useSyncExternalStore(lab.subscribe, lab.view);
  useEffect(() => lab.stop, [lab]);
  return (
    <Desk
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
          <ConnectionPanel lab={lab} view={view} />
          <RoomList lab={lab} view={view} />
        </Stack>
        <MessageLog entries={view.entries} onClear={lab.clear} />
      </Columns>
      <PricePanel store={lab.store} view={view} />
    </Desk>
  );
}
