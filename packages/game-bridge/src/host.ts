import { FrameMessage, Hello, type PageMessage } from '@kvota/contracts/game';
import { is, safeParse } from 'valibot';

import { createIntake, type DropReason, type Dropped } from './intake.ts';
import { welcome, type MessageTarget } from './welcome.ts';

export type { DropReason, Dropped } from './intake.ts';
export type { MessageTarget } from './welcome.ts';

export interface GameHostOptions {
  /** The element of the game. Its window may change; the greeting is compared with the current one. */
  readonly frame: { readonly contentWindow: MessageEventSource | null };
  /** Origin of the provider, as `https://games.example`. */
  readonly origin: string;
  /** Gets `hello` first, once; then every valid message of the frame. */
  readonly onMessage: (message: Hello | FrameMessage) => void;
  /** Is called for each dropped message, with the counts so far. */
  readonly onTrouble: (reason: DropReason, dropped: Dropped) => void;
  /** Milliseconds; only differences count. */
  readonly clock: { now(): number };
  /** Where the greeting arrives: the window of the page unless a test replaces it. */
  readonly target?: MessageTarget;
}

export interface GameHost {
  /** Sends a message to the frame. Returns false if there was no greeting yet or the host is disposed. */
  readonly send: (message: PageMessage) => boolean;
  readonly dropped: () => Dropped;
  readonly dispose: () => void;
}

/**
 * Connects a page with the frame of a game (CAS-20). One greeting is accepted, if it comes from the window of the frame
 * and from the provider's origin. It is answered with a port; other messages to the window are ignored. Over the port,
 * messages that are unknown, larger than 8 KB or more than 50 in a second are dropped and counted (CAS-21). After a reload
 * of the frame, create a new host.
 *
 * @example
 * ```ts
 * import { createGameHost } from '@kvota/game-bridge/host';
 *
 * const frame = document.createElement('iframe');
 * const host = createGameHost({
 *   frame,
 *   origin: 'https://games.example',
 *   onMessage: (message) => console.log(message.type),
 *   onTrouble: (reason) => console.warn(reason),
 *   clock: performance,
 * });
 * host.send({ type: 'ping' }); // false: the frame has not greeted yet
 * ```
 */
export function createGameHost(options: GameHostOptions): GameHost {
  const { frame, origin, onMessage, onTrouble, clock } = options;
  const target: MessageTarget = options.target ?? window;
  const dropped: Record<DropReason, number> = { unknown: 0, tooLarge: 0, tooMany: 0, notExpected: 0 };
  const intake = createIntake(clock);
  let port: MessagePort | undefined;

  const drop = (reason: DropReason): void => {
    dropped[reason] += 1;
    onTrouble(reason, { ...dropped });
  };
  const hear = ({ data }: MessageEvent): void => {
    const refused = intake.refuse(data);
    if (refused !== undefined) return drop(refused);
    const parsed = safeParse(FrameMessage, data);
    if (parsed.success) onMessage(parsed.output);
    else drop('unknown');
  };
  const greet = (event: MessageEvent): void => {
    // Other windows of the page send messages as well; these are not of this frame.
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) return;
    const refused = intake.refuse(event.data);
    if (refused !== undefined) return drop(refused);
    if (port !== undefined) return drop('notExpected');
    if (!is(Hello, event.data)) return drop('unknown');
    const channel = new MessageChannel();
    port = channel.port1;
    port.addEventListener('message', hear);
    port.start();
    event.source.postMessage(welcome, { targetOrigin: origin, transfer: [channel.port2] });
    onMessage(event.data);
  };

  let disposed = false;
  target.addEventListener('message', greet);
  return {
    send(message) {
      if (port === undefined || disposed) return false;
      port.postMessage(message);
      return true;
    },
    dropped: () => ({ ...dropped }),
    dispose() {
      disposed = true;
      target.removeEventListener('message', greet);
      port?.removeEventListener('message', hear);
      port?.close();
    },
  };
}
