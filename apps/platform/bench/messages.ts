/** Sent by a server of the benchmark once it listens. */
export interface ServerReady {
  readonly ready: string;
  /** Bodies of calls, as JSON text. */
  readonly bodies: readonly string[];
}

/** Sent on every question: processor time since the one before, in milliseconds. */
export interface ServerUsage {
  readonly cpuMs: number;
}
