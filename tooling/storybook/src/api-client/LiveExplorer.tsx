import type { WireCallName } from '@kvota/contracts/operator';
import { Panel, TextField } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { Mono } from '../workbench/Code.tsx';
import { Columns } from '../workbench/Workbench.tsx';
import { localPlatform } from '../workbench/local-platform.ts';
import { CallExplorer } from './CallExplorer.tsx';

/** The explorer with a running platform. */
export function LiveExplorer({ firstCall }: { readonly firstCall: WireCallName }): ReactElement {
  const [baseUrl, setBaseUrl] = useState(localPlatform);
  const [token, setToken] = useState('');
  return (
    <CallExplorer
      firstCall={firstCall}
      intro={
        <>
          Needs a platform: <Mono>pnpm start</Mono> runs one. Nothing is sent before you press Send.
        </>
      }
      sending={() => ({ baseUrl, token, timeout: 10_000, fetch: fetch.bind(globalThis), now: () => performance.now() })}
    >
      <Panel>
        <Columns layout="halves">
          <TextField label="Address of the platform" size="sm" type="url" value={baseUrl} onValueChange={setBaseUrl} />
          <TextField
            label="Access token"
            hint="Sent with every call that is not public; left empty, nobody is signed in"
            size="sm"
            spellCheck={false}
            autoComplete="off"
            value={token}
            onValueChange={(text) => setToken(text.trim())}
          />
        </Columns>
      </Panel>
    </CallExplorer>
  );
}
