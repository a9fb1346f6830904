/** An error as the error page shows it: its status, 500 by default, and its message (ERR-06). */
export interface RouteError {
  readonly status: number;
  readonly message: string;
}

export function toRouteError(error: unknown): RouteError {
  const given: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  const status = typeof given === 'number' && given >= 400 && given <= 599 ? given : 500;
  return { status, message: error instanceof Error ? error.message : typeof error === 'string' ? error : '' };
}
