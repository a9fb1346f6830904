import { selectPollId, type PaymentStatus } from '@kvota/bet-slip/slip';
import { fromPing, fromTicketResponse } from '@kvota/bet-slip/wire';
import { Button, Panel, Select, Text } from '@kvota/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Mono } from '../../workbench/Code.tsx';
import { Row, Stack } from '../../workbench/Workbench.tsx';
import { directAnswers, pingAnswers } from '../engine/answers.ts';
import type { SlipHarness, HarnessView } from '../engine/slip-harness.ts';

/** Answers of the platform, as on the wire. `/wire` reads them for the slip. */
export function AnswersPanel({
  harness,
  view,
}: {
  readonly harness: SlipHarness;
  readonly view: HarnessView;
}): ReactElement {
  const { state, env } = view;
  const current = 'ticket' in state.payment ? state.payment.ticket.ticketId : undefined;
  const known = [
    ...(state.unconfirmed ? [state.unconfirmed.ticketId] : []),
    ...state.done.map(({ ticketId }) => ticketId),
  ];
  const tickets = [...new Set([...(current === undefined ? [] : [current]), ...known.toReversed()])];
  const [picked, setPicked] = useState<string | null>(null);
  const ticketId = picked !== null && tickets.includes(picked) ? picked : tickets[0];
  if (ticketId === undefined)
    return (
      <Panel title="Answers of the platform">
        <Text size="sm" tone="secondary">
          Pay first: an answer names its ticket.
        </Text>
      </Panel>
    );
  const expected = ticketId === current ? expectedIn(state.payment.status) : 'nothing: it would come late';
  return (
    <Panel title="Answers of the platform">
      <Select
        label="For ticket"
        size="sm"
        value={ticketId}
        onValueChange={setPicked}
        items={tickets.map((id) => ({
          value: id,
          label: id,
          detail:
            id === current
              ? state.payment.status
              : (state.done.find((one) => one.ticketId === id)?.outcome ?? 'unconfirmed'),
        }))}
      />
      <Text size="sm" tone="secondary">
        Expected now: {expected}.{selectPollId(state) === ticketId ? ' Ping asks for this ticket.' : ''}
      </Text>
      <Answers title={<Mono>ticketRequest</Mono>}>
        {directAnswers.map(({ label, answer }) => (
          <Button
            key={label}
            size="sm"
            onClick={() =>
              harness.send({ type: 'ticket-answer', ticketId, answer: fromTicketResponse(answer(state, env)) })
            }
          >
            {label}
          </Button>
        ))}
      </Answers>
      <Answers title={<Mono>ping</Mono>}>
        {pingAnswers.map(({ label, info }) => (
          <Button
            key={label}
            size="sm"
            onClick={() => {
              const read = fromPing({ ticketInfo: info(ticketId, state, env) });
              if (read) harness.send({ type: 'ticket-info', info: read });
            }}
          >
            {label}
          </Button>
        ))}
      </Answers>
      <Answers title={<Mono>reoffer</Mono>}>
        <Button size="sm" onClick={() => harness.send({ type: 'reoffer-answer', ticketId, ok: true })}>
          Posted
        </Button>
        <Button size="sm" onClick={() => harness.send({ type: 'reoffer-answer', ticketId, ok: false })}>
          Post failed
        </Button>
      </Answers>
    </Panel>
  );
}

function Answers({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <Stack tight>
      <Text as="div" size="sm">
        {title}
      </Text>
      <Row>{children}</Row>
    </Stack>
  );
}

function expectedIn(status: PaymentStatus): string {
  if (status === 'submitting') return 'ticketRequest';
  if (status === 'answering') return 'reoffer';
  return status === 'deciding' ? "the player's word" : 'ping';
}
