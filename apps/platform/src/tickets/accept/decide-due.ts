import { transact } from '@kvota/server';

import { inParallel } from '../../kernel/in-parallel.ts';
import type { OperatorSettings } from '../terms/switched-off.ts';
import { verdictInput } from './verdict-input.ts';
import { closedChange, offeredStates, verdictChange, type TicketChange } from './ticket-change.ts';
import type { TicketDeps } from '../ticket-deps.ts';
import { limitedLater, type LimitedBy } from './limited-by.ts';
import { applyChange } from './apply-change.ts';
import { dueTickets, lockTicket, type TicketRow } from '../store/ticket-store.ts';
import { agreedTerms } from '../wire/ticket-wire.ts';
import type { Db } from '../../database/database.ts';
import { readGuard } from '../../protection/guard/guard-store.ts';
import { verdictOf } from './verdict.ts';

const batch = 200;

/** Decides pending tickets after their live delay, cancels those out of time, and expires offers without an answer. */
export async function decideDue(deps: TicketDeps): Promise<void> {
  for (;;) {
    const ids = await dueTickets(deps.db, new Date(deps.clock.now()), batch);
    if (ids.length === 0) return;
    const settings = await deps.settings();
    const failures = await inParallel(
      ids,
      8,
      (id) => advance(deps, id, settings),
      (error, id) => deps.logger?.error(`Ticket ${id} could not be decided`, error),
    );
    if (ids.length < batch || failures === ids.length) return;
  }
}

async function advance(deps: TicketDeps, id: string, settings: OperatorSettings): Promise<void> {
  const state = await transact(deps.db, async (tx) => {
    const row = await lockTicket(tx, id);
    const change = row && dueChange(deps, row, await allowedLater(tx, deps, row, settings), settings);
    if (row && change) await applyChange(tx, deps.ledger, row, change);
    return change?.columns.state;
  });
  if (state === 'accepted') deps.announceTicket?.({ what: 'placed', ticketId: id });
}

/** Limits and guard of the ticket's player when it is decided. */
interface Allowed {
  readonly withinLimits: LimitedBy['withinLimits'];
  /** False while the player may not take an offer, because play is paused or ended. */
  readonly mayTake: boolean;
}

async function allowedLater(
  tx: Db,
  { clock }: TicketDeps,
  row: TicketRow,
  settings: OperatorSettings,
): Promise<Allowed> {
  const withinLimits = await limitedLater(tx, row, settings, clock.now());
  return { withinLimits, mayTake: (await readGuard(tx, row.userId, clock.now())).state === 'open' };
}

/** Returns the change that is due, or undefined if another node has made it. */
function dueChange(
  deps: TicketDeps,
  row: TicketRow,
  { withinLimits, mayTake }: Allowed,
  settings: OperatorSettings,
): TicketChange | undefined {
  const { request } = row;
  const now = deps.clock.now();
  const over = row.expiresAt !== null && row.expiresAt.getTime() <= now;
  if (offeredStates.includes(row.state)) return over ? closedChange('expired', request, now) : undefined;
  if (row.state !== 'pending') return undefined;
  // A ticket out of time is cancelled even if its decision was due in the meantime and no node made it (OP-25).
  if (over) return closedChange('cancelled', request, now);
  if (!row.decideAt || row.decideAt.getTime() > now) return undefined;
  const ticket = { request, agreed: agreedTerms(row), mayOffer: !row.offer?.accepted, mayTake, force: row.force };
  return verdictChange(verdictOf(verdictInput(deps, ticket, settings, withinLimits)), request, settings, now);
}
