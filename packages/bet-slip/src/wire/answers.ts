import { parse } from '../math/decimal.ts';
import { pendingCode, ticketOutcomes, toReason } from '../slip/outcome/ticket-outcomes.ts';
import { ticketLimitKeys, type TicketLimit } from '../slip/outcome/ticket-limit.ts';
import type { TicketAnswer, TicketInfo } from '../slip/state/event.ts';
import type { Offer } from '../slip/state/payment.ts';
import type { OddsUpdate } from '../slip/state/selection.ts';
import { decimalField, instant, list, number, object, text } from './json.ts';
import type { Json } from './json.ts';

/**
 * Reads the answer of `ticketRequest`. Anything without an ErrorText counts as no answer (CALL-19, OP-25).
 *
 * @example
 * ```ts
 * import { fromTicketResponse } from '@kvota/bet-slip/wire';
 *
 * fromTicketResponse({ ErrorText: 'ok', code: 101 }); // { kind: 'taken', pending: true }
 * const refused = fromTicketResponse({ ErrorText: 'error', error: 'insufficientFunds' });
 * refused; // { kind: 'refused', error: 'insufficientFunds', subcode: null }
 * // Without an answer the outcome is unknown: the slip goes on asking for it.
 * fromTicketResponse(undefined); // { kind: 'lost' }
 * ```
 */
export function fromTicketResponse(json: unknown): TicketAnswer {
  const answer = object(json);
  const { ErrorText, error, confirm, expiresAt } = answer;
  if (typeof ErrorText !== 'string') return { kind: 'lost' };
  if (number(answer['etsCode']) === ticketOutcomes.busy.code) return { kind: 'busy' };
  if (ErrorText !== 'ok') {
    const refusal = { error: toReason(text(error) ?? ErrorText), subcode: number(answer['subcode']) };
    const given = object(answer['limit']);
    const limit = limitOf(given);
    // Of a limit that has something left, a lower stake is possible at once.
    const until =
      limit === undefined ? instant(answer['until']) : Number(limit.left) === 0 ? instant(given['until']) : null;
    return { kind: 'refused', ...refusal, ...(limit && { limit }), ...(until !== null && { until }) };
  }
  if (confirm === true) return { kind: 'confirm', expiresAt: instant(expiresAt) };
  return { kind: 'taken', pending: number(answer['code']) === pendingCode };
}

const setters = ['operator', 'player'] as const;

/** Reads the limit that refused a ticket. Undefined for one that is not known. */
function limitOf({ key, value, currency, level, left, noRate }: Json): TicketLimit | undefined {
  const known = ticketLimitKeys.find((one) => one === key);
  // One that cannot be computed is not reached: the reason of the refusal has the text.
  if (known === undefined || typeof noRate === 'string') return undefined;
  return {
    key: known,
    value: decimalField(value) ?? '',
    ...(typeof currency === 'string' && { currency }),
    level: setters.find((one) => one === level) ?? 'agent',
    left: decimalField(left) ?? '',
  };
}

const STATUSES = ['pending', 'accepted', 'denied', 'reoffer', 'oddchange'] as const;

/**
 * Reads a ping answer, or its `ticketInfo`. Returns null if it has no ticket (SES-06, OP-27).
 *
 * @example
 * ```ts
 * import { fromPing } from '@kvota/bet-slip/wire';
 *
 * const info = fromPing({ ticketInfo: { ticketId: 'ticket-0001', code: 0, accepted: true } });
 * info?.accepted; // true
 * fromPing({ blocked: false }); // null
 * ```
 */
export function fromPing(json: unknown): TicketInfo | null {
  const whole = object(json);
  const info = 'ticketInfo' in whole ? object(whole['ticketInfo']) : whole;
  const ticketId = text(info['ticketId']);
  if (ticketId === null) return null;
  const response = object(info['mtcResponse']);
  const stake = stakeChange(object(response['payment']));
  // A player cannot agree to terms that cannot be read.
  if (stake === undefined) return null;
  return {
    ticketId,
    code: number(info['code']),
    subcode: number(info['subcode']),
    etsCode: number(info['etsCode']),
    accepted: info['accepted'] === true,
    status: STATUSES.find((status) => status === response['status']) ?? null,
    changes: list(response['selections']).map(object).flatMap(change),
    stake,
    expiresAt: instant(info['expiresAt']),
  };
}

function change(selection: Json): Offer['changes'] {
  return fromChecks([selection]).map((update) =>
    selection['blocked'] === true ? { ...update, blocked: true } : update,
  );
}

/** Returns the change of the stake, or null if it stays equal (PAY-15). Undefined if it cannot be read. */
function stakeChange(payment: Json): Offer['stake'] | undefined {
  if (Object.keys(payment).length === 0) return null;
  const to = decimalField(payment['stake']) ?? '';
  const from = decimalField(payment['originalStake']) ?? '';
  const [after, before] = [parse(to), parse(from)];
  if (after === undefined || before === undefined) return undefined;
  return after === before ? null : { from, to };
}

/**
 * Reads the answer of `checkTicketSelections` (CALL-27).
 *
 * @example
 * ```ts
 * import { fromChecks } from '@kvota/bet-slip/wire';
 *
 * fromChecks([{ id: '4711', odd: '2.00' }]); // [{ id: '4711', price: '2.00' }]
 * ```
 */
export function fromChecks(json: unknown): OddsUpdate[] {
  return list(json)
    .map(object)
    .flatMap((checked) => {
      const { band } = checked;
      const [id, price] = [text(checked['id']), decimalField(checked['odd'])];
      if (id === null) return [];
      return [{ id, ...(price !== null && { price }), ...((typeof band === 'string' || band === null) && { band }) }];
    });
}
