import { hash, record, replay, type LogEntry } from '@kvota/bet-slip/replay';
import type { PaymentStatus, SlipEffect, SlipEnv, SlipEvent, SlipState } from '@kvota/bet-slip/slip';
import { createSlip, type Slip, type SlipEffects } from '@kvota/bet-slip/store';
import { createHandClock } from '../../workbench/hand-clock.ts';
import { startOfTime, type World } from './world.ts';

/** One event with its effects. */
export interface HarnessEntry {
  readonly number: number;
  readonly event: SlipEvent;
  readonly at: number;
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  readonly effects: readonly SlipEffect[];
}

/** A snapshot of the harness. */
export interface HarnessView {
  readonly state: SlipState;
  /** The env as it is now, not as it was at the last event. */
  readonly env: SlipEnv;
  readonly world: World;
  readonly entries: readonly HarnessEntry[];
  readonly history: readonly LogEntry[];
  /** A fingerprint of the state. `replayed` is true if the log leads to the same one. */
  readonly hash: string;
  readonly replayed: boolean;
}

/** A real slip with manual time, ids and env. Its effects are listed instead of carried out. */
export interface SlipHarness {
  readonly view: () => HarnessView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: SlipEvent) => void;
  readonly can: Slip['can'];
  readonly pass: (ms: number) => void;
  readonly change: (world: Partial<World>) => void;
  readonly stop: () => void;
}

const effectTypes = [
  'send-ticket',
  'post-reoffer',
  'poll',
  'check-selections',
  'notify',
  'beep',
  'ticket-done',
  'refused',
  'log',
] as const satisfies readonly SlipEffect['type'][];

/** Start of a harness. The share panel writes and reads it. */
export interface HarnessOptions {
  readonly world: World;
  readonly now?: number;
  readonly state?: SlipState;
}

export function createSlipHarness(options: HarnessOptions): SlipHarness {
  const clock = createHandClock(options.now ?? startOfTime);
  const log = record();
  const listeners = new Set<() => void>();
  let { world } = options;
  let entries: HarnessEntry[] = [];
  let ids = 0;

  const changeLast = (change: (entry: HarnessEntry) => Partial<HarnessEntry>): void => {
    entries = entries.map((entry, at) => (at === entries.length - 1 ? { ...entry, ...change(entry) } : entry));
  };
  const note = (effect: SlipEffect): void => {
    changeLast((entry) => ({ effects: [...entry.effects, effect] }));
  };
  // Safe: every type of effect has the same handler, which takes all of them.
  const effects = Object.fromEntries(effectTypes.map((type) => [type, note])) as SlipEffects;
  const slip = createSlip({
    state: options.state ?? null,
    // The clock is moved by hand, so a held main button would never be free again.
    config: { holdMs: 0 },
    deps: {
      now: clock.now,
      newId: () => `ticket-${String((ids += 1)).padStart(2, '0')}`,
      host: () => world,
      after: clock.after,
    },
    effects,
    onEvent: (event, env) => {
      log.onEvent(event, env);
      const from = slip.getSnapshot().state.payment.status;
      entries = [...entries, { number: entries.length + 1, event, at: env.now, from, to: from, effects: [] }];
    },
  });
  const { state: start } = slip.getSnapshot();
  const look = (): HarnessView => {
    const { state, env } = slip.getSnapshot();
    const history = log.entries();
    const mark = hash(state);
    return {
      state,
      env: { ...env, ...world, now: clock.now() },
      world,
      entries,
      history,
      hash: mark,
      replayed: hash(replay({ state: start, events: history })) === mark,
    };
  };
  let view = look();
  const publish = (): void => {
    view = look();
    for (const listener of listeners) listener();
  };
  slip.subscribe(() => {
    changeLast(() => ({ to: slip.getSnapshot().state.payment.status }));
    publish();
  });
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: slip.send,
    can: slip.can,
    pass: (ms) => {
      clock.advance(ms);
      publish();
    },
    change: (next) => {
      world = { ...world, ...next };
      slip.send({ type: 'env-changed' });
    },
    stop: slip.stop,
  };
}
