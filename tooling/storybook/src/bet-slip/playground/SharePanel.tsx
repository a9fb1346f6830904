import { migrate } from '@kvota/bet-slip/replay';
import { Badge, Button, Panel, Text, TextArea } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { jsonText } from '../../workbench/code-parts.ts';
import { Json, Mono } from '../../workbench/Code.tsx';
import { Row } from '../../workbench/Workbench.tsx';
import type { HarnessOptions, HarnessView } from '../engine/slip-harness.ts';
import { firstWorld, type World } from '../engine/world.ts';

/** The state as JSON, to share it and read it back. */
export function SharePanel(props: {
  readonly view: HarnessView;
  readonly onRestore: (start: HarnessOptions) => void;
}): ReactElement {
  const { view, onRestore } = props;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const share = (): void => {
    setText(jsonText({ now: view.env.now, world: view.world, state: view.state }));
    setWrong(false);
  };
  const restore = (): void => {
    const start = readShared(text);
    setWrong(start === null);
    if (start) onRestore(start);
  };
  return (
    <Panel
      title="State"
      actions={
        <Badge tone={view.replayed ? 'success' : 'danger'}>
          {view.replayed ? 'replay = live' : 'replay ≠ live'} {view.hash}
        </Badge>
      }
    >
      <Json label="State of the slip" value={view.state} maxHeight={280} />
      <Text size="sm" tone="secondary">
        <Mono>replay</Mono> runs the log of {view.history.length} events anew after each one and compares the
        fingerprints of both states.
      </Text>
      <TextArea
        label="To share"
        rows={4}
        value={text}
        error={wrong ? 'migrate found no state in this text.' : undefined}
        onValueChange={setText}
      />
      <Row>
        <Button size="sm" onClick={share}>
          Write the present state
        </Button>
        <Button size="sm" disabledReason={text.trim() === '' ? 'There is no text' : undefined} onClick={restore}>
          Restore from the text
        </Button>
      </Row>
    </Panel>
  );
}

/** Reads a shared state with `migrate`. Returns null if it is none. */
function readShared(text: string): HarnessOptions | null {
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given !== 'object' || given === null) return null;
    const state = migrate('state' in given ? given.state : given);
    if (state === null) return null;
    const now = 'now' in given && typeof given.now === 'number' ? { now: given.now } : {};
    // Safe enough for a playground: the JSON was written above, and missing parts come from the first world.
    const world = 'world' in given ? { ...firstWorld, ...(given.world as Partial<World>) } : firstWorld;
    return { state, world, ...now };
  } catch {
    return null;
  }
}
