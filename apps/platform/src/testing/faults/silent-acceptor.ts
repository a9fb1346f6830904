import type { TicketSettings } from '@kvota/contracts';
import type { ForcedOutcome } from '@kvota/contracts/operator';
import type { Clock } from '@kvota/server';

import { paidLeg, paidTicket } from '../paid-ticket.ts';
import type { TicketBench } from '../ticket-bench.ts';
import { startTickets } from '../../tickets/start-tickets.ts';

/** The result for tickets whose acceptor did not answer. */
export interface SilenceReport {
  readonly tickets: number;
  /** Tickets not cancelled with 204, without their full stake back, or changed by the late decision. */
  readonly wrong: number;
  /** Milliseconds from the deadline until the stake was returned, for the slowest ticket. */
  readonly slowest: number;
}

const silent: ForcedOutcome = { outcome: 'silent', seconds: 4 };
const deadline = 1000;

/** Pays tickets that are not decided within their second, while the platform's own worker runs by the given clock. */
export async function runSilentAcceptor(
  bench: TicketBench,
  count: number,
  { clock, wait }: { clock: Clock; wait: (milliseconds: number) => Promise<void> },
): Promise<SilenceReport> {
  const settings = async (): Promise<TicketSettings> => ({
    ...(await bench.settings()),
    timeoutPrematchTicket: deadline / 1000,
  });
  const tickets = bench.another({ clock, settings });
  const worker = startTickets({ tickets, clock, logger: bench.logger });
  const paid = await Promise.all(
    Array.from({ length: count }, async () => {
      const player = await bench.player({ rsd: 50_000n });
      const request = paidTicket(bench.id(), [paidLeg('m1')]);
      await tickets.force(player.id, silent);
      await tickets.request(player, request, request);
      return { player, id: request.ticket_id };
    }),
  );
  const last = clock.now() + deadline;
  const isBack = async (): Promise<boolean> => {
    const all = await Promise.all(paid.map(async ({ player }) => (await bench.money(player))[0]));
    return all.every((money) => money === '500.00');
  };
  while (!(await isBack()) && clock.now() < last + 10_000) {
    await wait(50);
    // The clock must not run ahead of the database.
    await worker.idle();
  }
  const slowest = Math.max(0, clock.now() - last);
  const late = clock.now() + 5000;
  while (clock.now() < late) await wait(500);
  worker.stop();
  const infos = await Promise.all(paid.map(({ player, id }) => tickets.info(player.id, id)));
  const cancelled = infos.filter((info) => info?.subcode === 204 && !info.accepted).length;
  const wrong = (await isBack()) ? count - cancelled : count;
  return { tickets: count, wrong, slowest };
}
