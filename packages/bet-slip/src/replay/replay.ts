import type { SlipConfig } from '../slip/state/config.ts';
import type { SlipEnv } from '../slip/state/env.ts';
import type { SlipEvent } from '../slip/state/event.ts';
import { initialSlip } from '../slip/state/state.ts';
import type { SlipState } from '../slip/state/state.ts';
import { transition } from '../slip/machine/transition.ts';

/** One event with the env it met: together they say all that happened. Plain JSON. */
export interface LogEntry {
  readonly event: SlipEvent;
  readonly env: SlipEnv;
}

/** A log of a slip's life; `onEvent` goes to `createSlip`. Keeps the last `limit` entries. */
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

/** The state that a log leads to, from an empty slip or from the state the log began with. */
export function replay(history: {
  readonly config?: Partial<SlipConfig>;
  readonly state?: SlipState;
  readonly events: readonly LogEntry[];
}): SlipState {
  const start = history.state ?? initialSlip(history.config);
  return history.events.reduce((state, { event, env }) => transition(state, event, env)[0], start);
}
