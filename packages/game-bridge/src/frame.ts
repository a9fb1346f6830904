import { PageMessage, type FrameMessage, type Hello } from '@kvota/contracts/game';
import { safeParse } from 'valibot';

import { isWelcome, type MessageTarget } from './welcome.ts';

export type { MessageTarget } from './welcome.ts';

export interface PageConnectionOptions {
  /** Code of the game. */
  readonly game: string;
  /** Gets every valid message of the page, in order. Unknown ones are ignored. */
  readonly onMessage: (message: PageMessage) => void;
  /** The window of the page: the parent unless a test replaces it. */
  readonly page?: MessageEventSource;
  /** Where the answer arrives: the own window unless a test replaces it. */
  readonly target?: MessageTarget;
}

export interface PageConnection {
  /** Sends a message to the page. Messages before the page's answer are kept in order, at most 20. */
  readonly send: (message: FrameMessage) => void;
  readonly dispose: () => void;
}

const MOST_WAITING = 20;

/**
 * Connects the frame of a game with the page around it (CAS-20). It greets the parent window, accepts one port from it,
 * and speaks over this port only. The greeting has no secret, so that it may go to any parent; the server of the game
 * restricts which sites may be one.
 *
 * @example
 * ```ts
 * import { connectToPage } from '@kvota/game-bridge/frame';
 *
 * const page = connectToPage({
 *   game: 'mines',
 *   onMessage: (message) => {
 *     if (message.type === 'start') page.send({ type: 'loaded', ms: performance.now() });
 *   },
 * });
 * ```
 */
export function connectToPage(options: PageConnectionOptions): PageConnection {
  const { game, onMessage, page = window.parent } = options;
  const target: MessageTarget = options.target ?? window;
  const waiting: FrameMessage[] = [];
  let port: MessagePort | undefined;
  let disposed = false;

  const hear = ({ data }: MessageEvent): void => {
    const parsed = safeParse(PageMessage, data);
    if (parsed.success) onMessage(parsed.output);
  };
  const accept = ({ source, data, ports: [given] }: MessageEvent): void => {
    if (source !== page || !isWelcome(data) || given === undefined) return;
    target.removeEventListener('message', accept);
    port = given;
    port.addEventListener('message', hear);
    port.start();
    for (const message of waiting.splice(0)) port.postMessage(message);
  };

  target.addEventListener('message', accept);
  page.postMessage({ type: 'hello', v: 1, game } satisfies Hello, { targetOrigin: '*' });
  return {
    send(message) {
      if (disposed) return;
      if (port !== undefined) port.postMessage(message);
      else if (waiting.length < MOST_WAITING) waiting.push(message);
    },
    dispose() {
      disposed = true;
      target.removeEventListener('message', accept);
      port?.removeEventListener('message', hear);
      port?.close();
    },
  };
}
