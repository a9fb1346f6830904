import { sql, type Column, type SQL } from 'drizzle-orm';

import { agencyAudit } from '../../database/schema/index.ts';
import { hashOf } from './hash-of.ts';

/** The number and the hash of a seal. */
export interface Head {
  readonly n: number;
  readonly hash: string;
}

/** A row of the audit by the texts of the database, which are exact: no digit of a number or of a time is lost. */
export interface AuditText {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly request_id: string | null;
  readonly staff: string | null;
}

/** Seconds since 1970 with six decimals, whatever the time zone of the session. */
export const secondsOf = (column: Column): SQL<string> => sql`extract(epoch FROM ${column})::text`;

/** The columns of a row for its hash. */
export const auditText = {
  id: agencyAudit.id,
  at: secondsOf(agencyAudit.at),
  actor: agencyAudit.actor,
  act: agencyAudit.act,
  subject: agencyAudit.subject,
  before: sql<string | null>`${agencyAudit.before}::text`,
  after: sql<string | null>`${agencyAudit.after}::text`,
  request_id: agencyAudit.requestId,
  staff: agencyAudit.staff,
};

/** Returns the hash of a row. Without a staff account, it is that of the rows from before there was any. */
export const rowHash = ({ id, at, actor, act, subject, before, after, request_id, staff }: AuditText): string =>
  hashOf({ id, at, actor, act, subject, before, after, request_id, ...(staff !== null && { staff }) });

/** Returns the hash over the hashes of rows, in the order of their ids. */
export const rootOf = (rows: readonly { readonly id: string; readonly hash: string }[]): string =>
  hashOf(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ hash }) => hash));

/** A seal without its hash. `at` is in seconds since 1970, with six decimals. */
export interface SealText {
  readonly n: number;
  readonly prev: string;
  readonly root: string;
  readonly rows: number;
  readonly at: string;
}

/** Returns the hash of a seal. */
export const sealHash = ({ n, prev, root, rows, at }: SealText): string => hashOf({ n, prev, root, rows, at });

/** Returns milliseconds since 1970 as the database writes them. */
export const toSeconds = (milliseconds: number): string =>
  `${Math.floor(milliseconds / 1000)}.${String(milliseconds % 1000).padStart(3, '0')}000`;
