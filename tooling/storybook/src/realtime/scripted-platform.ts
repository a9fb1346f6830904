import type { Channel } from '@kvota/contracts';
import { createSampleRoom, type RoomMessage, type SampleRoom } from '../offer/sample-room.ts';
import { isChannel, readFrame, writeEvent } from './wire/frame.ts';
import { memoryTransport, type Wire } from './wire/memory-socket.ts';

/** A platform within the page: it serves `live/F` over sockets in memory and follows its controls. */
export interface ScriptedPlatform {
  readonly transport: ReturnType<typeof memoryTransport>;
  readonly room: SampleRoom;
  /** Sends a message of the room to every client that joined it. */
  readonly say: (message: RoomMessage | undefined) => void;
  /** Sends any message. */
  readonly send: (channel: Channel, event: string, ...args: readonly unknown[]) => void;
  /** Breaks the connection. */
  readonly cut: () => void;
  /** True while it accepts connections. */
  readonly accept: (open: boolean) => void;
  /** True while it answers requests. */
  readonly answer: (on: boolean) => void;
}

/** So long that no timer of the library is due while a page is looked at. */
const heartbeat = 1_000_000_000;

const handshake = `0${JSON.stringify({ sid: 'memory', upgrades: [], pingInterval: heartbeat, pingTimeout: heartbeat, maxPayload: 1_000_000 })}`;

export function createScriptedPlatform(): ScriptedPlatform {
  const room = createSampleRoom();
  let wire: Wire | undefined;
  let joined = false;
  let accepts = true;
  let answers = true;

  const send: ScriptedPlatform['send'] = (channel, event, ...args) => {
    wire?.send(`4${writeEvent(channel, event, args)}`);
  };
  const say = (message: RoomMessage | undefined): void => {
    if (!message || !joined) return;
    if (message.type === 'snapshot') send('feedout', 'initial_data', message.snapshot);
    else if (message.type === 'delta') send('feedout', 'live_update', room.name, message.numbers);
    else send('feedout', 'live_update', room.name, message.change);
  };
  const hear = (event: string, [body]: readonly unknown[]): void => {
    if (event === 'leave') joined = false;
    if (event !== 'live' && event !== 'all') return;
    if (event === 'live' && JSON.stringify(body) !== '{"sport":"F"}') return;
    joined = true;
    if (answers) say(room.snapshot());
  };
  const received = (text: string): void => {
    // A packet of the transport itself, such as a heartbeat.
    if (!text.startsWith('4')) return;
    const frame = readFrame(text.slice(1), 'out');
    if (!frame || !isChannel(frame.channel)) return;
    if (frame.kind === 'event') hear(frame.event, frame.args);
    else if (frame.word === 'join') wire?.send(`40/${frame.channel},{"sid":"${frame.channel}"}`);
  };
  return {
    transport: memoryTransport((next) => {
      // The client listens only after it has the socket.
      queueMicrotask(() => {
        if (!accepts) {
          next.cut();
          return;
        }
        wire = next;
        next.open();
        next.send(handshake);
      });
      const gone = (): void => {
        if (wire !== next) return;
        wire = undefined;
        joined = false;
      };
      return { received, closed: gone };
    }),
    room,
    say,
    send,
    cut: () => {
      const last = wire;
      wire = undefined;
      joined = false;
      last?.cut();
    },
    accept: (open) => {
      accepts = open;
    },
    answer: (on) => {
      answers = on;
    },
  };
}
