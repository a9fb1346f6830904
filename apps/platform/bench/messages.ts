/** A call of a load. */
export interface LoadCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  /** The encoding that the client accepts. */
  readonly accepts?: 'br';
  /** JSON text. */
  readonly body?: string;
}

/** Sent by a benchmark server once it listens. */
export interface ServerReady {
  readonly ready: string;
  readonly calls: readonly LoadCall[];
}

/** Answer to every question: processor time since the previous one, in milliseconds. */
export interface ServerUsage {
  readonly cpuMs: number;
}

/** The kinds of benchmark servers. */
export const servers = ['bare', 'embedded', 'postgres'] as const;
export type ServerKind = (typeof servers)[number];

export const scenarios = ['selections', 'ping', 'tickets', 'limited', 'offer', 'filters', 'settings'] as const;
export type Scenario = (typeof scenarios)[number];

/** Arguments of a benchmark server: what it serves, the scenario, and how many calls it prepares. */
export type ServerArguments = [kind: ServerKind, scenario: Scenario, calls: string];

/** The first message to the bare server: what it answers, as base64. */
export interface BareAnswer {
  readonly body: string;
  readonly encoding: string;
}
