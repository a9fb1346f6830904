import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { selectOffer, selectTimer } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import type { TestPlatform } from '@kvota/platform';
import { formatter } from '@lingui/format-po';

import type { Shown } from './slip-client.ts';

/** A message on the screen: its place and its key. */
export interface Seen {
  readonly surface: 'overlay' | 'dialog' | 'snackbar' | 'panel' | 'none';
  readonly key: string;
}

const catalogs = join(import.meta.dirname, '../../../../packages/i18n/catalogs/en');

/** Returns the English texts of the catalogs by key. */
export async function englishTexts(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const group of ['site', 'betting']) {
    const filename = join(catalogs, `${group}.po`);
    const entries = await formatter().parse(readFileSync(filename, 'utf8'), {
      locale: 'en',
      sourceLocale: 'en',
      filename,
    });
    for (const [id, { translation = '' }] of Object.entries(entries)) texts.set(id, translation);
  }
  return texts;
}

/** Returns the text of a key. For reasons of the engine, the catalogs use a prefix. */
export function textOf(texts: ReadonlyMap<string, string>, key: string): string | undefined {
  return texts.get(`refused.${key}`) ?? texts.get(key) ?? texts.get(`slip.${key}`);
}

/** Returns what the screen shows: a question, a pending ticket, or the last message. */
export function seenOn(slip: Slip, shown: readonly Shown[]): Seen {
  const { state, env } = slip.getSnapshot();
  const offer = selectOffer(state, env);
  if (offer) {
    return offer.title === 'confirm'
      ? { surface: 'panel', key: 'slip.deciding' }
      : { surface: 'dialog', key: `offer.${offer.title}` };
  }
  const { status } = state.payment;
  if (status === 'submitting') return { surface: 'panel', key: 'slip.sending' };
  if (status === 'waiting') return { surface: 'panel', key: 'slip.waiting' };
  if (status === 'unknown') return { surface: 'panel', key: 'slip.unknown' };
  const last = shown.findLast(({ type }) => type !== 'log');
  if (last?.type === 'notify') return { surface: last.surface, key: last.key };
  if (last?.type === 'refused') return { surface: 'panel', key: last.reason.code };
  return { surface: 'none', key: '' };
}

/** Describes the slip: its selections, stake, and the seconds of its timer. */
export function slipAfter(slip: Slip): string {
  const { state, env } = slip.getSnapshot();
  const { selections, stake, stakeBy, restorable } = state;
  const timer = selectTimer(state, env)?.seconds;
  return [
    selections.length === 0 ? 'empty' : `kept (${selections.length})`,
    `stake ${stake}${stakeBy === 'lowered' ? ', lowered' : ''}`,
    ...(selections.length === 0 && restorable ? ['can be restored'] : []),
    ...(timer === undefined || timer === null ? [] : [`${timer} s left`]),
  ].join(', ');
}

/** Describes the movements of a ticket in the ledger, and whether the whole ledger sums to zero. */
export async function ledgerOf(platform: TestPlatform, ticketId: string | null): Promise<string> {
  const { ok, violations } = await platform.ledger.check();
  if (!ok) return `broken: ${violations.join('; ')}`;
  const moved = ticketId === null ? [] : await movementsOf(platform, ticketId);
  if (moved.length === 0) return 'nothing, sum 0';
  const sum = (of: (row: Moved) => boolean): bigint => moved.filter(of).reduce((all, { amount }) => all + amount, 0n);
  const held = sum(({ account }) => account.endsWith(':held'));
  const house = sum(({ account }) => account.startsWith('house:'));
  const holds = moved.filter(({ type, account }) => type === 'hold' && !/:wallet_\d$/.test(account));
  const staked = holds.reduce((all, { amount }) => all + amount, 0n);
  const back = staked - held - house;
  const parts = [
    ...(held > 0n ? [`held ${money(held)}`] : []),
    ...(house > 0n ? [`captured ${money(house)}`] : []),
    ...(back > 0n ? [`released ${money(back)}`] : []),
  ];
  return `${parts.join(', ')}, sum 0`;
}

interface Moved {
  readonly type: string;
  readonly account: string;
  readonly amount: bigint;
}

const money = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

async function movementsOf({ db }: TestPlatform, ticketId: string): Promise<Moved[]> {
  if (!/^[\w-]+$/.test(ticketId)) throw new Error(`"${ticketId}" is no id of a ticket.`);
  const result: unknown = await db.execute(`
    SELECT t.type, e.account_id AS account, e.amount::text AS amount FROM ledger_entries e
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.ref_type = 'ticket' AND t.ref_id = '${ticketId}'`);
  const { rows } = result as { rows: { type: string; account: string; amount: string }[] }; // both drivers return this
  return rows.map(({ amount, ...rest }) => ({ ...rest, amount: BigInt(amount) }));
}
