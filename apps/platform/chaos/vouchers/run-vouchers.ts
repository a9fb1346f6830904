import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { systemClock } from '@kvota/server';
import { eq } from 'drizzle-orm';

import { vouchers as voucherRows } from '../../src/database/schema/index.ts';
import type { Platform } from '../../src/platform.ts';
import { jurisdictions } from '../../src/protection/jurisdictions.ts';
import { writeSetting } from '../../src/settings/create-settings-store.ts';
import { loadPlayers } from '../../src/testing/load-players.ts';
import { percentile } from '../../src/testing/percentile.ts';
import { createVouchers } from '../../src/vouchers/create-vouchers.ts';
import { loadVoucherKeys } from '../../src/vouchers/voucher-keys.ts';
import type { Vouchers } from '../../src/vouchers/vouchers.ts';
import { whileKilling } from '../killed-run.ts';
import { inOpenRun, progressOf, type RunOptions, type RunReport } from '../open-run.ts';
import { atLeast, atMost, milliseconds, none } from '../report.ts';
import { guessCodes } from './guess-codes.ts';
import { reconcileVouchers } from './reconcile-vouchers.ts';
import { timeCodes } from './time-codes.ts';
import { useVouchers, type MadeVoucher } from './voucher-clients.ts';
import { planVouchers } from './voucher-plan.ts';

export interface VoucherRunOptions extends RunOptions {
  readonly vouchers: number;
  /** Codes of each kind whose time is measured. */
  readonly timed: number;
  /** Players who redeem each voucher at once, of those that somebody redeems. Default: one to three. */
  readonly redeemers?: number | undefined;
}

/** Codes that are looked up in a minute at most, of a player and from an address (SEC-02). */
const limits = { player: 10, address: 30 };
/** The most by which the times of unknown and used codes may differ, in percent. */
const difference = 5;
/** A player makes at most 30 vouchers a minute and fails with 10 codes, so there are many of them. */
const playersOf = (vouchers: number, redeemers = 1): number =>
  Math.min(redeemers > 1 ? 4000 : 1000, Math.max(30 + 2 * redeemers, Math.ceil((vouchers * redeemers) / 10)));
const guessers = 12;

/**
 * Makes, redeems, takes back and expires vouchers over HTTP while requests are cut and nodes are killed, and compares what
 * clients know with the database. Then it guesses codes over all nodes, of which one after the other is killed.
 */
export function runVouchers(options: VoucherRunOptions): Promise<RunReport> {
  const { print, clients, redeemers, vouchers: total } = options;
  return inOpenRun(options, async ({ platform, ...open }) => {
    const { db } = platform;
    const players = await loadPlayers(platform, playersOf(total, redeemers), 10n ** 9n);
    const guessing = await loadPlayers(platform, guessers, 10_000n);
    await writeSetting(db, 'vouchers', 'openMost', 1000);
    await writeSetting(db, 'vouchers', 'dayMost', '10000000.00');
    const plan = planVouchers(total, { ...options, players: players.length });
    const own = await ownVouchers(platform);
    const expire = async (id: string): Promise<void> => {
      await db.update(voucherRows).set({ expiresAt: new Date() }).where(eq(voucherRows.id, id));
    };
    const onMade = progressOf(total, print);
    const ran = await whileKilling(
      { platform, ...open },
      { ...options, connections: clients * ((redeemers ?? 4) + 2) },
      async (http, nodes) => {
        const worker = endAllTheTime(own);
        const start = performance.now();
        const made = await useVouchers(http, plan, { players, clients, expire, onMade });
        const seconds = (performance.now() - start) / 1000;
        await worker.stop();
        // So that the limits are those of several nodes, which are killed further on.
        await nodes.complete();
        return { made, seconds, guessed: await guessCodes(http, { players: guessing, parallel: clients * 2 }) };
      },
    );
    const { made, seconds, guessed } = ran.result;
    const report = await reconcileVouchers(platform, { players, made });
    const acts = made.flatMap(({ planned: { make, uses, takeBack } }) => [
      make,
      ...uses,
      ...(takeBack ? [takeBack] : []),
    ]);
    const took = made.map((one) => one.milliseconds);
    const userId = guessing[0]?.id ?? '';
    const times = await timeCodes(own, { times: options.timed, userId, used: usedCodes(made) });
    return {
      errors: ran.errors,
      rows: [
        { name: 'vouchers made', value: report.made },
        { name: 'redeemed', value: report.used },
        { name: 'taken back', value: report.takenBack },
        { name: 'expired', value: report.expired },
        { name: 'left open', value: report.open },
        { name: 'requests', value: acts.length },
        { name: 'players who redeemed one voucher at once, most', value: Math.max(0, ...made.map(redeemed)) },
        { name: 'requests cut or delayed, and repeated', value: acts.filter(({ fault }) => fault !== 'none').length },
        { name: 'answers 429, and repeated', value: made.reduce((sum, { limited }) => sum + limited, 0) },
        ...ran.kills,
        none('lost', report.lost),
        none('doubled', report.doubled),
        none('answers that differ', report.answersThatDiffer),
        none('vouchers without exactly one booking at each end', report.wrongBookings),
        none('credits that differ', report.wrongCredits),
        ...ran.books,
        { name: 'vouchers a second', value: Math.round(total / seconds) },
        { name: 'to the first answer, p50', value: milliseconds(percentile(took, 50)) },
        { name: 'to the first answer, p99', value: milliseconds(percentile(took, 99)) },
        { name: 'codes guessed', value: guessed.tries },
        atLeast('of them answered 429', guessed.limited, 1),
        atMost('seconds of guessing, for limits of a minute', guessed.seconds, 60),
        atMost('codes looked up for one player, most', guessed.lookedUpOfPlayer, limits.player),
        atMost('codes looked up from one address', guessed.lookedUpOfAddress, limits.address),
        { name: 'an unknown code, p50', value: `${times.unknown.toFixed(2)} ms` },
        { name: 'a used code, p50', value: `${times.used.toFixed(2)} ms` },
        atMost('difference of these', Math.abs(times.used / times.unknown - 1) * 100, difference, ' %'),
      ],
    };
  });
}

/** Vouchers over the database of the run, as a node has them. */
async function ownVouchers({ db, ledger }: Pick<Platform, 'db' | 'ledger'>): Promise<Vouchers> {
  return createVouchers({
    rules: jurisdictions.reference,
    db,
    ledger,
    clock: systemClock,
    ids: randomUUID,
    keys: await loadVoucherKeys(db, undefined),
    digit: () => randomInt(10),
    maintenanceBegun: () => Promise.resolve(false),
  });
}

/** Ends expired vouchers without a break, beside the workers of the nodes, and once more when it is stopped. */
function endAllTheTime(vouchers: Pick<Vouchers, 'endDue'>): { stop(): Promise<void> } {
  const state = { stopped: false };
  const work = async (): Promise<void> => {
    while (!state.stopped) {
      await vouchers.endDue();
      await pause(250);
    }
    await vouchers.endDue();
  };
  const working = work();
  // Thrown when it is stopped.
  working.catch(() => {});
  return {
    async stop() {
      state.stopped = true;
      await working;
    },
  };
}

const redeemed = ({ uses }: MadeVoucher): number => uses.length;

/** Returns the codes of vouchers that were redeemed. */
const usedCodes = (made: readonly MadeVoucher[]): string[] =>
  made.flatMap(({ make, uses }) => {
    const isUsed = uses.some(({ answers }) => answers[0]?.ErrorText === 'ok');
    return isUsed ? (make.answers[0]?.voucher ?? []) : [];
  });
