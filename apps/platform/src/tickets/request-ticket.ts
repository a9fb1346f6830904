import type { ForcedOutcome, TicketRequest, TicketSettings } from '@kvota/contracts';

import type { Db } from '../database/database.ts';
import type { Funds, Ledger } from '../ledger/ledger.ts';
import { decideTicket } from './decide-ticket.ts';
import { baseRow, firstStep, legRows, type FirstStep } from './new-ticket.ts';
import { payloadHash } from './payload-hash.ts';
import { payoutWallet } from './payout-wallet.ts';
import { requestedTerms } from './terms.ts';
import { pricesOf, traderLimitOf } from './ticket-case.ts';
import type { TicketEnv } from './ticket-env.ts';
import {
  findTicket,
  readBeforehand,
  takeForce,
  TicketIdTaken,
  type Beforehand,
  type NewTicket,
} from './ticket-store.ts';
import { takenProblem, unstorableProblem } from './ticket-wire.ts';
import type { Player, RequestAnswer } from './tickets.ts';
import { transact } from './transact.ts';
import { writeTicket, type CountedStake } from './write-ticket.ts';

interface Submitted {
  readonly user: Player;
  readonly request: TicketRequest;
  readonly hash: string;
  readonly settings: TicketSettings;
}

/** Pays a ticket once, however often and however closely together it is sent (CALL-19, CALL-20, OP-89). */
export async function requestTicket(
  env: TicketEnv,
  user: Player,
  request: TicketRequest,
  rawBody: unknown,
): Promise<RequestAnswer> {
  if (JSON.stringify(request).includes(String.raw`\u0000`)) return { status: 400, body: unstorableProblem };
  const hash = payloadHash(rawBody ?? request);
  const submitted = { user, request, hash, settings: await env.settings() };
  try {
    return (await submit(env, submitted)) ?? (await transact(env.db, (tx) => submitLocked(tx, env, submitted)));
  } catch (error) {
    const first = error instanceof TicketIdTaken ? await findTicket(env.db, request.ticket_id) : undefined;
    if (!first) throw error;
    return repeated(first, user, hash);
  }
}

/** The stored answer, byte for byte; one refusal for another payload and for another player's id. */
function repeated(row: NonNullable<Beforehand['first']>, user: Player, hash: string): RequestAnswer {
  if (row.userId !== user.id || row.payloadHash !== hash || row.answer === null) {
    return { status: 422, body: takenProblem };
  }
  return { status: 200, body: row.answer };
}

/**
 * The usual way: one statement reads, one writes all or nothing. Undefined, and nothing written, where an operator has
 * decided about the ticket, or where somebody else used the wallet in between.
 */
async function submit(env: TicketEnv, submitted: Submitted): Promise<RequestAnswer | undefined> {
  const before = await readBeforehand(env.db, namesOf(submitted));
  if (before.first) return repeated(before.first, submitted.user, submitted.hash);
  return before.forced ? undefined : book(env.db, env, submitted, before, null);
}

/** The way that always comes to an end: the wallet is locked, so that nobody else can spend what the decision counts on. */
async function submitLocked(tx: Db, env: TicketEnv, submitted: Submitted): Promise<RequestAnswer> {
  const names = namesOf(submitted);
  await env.ledger.lock(tx, names);
  const before = await readBeforehand(tx, names);
  if (before.first) throw new TicketIdTaken(names.ticketId);
  const force = before.forced ? await takeForce(tx, names.userId) : null;
  if (force?.outcome === 'cut' && force.when === 'before') return { cut: true };
  const answer = await book(tx, env, submitted, before, force);
  if (answer) return force?.outcome === 'cut' ? { cut: true } : answer;
  throw new Error(`The stake of ticket ${names.ticketId} could not be taken, though the locked wallet had it.`);
}

const namesOf = ({ user, request }: Submitted) => ({
  userId: user.id,
  ticketId: request.ticket_id,
  currencyId: request.wallet.currency_id,
});

/** Decides, and writes the ticket, its legs and what happens to the stake; undefined where the wallet has changed meanwhile. */
async function book(
  db: Db,
  env: TicketEnv,
  { user, request, hash, settings }: Submitted,
  { funds, askedAt }: Beforehand,
  force: ForcedOutcome | null,
): Promise<RequestAnswer | undefined> {
  const payable = funds !== undefined && (await payoutWallet(db, { userId: user.id, ...funds })) !== undefined;
  const now = env.clock.now();
  const decision = decideTicket({
    request,
    blocked: user.blocked,
    settings,
    funds,
    payable,
    force,
    now,
    askedAt,
    prices: pricesOf(env, request),
    traderLimit: traderLimitOf(env, request, requestedTerms(request), settings),
  });
  const { change, stake, answer } = firstStep(decision, request, settings, now);
  const base = baseRow(request, settings, { userId: user.id, walletId: funds?.walletId ?? null, payloadHash: hash, now });
  const booked = decision.kind !== 'refused' && decision.kind !== 'busy' && decision.kind !== 'late';
  const legs = booked ? legRows(env.book, request, change.usedOdds) : [];
  const ticket = { ...base, answer, ...change.columns };
  const written = await writeTicket(db, ticket, legs, countedStake(env.ledger, funds, stake, ticket));
  return written ? { status: 200, body: answer } : undefined;
}

function countedStake(
  ledger: Ledger,
  funds: Funds | undefined,
  stake: FirstStep['stake'],
  { id: ticketId, requestedStake: amount }: NewTicket,
): CountedStake | undefined {
  if (stake === 'none' || !funds) return undefined;
  const booking = ledger.stakeBooking(funds, { ticketId, amount, to: stake === 'hold' ? 'held' : 'house' });
  if (!booking) throw new Error(`Ticket ${ticketId} was decided with more money than its wallet has.`);
  return { funds, booking };
}
