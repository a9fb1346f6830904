import type { SlipEnv, SlipState } from '@kvota/bet-slip/slip';
import { ticketOutcomes, type TicketOutcomeName } from '@kvota/bet-slip/wire';
import { halfOf, raisedOdds } from './exact.ts';

type Json = Readonly<Record<string, unknown>>;

/** An answer of the platform to `ticketRequest`, as on the wire. Undefined means no answer. */
export interface DirectAnswer {
  readonly label: string;
  readonly answer: (state: SlipState, env: SlipEnv) => Json | undefined;
}

const at = (ms: number): string => new Date(ms).toISOString();

export const directAnswers: readonly DirectAnswer[] = [
  { label: 'Taken', answer: () => ({ ErrorText: 'ok' }) },
  { label: 'Taken, code 101', answer: () => ({ ErrorText: 'ok', code: 101 }) },
  {
    label: 'Confirm wanted',
    answer: (_, { now }) => ({ ErrorText: 'ok', confirm: true, expiresAt: at(now + 12_000) }),
  },
  { label: 'Refused, 208', answer: () => ({ ErrorText: 'rejected', subcode: ticketOutcomes.rejected.code }) },
  { label: 'Refused, key', answer: () => ({ ErrorText: 'refused', error: 'youAreBlocked' }) },
  { label: 'Busy, ets 102', answer: () => ({ ErrorText: 'busy', etsCode: ticketOutcomes.busy.code }) },
  { label: 'No answer', answer: () => undefined },
];

/** The `ticketInfo` of a ping, as on the wire. */
export interface PingAnswer {
  readonly label: string;
  readonly info: (ticketId: string, state: SlipState, env: SlipEnv) => Json;
}

const infoOf = (ticketId: string, rest: Json): Json => ({ ticketId, code: 0, accepted: false, ...rest });

/** Returns the content of the ticket under way, because the slip may have been emptied. */
function toContent({ payment, ...state }: SlipState) {
  return 'ticket' in payment ? payment.ticket.content : state;
}

const firstRaised = (state: SlipState, blocked: boolean): Json[] =>
  toContent(state)
    .selections.slice(0, 1)
    .map(({ id, price }) => ({ id, odd: raisedOdds(price), originalOdd: price, ...(blocked && { blocked }) }));

/** Writes `oddsChangedCms` as `odds changed, CMS`. */
const spaced = (name: string): string =>
  name.replace(/Cms$/, ', CMS').replaceAll(/[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every denial that the platform can send: one for each subcode of the engine's table. */
const denials = Object.entries(ticketOutcomes).flatMap(([name, { end, code }]): PingAnswer[] => {
  if (end === 'busy') return [];
  const changed = name === ('oddsChanged' satisfies TicketOutcomeName);
  return [
    {
      label: `Denied, ${code} ${spaced(name)}`,
      info: (ticketId, state) =>
        infoOf(ticketId, {
          subcode: code,
          mtcResponse: { status: 'denied', selections: changed ? firstRaised(state, false) : [] },
        }),
    },
  ];
});

export const pingAnswers: readonly PingAnswer[] = [
  { label: 'Pending, 101', info: (ticketId) => infoOf(ticketId, { code: 101 }) },
  {
    label: 'Accepted',
    info: (ticketId) => infoOf(ticketId, { accepted: true, mtcResponse: { status: 'accepted', selections: [] } }),
  },
  ...denials,
  {
    label: 'Odds change',
    info: (ticketId, state) =>
      infoOf(ticketId, { mtcResponse: { status: 'oddchange', selections: firstRaised(state, false) } }),
  },
  {
    label: 'Odds change, blocked',
    info: (ticketId, state) =>
      infoOf(ticketId, { mtcResponse: { status: 'oddchange', selections: firstRaised(state, true) } }),
  },
  {
    label: 'Re-offer, half the stake',
    info: (ticketId, state) => {
      const { stake } = toContent(state);
      const payment = { stake: halfOf(stake), originalStake: stake };
      return infoOf(ticketId, { code: 101, mtcResponse: { status: 'reoffer', selections: [], payment } });
    },
  },
  { label: 'Busy, ets 102', info: (ticketId) => infoOf(ticketId, { etsCode: ticketOutcomes.busy.code }) },
];
