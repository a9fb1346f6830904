import { randomUUID } from 'node:crypto';

import type { TicketInfo, TicketRequest, TicketRequestSelection } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';

import type { Platform } from '../../platform.ts';
import { demoCurrencies } from '../../demo/demo-data.ts';
import { loadPlayers, type LoadPlayer } from '../load-players.ts';
import { openLegs } from '../open-legs.ts';
import { paidTicket } from '../paid-ticket.ts';
import { createFaultyHttp, randomFault, type Fault, type FaultyHttp, type Received } from './faulty-http.ts';
import { randomOf } from '../../feed/random/hash.ts';

/** A ticket as its client knows it at the end. */
export interface ClientTicket {
  readonly player: LoadPlayer;
  readonly id: string;
  readonly fault: Fault;
  readonly accepted: boolean;
  /** The cost of the ticket as the client knows it, in minor units; 0 if it was not accepted. */
  readonly stake: bigint;
  /** Every received response to the request: the first, and those of repetitions. */
  readonly answers: readonly string[];
  /** Milliseconds from the first attempt to the first response. */
  readonly milliseconds: number;
}

export interface TicketFaultOptions {
  readonly tickets: number;
  /** Share of the requests with a fault, 0 to 1. */
  readonly share: number;
  readonly connections: number;
  readonly players: number;
  readonly seed: number;
  /** The number of matches that tickets are on. Default: 100. */
  readonly legs?: number;
  /** Called with the number of tickets that are paid. */
  readonly onPaid?: (paid: number) => void;
}

/** Milliseconds after which a client gives a ticket up. */
const patience = 120_000;

/** The part of a platform that a run needs. It may be several processes over one database. */
type PaidPlatform = Pick<Platform, 'db' | 'ledger' | 'url' | 'issuer' | 'feed' | 'offer'>;

/**
 * Pays tickets over HTTP while requests are cut and delayed. Clients ask and repeat under the same id until they know
 * the outcome. `http` is closed at the end.
 */
export async function payWithFaults(
  platform: PaidPlatform,
  options: TicketFaultOptions,
  http: FaultyHttp = createFaultyHttp(platform.url, options.connections + 4),
): Promise<{ tickets: ClientTicket[]; players: LoadPlayer[]; seconds: number }> {
  const random = randomOf(options.seed);
  const sports = platform.feed.sports.map(({ sport }) => sport);
  const legs = openLegs(platform.offer, sports, options.legs ?? 100);
  const players = await loadPlayers(platform, options.players, 10n ** 12n);
  const plans = Array.from({ length: options.tickets }, (_, i) => planOf(random, options.share, legs, players, i));
  const queue = plans.values();
  const tickets: ClientTicket[] = [];
  const start = performance.now();
  const client = async (): Promise<void> => {
    for (const plan of queue) {
      tickets.push(await payOne(http, plan));
      options.onPaid?.(tickets.length);
    }
  };
  await Promise.all(Array.from({ length: options.connections }, client));
  const seconds = (performance.now() - start) / 1000;
  http.close();
  return { tickets, players, seconds };
}

interface Plan {
  readonly player: LoadPlayer;
  readonly request: TicketRequest;
  readonly fault: Fault;
  readonly milliseconds: number;
}

function planOf(
  random: () => number,
  share: number,
  legs: readonly TicketRequestSelection[],
  players: readonly LoadPlayer[],
  index: number,
): Plan {
  const first = Math.floor(random() * legs.length);
  const count = 1 + Math.floor(random() * 6);
  const chosen = Array.from({ length: count }, (_, i) => legs[(first + i) % legs.length]).filter((leg) => !!leg);
  const isSystem = count >= 3 && random() < 0.25;
  const request = paidTicket(
    randomUUID(),
    chosen.map((leg) => ({ ...leg, systemGroup: isSystem ? 0 : null })),
    {
      stake: (20 + Math.floor(random() * 20_000) / 100).toFixed(2),
      autoOddsChange: random() < 0.8,
      wallet: { currency: demoCurrencies.RSD.currency, currency_id: demoCurrencies.RSD.currencyId },
      systemGroups: isSystem ? [{ conditions: [2], totalSelections: count }] : [],
    },
  );
  const player = players[index % players.length];
  if (!player) throw new RangeError('A run needs at least one player.');
  return { player, request, ...randomFault(random, share) };
}

async function payOne(http: FaultyHttp, { player, request, fault, milliseconds }: Plan): Promise<ClientTicket> {
  const { token } = player;
  const id = request.ticket_id;
  const body = JSON.stringify(request);
  const sent = { path: wireCalls.ticketRequest.path, token, body };
  const answers: string[] = [];
  const keep = (received: Received): boolean => {
    if (received === 'nothing' || received.status >= 500) return false;
    if (received.status !== 200) throw new Error(`Ticket ${id} was answered ${received.status}: ${received.body}`);
    answers.push(received.body);
    return true;
  };
  const start = performance.now();
  const first = http.send({ ...sent, fault, milliseconds });
  // Late is not lost: a client that stops waiting sends the same ticket beside the one in flight.
  if (fault !== 'delayed') keep(await first);
  while (answers.length === 0 && performance.now() - start < patience) {
    await pinged(http, player, id);
    keep(await http.send(sent));
  }
  const took = performance.now() - start;
  if (fault === 'delayed') keep(await first);
  const { accepted, stake } = await outcomeOf(http, player, id);
  if (fault !== 'none') keep(await http.send(sent));
  return { player, id, fault, accepted, stake, answers, milliseconds: took };
}

/** Accepts every offer, and asks until the ticket is final. */
async function outcomeOf(
  http: FaultyHttp,
  player: LoadPlayer,
  id: string,
): Promise<{ accepted: boolean; stake: bigint }> {
  const start = performance.now();
  while (performance.now() - start < patience) {
    const info = await pinged(http, player, id);
    const response = info?.mtcResponse;
    if (info?.accepted && response?.payment) {
      return { accepted: true, stake: BigInt(response.payment.stake.replace('.', '')) };
    }
    // A ticket refused for its form, or too late (OP-25), has no response of the acceptor.
    if (info && (!response || response.status === 'denied')) return { accepted: false, stake: 0n };
    if (response?.status === 'oddchange' || response?.status === 'reoffer') {
      const body = JSON.stringify({ ticketId: id, accepted: true });
      await http.send({ path: wireCalls.reoffer.path, token: player.token, body });
    }
  }
  throw new Error(`Ticket ${id} had no end in ${patience / 1000} s.`);
}

async function pinged(http: FaultyHttp, { token }: LoadPlayer, id: string): Promise<TicketInfo | null> {
  const received = await http.send({ path: `${wireCalls.ping.path}?ticket_id=${id}`, token });
  if (received === 'nothing' || received.status !== 200) return null;
  // The platform has validated it against the contract.
  return (JSON.parse(received.body) as { ticketInfo?: TicketInfo | null }).ticketInfo ?? null;
}
