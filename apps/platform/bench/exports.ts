// Time and memory of a file of 50,000 tickets, on both databases: `node bench/exports.ts [tickets]`.
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { agencyCalls, exportColumns, exportFormats } from '@kvota/contracts';
import * as v from 'valibot';

import type { AgencyActor } from '../src/agency/agency.ts';
import { createAgencyBench } from '../src/testing/agency-bench.ts';
import { allDatabases } from '../src/testing/databases.ts';
import { writeSold } from '../src/testing/sold-tickets.ts';

const count = Number(process.argv[2] ?? 50_000);
const batch = 500;
const mega = 2 ** 20;
const columns = exportColumns.tickets.map((id) => ({ id, heading: id }));

for (const { name, open } of allDatabases) {
  const database = await open();
  const bench = await createAgencyBench(database);
  const agents: AgencyActor[] = [];
  for (let i = 0; i < 20; i += 1) agents.push(await bench.add('root'));
  const players: AgencyActor[] = [];
  for (let i = 0; i < 200; i += 1) players.push(await bench.add(agents[i % 20]?.nodeId ?? '', { agent: false }));
  for (let from = 0; from < count; from += batch) {
    const sold = Array.from({ length: Math.min(batch, count - from) }, (_, i) => ({
      id: randomUUID(),
      userId: players[(from + i * 7) % players.length]?.userId ?? '',
      at: new Date(bench.clock.now() - (from + i) * 5000),
      legs: Array.from({ length: 4 }, (__, leg) => ({ eventId: `e${leg}` })),
    }));
    await writeSold(bench.db, sold);
  }
  if (name === 'PostgreSQL') await bench.db.execute('ANALYZE');
  const holder = { ...bench.root, session: 's', clientId: 'c' };
  for (const format of exportFormats) {
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    const body = { list: 'tickets', format, columns, words: {}, zone: 'Europe/Belgrade', filters: {} };
    const { id, rows } = await bench.agency.prepareExport(holder, v.parse(agencyCalls.agencyExport.body, body));
    const counted = performance.now();
    const file = await bench.agency.exportFile(holder, id ?? '', async () => {});
    let bytes = 0;
    for await (const part of file.body) bytes += (part as Buffer).length;
    const ended = performance.now();
    clearInterval(watch);
    const seconds = (millis: number): string => `${(millis / 1000).toFixed(1)} s`;
    process.stdout.write(
      `${name} ${format}: ${rows} tickets, count ${seconds(counted - began)}, file ${seconds(ended - counted)}, ${(bytes / mega).toFixed(1)} MB, memory +${((peak - before) / mega).toFixed(0)} MB, longest pause ${(delay.max / 1e6).toFixed(0)} ms\n`,
    );
  }
  await database.close();
}
