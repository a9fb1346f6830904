// Measures a table with many listeners: the time from a result to the frame of each of them, and what a broadcast costs.
// node bench/listeners.ts [listeners] [seconds]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { loadavg } from 'node:os';

import { tableEventsPath, type TableMoment, type TableSnapshot } from '../src/wire/index.ts';

const [listeners = 1000, seconds = 20] = process.argv.slice(2).map(Number);
const child = fork(new URL('listeners-server.ts', import.meta.url));
const [{ ready }] = (await once(child, 'message')) as [{ readonly ready: string }]; // its first message
const path = tableEventsPath.replace('{code}', 'live-roulette');

async function cpu(): Promise<number> {
  child.send('cpu');
  const [{ cpuMs }] = (await once(child, 'message')) as [{ readonly cpuMs: number }]; // it sends nothing else
  return cpuMs;
}

/** When frames with a result came to all listeners, by the number of the round. */
const arrivals = new Map<number, number[]>();
let table: TableSnapshot['table'] | undefined;
const open = { count: 0, all: (): void => {} };
const allOpen = new Promise<void>((resolve) => (open.all = resolve));

function read(event: string, now: number): void {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  if (data === undefined) return;
  if (event.includes('event: snapshot')) {
    const snapshot = JSON.parse(data) as TableSnapshot; // of this event
    table ??= snapshot.table;
    open.count += 1;
    if (open.count === listeners) open.all();
    return;
  }
  if (!data.includes('"phase":"result"')) return;
  const { number } = JSON.parse(data) as TableMoment; // of this event
  const times = arrivals.get(number) ?? [];
  arrivals.set(number, times);
  times.push(now);
}

function listen(): void {
  get(ready + path, { agent: false }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      const now = performance.timeOrigin + performance.now();
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        read(text.slice(0, end), now);
        text = text.slice(end + 2);
      }
    });
  });
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

await cpu();
await wait(5000);
const idle = (await cpu()) / 5;
for (let at = 0; at < listeners; at += 1) listen();
await allOpen;
const connecting = await cpu();
arrivals.clear();
const begun = performance.now();
await wait(seconds * 1000);
const used = await cpu();
const passed = (performance.now() - begun) / 1000;
if (table === undefined) throw new Error('There is no table.');
const { schedule, chain } = table;
const length = schedule.betting_ms + schedule.closing_ms + schedule.result_ms;
const drawnAt = (number: number): number => Date.parse(chain.startsAt) + number * length - schedule.result_ms;
const whole = [...arrivals].filter(([, times]) => times.length === listeners);
const all = whole.flatMap(([number, times]) => times.map((time) => time - drawnAt(number))).sort((a, b) => a - b);
const last = whole.map(([number, times]) => Math.max(...times) - drawnAt(number)).sort((a, b) => a - b);
const at = (times: readonly number[], part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
// Three phases a round, each of them a broadcast.
const broadcasts = (passed * 1000 * 3) / length;
process.stdout.write(
  `${listeners} listeners, ${whole.length} results: from the result to a frame p50 ${at(all, 0.5)} ms, p99 ${at(all, 0.99)} ms; to the last listener p50 ${at(last, 0.5)} ms, most ${at(last, 0.9999)} ms; ${((used - idle * passed) / broadcasts).toFixed(1)} ms of processor time a broadcast, ${(connecting / listeners).toFixed(2)} ms a new listener; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
);
child.disconnect();
process.exit(0);
