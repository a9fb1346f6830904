/** Tells developers about something that went wrong and was survived, such as a call that only needs logging (ERR-05, ERR-18). */
export function warn(what: string, cause?: unknown): void {
  // The console is where a developer or a monitoring script looks for it.
  // oxlint-disable-next-line no-console
  console.warn(`kvota: ${what}`, cause ?? '');
}
