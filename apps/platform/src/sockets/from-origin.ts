/** The page that opens a socket, and the host that it opens it at. */
export interface SocketRequest {
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/**
 * Returns true if a socket may connect (NET-35). A browser sends the origin of its page, which has to be one of the
 * configuration or the one that the socket is opened at. Other programs send none.
 */
export function fromOrigin({ origin, host }: SocketRequest, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.parse(origin)?.host === host;
}
