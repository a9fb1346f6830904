import { selectBusy } from '@kvota/bet-slip/slip';
import type { ForcedOutcome } from '@kvota/contracts/operator';

import type { World } from './world.ts';

/** The end of a ticket whose page was reloaded while it was pending. */
export interface Reload {
  readonly outcome: ForcedOutcome['outcome'];
  /** Seconds after Pay. 0 is before any answer. */
  readonly moment: number;
  /** True if nothing is pending any more and the slip agrees with the platform. */
  readonly resolved: boolean;
  /** The number of tickets that the reloaded page sent. */
  readonly submitted: number;
}

const outcomes: readonly ForcedOutcome[] = [
  { outcome: 'accepted' },
  { outcome: 'denied', subcode: 216 },
  { outcome: 'oddchange', odds: '1.30' },
  { outcome: 'reoffer', stake: '40' },
  { outcome: 'confirm' },
  { outcome: 'silent', seconds: 60 },
  { outcome: 'cut', when: 'before' },
  { outcome: 'cut', when: 'after' },
];

/** Pays a ticket that ends in one of many ways, reloads the page at a moment, and waits for the end. */
export async function reloadAt(world: World, index: number, moment: number): Promise<Reload> {
  const force = outcomes[index % outcomes.length] ?? { outcome: 'accepted' };
  await world.force(force);
  const [leg] = world.prematch(1);
  const before = world.client({ legs: leg ? [leg] : [] });
  before.slip.send({ type: 'pay' });
  // At 0 the page is left before the answer.
  if (moment > 0) {
    await before.settle();
    await before.pass(moment);
  }
  const kept = before.leave();
  await before.settle();
  const after = world.reload(kept);
  after.slip.send({ type: 'resume' });
  await after.settle();
  for (let i = 0; i < 60 && selectBusy(after.slip.getSnapshot().state); i += 1) await after.pass(1);
  const { state } = after.slip.getSnapshot();
  const [ticketId = ''] = before.sent;
  const ping = await world.platform.call('ping', { query: { ticket_id: ticketId } }, world.playerToken);
  const accepted = ping.ticketInfo?.accepted ?? false;
  const outcome = state.done.find((one) => one.ticketId === ticketId)?.outcome;
  const agrees =
    accepted === (outcome === 'accepted') && (outcome !== undefined || state.unconfirmed?.ticketId === ticketId);
  after.leave();
  await world.force(null);
  return { outcome: force.outcome, moment, resolved: !selectBusy(state) && agrees, submitted: after.sent.length };
}
