/** Facts about the connection, in browsers that have them. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether links may prefetch: not on a 2g connection, and not if the user saves data (PWA-02, PWA-03). */
export function mayPreload(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}
