import { Badge, EmptyState, Panel } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Json } from '../workbench/Code.tsx';
import { Facts } from '../workbench/Facts.tsx';
import { LogList } from '../workbench/LogList.tsx';
import type { ErrorFacts, Sent } from './send-call.ts';

/** Shows the result of a call: the answer, or the error that the client throws. */
export function SentPanel({ sent }: { readonly sent: Sent | undefined }): ReactElement {
  if (!sent)
    return (
      <Panel title="Answer">
        <EmptyState title="Nothing sent yet" art="search">
          The answer comes here, or the error that a caller has to deal with.
        </EmptyState>
      </Panel>
    );
  const { outcome, status, tookMs, label } = sent;
  return (
    <Panel
      title="Answer"
      actions={
        <Badge tone={outcome.kind === 'answer' ? 'success' : 'danger'}>
          {outcome.kind === 'answer' ? 'parsed' : outcome.error.kind}
        </Badge>
      }
    >
      <Facts
        facts={[
          { name: 'Call', value: label },
          { name: 'Status', value: status ?? 'none' },
          { name: 'Took', value: `${Math.round(tookMs)} ms` },
        ]}
      />
      {outcome.kind === 'answer' ? (
        <Json label="Answer of the platform" value={outcome.answer} />
      ) : (
        <ErrorDetails error={outcome.error} />
      )}
    </Panel>
  );
}

function ErrorDetails({ error }: { readonly error: ErrorFacts }): ReactElement {
  const { kind, message, code, problem, cause, issues } = error;
  return (
    <>
      <Facts
        facts={[
          { name: 'ApiError.kind', value: kind, tone: 'danger' },
          { name: 'code', value: code ?? 'none' },
        ]}
      />
      <LogList
        label="Details of the error"
        lines={[
          { key: 'message', time: 'message', title: message },
          ...(cause === undefined ? [] : [{ key: 'cause', time: 'cause', title: cause }]),
          ...issues.map((issue) => ({ key: issue, time: 'issue', title: issue })),
        ]}
      />
      {problem === undefined ? null : <Json label="Problem details" value={problem} />}
    </>
  );
}
