import {
  busyEtsCode,
  minorToMoney,
  pendingCode,
  thousandthsToOdds,
  type MtcResponse,
  type TicketAnswer,
  type TicketInfo,
  type TicketRequest,
} from '@kvota/contracts';

import type { tickets } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import { requestedTerms, type Terms } from '../terms/terms.ts';

/** The code of a ticket that waits neither for the acceptor nor for an answer to a lower stake (OP-19). */
const decidedCode = 0;

/** Returns the code of a state: 101 while pending, and while a reoffer or a confirmation waits (DLG-08). */
export function codeOf(state: string): number {
  return ['pending', 'reoffered', 'confirm'].includes(state) ? pendingCode : decidedCode;
}

/** Returns the acceptor's response for a ticket at these terms (SES-06, SLIP-14). */
export function mtcResponse(
  status: MtcResponse['status'],
  request: TicketRequest,
  terms: Terms,
  blocked: readonly boolean[] = [],
): MtcResponse {
  const requested = requestedTerms(request);
  const selections = request.selections.map((leg, i) => ({
    id: leg.player ? `${leg.eventId}_${leg.player}` : leg.eventId,
    odd: blocked[i] ? '0' : thousandthsToOdds(terms.odds[i] ?? 0),
    originalOdd: thousandthsToOdds(requested.odds[i] ?? 0),
    band: leg.band ?? null,
    originalBand: leg.original_band ?? null,
    ...(blocked[i] ? { blocked: true } : {}),
  }));
  const payment = { stake: minorToMoney(terms.stake), originalStake: minorToMoney(requested.stake) };
  return { status, selections, payment };
}

/** Returns the answer to a payment as text, which is stored and repeated unchanged. */
export function answerText(fields: Partial<TicketAnswer>, now: number): string {
  const answer: TicketAnswer = { ErrorText: 'ok', error: null, ...fields, serverTime: new Date(now).toISOString() };
  return JSON.stringify(answer);
}

export const pendingAnswer = (now: number): string => answerText({ code: pendingCode }, now);
export const refusedAnswer = (error: string, now: number, more: Partial<TicketAnswer> = {}): string =>
  answerText({ ErrorText: 'error', error, ...more }, now);
export const busyAnswer = (now: number): string => refusedAnswer('snackbarServerBusy', now, { etsCode: busyEtsCode });
export const confirmAnswer = (expiresAt: number, now: number): string =>
  answerText({ code: pendingCode, confirm: true, expiresAt: new Date(expiresAt).toISOString() }, now);

const problemText = (...parts: Parameters<typeof problem>): string => JSON.stringify(problem(...parts).problem);

/** Text with a NUL, which PostgreSQL cannot store. */
export const unstorableProblem: string = problemText('invalidInput', {
  detail: 'The ticket has a NUL character in a text.',
});

/** An unknown odds policy. */
export const oddsPolicyProblem: string = problemText('invalidInput', {
  detail: 'body.oddsPolicy: expected one of none, higher, any',
});

/** Another payload, or another player, under an existing id. Both get the same text, so that nothing leaks. */
export const takenProblem: string = problemText('ticketIdTaken');

type SummaryColumn = 'id' | 'state' | 'subcode' | 'etsCode' | 'response' | 'expiresAt';

/** Returns the state of a stored ticket (OP-27). */
export function ticketInfo(row: Pick<typeof tickets.$inferSelect, SummaryColumn>): TicketInfo {
  const open = row.expiresAt !== null && ['pending', 'reoffered', 'oddchange', 'confirm'].includes(row.state);
  return {
    ticketId: row.id,
    code: codeOf(row.state),
    subcode: row.subcode,
    etsCode: row.etsCode,
    accepted: row.state === 'accepted',
    ...(row.response ? { mtcResponse: row.response } : {}),
    expiresAt: open && row.state !== 'pending' ? (row.expiresAt?.toISOString() ?? null) : null,
  };
}

export const agreedTerms = ({ request, offer }: Pick<typeof tickets.$inferSelect, 'request' | 'offer'>): Terms =>
  offer?.accepted ? { odds: offer.odds, stake: BigInt(offer.stake) } : requestedTerms(request);
