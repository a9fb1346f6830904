/** Tells developers about something that went wrong and was survived, such as a call that only needs logging (ERR-05, ERR-18). */
export function warn(what: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- developers and monitoring scripts look at the console
  console.warn(`kvota: ${what}`, cause ?? '');
}
