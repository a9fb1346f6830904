import { maintenanceExemptRole, payoutCurrency, type TicketRequest } from '@kvota/contracts';
import type { ForcedOutcome } from '@kvota/contracts/operator';
import { transact } from '@kvota/server';
import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import type { PaidRequest } from '../../database/schema/index.ts';
import type { LimitSums } from '../../limits/limit-sums.ts';
import { neededSums } from '../../limits/reached-limit.ts';
import type { Ledger, StakeFunds } from '../../ledger/ledger.ts';
import { payoutWallet } from '../../ledger/payout-wallet.ts';
import { playStop } from '../../protection/play/play-stop.ts';
import { findTicket, takeForce, TicketIdTaken, type NewTicket } from '../store/ticket-store.ts';
import type { TicketToWrite } from '../store/write-tickets.ts';
import { withOddsPolicy } from '../terms/odds-policy.ts';
import type { OperatorSettings } from '../terms/switched-off.ts';
import { requestedTerms } from '../terms/terms.ts';
import type { TicketDeps } from '../ticket-deps.ts';
import type { Player, RequestAnswer } from '../tickets.ts';
import { oddsPolicyProblem, takenProblem, unstorableProblem } from '../wire/ticket-wire.ts';
import { decideTicket } from './decide-ticket.ts';
import { baseRow, initialState, legRows, type InitialState } from './initial-state.ts';
import { payloadHash } from './payload-hash.ts';
import type { TicketContext } from './read-context.ts';
import { transactionIo, type TicketIo } from './ticket-io.ts';
import { limitedBy } from './limited-by.ts';
import { pricesOf, traderLimitOf } from './verdict-input.ts';

/** A NUL character, or half of a surrogate pair, as JSON escapes them. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

interface Submitted {
  readonly user: Player;
  readonly request: PaidRequest;
  readonly hash: string;
  readonly settings: OperatorSettings;
  readonly maintenance: boolean;
}

/** An answer, and whether the ticket was accepted by this request. */
interface Paid {
  readonly answer: RequestAnswer;
  readonly isPlaced: boolean;
}

/** Pays a ticket exactly once, however often and however concurrently it is sent (CALL-19, CALL-20, OP-89). */
export async function requestTicket(
  deps: TicketDeps,
  io: TicketIo,
  user: Player,
  body: TicketRequest,
  rawBody: unknown,
): Promise<RequestAnswer> {
  const request = withOddsPolicy(body, rawBody ?? body);
  if (!request) return { status: 400, body: oddsPolicyProblem };
  if (unstorable.test(JSON.stringify(request))) return { status: 400, body: unstorableProblem };
  const hash = payloadHash(rawBody ?? request);
  const exempt = user.roles.includes(maintenanceExemptRole);
  const maintenance = !exempt && ((await deps.maintenance?.()) ?? false);
  await deps.seen?.(user.id);
  const submitted = { user, request, hash, maintenance, settings: await deps.settings() };
  try {
    const { answer, isPlaced } =
      (await submit(deps, io, submitted)) ?? (await transact(deps.db, (tx) => submitLocked(tx, deps, submitted)));
    if (isPlaced) deps.announceTicket?.({ what: 'placed', ticketId: request.ticket_id });
    return answer;
  } catch (error) {
    const existing = error instanceof TicketIdTaken ? await findTicket(deps.db, request.ticket_id) : undefined;
    if (!existing) throw error;
    return repeated(existing, user, hash);
  }
}

/** Returns the stored answer byte for byte. Another payload and another player's id get the same refusal. */
function repeated(row: NonNullable<TicketContext['existing']>, user: Player, hash: string): RequestAnswer {
  if (row.userId !== user.id || row.payloadHash !== hash || row.answer === null) {
    return { status: 422, body: takenProblem };
  }
  return { status: 200, body: row.answer };
}

/**
 * The usual path: one statement reads and one writes, shared with other tickets and without a lock. Returns undefined,
 * with nothing written, if an operator forced the outcome or if the wallet changed between reading and writing. If limits of
 * the user need sums, these are read in between with the writes of all wallets that count, so that tickets in parallel cannot
 * exceed them together. The number of open tickets is read under a lock.
 */
async function submit(deps: TicketDeps, io: TicketIo, submitted: Submitted): Promise<Paid | undefined> {
  const context = await io.read(keyOf(deps, submitted));
  if (context.existing) return { answer: repeated(context.existing, submitted.user, submitted.hash), isPlaced: false };
  const needed = countsFor(context);
  if (context.forced || (needed && countsTickets(context))) return undefined;
  const sums = needed && (await io.sums({ userId: submitted.user.id, now: deps.clock.now(), ...needed }));
  return decideAndWrite(deps.db, io, deps, submitted, { ...context, sums }, null);
}

/** Returns which sums the limits of a ticket need; undefined if they need none. */
const countsFor = ({ funds, limits }: TicketContext) => {
  const currency = funds && payoutCurrency(funds.currency);
  const needed = currency === undefined ? undefined : neededSums(limits, currency);
  return currency === undefined || needed === undefined ? undefined : { ...needed, currency };
};

