import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { TicketInfo, TicketRequestSelection } from '@kvota/contracts';
import { wireCalls } from '@kvota/contracts/operator';

import { demoCurrencies } from '../../../../apps/platform/src/demo/demo-data.ts';
import type { FaultyHttp } from '../../../../apps/platform/src/testing/faults/faulty-http.ts';
import type { LoadPlayer } from '../../../../apps/platform/src/testing/load-players.ts';
import { paidTicket } from '../../../../apps/platform/src/testing/paid-ticket.ts';
import type { ShownPrice } from './table-client.ts';

/** A ticket of one price at its end. */
export interface ShownTicket {
  readonly id: string;
  readonly outcome: 'accepted' | 'refused' | 'unknown';
  /** Milliseconds from the first attempt to the first answer. */
  readonly milliseconds: number;
}

/** Milliseconds after which a client gives a ticket up, and between two questions. */
const [patience, askEvery] = [60_000, 250];

/** Returns the body of a ticket that accepts the shown price only. */
export function ticketOf(shown: ShownPrice, sport: string, id = randomUUID()) {
  const { eventId, marketCode, selectionCode, price } = shown;
  const odds = (price / 1000).toFixed(3);
  const leg: TicketRequestSelection = {
    eventId,
    marketCode,
    selectionCode,
    sport,
    type: 'live',
    systemGroup: null,
    odds,
    original_odds: odds,
  };
  const { currency, currencyId } = demoCurrencies.RSD;
  return paidTicket(id, [leg], { wallet: { currency, currency_id: currencyId }, autoOddsChange: false });
}

/** Pays a ticket at the price that a client shows, repeats until it is answered, and asks until it is decided. */
export async function payShown(
  http: FaultyHttp,
  { token }: LoadPlayer,
  shown: ShownPrice,
  sport: string,
): Promise<ShownTicket> {
  const request = ticketOf(shown, sport);
  const id = request.ticket_id;
  const body = JSON.stringify(request);
  const start = performance.now();
  const isPatient = (): boolean => performance.now() - start < patience;
  let answered = false;
  while (!answered && isPatient()) {
    const received = await http.send({ path: wireCalls.ticketRequest.path, token, body });
    answered = received !== 'nothing' && received.status === 200;
  }
  const milliseconds = performance.now() - start;
  while (isPatient()) {
    const received = await http.send({ path: `${wireCalls.ping.path}?ticket_id=${id}`, token });
    // The platform has validated it against the contract.
    const isAnswer = received !== 'nothing' && received.status === 200;
    const info = isAnswer ? (JSON.parse(received.body) as { ticketInfo?: TicketInfo | null }).ticketInfo : undefined;
    const response = info?.mtcResponse;
    if (info?.accepted) return { id, outcome: 'accepted', milliseconds };
    if (info && (!response || response.status === 'denied')) return { id, outcome: 'refused', milliseconds };
    if (response?.status === 'oddchange' || response?.status === 'reoffer') {
      const declined = JSON.stringify({ ticketId: id, accepted: false });
      await http.send({ path: wireCalls.reoffer.path, token, body: declined });
    }
    await pause(askEvery);
  }
  return { id, outcome: 'unknown', milliseconds };
}
