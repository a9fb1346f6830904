import { basePaths } from '@kvota/contracts';
import type { WireCallName } from '@kvota/contracts/operator';
import { Badge, Panel, SearchField, SegmentedControl, Switch, type BadgeTone } from '@kvota/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { TypeBlock } from '../contracts/TypeBlock.tsx';
import { Mono } from '../workbench/Code.tsx';
import { Columns, Workbench, Note, Stack } from '../workbench/Workbench.tsx';
import { Facts } from '../workbench/Facts.tsx';
import { finds } from '../workbench/fold.ts';
import { PickFilters, PickList } from '../workbench/PickList.tsx';
import { CallForm } from './CallForm.tsx';
import { SentPanel } from './SentPanel.tsx';
import { sendCall, type Sending, type Sent } from './send-call.ts';
import { baseOf, inputParts, wireCalls, type WireCall } from './wire-calls.ts';

const accessTones: Readonly<Record<string, BadgeTone>> = { agent: 'warning', operator: 'danger', player: 'info' };

export interface CallExplorerProps {
  readonly intro: ReactNode;
  /** Returns the target of calls. Called when a call is sent. */
  readonly sending: () => Sending;
  /** Rendered above the explorer: the address of the platform, or the behaviour of its stand-in. */
  readonly children?: ReactNode;
  readonly firstCall?: WireCallName;
}

/** Lists every call of the contract with its input and output, and a form that sends it. */
export function CallExplorer({ intro, sending, children, firstCall = 'ping' }: CallExplorerProps): ReactElement {
  const [query, setQuery] = useState('');
  const [servedOnly, setServedOnly] = useState(false);
  const [name, setName] = useState<WireCallName>(firstCall);
  const [sent, setSent] = useState<Sent>();
  const [busy, setBusy] = useState(false);
  const shown = wireCalls.filter(
    ({ name, call }) =>
      (!servedOnly || !call.later) &&
      finds(`${name} ${call.method} ${call.path} ${call.id} ${call.access} ${call.summary}`, query),
  );
  const current = wireCalls.find((one) => one.name === name);
  const pick = (next: string): void => {
    const found = wireCalls.find((one) => one.name === next);
    if (!found) return;
    setName(found.name);
    setSent(undefined);
  };
  return (
    <Workbench title="Calls" intro={intro}>
      {children}
      <Columns layout="side">
        <Panel title={`Calls (${shown.length})`} flush>
          <PickFilters>
            <SearchField label="Search calls" size="sm" value={query} onValueChange={setQuery} />
            <Switch label="Served by this version only" checked={servedOnly} onCheckedChange={setServedOnly} />
          </PickFilters>
          <PickList
            label="Calls"
            value={name}
            onValueChange={pick}
            groups={basePaths.map((base) => ({
              heading: base,
              items: shown
                .filter((one) => baseOf(one) === base)
                .map((one) => ({
                  value: one.name,
                  name: one.name,
                  marks: (
                    <>
                      {one.call.later ? <Badge>later</Badge> : null}
                      <Badge tone={one.call.method === 'GET' ? 'info' : 'brand'}>{one.call.method}</Badge>
                    </>
                  ),
                })),
            }))}
          />
        </Panel>
        {current ? (
          <Columns layout="halves">
            <Stack>
              <CallHead one={current} />
              <Panel title="Send it">
                <CallForm
                  key={current.name}
                  call={current.call}
                  busy={busy}
                  onSend={(request) => {
                    setBusy(true);
                    // Safe: the form produces a record for each part, and the platform refuses anything else.
                    const answer = sendCall(current.call, request as Parameters<typeof sendCall>[1], sending());
                    void answer.then(setSent).finally(() => setBusy(false));
                  }}
                />
              </Panel>
              <SentPanel sent={sent} />
            </Stack>
            <Types one={current} />
          </Columns>
        ) : null}
      </Columns>
    </Workbench>
  );
}

function CallHead({ one }: { readonly one: WireCall }): ReactElement {
  const { call, name } = one;
  return (
    <Panel
      title={name}
      actions={call.later ? <Badge tone="warning">later: answers 501</Badge> : <Badge tone="success">served</Badge>}
    >
      <Note>{call.summary}.</Note>
      <Mono>
        {call.method} {call.path}
      </Mono>
      <Facts
        facts={[
          { name: 'For', value: <Badge tone={accessTones[call.access] ?? 'neutral'}>{call.access}</Badge> },
          { name: 'Requirement', value: call.id },
        ]}
      />
    </Panel>
  );
}

function Types({ one }: { readonly one: WireCall }): ReactElement {
  const { call, name } = one;
  const parts = [...inputParts.filter((part) => call[part]), 'answer'] as const;
  const [picked, setPicked] = useState<(typeof parts)[number]>('answer');
  const part = parts.includes(picked) ? picked : 'answer';
  const schema = call[part];
  return (
    <Panel title="Types">
      <SegmentedControl
        label="Part of the call"
        size="sm"
        tone="quiet"
        value={part}
        onValueChange={setPicked}
        items={parts.map((value) => ({ value, label: value }))}
      />
      {schema ? <TypeBlock label={`Type of ${part}: ${name}`} schema={schema} maxHeight={900} /> : null}
    </Panel>
  );
}
