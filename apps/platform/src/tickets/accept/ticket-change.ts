import { subcodes, type TicketRequest, type TicketSettings } from '@kvota/contracts';

import type { TicketOffer, tickets } from '../../database/schema/index.ts';
import { offerMilliseconds } from './decide-ticket.ts';
import { priceOf, requestedTerms, type Terms } from '../terms/terms.ts';
import { mtcResponse } from '../wire/ticket-wire.ts';
import type { Verdict } from './verdict.ts';

/** A change of a ticket as data: its new columns, and what happens to its held stake. */
export interface TicketChange {
  readonly columns: Partial<typeof tickets.$inferInsert> & { readonly state: TicketState };
  readonly money: 'keep' | 'capture' | 'release';
  /** Odds of the ticket in thousandths, by leg. */
  readonly usedOdds?: readonly number[];
}

/** accepted, rejected, declined, expired and cancelled are final. */
export type TicketState =
  | 'pending'
  | 'reoffered'
  | 'oddchange'
  | 'confirm'
  | 'accepted'
  | 'rejected'
  | 'declined'
  | 'expired'
  | 'cancelled';

const offerStates = { reoffer: 'reoffered', oddchange: 'oddchange', confirm: 'confirm' } as const;
/** States that wait for the player. */
export const offeredStates: readonly string[] = Object.values(offerStates);

/** Turns a verdict into a change. */
export function verdictChange(
  verdict: Verdict,
  request: TicketRequest,
  settings: TicketSettings,
  now: number,
): TicketChange {
  if (verdict.kind === 'accepted') return acceptedChange(verdict.terms, request, settings, now);
  if (verdict.kind === 'offer') return offerChange(verdict.offer, request, now);
  const terms = { ...requestedTerms(request), odds: verdict.odds };
  return final('rejected', verdict.subcode, mtcResponse('denied', request, terms, verdict.blocked), now);
}

function acceptedChange(terms: Terms, request: TicketRequest, settings: TicketSettings, now: number): TicketChange {
  const { maxWin: _frozen, ...price } = priceOf(request, terms, settings);
  const response = mtcResponse('accepted', request, terms);
  return {
    columns: { state: 'accepted', settlement: 'open', ...price, response, ...decided(now) },
    money: 'capture',
    usedOdds: terms.odds,
  };
}

function offerChange(offer: TicketOffer, request: TicketRequest, now: number): TicketChange {
  const terms = { odds: offer.odds, stake: BigInt(offer.stake) };
  const response = mtcResponse(offer.kind === 'confirm' ? 'pending' : offer.kind, request, terms);
  const expiresAt = new Date(now + offerMilliseconds);
  return {
    columns: { state: offerStates[offer.kind], offer, response, decideAt: null, expiresAt },
    money: 'keep',
  };
}

/** The player accepted an offer on a live ticket, which waits for the live delay once more. */
export function agreedChange(
  offer: TicketOffer,
  request: TicketRequest,
  times: { decideAt: number; expiresAt: number },
): TicketChange {
  const response = mtcResponse('pending', request, { odds: offer.odds, stake: BigInt(offer.stake) });
  const [decideAt, expiresAt] = [new Date(times.decideAt), new Date(times.expiresAt)];
  return { columns: { state: 'pending', offer, response, decideAt, expiresAt }, money: 'keep' };
}

const closings = {
  declined: subcodes.rejected,
  expired: subcodes.timedOut,
  cancelled: subcodes.cancelled,
} as const;

/** Closes a ticket that was not accepted: declined by the player, or out of time (OP-25). */
export function closedChange(state: keyof typeof closings, request: TicketRequest, now: number): TicketChange {
  return final(state, closings[state], mtcResponse('denied', request, requestedTerms(request)), now);
}

function final(
  state: 'rejected' | keyof typeof closings,
  subcode: number,
  response: ReturnType<typeof mtcResponse>,
  now: number,
): TicketChange {
  return { columns: { state, subcode, response, ...decided(now) }, money: 'release' };
}

const decided = (now: number) => ({ decidedAt: new Date(now), decideAt: null, expiresAt: null });
