import { Button, Select, TextField } from '@kvota/ui';
import { IconLogin2 } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { Fields } from '../workbench/Workbench.tsx';
import type { JoinTarget } from './joined-rooms.ts';

type Kind = JoinTarget['kind'];

const kinds: Readonly<Record<Kind, { readonly label: string; readonly key?: 'sport' | 'match' }>> = {
  live: { label: 'Live table', key: 'sport' },
  prematch: { label: 'Prematch table', key: 'sport' },
  livematch: { label: 'Live match', key: 'match' },
  prematchmatch: { label: 'Prematch match', key: 'match' },
  all: { label: 'Live tables of all sports' },
  sidebar: { label: 'Sidebar' },
  live_sidebar: { label: 'Live sidebar' },
};

function targetOf(kind: Kind, sport: string, eventId: string): JoinTarget {
  switch (kind) {
    case 'live':
    case 'prematch':
      return { kind, sport };
    case 'livematch':
    case 'prematchmatch':
      return { kind, sport, eventId };
    case 'all':
    case 'sidebar':
    case 'live_sidebar':
      return { kind };
  }
}

/** Fields that name a room to join. */
export function RoomPicker({ onJoin }: { readonly onJoin: (target: JoinTarget) => void }): ReactElement {
  const [kind, setKind] = useState<Kind>('live');
  const [sport, setSport] = useState('F');
  const [eventId, setEventId] = useState('');
  const { key } = kinds[kind];
  const missing = (key !== undefined && sport === '') || (key === 'match' && eventId === '');
  return (
    <Fields>
      <Select
        label="What"
        size="sm"
        value={kind}
        onValueChange={setKind}
        // Safe: the keys of the table itself.
        items={(Object.keys(kinds) as Kind[]).map((value) => ({ value, label: kinds[value].label }))}
      />
      {key === undefined ? null : (
        <TextField
          label="Sport"
          size="sm"
          autoComplete="off"
          value={sport}
          onValueChange={(text) => setSport(text.trim())}
        />
      )}
      {key === 'match' ? (
        <TextField
          label="Event id"
          size="sm"
          autoComplete="off"
          value={eventId}
          onValueChange={(text) => setEventId(text.trim())}
        />
      ) : null}
      <Button
        size="sm"
        variant="brand"
        icon={<IconLogin2 size={16} aria-hidden="true" />}
        disabledReason={missing ? 'Say which one' : undefined}
        onClick={() => onJoin(targetOf(kind, sport, eventId))}
      >
        Join
      </Button>
    </Fields>
  );
}
