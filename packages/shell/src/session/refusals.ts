/** Milliseconds in which further refusals change nothing: after the first refresh, and after the second. */
const pauses = [15_000, 5000] as const;

/** Refusals of a token by the platform although the identity provider renews it (SES-10, SES-23). */
export interface Refusals {
  /** Refreshes that refusals have started since the platform last accepted the token. */
  readonly refreshes: number;
  /** Refusals before this instant of a monotonic clock change nothing. */
  readonly quietUntil: number;
  /** Whether the user sees the explanation. */
  readonly shown: boolean;
}

export const noRefusals: Refusals = { refreshes: 0, quietUntil: 0, shown: false };

/** Decides what a refusal leads to: a refresh, a second one after a pause, then an explanation. */
export function refused(known: Refusals, now: number): readonly [Refusals, 'refresh' | 'show' | 'none'] {
  if (known.shown || now < known.quietUntil) return [known, 'none'];
  const pause = pauses[known.refreshes];
  if (pause === undefined) return [{ ...known, shown: true }, 'show'];
  return [{ ...known, refreshes: known.refreshes + 1, quietUntil: now + pause }, 'refresh'];
}

/** Returns what is known once the platform has accepted the token. The pause goes on, because other calls may be refused. */
export function accepted(known: Refusals, now: number): Refusals {
  return now < known.quietUntil ? { ...noRefusals, quietUntil: known.quietUntil } : noRefusals;
}
