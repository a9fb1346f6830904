import type { ServerResponse } from 'node:http';

import type { Clock, Stop } from '@kvota/server';
import type { FastifyInstance } from 'fastify';

import { tableEventsPath } from '../../wire/index.ts';
import type { TableEvent, TableEvents } from '../tables/table-events.ts';

export interface TableRouteDeps {
  readonly clock: Clock;
  readonly tableEvents: TableEvents;
}

/** Milliseconds between comments, because proxies close a connection if it is silent. */
const beatEvery = 15_000;
/** Bytes that a slow listener may be behind. It reconnects and gets a snapshot. */
const mostBehind = 65_536;

const encoded = new WeakMap<TableEvent, Buffer>();

/** The bytes of an event. It is encoded once for all of its listeners. */
function bytesOf(event: TableEvent): Buffer {
  const known = encoded.get(event);
  if (known !== undefined) return known;
  const { type, data } = event;
  const { seq } = type === 'snapshot' ? data.moment : data;
  const bytes = Buffer.from(`id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  encoded.set(event, bytes);
  return bytes;
}
const retry = Buffer.from('retry: 1000\n\n');
const beat = Buffer.from(': \n\n');

/** Serves the events of tables as server-sent events, for everyone (RGS-31). */
export function tableRoutes(app: FastifyInstance, { clock, tableEvents }: TableRouteDeps): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  app.get<{ Params: { code: string } }>(tableEventsPath.replace('{code}', ':code'), async (request, reply) => {
    const response = reply.raw;
    const waiting: Buffer[] = [];
    let write = (bytes: Buffer): void => void waiting.push(bytes);
    // A table that does not exist is answered as a problem, before the stream begins.
    const stop = await tableEvents.subscribe(request.params.code, (event) => write(bytesOf(event)));
    reply.hijack();
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    write = (bytes) => {
      if (response.writableLength > mostBehind) response.destroy();
      else response.write(bytes);
    };
    for (const bytes of [retry, ...waiting]) write(bytes);
    open.add(response);
    const stopBeat = startBeat(clock, () => write(beat));
    response.on('close', () => {
      stopBeat();
      stop();
      open.delete(response);
    });
  });
}

function startBeat(clock: Clock, send: () => void): Stop {
  let stop: Stop = () => {};
  const schedule = (): void => {
    stop = clock.after(beatEvery, () => {
      send();
      schedule();
    });
  };
  schedule();
  return () => stop();
}
