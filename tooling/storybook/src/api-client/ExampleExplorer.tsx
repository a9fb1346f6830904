import type { WireCallName } from '@kvota/contracts/operator';
import { Panel, Select } from '@kvota/ui';
import { useState, type ReactElement } from 'react';
import { CallExplorer } from './CallExplorer.tsx';
import { behaviours, exampleFetch, type Behaviour } from './example-fetch.ts';

/** The explorer with a stand-in for the platform, which can fail in every way a platform can. */
export function ExampleExplorer(props: {
  readonly firstCall: WireCallName;
  readonly behaviour: Behaviour;
}): ReactElement {
  const [behaviour, setBehaviour] = useState(props.behaviour);
  return (
    <CallExplorer
      intro="The client is the real one; in place of fetch stands a function that answers with examples made from the schemas."
      firstCall={props.firstCall}
      sending={() => ({
        baseUrl: 'https://book.example/api',
        token: 'sample',
        // Short only if the time-out is what is asked for: on a slow machine an answer also takes long.
        timeout: behaviour === 'timeout' ? 250 : 30_000,
        fetch: exampleFetch(() => behaviour),
        now: () => performance.now(),
      })}
    >
      <Panel>
        <Select
          label="What the platform does"
          size="sm"
          value={behaviour}
          onValueChange={setBehaviour}
          // Safe: the keys of the table itself.
          items={(Object.keys(behaviours) as Behaviour[]).map((value) => ({ value, label: behaviours[value] }))}
        />
      </Panel>
    </CallExplorer>
  );
}
