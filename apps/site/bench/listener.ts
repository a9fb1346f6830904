// The page of the socket bench: the realtime client in the football room, without a table.
import { createRealtime } from '@kvota/realtime';

declare const window: { listen: (url: string) => Promise<void> };

/** Joins the room. Ready when the room has answered. */
window.listen = (url) =>
  new Promise((joined) => {
    const realtime = createRealtime({
      url,
      now: () => performance.now(),
      schedule: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      preAuth: () => Promise.resolve(undefined),
      onReport: (report) => {
        throw new Error(`The sockets reported: ${JSON.stringify(report)}`);
      },
    });
    realtime.subscribeRoom(
      { kind: 'prematch', sport: 'F' },
      { snapshot: () => joined(), delta: () => {}, change: () => {}, closed: () => {} },
    );
  });
