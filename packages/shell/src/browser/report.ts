/** Reports an error that the page survived to developers, such as a call that only needs logging (ERR-05, ERR-18). */
export function warn(what: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the console is where developers and monitoring scripts look for it
  console.warn(`kvota: ${what}`, cause ?? '');
}
