import { createApiClient, isApiError, type ApiClient } from '@kvota/api-client';
import { migrate } from '@kvota/bet-slip/replay';
import { selectPollId, type SlipConfig, type SlipEffect, type SlipEnv } from '@kvota/bet-slip/slip';
import { createSlip, type Slip, type SlipEffects } from '@kvota/bet-slip/store';
import { fromChecks, fromPing, fromTicketResponse, toReason, toTicketRequest } from '@kvota/bet-slip/wire';
import { defaultTicketSettings } from '@kvota/contracts';
import type { TestPlatform } from '@kvota/platform';

import { createLines, type Lines } from './lines.ts';

/** Effects of the engine that its host shows or logs. */
export type Shown = Extract<SlipEffect, { type: 'notify' | 'refused' | 'log' }>;

export interface SlipClientOptions {
  /** An access token. Without one the player is a visitor. */
  readonly token?: string;
  readonly config?: Partial<SlipConfig>;
  readonly newId: () => string;
  /** The state that an earlier page of the tab stored, as text. */
  readonly kept?: string;
}

/** A client of the platform: the engine, the calls of the site over HTTP, a ping every three seconds. Uses the platform's clock. */
export interface SlipClient {
  readonly slip: Slip;
  readonly lines: Lines;
  /** The environment that the host reports to the slip. A test may change it. */
  readonly world: { -readonly [K in keyof HostState]: HostState[K] };
  readonly shown: readonly Shown[];
  /** The ids of all ticketRequests that were sent. */
  readonly sent: readonly string[];
  /** Waits until every call has been answered, or is held back. */
  readonly settle: () => Promise<void>;
  /** Lets seconds pass for the platform and the client, with a ping in every third. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Leaves the page, so that later answers are lost. Returns the state as the tab stores it. */
  readonly leave: () => string;
}

type HostState = Omit<SlipEnv, 'now' | 'newId'>;

const pingEvery = 3;
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function createSlipClient(platform: TestPlatform, options: SlipClientOptions): SlipClient {
  const lines = createLines();
  const api = createApiClient({ baseUrl: platform.url, token: () => options.token, fetch: lines.fetch });
  const world: SlipClient['world'] = {
    loggedIn: options.token !== undefined,
    wallet: options.token === undefined ? null : { currency: 'RSD', currencyId: 941 },
    limits: defaultTicketSettings,
    blocked: false,
    maintenance: false,
    online: true,
  };
  const shown: Shown[] = [];
  const note = (effect: Shown): void => void shown.push(effect);
  const traffic = createTraffic(api);
  const slip = createSlip({
    ...(options.config ? { config: options.config } : {}),
    ...(options.kept === undefined ? {} : { state: migrate(options.kept) }),
    deps: {
      now: () => platform.clock.now(),
      newId: options.newId,
      after: (ms, run) => platform.clock.after(ms, run),
      host: () => world,
    },
    effects: { ...traffic.effects, notify: note, refused: note, log: note },
  });
  const settle = async (): Promise<void> => {
    while (traffic.underWay() > lines.held()) await nextTurn();
  };
  let seconds = 0;
  return {
    slip,
    lines,
    world,
    shown,
    sent: traffic.sent,
    settle,
    async pass(count) {
      for (let i = 0; i < count; i += 1) {
        await platform.clock.advance(1000);
        await platform.tickets.decideNow();
        seconds += 1;
        const ticketId = selectPollId(slip.getSnapshot().state);
        if (seconds % pingEvery === 0 && ticketId !== null) traffic.ping(ticketId, slip);
        await settle();
      }
    },
    leave() {
      const kept = JSON.stringify(slip.getSnapshot().state);
      slip.stop();
      return kept;
    },
  };
}

/** Makes the calls of the slip as the site does, and counts those in flight. */
function createTraffic(api: ApiClient) {
  let underWay = 0;
  const sent: string[] = [];
  const track = (work: Promise<unknown>): void => {
    underWay += 1;
    void work.finally(() => (underWay -= 1));
  };
  const ping = (ticketId: string, { send }: Slip): void =>
    track(
      api.ping({ query: { ticket_id: ticketId }, retry: false }).then(
        (json) => {
          const info = fromPing(json);
          if (info) send({ type: 'ticket-info', info });
          return undefined;
        },
        () => undefined,
      ),
    );
  const effects: SlipEffects = {
    'send-ticket': ({ ticketId, ticket }, { send }) => {
      sent.push(ticketId);
      const answered = answerOf(api.ticketRequest({ body: toTicketRequest(ticket) }));
      track(answered.then((answer) => send({ type: 'ticket-answer', ticketId, answer })));
    },
    'post-reoffer': ({ ticketId, answer }, { send }) => {
      const body = answer.accepted ? { ticketId, accepted: true as const } : { ticketId, ...answer };
      const answered = api.reoffer({ body }).then(
        ({ ErrorText }) => ErrorText === 'ok',
        () => false,
      );
      track(answered.then((ok) => send({ type: 'reoffer-answer', ticketId, ok })));
    },
    poll: ({ ticketId }, slip) => ping(ticketId, slip),
    'check-selections': ({ selections }, { send }) =>
      track(
        api.checkTicketSelections({ body: { ticket: [...selections] } }).then(
          (json) => send({ type: 'odds', updates: fromChecks(json) }),
          () => undefined,
        ),
      ),
  };
  return { effects, ping, underWay: () => underWay, sent };
}

/** Converts a response to an answer of the engine. A refusal with a body is an answer (ERR-07); otherwise the outcome is unknown (OP-25). */
async function answerOf(request: Promise<unknown>): Promise<ReturnType<typeof fromTicketResponse>> {
  try {
    return fromTicketResponse(await request);
  } catch (error) {
    if (isApiError(error) && ['refused', 'invalid', 'forbidden'].includes(error.kind)) {
      return { kind: 'refused', error: toReason(error.code) ?? toReason(error.message), subcode: null };
    }
    return { kind: 'lost' };
  }
}
