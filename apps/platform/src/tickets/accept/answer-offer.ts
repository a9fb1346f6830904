import type { ReofferAnswer } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import { transact } from '@kvota/server';
import type * as v from 'valibot';

import { decisionMilliseconds } from './decide-ticket.ts';
import type { OperatorSettings } from '../terms/switched-off.ts';
import { verdictInput } from './verdict-input.ts';
import { agreedChange, closedChange, offeredStates, verdictChange, type TicketChange } from './ticket-change.ts';
import type { TicketDeps } from '../ticket-deps.ts';
import type { Db } from '../../database/database.ts';
import { limitedLater, type LimitedBy } from './limited-by.ts';
import { applyChange } from './apply-change.ts';
import { lockTicket, type TicketRow } from '../store/ticket-store.ts';
import type { Player } from '../tickets.ts';
import { readPlay } from '../../protection/play/play-store.ts';
import { playStop, type PlayStop } from '../../protection/play/play-stop.ts';
import { refused } from '../../kernel/refused.ts';
import { verdictOf } from './verdict.ts';

type Answer = v.InferOutput<typeof ReofferAnswer>;

type Answered = {
  readonly ErrorText: string;
  readonly error: RefusalOf<'reoffer'> | null;
  readonly until?: string;
};

const ok: Answered = { ErrorText: 'ok', error: null };
const refuse = (error: RefusalOf<'reoffer'>): Answered => refused(error, 'error');

/** Applies the player's answer to an offer. Of acceptance, decline and expiry the first one counts (CALL-11, OP-21). */
export async function answerOffer(deps: TicketDeps, user: Player, answer: Answer): Promise<Answered> {
  const settings = await deps.settings();
  if (answer.accepted) await deps.seen?.(user.id);
  const [answered, isPlaced] = await transact(deps.db, (tx) => answerIn(tx, deps, { user, answer, settings }));
  if (isPlaced) deps.announceTicket?.({ what: 'placed', ticketId: answer.ticketId });
  return answered;
}

interface Given {
  readonly user: Player;
  readonly answer: Answer;
  readonly settings: OperatorSettings;
}

/** Returns the outcome, and whether the ticket was accepted by it. */
async function answerIn(
  tx: Db,
  deps: TicketDeps,
  { user, answer, settings }: Given,
): Promise<[answered: Answered, isPlaced: boolean]> {
  const row = await lockTicket(tx, answer.ticketId);
  if (row?.userId !== user.id) return [refuse('noOffer'), false];
  const now = deps.clock.now();
  if (!offeredStates.includes(row.state) || !row.offer) return [answeredBefore(row, answer), false];
  if (row.expiresAt && row.expiresAt.getTime() <= now) {
    await applyChange(tx, deps.ledger, row, closedChange('expired', row.request, now));
    return [answer.accepted ? refuse('offerExpired') : ok, false];
  }
  if (answer.accepted && user.blocked) return [refuse('youAreBlocked'), false];
  const stopped = answer.accepted ? await stoppedFrom(tx, deps, row) : undefined;
  if (stopped !== undefined) return [{ ...refuse(stopped.error), ...stopped }, false];
  const change = answer.accepted
    ? takenChange(deps, { ...row, offer: row.offer }, await limitedLater(tx, row, settings, now), { settings, now })
    : closedChange(answer.reason === 'timeout' ? 'expired' : 'declined', row.request, now);
  await applyChange(tx, deps.ledger, row, change);
  return [ok, change.columns.state === 'accepted'];
}

/** Reads under the lock of the wallet why the player may not stake, so that a pause waits for this answer. */
async function stoppedFrom(
  tx: Db,
  { ledger, clock }: TicketDeps,
  { userId, currencyId }: TicketRow,
): Promise<PlayStop | undefined> {
  await ledger.lock(tx, { userId, currencyId });
  const now = clock.now();
  return playStop(await readPlay(tx, userId, now), now);
}

/** A repeated answer gets the same result. One that contradicts the first is refused. */
function answeredBefore(row: TicketRow, { accepted }: Answer): Answered {
  if (accepted) {
    if (row.offer?.accepted) return ok;
    return refuse(row.state === 'expired' ? 'offerExpired' : 'noOffer');
  }
  return row.state === 'accepted' || row.state === 'pending' ? refuse('noOffer') : ok;
}

/**
 * The offered terms are compared with the prices again, on a live ticket after the live delay. Terms forced by an
 * operator hold.
 */
function takenChange(
  deps: TicketDeps,
  row: TicketRow & { offer: NonNullable<TicketRow['offer']> },
  withinLimits: LimitedBy['withinLimits'],
  { settings, now }: { readonly settings: OperatorSettings; readonly now: number },
): TicketChange {
  const { request } = row;
  const offer = { ...row.offer, accepted: true };
  if (row.live && !offer.forced) {
    const decideAt = now + settings.liveTicketDelay * 1000;
    return agreedChange(offer, request, { decideAt, expiresAt: now + decisionMilliseconds(request, settings) });
  }
  const agreed = { odds: offer.odds, stake: BigInt(offer.stake) };
  const force = offer.forced ? ({ outcome: 'accepted' } as const) : null;
  const verdict = verdictOf(verdictInput(deps, { request, agreed, mayOffer: false, force }, settings, withinLimits));
  const change = verdictChange(verdict, request, settings, now);
  return { ...change, columns: { ...change.columns, offer } };
}
