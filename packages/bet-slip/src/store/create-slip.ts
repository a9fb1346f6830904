import type { SlipConfig } from '../slip/state/config.ts';
import type { SlipEffect } from '../slip/state/effect.ts';
import type { SlipEnv } from '../slip/state/env.ts';
import type { SlipEvent } from '../slip/state/event.ts';
import type { Refusal } from '../slip/state/refusal.ts';
import { active, selectBusy } from '../slip/state/progress.ts';
import { initialSlip } from '../slip/state/state.ts';
import type { SlipState } from '../slip/state/state.ts';
import { isSameBet } from '../slip/pay/sending.ts';
import { can, transition } from '../slip/machine/transition.ts';
import { holdOf } from '../slip/pay/main-button.ts';
import { createRepeater, msToNextSecond } from './schedule.ts';

const CHECK_MS = 2000;

/** Everything that a slip uses from its host: time, ids, the env and timers. */
export interface SlipDeps {
  /** Server time in milliseconds since 1970. */
  readonly now: () => number;
  /** A new unique ticket id: 8 to 64 letters, digits, `-` or `_`. */
  readonly newId: () => string;
  /** Returns the rest of the env, as it is now. */
  readonly host: () => Omit<SlipEnv, 'now' | 'newId'>;
  /** Runs something once after `ms` milliseconds and returns the cancel. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Handlers by type of effect. An effect without a handler is dropped. A promise is not awaited and must not reject. */
export type SlipEffects = {
  readonly [T in SlipEffect['type']]?: (effect: Extract<SlipEffect, { type: T }>, slip: Slip) => void | Promise<void>;
};

/** The slip at one moment. The same object until something changes. */
export interface SlipSnapshot {
  readonly state: SlipState;
  readonly env: SlipEnv;
}

export interface Slip {
  readonly getSnapshot: () => SlipSnapshot;
  /** Returns the unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Handles an event. Events that are sent meanwhile are queued. */
  readonly send: (event: SlipEvent) => void;
  readonly can: (event: SlipEvent) => true | { readonly reason: Refusal };
  /** Call it when the window gets the focus: the odds are checked now, and the two seconds start again (SLIP-10). */
  readonly focused: () => void;
  /** Stops all timers. Later events are ignored. */
  readonly stop: () => void;
}

export interface SlipOptions {
  readonly config?: Partial<SlipConfig>;
  /** A kept state (see `migrate`). Send `resume` as soon as wallet and limits are known. */
  readonly state?: SlipState | null;
  readonly deps: SlipDeps;
  readonly effects: SlipEffects;
  /** Called with every event and its env before it is handled, for `record`. */
  readonly onEvent?: (event: SlipEvent, env: SlipEnv) => void;
}

/**
 * Creates a running slip: state, timers and effects around the pure `transition`.
 *
 * @example
 * ```ts
 * import { createSlip } from '@kvota/bet-slip/store';
 * import { env, selection } from './filled-slip.js';
 *
 * const sent: string[] = [];
 * const slip = createSlip({
 *   deps: {
 *     now: () => env.now,
 *     newId: () => 'ticket-0001',
 *     host: () => env,
 *     // A host starts a timer here. This example has none.
 *     after: () => () => {},
 *   },
 *   effects: { 'send-ticket': ({ ticketId }) => void sent.push(ticketId) },
 * });
 * slip.send({ type: 'add', selection: selection('4711', '2.10') });
 * slip.send({ type: 'press', action: 'pay' });
 * sent; // ['ticket-0001']
 * slip.getSnapshot().state.payment.status; // 'submitting'
 * slip.stop();
 * ```
 */
export function createSlip({ config, state, deps, effects, onEvent }: SlipOptions): Slip {
  const listeners = new Set<() => void>();
  const queue: SlipEvent[] = [];
  let handling = false;
  let stopped = false;
  let spareId = deps.newId();
  const envNow = (): SlipEnv => ({ ...deps.host(), now: deps.now(), newId: spareId });
  let snapshot: SlipSnapshot = { state: state ?? initialSlip(config), env: envNow() };

  const handle = (event: SlipEvent): void => {
    const env = envNow();
    onEvent?.(event, env);
    const [next, todo] = transition(snapshot.state, event, env);
    snapshot = { state: next, env };
    // An id is replaced as soon as a ticket uses it. If a copy of this tab used it (OP-95), it is kept for the same bet:
    // the platform knows the id, so nothing is paid twice.
    const usedElsewhere =
      event.type === 'adopt' && !isSameBet(event.ticket.content, next) && event.ticket.ticketId === spareId;
    if (usedElsewhere || active(next.payment)?.ticket.ticketId === spareId) spareId = deps.newId();
    follow();
    for (const effect of todo) run(effect);
    for (const listener of listeners) listener();
  };
  const run = <T extends SlipEffect['type']>(effect: Extract<SlipEffect, { type: T }>): void => {
    // Safe: the key is the type of the effect, so the handler takes this effect.
    const handler = effects[effect.type] as ((effect: SlipEffect, slip: Slip) => void | Promise<void>) | undefined;
    void handler?.(effect, slip);
  };
  const send = (event: SlipEvent): void => {
    if (stopped) return;
    queue.push(event);
    if (handling) return;
    handling = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) handle(next);
    } finally {
      handling = false;
    }
  };
  // A tick each second while a ticket is under way (PAY-19), a check every two seconds while there are selections (SLIP-09).
  const ticking = createRepeater(
    deps.after,
    () => msToNextSecond(snapshot.state, deps.now()),
    () => send({ type: 'tick' }),
  );
  const check = (): void => send({ type: 'check-due' });
  const checking = createRepeater(deps.after, () => CHECK_MS, check);
  // When the main button is free again, an event gives the screen the new time (SLIP-25).
  let freed: (() => void) | undefined;
  const follow = (): void => {
    const hold = holdOf(snapshot.state, snapshot.env);
    freed?.();
    freed = hold > 0 ? deps.after(hold, () => send({ type: 'env-changed' })) : undefined;
    ticking(selectBusy(snapshot.state));
    checking(snapshot.state.selections.length > 0);
  };
  const slip: Slip = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    can: (event) => can(snapshot.state, event, envNow()),
    focused: () => {
      // Starts again when the event has been handled.
      checking(false);
      check();
    },
    stop: () => {
      stopped = true;
      ticking(false);
      checking(false);
      freed?.();
      listeners.clear();
    },
  };
  follow();
  return slip;
}
