import { maintenanceExemptRole, type ForcedOutcome, type TicketRequest } from '@kvota/contracts';

import { createBatcher } from '../../database/batcher.ts';
import type { Db } from '../../database/database.ts';
import type { Funds, Ledger } from '../../ledger/ledger.ts';
import { decideTicket } from './decide-ticket.ts';
import { baseRow, firstStep, legRows, type FirstStep } from './initial-state.ts';
import type { PaidRequest } from '../../database/schema/index.ts';
import { withOddsPolicy } from '../terms/odds-policy.ts';
import { payloadHash } from './payload-hash.ts';
import { payoutWallet } from '../../ledger/payout-wallet.ts';
import type { OperatorSettings } from '../terms/switched-off.ts';
import { requestedTerms } from '../terms/terms.ts';
import { pricesOf, traderLimitOf } from './ticket-case.ts';
import type { TicketEnv } from '../ticket-deps.ts';
import { readBeforehand, type Beforehand, type TicketNames } from './read-context.ts';
import { findTicket, takeForce, TicketIdTaken, type NewTicket } from '../store/ticket-store.ts';
import { oddsPolicyProblem, takenProblem, unstorableProblem } from '../wire/ticket-wire.ts';
import type { Player, RequestAnswer } from '../tickets.ts';
import { transact } from '../../database/transact.ts';
import { writeTickets, type TicketToWrite, type Written } from '../store/write-tickets.ts';

/** A NUL character, or half of a surrogate pair, as JSON escapes them. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

interface Submitted {
  readonly user: Player;
  readonly request: PaidRequest;
  readonly hash: string;
  readonly settings: OperatorSettings;
  readonly maintenance: boolean;
}

/** How a ticket is read and written: alone within a transaction, or together with those of other players. */
export interface TicketDesk {
  readonly read: (names: TicketNames) => Promise<Beforehand>;
  readonly write: (ticket: TicketToWrite) => Promise<Written>;
}

/** The tickets of many players share statements: one reads them, one writes them. */
export function sharedDesk(db: Db): TicketDesk {
  return {
    read: createBatcher((names) => readBeforehand(db, names), { most: 50, width: 2 }),
    write: createBatcher((tickets) => writeTickets(db, tickets), {
      most: 50,
      width: 2,
      apart: ({ ticket }) => ticket.walletId ?? ticket.id,
    }),
  };
}

const ownDesk = (tx: Db): TicketDesk => ({
  read: async (names) => only(await readBeforehand(tx, [names])),
  write: async (ticket) => only(await writeTickets(tx, [ticket])),
});

function only<T>([value]: readonly T[]): T {
  if (value === undefined) throw new Error('A statement about one ticket answered about none.');
  return value;
}

/** Pays a ticket once, however often and however closely together it is sent (CALL-19, CALL-20, OP-89). */
export async function requestTicket(
  env: TicketEnv,
  desk: TicketDesk,
  user: Player,
  body: TicketRequest,
  rawBody: unknown,
): Promise<RequestAnswer> {
  const request = withOddsPolicy(body, rawBody ?? body);
  if (!request) return { status: 400, body: oddsPolicyProblem };
  if (unstorable.test(JSON.stringify(request))) return { status: 400, body: unstorableProblem };
  const hash = payloadHash(rawBody ?? request);
  const exempt = user.roles.includes(maintenanceExemptRole);
  const maintenance = !exempt && ((await env.maintenance?.()) ?? false);
  const submitted = { user, request, hash, maintenance, settings: await env.settings() };
  try {
    return (await submit(env, desk, submitted)) ?? (await transact(env.db, (tx) => submitLocked(tx, env, submitted)));
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
 * The usual way: one statement reads, one writes all or nothing, with other tickets. Undefined, and nothing written, where an operator has
 * decided about the ticket, or where somebody else used the wallet in between.
 */
async function submit(env: TicketEnv, desk: TicketDesk, submitted: Submitted): Promise<RequestAnswer | undefined> {
  const before = await desk.read(namesOf(submitted));
  if (before.first) return repeated(before.first, submitted.user, submitted.hash);
  return before.forced ? undefined : book(env.db, desk, env, submitted, before, null);
}

/** The way that always comes to an end: the wallet is locked, so that nobody else can spend what the decision counts on. */
async function submitLocked(tx: Db, env: TicketEnv, submitted: Submitted): Promise<RequestAnswer> {
  const names = namesOf(submitted);
  await env.ledger.lock(tx, names);
  const desk = ownDesk(tx);
  const before = await desk.read(names);
  if (before.first) throw new TicketIdTaken(names.ticketId);
  const force = before.forced ? await takeForce(tx, names.userId) : null;
  if (force?.outcome === 'cut' && force.when === 'before') return { cut: true };
  const answer = await book(tx, desk, env, submitted, before, force);
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
  desk: TicketDesk,
  env: TicketEnv,
  { user, request, hash, settings, maintenance }: Submitted,
  { funds, askedAt }: Beforehand,
  force: ForcedOutcome | null,
): Promise<RequestAnswer | undefined> {
  const payable = funds !== undefined && (await payoutWallet(db, { userId: user.id, ...funds })) !== undefined;
  const now = env.clock.now();
  const decision = decideTicket({
    request,
    blocked: user.blocked,
    maintenance,
    settings,
    funds,
    payable,
    force,
    now,
    askedAt,
    prices: pricesOf(env, request, settings),
    traderLimit: traderLimitOf(env, request, requestedTerms(request), settings),
  });
  const { change, stake, answer } = firstStep(decision, request, settings, now);
  const base = baseRow(request, settings, {
    userId: user.id,
    walletId: funds?.walletId ?? null,
    payloadHash: hash,
    now,
  });
  const booked = decision.kind !== 'refused' && decision.kind !== 'busy' && decision.kind !== 'late';
  const legs = booked ? legRows(env.offer, request, change.usedOdds) : [];
  const ticket = { ...base, answer, ...change.columns };
  const written = await desk.write({ ticket, legs, stake: countedStake(env.ledger, funds, stake, ticket) });
  if (written === 'taken') throw new TicketIdTaken(request.ticket_id);
  return written === 'written' ? { status: 200, body: answer } : undefined;
}

function countedStake(
  ledger: Ledger,
  funds: Funds | undefined,
  stake: FirstStep['stake'],
  { id: ticketId, requestedStake: amount }: NewTicket,
): TicketToWrite['stake'] {
  if (stake === 'none' || !funds) return undefined;
  const booking = ledger.stakeBooking(funds, { ticketId, amount, to: stake === 'hold' ? 'held' : 'house' });
  if (!booking) throw new Error(`Ticket ${ticketId} was decided with more money than its wallet has.`);
  return { funds, booking };
}
