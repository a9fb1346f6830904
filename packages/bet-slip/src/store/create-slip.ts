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
import { createRepeater, msToNextSecond } from './schedule.ts';

const CHECK_MS = 2000;

/** What the host lends the slip: the only way in for time, ids and the world. */
export interface SlipDeps {
  /** Server time in milliseconds since 1970. */
  readonly now: () => number;
  /** A new unique ticket id: 8 to 64 letters, digits, `-` or `_`. */
  readonly newId: () => string;
  /** Everything else of the env, as it is at this moment. */
  readonly host: () => Omit<SlipEnv, 'now' | 'newId'>;
  /** Runs something once, later; gives the way to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** What carries out each kind of effect; what has no entry is dropped. A promise is not awaited and must not reject. */
export type SlipEffects = {
  readonly [T in SlipEffect['type']]?: (effect: Extract<SlipEffect, { type: T }>, slip: Slip) => void | Promise<void>;
};

/** One moment of the slip; the same object until something changes. */
export interface SlipSnapshot {
  readonly state: SlipState;
  readonly env: SlipEnv;
}

export interface Slip {
  readonly getSnapshot: () => SlipSnapshot;
  /** Gives the way to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Events sent while another is being handled wait for their turn. */
  readonly send: (event: SlipEvent) => void;
  readonly can: (event: SlipEvent) => true | { readonly reason: Refusal };
  /** The window has the focus again: check the odds now and start the two seconds anew (SLIP-10). */
  readonly focused: () => void;
  /** Ends all timers; later events are ignored. */
  readonly stop: () => void;
}

export interface SlipOptions {
  readonly config?: Partial<SlipConfig>;
  /** A state from an earlier page (see `migrate`); send `resume` once wallet and limits are known. */
  readonly state?: SlipState | null;
  readonly deps: SlipDeps;
  readonly effects: SlipEffects;
  /** Sees every event with its env before it is handled, for `record`. */
  readonly onEvent?: (event: SlipEvent, env: SlipEnv) => void;
}

/** A live slip: state, timers and effects around the pure `transition`. */
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
    // An id that left is never drawn on again. One that a copy of this tab has used (OP-95) is kept for the same bet: sent
    // again, the platform knows it, and nothing is paid twice.
    const elsewhere =
      event.type === 'adopt' && !isSameBet(event.ticket.content, next) && event.ticket.ticketId === spareId;
    if (elsewhere || active(next.payment)?.ticket.ticketId === spareId) spareId = deps.newId();
    follow();
    for (const effect of todo) run(effect);
    for (const listener of listeners) listener();
  };
  const run = <T extends SlipEffect['type']>(effect: Extract<SlipEffect, { type: T }>): void => {
    // The key is the effect's own type, so that the handler takes just this effect.
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
  // A tick each second while a ticket is under way (PAY-19), a check every two while there is one to check (SLIP-09).
  const ticking = createRepeater(
    deps.after,
    () => msToNextSecond(snapshot.state, deps.now()),
    () => send({ type: 'tick' }),
  );
  const check = (): void => send({ type: 'check-due' });
  const checking = createRepeater(deps.after, () => CHECK_MS, check);
  const follow = (): void => {
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
      // Begins anew when the event has been handled.
      checking(false);
      check();
    },
    stop: () => {
      stopped = true;
      ticking(false);
      checking(false);
      listeners.clear();
    },
  };
  follow();
  return slip;
}
