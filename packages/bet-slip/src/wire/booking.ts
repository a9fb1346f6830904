import { groupsInForce } from '../slip/ticket/limits.ts';
import { shownPrice } from '../slip/ticket/selection-state.ts';
import type { NewSelection } from '../slip/state/selection.ts';
import type { SlipState } from '../slip/state/state.ts';
import type { SystemGroup } from '../math/types.ts';
import { decimalField, instant, list, number, object, text } from './json.ts';
import type { Json } from './json.ts';
import { writtenGroups, writtenSelections } from './ticket-request.ts';
import type { TicketRequest } from './ticket-request.ts';

/** The body of `bookSlip`: selections and groups as in a ticket request, without stake and player. */
export type BookingRequest = Pick<TicketRequest, 'selections' | 'systemGroups'>;

/**
 * Writes a slip for `bookSlip`. A missing price is sent as `0`, never as `-` (OP-98).
 *
 * @example
 * ```ts
 * import { toBooking } from '@kvota/bet-slip/wire';
 * import { slip } from './filled-slip.js';
 *
 * const { selections, systemGroups } = toBooking(slip);
 * selections.map(({ eventId, odds }) => [eventId, odds]); // [['4711', '2.10'], ['4712', '1.85']]
 * systemGroups; // []
 * ```
 */
export function toBooking(state: SlipState): BookingRequest {
  const groups = groupsInForce(state);
  const sent = (price: string): string => (shownPrice(price, state.config) === '-' ? '0' : price);
  const selections = writtenSelections(state.selections, groups).map((selection) => ({
    ...selection,
    odds: sent(selection.odds),
    original_odds: sent(selection.original_odds),
  }));
  return { selections, systemGroups: writtenGroups(groups) };
}

/** The content of a booking, for a `load` event. `missing` counts selections that are over. */
export interface LoadedBooking {
  readonly selections: NewSelection[];
  readonly groups: SystemGroup[];
  readonly missing: number;
}

/**
 * Reads the answer of `loadBooking`. Returns null if it is a refusal or no booking. A selection that cannot be read counts
 * as missing. `marketDesc` is empty and `time` is the start as sent: the host has to write both.
 *
 * @example
 * ```ts
 * import { initialSlip } from '@kvota/bet-slip/slip';
 * import { fromBooking } from '@kvota/bet-slip/wire';
 * import { after } from './filled-slip.js';
 *
 * const booked = {
 *   id: '4711',
 *   type: 'prematch',
 *   marketCode: '1X2',
 *   selectionCode: '1',
 *   odd: '2.10',
 *   timeStart: '2026-11-21T14:00:00Z',
 * };
 * const booking = fromBooking({ ErrorText: 'ok', selections: [booked], systemGroups: [], missing: 1 });
 * booking?.missing; // 1
 * const loaded = booking && after(initialSlip(), { type: 'load', ...booking });
 * loaded?.selections[0]?.price; // '2.10'
 * fromBooking({ ErrorText: 'error', error: 'bookingUnknown' }); // null
 * ```
 */
export function fromBooking(json: unknown): LoadedBooking | null {
  const { ErrorText, selections, systemGroups, missing } = object(json);
  if ((ErrorText !== undefined && ErrorText !== 'ok') || !Array.isArray(selections)) return null;
  const booked = list(selections).map(object);
  const read = booked.flatMap(bookedSelection);
  const groups = list(systemGroups).map((group, index) => ({
    conditions: list(object(group)['conditions']).flatMap((k) => number(k) ?? []),
    selectionIds: booked.filter((one) => one['systemGroup'] === index).flatMap(({ id }) => text(id) ?? []),
  }));
  return { selections: read, groups, missing: (number(missing) ?? 0) + booked.length - read.length };
}

function bookedSelection(booked: Json): NewSelection[] {
  const [id, marketName, outcome] = [text(booked['id']), text(booked['marketCode']), text(booked['selectionCode'])];
  const [desc, time] = [booked['type'], text(booked['timeStart'])];
  const timeStart = instant(time);
  if (id === null || marketName === null || outcome === null || time === null || timeStart === null) return [];
  if (desc !== 'prematch' && desc !== 'live') return [];
  return [
    {
      id,
      desc,
      marketName,
      marketDesc: '',
      outcome,
      price: decimalField(booked['odd']) ?? '-',
      band: text(booked['band']),
      pair: text(booked['pair']) ?? '',
      sfId: text(booked['sfid']) ?? '',
      time,
      timeStart,
      marketsKey: text(booked['marketsKey']),
      marketsTable: text(booked['marketsTable']),
      marketsGroup: text(booked['marketsGroup']),
      player: text(booked['player']),
      sport: text(booked['sport']) ?? '',
      realSport: null,
      suspended: booked['suspended'] === true,
    },
  ];
}
