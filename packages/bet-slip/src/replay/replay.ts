import type { SlipConfig } from '../slip/state/config.ts';
import type { SlipEnv } from '../slip/state/env.ts';
import type { SlipEvent } from '../slip/state/event.ts';
import { initialSlip } from '../slip/state/state.ts';
import type { SlipState } from '../slip/state/state.ts';
import { transition } from '../slip/machine/transition.ts';

/** One event with its env. A list of them determines the state. Plain JSON. */
export interface LogEntry {
  readonly event: SlipEvent;
  readonly env: SlipEnv;
}

/**
 * Creates a log that keeps the last `limit` events. Pass `onEvent` to `createSlip`.
 *
 * @example
 * ```ts
 * import { record, replay } from '@kvota/bet-slip/replay';
 * import { env } from './filled-slip.js';
 *
 * const log = record();
 * log.onEvent({ type: 'set-stake', stake: '70' }, env);
 * replay({ events: log.entries() }).stake; // '70'
 * ```
 */
export function record(limit = Infinity): {
  readonly entries: () => readonly LogEntry[];
  readonly onEvent: (event: SlipEvent, env: SlipEnv) => void;
} {
  const log: LogEntry[] = [];
  return {
    entries: () => [...log],
    onEvent: (event, env) => {
      log.push({ event, env });
      if (log.length > limit) log.shift();
    },
  };
}

/**
 * Returns the state after all events of a log, starting from `state` or from an empty slip.
 *
 * @example
 * ```ts
 * import { replay } from '@kvota/bet-slip/replay';
 * import { env, slip } from './filled-slip.js';
 *
 * const removed = { event: { type: 'remove', id: '4712' }, env } as const;
 * replay({ state: slip, events: [removed] }).selections.length; // 1
 * ```
 */
export function replay(history: {
  readonly config?: Partial<SlipConfig>;
  readonly state?: SlipState;
  readonly events: readonly LogEntry[];
}): SlipState {
  const start = history.state ?? initialSlip(history.config);
  return history.events.reduce((state, { event, env }) => transition(state, event, env)[0], start);
}
