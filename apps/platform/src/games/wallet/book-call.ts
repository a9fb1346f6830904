import { minorToMoney } from '@kvota/contracts';
import type { WalletAnswer, WalletBody } from '@kvota/contracts/wallet';

import type { Db } from '../../database/database.ts';
import { gameTransactions } from '../../database/schema/index.ts';
import type { Funds } from '../../ledger/ledger.ts';
import { useGrant } from '../free-rounds/free-rounds.ts';
import type { GateDecision } from '../gate/bet-gate.ts';
import { hashOf } from '../servers/signature.ts';
import { bookings, refusedRows } from './book-transactions.ts';
import { decideStakes, decideWin } from './decide-call.ts';
import { WalletFailed } from './game-wallet.ts';
import { potOf, type BookingDeps, type OperatorFacts } from './operator-facts.ts';
import { isBet, isStake, sumOf } from './stakes.ts';
import { sessionAfter, storeRound } from './store-round.ts';
import { callFacts, lockFunds, type CallFacts, type SessionWallet } from './wallet-store.ts';

type Transact = WalletBody<'transact'>;
type TransactAnswer = WalletAnswer<'transact'>;

/** The answer to a call, as text. */
export interface Booked {
  readonly answer: string;
  /** Set if the bet was above a limit: the limit, or null if the game cannot be played. */
  readonly limit?: bigint | null | undefined;
  /** The jackpot that the round won, in minor units. */
  readonly jackpot?: bigint | undefined;
}

/** Books a call of a game server in the caller's transaction, or refuses it. A repetition gets the first answer (CAS-11). */
export async function bookCall(
  tx: Db,
  deps: BookingDeps,
  server: string,
  call: { readonly body: Transact; readonly session: SessionWallet; readonly operator: OperatorFacts },
): Promise<Booked> {
  const { body, operator } = call;
  const funds = await lockFunds(tx, deps.ledger, call.session);
  const callHash = hashOf(JSON.stringify(body));
  const transactions = body.transactions.map(({ id }) => id);
  // Read under the lock of the wallet: another call may have changed everything before.
  const facts = await callFacts(tx, server, {
    sessionId: body.session_id,
    roundId: body.round_id,
    transactions,
    now: deps.clock.now(),
  });
  const before = repeated(facts.before, transactions, callHash);
  if (before !== undefined) return { answer: before };
  const { session, round, user, limits, play } = facts;
  const bets = body.transactions.filter(isStake);
  const stake = sumOf(bets);
  const decision =
    bets.length > 0
      ? await decideStakes(tx, deps, { session, user, limits, play, round, bets, stake, funds }, operator)
      : decideWin(session, round);
  const now = new Date(deps.clock.now());
  if (decision.kind === 'refuse') {
    const answer = refusal(decision, funds, now);
    await tx.insert(gameTransactions).values(refusedRows(server, body, { callHash, answer, now }));
    return { answer, limit: decision.status === 'betLimit' ? (decision.limit ?? null) : undefined };
  }
  const pot = body.finished ? potOf(deps, operator, session) : undefined;
  const change = { server, body, session, round, now, pot };
  const after = sessionAfter(change);
  await storeRound(tx, change, after);
  const { rows, postings } = bookings(deps.ids, { server, body, funds, now });
  await deps.ledger.postAll(tx, postings);
  const [grant] = bets.flatMap((bet) => (bet.grant === undefined ? [] : [bet.grant]));
  const freeLeft = grant === undefined ? {} : { free_left: await useGrant(tx, grant, 1) };
  const entry = { server, roundId: body.round_id, walletId: funds.walletId, currency: funds.currency };
  // The house pays for free bets: they take no part.
  const staked = (round?.staked ?? 0n) + sumOf(bets.filter(isBet));
  const jackpot = pot === undefined ? undefined : await deps.jackpots.enter(tx, { ...entry, staked });
  const balance = (rows.at(-1)?.balanceAfter ?? funds.wallet0 + funds.wallet1) + (jackpot ?? 0n);
  const totals = { staked: minorToMoney(after.staked), won: minorToMoney(after.won), rounds: after.rounds };
  const answer = JSON.stringify({
    status: 'ok',
    balance: minorToMoney(balance),
    session: { ...totals, startedAt: session.startedAt.toISOString() },
    ...freeLeft,
    serverTime: now.toISOString(),
  } satisfies TransactAnswer);
  await tx.insert(gameTransactions).values(rows.map((row) => ({ ...row, callHash, answer })));
  return { answer, jackpot };
}

/** Returns the stored answer of a call that came before, or the answer to a bet that was taken back before it came. */
function repeated(rows: CallFacts['before'], ids: readonly string[], callHash: string): string | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  if (rows.some((row) => row.callHash === null)) {
    const serverTime = first.bookedAt.toISOString();
    return JSON.stringify({ status: 'rolledBack', serverTime } satisfies TransactAnswer);
  }
  if (rows.length === ids.length && first.callHash === callHash && first.answer !== null) return first.answer;
  throw new WalletFailed('payloadMismatch', `Transaction ${first.id} was sent before with other content.`);
}

function refusal(decision: Extract<GateDecision, { kind: 'refuse' }>, funds: Funds, now: Date): string {
  const { status, until, left, limit, reached } = decision;
  return JSON.stringify({
    status,
    balance: minorToMoney(funds.wallet0 + funds.wallet1),
    ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
    ...(left === undefined ? {} : { left_ms: left }),
    ...(typeof limit !== 'bigint' ? {} : { game_limit: minorToMoney(limit) }),
    ...(reached === undefined ? {} : { limit: reached }),
    serverTime: now.toISOString(),
  } satisfies TransactAnswer);
}
