import { agencyCalls, exportColumns, exportFormats, type ExportFormat } from '@kvota/contracts';
import * as v from 'valibot';

import type { AgencyDeps } from '../../agency/agency-deps.ts';
import { createAgency } from '../../agency/create-agency.ts';
import { days, type SizePlan } from './size-plan.ts';
import type { MeasuredRow } from './measured-row.ts';

/** Tickets of a file. */
const wanted = 50_000;
const mega = 2 ** 20;
const columns = exportColumns.tickets.map((id) => ({ id, heading: id }));

/** Goals of a file: seconds, and megabytes of memory. */
const goals: Readonly<Record<ExportFormat, { server: number; embedded: number; memory: number }>> = {
  csv: { server: 6, embedded: 10, memory: 60 },
  xlsx: { server: 12, embedded: 20, memory: 250 },
};

/** Measures files of 50,000 tickets of the operator, or of all if there are fewer. */
export async function measureExports(deps: AgencyDeps, plan: SizePlan, embedded: boolean): Promise<MeasuredRow[]> {
  const agency = createAgency(deps);
  const span = Math.min(1, (wanted * 0.99) / plan.tickets) * days * 86_400_000;
  const filters = { from: new Date(plan.now - span).toISOString() };
  const operator = { userId: 'bench-operator', nodeId: 'root', session: 's', clientId: 'c' };
  const rows: MeasuredRow[] = [];
  for (const format of exportFormats) {
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
    const began = performance.now();
    const body = { list: 'tickets', format, columns, words: {}, zone: 'Europe/Belgrade', filters };
    const asked = await agency.prepareExport(operator, v.parse(agencyCalls.agencyExport.body, body));
    if (asked.ErrorText !== 'ok') throw new Error(`An export was refused: ${JSON.stringify(asked)}`);
    const file = await agency.exportFile(operator, asked.id ?? '', async () => {});
    let bytes = 0;
    for await (const part of file.body) bytes += (part as Buffer).length;
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    const [goal, shared] = [goals[format], { level: 'root', runs: 1 }];
    const what = `export of ${asked.rows} tickets, ${format}`;
    const time = { name: 'time', value: seconds, unit: 's' };
    const size = { name: 'size', value: bytes / mega, unit: 'MB' };
    const memory = { name: 'memory', value: Math.max(0, peak - before) / mega, unit: 'MB' };
    rows.push({
      ...shared,
      what,
      values: [time, size],
      goal: { name: 'time', most: embedded ? goal.embedded : goal.server },
    });
    // The embedded database is in the memory of the process, so that its own would be counted.
    rows.push({
      ...shared,
      what,
      values: [memory],
      goal: embedded ? undefined : { name: 'memory', most: goal.memory },
    });
  }
  return rows;
}
