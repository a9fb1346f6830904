/** The answer of the page to `hello`. It carries the port over which everything else goes (CAS-20). */
export const welcome = { type: 'welcome', v: 1 } as const;

/** True if a message is the answer of the page. */
export function isWelcome(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { type, v }: { type?: unknown; v?: unknown } = data;
  return type === welcome.type && v === welcome.v;
}

/** A window or frame that gets `message` events. A `Window` is one. */
export interface MessageTarget {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