const countsTickets = ({ limits }: TicketContext): boolean => limits.some(({ key }) => key === 'openTickets');

/**
 * Sums what counts for the limits of a user, if they need it. Open tickets of several wallets count together, so tickets of
 * one user take turns.
 */
async function sumsFor(tx: Db, io: TicketIo, { clock }: TicketDeps, userId: string, context: TicketContext) {
  const needed = countsFor(context);
  if (needed === undefined) return undefined;
  if (countsTickets(context))
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('kvota limits'), hashtext(${userId}))`);
  return io.sums({ userId, now: clock.now(), ...needed });
}

/** The path that always finishes: the wallet is locked, so that the funds cannot change before the write. */
async function submitLocked(tx: Db, deps: TicketDeps, submitted: Submitted): Promise<Paid> {
  const key = keyOf(deps, submitted);
  await deps.ledger.lock(tx, key);
  const io = transactionIo(tx);
  const context = await io.read(key);
  if (context.existing) throw new TicketIdTaken(key.ticketId);
  const sums = await sumsFor(tx, io, deps, key.userId, context);
  const force = context.forced ? await takeForce(tx, key.userId) : null;
  if (force?.outcome === 'cut' && force.when === 'before') return { answer: { cut: true }, isPlaced: false };
  const paid = await decideAndWrite(tx, io, deps, submitted, { ...context, sums }, force);
  if (paid) return force?.outcome === 'cut' ? { ...paid, answer: { cut: true } } : paid;
  throw new Error(`The stake of ticket ${key.ticketId} could not be posted, although the locked wallet covers it.`);
}

const keyOf = ({ clock }: TicketDeps, { user, request }: Submitted) => ({
  userId: user.id,
  ticketId: request.ticket_id,
  currencyId: request.wallet.currency_id,
  now: clock.now(),
});

/** Decides, then writes the ticket, its legs and its stake. Returns undefined if the wallet changed in the meantime. */
async function decideAndWrite(
  db: Db,
  io: TicketIo,
  deps: TicketDeps,
  { user, request, hash, settings, maintenance }: Submitted,
  { funds, askedAt, limits, play, sums }: TicketContext & { readonly sums?: LimitSums | undefined },
  force: ForcedOutcome | null,
): Promise<Paid | undefined> {
  const payable = funds !== undefined && (await payoutWallet(db, { userId: user.id, ...funds })) !== undefined;
  const now = deps.clock.now();
  const { limit, withinLimits } = limitedBy(request, settings, funds && { limits, sums, now, funds });
  const decision = decideTicket({
    request,
    blocked: user.blocked,
    maintenance,
    stop: playStop(play, now),
    settings,
    funds,
    payable,
    known: request.selections.every(({ eventId }) => deps.offer.match(eventId) !== undefined),
    force,
    now,
    askedAt,
    limit,
    withinLimits,
    prices: pricesOf(deps, request, settings),
    traderLimit: traderLimitOf(deps, request, requestedTerms(request), settings),
  });
  // Sums may be outdated by a stake of another wallet, or by one that is hidden by a payout of its size.
  const read = funds && { ...funds, writes: sums && funds.writes, counted: sums?.counted };
  const { change, stake, answer } = initialState(decision, request, settings, now);
  const base = baseRow(request, settings, {
    userId: user.id,
    walletId: funds?.walletId ?? null,
    payloadHash: hash,
    now,
  });
  const hasLegs = decision.kind !== 'refused' && decision.kind !== 'busy' && decision.kind !== 'late';
  const legs = hasLegs ? legRows(deps.offer, request, change.usedOdds) : [];
  const ticket = { ...base, answer, ...change.columns };
  const written = await io.write({ ticket, legs, stake: stakeToPost(deps.ledger, read, stake, ticket) });
  if (written === 'taken') throw new TicketIdTaken(request.ticket_id);
  if (written !== 'written') return undefined;
  return { answer: { status: 200, body: answer }, isPlaced: ticket.state === 'accepted' };
}

function stakeToPost(
  ledger: Ledger,
  funds: StakeFunds | undefined,
  stake: InitialState['stake'],
  { id: ticketId, requestedStake: amount, totalOdds: odds, request }: NewTicket,
): TicketToWrite['stake'] {
  if (stake === 'none' || !funds) return undefined;
  // Odds of a ticket that waits can change, and a system has several.
  const isFixed = stake === 'take' && request.systemGroups.length === 0;
  const details = isFixed ? [{ code: 'atOdds', params: { odds } } as const] : [];
  const posting = ledger.stakePosting(funds, { ticketId, amount, to: stake === 'hold' ? 'held' : 'house', details });
  if (!posting) throw new Error(`Ticket ${ticketId} was accepted with a stake above the funds of its wallet.`);
  return { funds, posting };
}
