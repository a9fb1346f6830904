/** What browsers that know say about the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether links may fetch ahead: not on a 2g connection and not where data is to be saved (PWA-02, PWA-03). */
export function mayPreload(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}
