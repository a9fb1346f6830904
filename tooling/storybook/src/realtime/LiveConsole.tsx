import { Button, ErrorState, Panel, TextField } from '@kvota/ui';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Mono } from '../workbench/Code.tsx';
import { Columns, Workbench, Note, Row } from '../workbench/Workbench.tsx';
import { ChannelConsole } from './ChannelConsole.tsx';
import { createConsole, type ConsoleHarness, type ConsoleOptions } from './console-harness.ts';
import type { memoryTransport } from './wire/memory-socket.ts';

/** Clock and timers of the device. */
function deviceTime(): Pick<ConsoleOptions, 'now' | 'schedule'> {
  const opened = performance.now();
  return {
    now: () => performance.now() - opened,
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

const intro = (
  <>
    Needs a platform: <Mono>pnpm start</Mono> runs one. Nothing is connected before you press Connect.
  </>
);

/** The console with a running platform. */
export function LiveConsole(props: {
  /** Replaces the network in tests. */
  readonly transport?: ReturnType<typeof memoryTransport>;
  /** The address to begin with. */
  readonly url: string;
}): ReactElement {
  const [url, setUrl] = useState(props.url);
  const [token, setToken] = useState('');
  const [open, setOpen] = useState<{ readonly harness: ConsoleHarness; readonly url: string }>();
  const [fault, setFault] = useState<string>();
  const connect = (): void => {
    try {
      const harness = createConsole({
        url,
        token,
        ...deviceTime(),
        ...(props.transport && { transport: props.transport }),
      });
      setOpen({ harness, url });
      setFault(undefined);
    } catch (error) {
      // Returns the message for a text that is no address.
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  const address = (
    <Panel title="Platform">
      <Columns layout="halves">
        <TextField
          label="Address of the platform"
          size="sm"
          type="url"
          value={url}
          onValueChange={setUrl}
          error={fault}
        />
        <TextField
          label="Token for the socket"
          hint="From preAuth; left empty, nobody is signed in"
          size="sm"
          spellCheck={false}
          autoComplete="off"
          value={token}
          onValueChange={(text) => setToken(text.trim())}
        />
      </Columns>
      <Row>
        <Button size="sm" variant="brand" onClick={connect}>
          {open ? 'Connect anew' : 'Connect'}
        </Button>
        {open ? (
          <Button size="sm" variant="ghost" onClick={() => setOpen(undefined)}>
            Hang up
          </Button>
        ) : null}
      </Row>
      {open ? <Refusal harness={open.harness} url={open.url} /> : null}
    </Panel>
  );
  if (!open)
    return (
      <Workbench title="Channels" intro={intro}>
        {address}
        <Note>Rooms, messages and prices come here once a platform answers.</Note>
      </Workbench>
    );
  return (
    <ChannelConsole key={open.url} harness={open.harness} intro={intro}>
      {address}
    </ChannelConsole>
  );
}

/** Explains how to start a platform while none answers. */
function Refusal({ harness, url }: { readonly harness: ConsoleHarness; readonly url: string }): ReactElement | null {
  const { refused } = useSyncExternalStore(harness.subscribe, harness.view);
  useEffect(() => {
    const timer = setInterval(harness.look, 1000);
    return () => clearInterval(timer);
  }, [harness]);
  if (refused === undefined) return null;
  return (
    <ErrorState title={`Nothing answers at ${url}`} onRetry={harness.reconnect} retryLabel="Try now" headingLevel={3}>
      Start a platform with <Mono>pnpm start</Mono>, or say where one is. ({refused})
    </ErrorState>
  );
}
