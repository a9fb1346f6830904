import type { TicketRequest, TicketSettings } from '@kvota/contracts';

import type { Db } from '../database/database.ts';
import type { Funds, Ledger } from '../ledger/ledger.ts';
import { decideTicket } from './decide-ticket.ts';
import { baseRow, firstStep, legRows } from './new-ticket.ts';
import { payloadHash } from './payload-hash.ts';
import { payoutWallet } from './payout-wallet.ts';
import { requestedTerms } from './terms.ts';
import { pricesOf, traderLimitOf } from './ticket-case.ts';
import type { TicketEnv } from './ticket-env.ts';
import { beforehand, findTicket, insertTicket, takeForce, TicketIdTaken, type TicketRow } from './ticket-store.ts';
import { takenProblem, unstorableProblem } from './ticket-wire.ts';
import type { Player, RequestAnswer } from './tickets.ts';
import { transact } from './transact.ts';

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
  const settings = await env.settings();
  try {
    return await transact(env.db, (tx) => submit(tx, env, { user, request, hash, settings }));
  } catch (error) {
    const first = error instanceof TicketIdTaken ? await findTicket(env.db, request.ticket_id) : undefined;
    if (!first) throw error;
    return repeated(first, user, hash);
  }
}

/** The stored answer, byte for byte; one refusal for another payload and for another player's id. */
function repeated(row: TicketRow, user: Player, hash: string): RequestAnswer {
  if (row.userId !== user.id || row.payloadHash !== hash || row.answer === null) {
    return { status: 422, body: takenProblem };
  }
  return { status: 200, body: row.answer };
}

/** Decides and books in one transaction: the ticket, its legs, and what happens to the stake. */
async function submit(tx: Db, env: TicketEnv, submitted: Submitted): Promise<RequestAnswer> {
  const { user, request, hash, settings } = submitted;
  const { ledger, clock, book } = env;
  const { currency_id: currencyId } = request.wallet;
  const before = await beforehand(tx, user.id, request.ticket_id);
  if (before.exists) throw new TicketIdTaken(request.ticket_id);
  const force = before.forced ? await takeForce(tx, user.id) : null;
  if (force?.outcome === 'cut' && force.when === 'before') return { cut: true };
  // From here on the wallet is locked: nobody else can spend what the decision counts on.
  const funds = await ledger.lock(tx, { userId: user.id, currencyId });
  const payable = funds && (await payoutWallet(tx, { userId: user.id, ...funds })) !== undefined;
  const now = clock.now();
  const decision = decideTicket({
    request,
    blocked: user.blocked,
    settings,
    funds,
    payable: payable ?? false,
    force,
    now,
    askedAt: before.askedAt,
    prices: pricesOf(env, request),
    traderLimit: traderLimitOf(env, request, requestedTerms(request), settings),
  });
  const { change, stake, answer } = firstStep(decision, request, settings, now);
  const walletId = funds?.walletId ?? null;
  const base = baseRow(request, settings, { userId: user.id, walletId, payloadHash: hash, now });
  const booked = decision.kind !== 'refused' && decision.kind !== 'busy' && decision.kind !== 'late';
  const legs = booked ? legRows(book, request, change.usedOdds) : [];
  await insertTicket(tx, { ...base, answer, ...change.columns }, legs);
  if (stake !== 'none' && funds)
    await takeStake(tx, ledger, funds, { id: request.ticket_id, stake, amount: base.requestedStake });
  return force?.outcome === 'cut' ? { cut: true } : { status: 200, body: answer };
}

/** Held, or straight for the house where the ticket is accepted as it comes. */
async function takeStake(
  tx: Db,
  ledger: Ledger,
  funds: Funds,
  { id, stake, amount }: { id: string; stake: 'hold' | 'take'; amount: bigint },
): Promise<void> {
  if (await ledger[stake](tx, funds, { ticketId: id, amount })) return;
  throw new Error(`The stake of ticket ${id} could not be taken, though the locked wallet had it.`);
}
