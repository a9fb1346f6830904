import type { LoadCall, Scenario } from '../messages.ts';

/** The only argument of a node, as JSON. */
export interface NodeTask {
  readonly database: string;
  readonly redis?: string | undefined;
  readonly publicUrl: string;
  /** Calls to prepare, which only one node of a database does. */
  readonly prepare?: { readonly scenario: Scenario; readonly count: number } | undefined;
}

/** The first message of a node. */
export interface NodeReady {
  readonly url: string;
  readonly calls: readonly LoadCall[];
}

/** What happened since the previous question. */
export interface NodeUsage {
  readonly cpuMs: number;
  /** When messages of rooms were published: milliseconds since 1970 by `<room> <number>`. Empty while others drive the feed. */
  readonly published: readonly (readonly [message: string, at: number])[];
}

/** The first message to the process of the clients. */
export interface ClientsTask {
  readonly url: string;
  readonly clients: number;
  readonly sport: string;
}

/** When each message of a room came to each client, since the previous question. */
export interface ClientsReceived {
  readonly received: readonly (readonly [message: string, at: number])[];
  readonly closed: number;
}
