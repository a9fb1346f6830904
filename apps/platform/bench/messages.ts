/** Sent by a benchmark server once it listens. */
export interface ServerReady {
  readonly ready: string;
  /** Bodies of calls as JSON text. */
  readonly bodies: readonly string[];
}

/** Answer to every question: processor time since the previous one, in milliseconds. */
export interface ServerUsage {
  readonly cpuMs: number;
}
