import { Badge, Button, Panel } from '@kvota/ui';
import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Note, Row } from '../workbench/Workbench.tsx';
import { Facts } from '../workbench/Facts.tsx';
import type { ConsoleHarness, ConsoleView } from './console-harness.ts';
import { ago, statusTones, statusWords } from './console-words.ts';

/** Shows the state of the channels, with buttons that cut and restore them. */
export function ConnectionPanel({
  harness,
  view,
}: {
  readonly harness: ConsoleHarness;
  readonly view: ConsoleView;
}): ReactElement {
  const { status, sports, feedout, stats, lastMessageAt, now } = view;
  const up = (is: boolean) => ({ value: is ? 'up' : 'down', tone: is ? ('success' as const) : ('danger' as const) });
  return (
    <Panel title="Connection" actions={<Badge tone={statusTones[status]}>{status}</Badge>}>
      <Note>{statusWords[status]}</Note>
      <Facts
        facts={[
          { name: 'sports', ...up(sports) },
          { name: 'feedout', ...up(feedout) },
          { name: 'Last heard', value: ago(now, lastMessageAt) },
          { name: 'Messages', value: stats.messages },
          { name: 'Malformed', value: stats.malformed, tone: stats.malformed > 0 ? 'danger' : undefined },
          { name: 'Connects', value: stats.connects },
        ]}
      />
      <Row>
        <Button
          size="sm"
          icon={<IconPlugConnectedX size={16} aria-hidden="true" />}
          disabledReason={status === 'offline' || status === 'connecting' ? 'There is no connection' : undefined}
          onClick={harness.cut}
        >
          Lose the connection
        </Button>
        <Button
          size="sm"
          icon={<IconPlugConnected size={16} aria-hidden="true" />}
          disabledReason={status === 'connecting' ? 'An attempt is under way' : undefined}
          onClick={harness.reconnect}
        >
          Reconnect
        </Button>
      </Row>
    </Panel>
  );
}
