import { and, eq, or } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { payments, reconItems, settlementFiles, settlementLines } from '../../database/schema/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { ProviderAway, type PaymentProvider } from '../provider/payment-provider.ts';
import type { SettlementLine } from '../provider/settlement-file.ts';
import { settledMovement } from './booked-movements.ts';
import { differencesOf, type Difference } from './compare.ts';
import { spanOf } from './due-days.ts';
import { bookedMovements, paymentsNamed, settledMovements } from './load-movements.ts';

/** The outcome for one provider. `unread`: it did not serve the file. `open` counts the open differences of the day. */
export interface ReconciledDay {
  readonly provider: string;
  readonly state: 'read' | 'unread';
  readonly lines: number;
  readonly open: number;
}

/** Rows of a statement, so that it has not too many parameters. */
const chunk = 1000;

interface FileOfDay {
  readonly provider: string;
  readonly day: string;
  readonly lines: readonly SettlementLine[];
}

/** Reads the settlement file of a day, and compares it with the books. A repetition changes nothing. */
export async function reconcileDay(
  deps: PaymentDeps,
  { provider, day }: { readonly provider: PaymentProvider; readonly day: string },
): Promise<ReconciledDay> {
  const { code } = provider;
  const file = { provider: code, day };
  await deps.db.insert(settlementFiles).values(file).onConflictDoNothing();
  const lines = await readFile(deps, provider, day);
  if (lines !== undefined) await transactAct(deps.db, (tx) => compare(tx, deps, { ...file, lines }));
  const isOpen = and(eq(reconItems.provider, code), eq(reconItems.day, day), eq(reconItems.state, 'open'));
  const open = await deps.db.$count(reconItems, isOpen);
  return { provider: code, state: lines === undefined ? 'unread' : 'read', lines: lines?.length ?? 0, open };
}

async function readFile(
  { logger }: PaymentDeps,
  provider: PaymentProvider,
  day: string,
): Promise<readonly SettlementLine[] | undefined> {
  try {
    return await provider.settlement(day);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    logger.warn(`The settlement file of ${provider.code} of ${day} was not read and is tried again`, error);
    return undefined;
  }
}

async function compare(tx: Db, deps: PaymentDeps, file: FileOfDay): Promise<void> {
  const { provider, day, lines } = file;
  const isFile = and(eq(settlementFiles.provider, provider), eq(settlementFiles.day, day));
  // Nodes compare one after the other.
  await tx.select().from(settlementFiles).where(isFile).for('update');
  await storeLines(tx, file);
  const { from, until } = spanOf(day);
  const booked = await bookedMovements(tx, file);
  const settled = lines.map(settledMovement);
  const isOfDay = ({ at }: { readonly at: number }): boolean => at >= from && at < until;
  const keys = new Set([...settled, ...booked.filter(isOfDay)].map(({ key }) => key));
  const there = await settledMovements(tx, { provider, keys: [...keys] });
  const here = booked.filter(({ key }) => keys.has(key));
  await storeDifferences(tx, deps, { ...file, keys, differences: differencesOf(here, there, { until }) });
  const readAt = new Date(deps.clock.now());
  await tx.update(settlementFiles).set({ readAt, lines: lines.length }).where(isFile);
}

async function storeLines(tx: Db, { provider, day, lines }: FileOfDay): Promise<void> {
  await tx.delete(settlementLines).where(and(eq(settlementLines.provider, provider), eq(settlementLines.day, day)));
  const rows = lines.map((line, n) => ({ provider, day, n, lineId: line.id, ...settledMovement(line) }));
  for (let n = 0; n < rows.length; n += chunk) await tx.insert(settlementLines).values(rows.slice(n, n + chunk));
}

interface Compared extends FileOfDay {
  readonly keys: ReadonlySet<string>;
  readonly differences: readonly Difference[];
}

/** Opens items for new differences, and ends those that are gone. */
async function storeDifferences(
  tx: Db,
  deps: PaymentDeps,
  { provider, day, keys, differences }: Compared,
): Promise<void> {
  const isOf = eq(reconItems.provider, provider);
  const known = await tx
    .select()
    .from(reconItems)
    .where(and(isOf, or(among(reconItems.key, [...keys]), and(eq(reconItems.day, day), eq(reconItems.state, 'open')))));
  const now = new Date(deps.clock.now());
  const named = await namedPayments(tx, provider, differences);
  const rows = differences.map((difference) => rowOf(difference, named));
  const found = new Set(rows.map(contentOf));
  const gone = known.filter((item) => item.state === 'open' && !found.has(contentOf(item)));
  await tx
    .update(reconItems)
    .set({ state: 'gone', endedAt: now })
    .where(
      among(
        reconItems.id,
        gone.map(({ id }) => id),
      ),
    );
  const kept = new Set(known.filter(({ state }) => state !== 'gone').map(contentOf));
  const added = rows.filter((row) => !kept.has(contentOf(row)));
  for (const row of added) {
    await tx.insert(reconItems).values({ ...row, id: deps.ids(), provider, day, foundAt: now, state: 'open' });
    deps.logger.warn(`The settlement file of ${provider} of ${day} differs in ${row.key}: ${row.kind}`);
    // What is missing here may be known to the provider, so that it is asked at once.
    if (row.kind === 'missingHere' && row.paymentId !== null)
      await tx.update(payments).set({ askAt: now }).where(eq(payments.id, row.paymentId));
  }
}

type ItemContent = Pick<
  typeof reconItems.$inferSelect,
  'key' | 'n' | 'kind' | 'hereAmount' | 'hereCurrency' | 'thereAmount' | 'thereCurrency'
>;

const contentOf = ({ key, n, kind, ...sums }: ItemContent): string =>
  [key, n, kind, sums.hereAmount, sums.hereCurrency, sums.thereAmount, sums.thereCurrency].join(' ');

/** Returns our payments that lines name which are missing here, by their own number and by that of the provider. */
async function namedPayments(
  tx: Db,
  provider: string,
  differences: readonly Difference[],
): Promise<ReadonlyMap<string, string>> {
  const lines = differences.flatMap(({ here, there }) => (here === undefined ? [there] : []));
  const ids = lines.map(({ reference }) => reference);
  const rows = await paymentsNamed(tx, provider, { ids, providerIds: lines.map((line) => line.providerId) });
  return new Map(rows.flatMap((row) => [[row.id, row.id] as const, [row.providerId ?? row.id, row.id] as const]));
}

function rowOf({ key, n, kind, here, there }: Difference, named: ReadonlyMap<string, string>) {
  const { type, providerId } = here ?? there;
  const paymentId = here === undefined ? (named.get(there.reference) ?? named.get(providerId)) : here.paymentId;
  return {
    key,
    n,
    kind,
    type,
    providerId,
    paymentId: paymentId ?? null,
    hereAmount: here?.amount ?? null,
    hereCurrency: here?.currency ?? null,
    thereAmount: there?.amount ?? null,
    thereCurrency: there?.currency ?? null,
  };
}
