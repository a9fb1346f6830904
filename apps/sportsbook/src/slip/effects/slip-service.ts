import type { SentTicket, SlipEffect, SlipEnv, SlipEvent, TicketAnswer } from '@kvota/bet-slip/slip';
import { migrate } from '@kvota/bet-slip/replay';
import { createSlip, type Slip } from '@kvota/bet-slip/store';
import { fromChecks, fromPing, toTicketRequest } from '@kvota/bet-slip/wire';

import { sinceAsked } from './since-asked.ts';
import { slipStorageKey } from './slip-storage.ts';

/** Everything the slip's service uses from outside. Injected, so that the service runs in a test as on the site. */
export interface SlipServiceDeps {
  readonly now: () => number;
  readonly newId: () => string;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly host: () => Omit<SlipEnv, 'now' | 'newId'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly calls: {
    /** Resolves with the answer, also if it is a refusal; rejects if no answer came, which leaves the outcome unknown. */
    readonly ticketRequest: (body: ReturnType<typeof toTicketRequest>) => Promise<TicketAnswer>;
    readonly reoffer: (
      body: { ticketId: string; accepted: true } | { ticketId: string; accepted: false; reason: string },
    ) => Promise<boolean>;
    readonly check: (items: Extract<SlipEffect, { type: 'check-selections' }>['selections']) => Promise<unknown>;
    /** False while nobody looks or the network is away: then no selection is checked. */
    readonly mayCheck: () => boolean;
    readonly ping: (ticketId: string) => Promise<unknown>;
  };
  /** A ticket leaves this tab: the others have to know. */
  readonly sent: (ticket: SentTicket) => void;
  readonly notify: (effect: Extract<SlipEffect, { type: 'notify' }>) => void;
  readonly beep: () => void;
  readonly ticketDone: (effect: Extract<SlipEffect, { type: 'ticket-done' }>) => void;
  /** An offer had no answer in time, and the platform knows that it is declined. */
  readonly offerExpired: () => void;
  readonly refused: (effect: Extract<SlipEffect, { type: 'refused' }>) => void;
  readonly log: (what: string, cause?: unknown) => void;
}

function restore(storage: SlipServiceDeps['storage'], log: SlipServiceDeps['log']): ReturnType<typeof migrate> {
  const text = storage.getItem(slipStorageKey);
  if (text === null) return null;
  try {
    return migrate(JSON.parse(text));
  } catch (cause) {
    log('The stored slip could not be read and is left out.', cause);
    return null;
  }
}

/** Starts the slip of this tab: restored from storage, its effects wired to calls. The caller stops it. */
export function startSlip(deps: SlipServiceDeps): Slip {
  const { calls, storage } = deps;
  const state = restore(storage, deps.log);
  const slip = createSlip({
    ...(state === null ? {} : { state }),
    deps: { now: deps.now, newId: deps.newId, host: deps.host, after: deps.after },
    effects: {
      'send-ticket': ({ ticketId, ticket }, { send }) => {
        const answer = (value: Extract<SlipEvent, { type: 'ticket-answer' }>['answer']): void =>
          send({ type: 'ticket-answer', ticketId, answer: value });
        deps.sent(ticket);
        calls.ticketRequest(toTicketRequest(ticket)).then(answer, (cause: unknown) => {
          deps.log('The ticket was sent but no answer arrived; its outcome is requested.', cause);
          answer({ kind: 'lost' });
        });
      },
      'post-reoffer': ({ ticketId, answer }, { send }) => {
        const report = (ok: boolean): void => {
          send({ type: 'reoffer-answer', ticketId, ok });
          if (ok && !answer.accepted && answer.reason === 'timeout') deps.offerExpired();
        };
        calls.reoffer({ ticketId, ...answer }).then(report, (cause: unknown) => {
          deps.log('The answer to the offer did not arrive.', cause);
          report(false);
        });
      },
      poll: ({ ticketId }, { send }) => {
        calls.ping(ticketId).then(
          (json) => {
            const info = fromPing(json);
            if (info) send({ type: 'ticket-info', info });
            return undefined;
          },
          (cause: unknown) => deps.log('The request for the state of a ticket failed; it is repeated.', cause),
        );
      },
      'check-selections': ({ selections }, { send, getSnapshot }) => {
        if (!calls.mayCheck()) return;
        const asked = getSnapshot().state.selections;
        calls.check(selections).then(
          (json) =>
            send({ type: 'odds', updates: sinceAsked(fromChecks(json), asked, getSnapshot().state.selections) }),
          (cause: unknown) => deps.log('Checking the selections failed; they are checked again.', cause),
        );
      },
      notify: deps.notify,
      beep: deps.beep,
      'ticket-done': deps.ticketDone,
      refused: deps.refused,
      log: ({ code, ticketId }) => deps.log(`${code} (${ticketId})`),
    },
  });
  slip.subscribe(() => {
    try {
      storage.setItem(slipStorageKey, JSON.stringify(slip.getSnapshot().state));
    } catch (cause) {
      deps.log('The slip could not be stored: it would not survive a reload.', cause);
    }
  });
  return slip;
}
