import type { SlipEvent } from '@kvota/bet-slip/slip';
import { Badge, EmptyState, Panel, Switch, type BadgeTone } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { jsonText } from '../../workbench/code-parts.ts';
import { Json } from '../../workbench/Code.tsx';
import { LogList } from '../../workbench/LogList.tsx';
import type { HarnessEntry } from '../engine/slip-harness.ts';
import { startOfTime } from '../engine/world.ts';

const timers: readonly SlipEvent['type'][] = ['tick', 'check-due'];

/** Every event, newest first, with the payment status and the effects. */
export function LogPanel({ entries }: { readonly entries: readonly HarnessEntry[] }): ReactElement {
  const [all, setAll] = useState(false);
  const quiet = ({ event, from, to }: HarnessEntry): boolean => timers.includes(event.type) && from === to;
  const shown = entries.filter((entry) => all || !quiet(entry)).toReversed();
  return (
    <Panel
      title={`Log (${entries.length})`}
      flush
      actions={<Switch label="Timers too" labelSide="start" checked={all} onCheckedChange={setAll} />}
    >
      {shown.length === 0 ? (
        <EmptyState title="Nothing has happened yet">Each event stands here with what came of it.</EmptyState>
      ) : (
        <LogList
          label="Events and effects"
          maxHeight={520}
          lines={shown.map((entry) => ({
            key: entry.number,
            time: clock(entry.at),
            title: entry.event.type,
            summary: briefly(entry),
            end: <Marks entry={entry} />,
            details: () => (
              <Json label={`Event ${entry.number}`} value={{ event: entry.event, effects: entry.effects }} wrap />
            ),
          }))}
        />
      )}
    </Panel>
  );
}

function Marks({ entry }: { readonly entry: HarnessEntry }): ReactElement {
  const { from, to, effects } = entry;
  return (
    <>
      {effects.map((effect, index) => (
        <Badge key={index} tone={effect.type === 'refused' ? 'danger' : effectTone(effect.type)}>
          {effect.type === 'refused' ? effect.reason.code : effect.type}
        </Badge>
      ))}
      {from === to ? null : (
        <Badge tone="brand">
          {from} → {to}
        </Badge>
      )}
    </>
  );
}

function effectTone(type: string): BadgeTone {
  return type === 'notify' || type === 'ticket-done' ? 'info' : 'neutral';
}

/** Writes the data of an event on one line. */
function briefly({ event }: HarnessEntry): string {
  const { type: _, ...rest } = event;
  if (event.type === 'add') return `${event.selection.pair}, ${event.selection.outcome} @ ${event.selection.price}`;
  const text = Object.keys(rest).length === 0 ? '' : jsonText(rest, 0);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

/** Writes the seconds since the start as `+0:12`. */
export function clock(at: number): string {
  const seconds = Math.round((at - startOfTime) / 1000);
  return `+${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
