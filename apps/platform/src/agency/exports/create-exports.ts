import { Readable } from 'node:stream';

import { agencyCalls, mostExportRows, type ExportFormat, type ExportList, type ExportRequest } from '@kvota/contracts';

import { FileAnswer } from '../../kernel/handlers.ts';
import { problem } from '../../kernel/http-problem.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { audit } from '../audit.ts';
import { fetchableFor, fetchOnce, freePlace, keepPlace, startMinute, takePlace } from './export-places.ts';
import type { AgencyExports } from './exports.ts';
import type { FileTable } from './files/file-column.ts';
import { writeCsv } from './files/write-csv.ts';
import { writeXlsx } from './files/write-xlsx.ts';
import { mostCalculated } from './lists/calculation-rows.ts';
import { requireRights, rightsOfExport } from '../staff/rights.ts';
import { createListOpening } from './open-list.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Bytes that wait for a client. A client that reads slowly slows the reading of the list down. */
const waiting = 64 * 1024;

/** Serves the lists of a branch as files. */
export function createExports(deps: AgencyDeps): AgencyExports {
  const { db, clock, ids } = deps;
  const open = createListOpening(deps);

  /** Keeps the place of an export while its pages are read. */
  async function* kept<Page>(
    pages: AsyncIterable<Page>,
    { id, mayGoOn }: { readonly id: string; readonly mayGoOn: () => Promise<unknown> },
  ): AsyncGenerator<Page> {
    for await (const page of pages) {
      await mayGoOn();
      await keepPlace(db, id, clock.now());
      yield page;
    }
  }

  return {
    async prepareExport(holder, request) {
      requireZone(request.zone);
      const [id, at] = [ids(), clock.now()];
      await takePlace(db, holder, { id, request, now: at });
      try {
        const most = mostRows(request);
        const { rows, last } = await open(request).count(holder, { at, most });
        if (rows > most) {
          await freePlace(db, id);
          return { ...refused('exportTooLarge'), rows };
        }
        const until = clock.now() + fetchableFor;
        const { list, filters, format } = request;
        await db.transaction(async (tx) => {
          await startMinute(tx, id, { last, until });
          await audit(tx, deps, holder, {
            act: 'export',
            subject: holder.nodeId,
            after: { list, filters, format, rows },
          });
        });
        const url = agencyCalls.agencyExportFile.path.replace('{id}', id);
        return { ErrorText: 'ok', id, url, name: nameOf(request, at), rows, expiresAt: isoTime(until) };
      } catch (error) {
        await freePlace(db, id);
        throw error;
      }
    },

    async exportFile(holder, id, mayGoOn) {
      const { request, askedAt, lastId } = await fetchOnce(db, holder, id, clock.now());
      if (holder.staff !== undefined) requireRights(holder.staff.rights, rightsOfExport(request.list));
      const at = askedAt.getTime();
      const end = { at, ...(lastId !== null && { last: lastId }) };
      const { columns, pages } = open(request).table(holder, end);
      const content = contentOf({ columns, pages: kept(pages, { id, mayGoOn }) }, request, at);
      const whole = freeingAtEnd(content, () => freePlace(db, id));
      const body = Readable.from(whole, { objectMode: false, highWaterMark: waiting });
      return new FileAnswer(types[request.format], nameOf(request, at), body);
    },
  };
}

const mostRows = ({ list, format }: ExportRequest): number =>
  list === 'calculation' ? Math.min(mostCalculated, mostExportRows[format]) : mostExportRows[format];

function contentOf(table: FileTable, { format, zone }: ExportRequest, at: number): AsyncGenerator<string | Uint8Array> {
  return format === 'csv' ? writeCsv(table) : writeXlsx(table, { zone, at });
}

/** Frees the place of a file when it is complete, and also when its client goes away. */
async function* freeingAtEnd<T>(content: AsyncIterable<T>, free: () => Promise<void>): AsyncGenerator<T> {
  try {
    yield* content;
  } finally {
    await free();
  }
}

/** Returns a name such as `tickets-2026-11-21.csv`, with the day in the zone of the user. */
function nameOf({ list, format, zone }: ExportRequest, at: number): string {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  const names: Record<ExportList, string> = { ...identity, statementRows: 'statement' };
  return `${names[list]}-${day.toString()}.${format}`;
}

const identity = { tickets: 'tickets', transfers: 'transfers', users: 'users', calculation: 'calculation' } as const;

function requireZone(zone: string): void {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
  } catch {
    throw problem('invalidInput', { issues: [{ path: 'body.zone', message: 'an IANA time zone' }] });
  }
}
