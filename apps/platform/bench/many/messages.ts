/** The first message to a process of many clients. */
export interface ClientsTask {
  readonly port: number;
  readonly clients: number;
}

/** Totals of the clients of a process since the previous question. */
export interface ClientsReceived {
  readonly bytes: number;
  /** Clients that received fewer bytes than another one. */
  readonly behind: number;
  readonly closed: number;
  /** Milliseconds from the sending of a message to its arrival, at some of the clients. */
  readonly latencies: readonly number[];
}
