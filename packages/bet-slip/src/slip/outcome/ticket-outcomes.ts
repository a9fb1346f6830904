import type { ViolationCode } from '../../math/types.ts';

/** The `code` of an answer while the platform is still deciding (ERR-15). */
export const pendingCode = 101;

type End = 'rejected' | 'timedOut' | 'busy';

/** How a code of the platform ends a ticket, and how the player sees it. */
interface Row<K extends string, E extends End> {
  /** The subcode of the answer; for `busy` its `etsCode`. */
  readonly code: number;
  /** The message key; `outcomeText` of `@kvota/bet-slip-react` has the text. */
  readonly key: K;
  readonly end: E;
  readonly tone: E extends 'busy' ? 'neutral' : 'error';
  readonly surface: E extends 'rejected' ? 'dialog' : 'snackbar';
}

/** Writes a row. Tone and surface follow from the end (OP-28). */
const row = <K extends string, E extends End>(code: number, key: K, end: E): Row<K, E> =>
  ({
    code,
    key,
    end,
    tone: end === 'busy' ? 'neutral' : 'error',
    surface: end === 'rejected' ? 'dialog' : 'snackbar',
    // The two conditions are those of the type.
  }) as Row<K, E>;

/**
 * Every code with which the platform ends a ticket (ERR-09 to ERR-16), by its name in `@kvota/contracts`. Slip, texts,
 * history, playground and conformance suite read this table; a row without its text or its case does not compile.
 */
export const ticketOutcomes = {
  busy: row(102, 'snackbarServerBusy', 'busy'),
  timedOut: row(203, 'snackbarTimeout', 'timedOut'),
  cancelled: row(204, 'snackbarTimeout', 'timedOut'),
  rejected: row(208, 'snackbarRejected', 'rejected'),
  oddsChanged: row(216, 'ticketRejectedOddsChanged', 'rejected'),
  oddsBlocked: row(217, 'ticketRejectedOddsBlocked', 'rejected'),
  oddsChangedCms: row(226, 'ticketRejectedOddsChangedCms', 'rejected'),
  oddsBlockedCms: row(227, 'ticketRejectedOddsBlockedCms', 'rejected'),
} as const;

export type TicketOutcomeName = keyof typeof ticketOutcomes;
export type TicketOutcome = (typeof ticketOutcomes)[TicketOutcomeName];

/**
 * Returns the row of a subcode, or undefined for one that the table does not have.
 *
 * @example
 * ```ts
 * import { outcomeOfSubcode } from '@kvota/bet-slip/wire';
 *
 * outcomeOfSubcode(216)?.key; // 'ticketRejectedOddsChanged'
 * outcomeOfSubcode(1); // undefined
 * ```
 */
export const outcomeOfSubcode = (code: number | null | undefined): TicketOutcome | undefined =>
  Object.values(ticketOutcomes).find((outcome) => outcome.code === code && outcome.end !== 'busy');

/** Keys of `ticketRequest` refusals: rules that the slip did not know yet, and reasons that only the platform has. */
type RefusalKey =
  | Exclude<ViolationCode, 'emptyTicket' | 'ungroupedSelection'>
  | 'insufficientFunds'
  | 'limitReached'
  | 'limitRequired'
  | 'maintenance'
  | 'nightOff'
  | 'noWallet'
  | 'playPaused'
  | 'rateUnknown'
  | 'realityCheck'
  | 'registerUnknown'
  | 'selectionUnknown'
  | 'selfExcluded'
  | 'sessionTime'
  | 'systemNotAllowed'
  | 'ticketIdTaken'
  | 'youAreBlocked';

/** Message keys of everything that can come of a ticket (ERR-07 to ERR-17). */
export type OutcomeKey =
  | TicketOutcome['key']
  | RefusalKey
  | 'ticketPaymentText'
  | 'snackbarMustLogin'
  | 'ticketTimeout';

/** A reason that a newer platform names and this version has no text for. It is shown as it came (OP-75). */
export type UnlistedReason = string & { readonly unlisted: never };

export type OutcomeReason = OutcomeKey | UnlistedReason;

/**
 * Reads the reason that a refusal names; null if it names none. Every text is a key or unlisted, so nothing is checked.
 *
 * @example
 * ```ts
 * import { toReason } from '@kvota/bet-slip/wire';
 *
 * toReason('insufficientFunds'); // 'insufficientFunds'
 * toReason(''); // null
 * ```
 */
export const toReason = (error: string | null | undefined): OutcomeReason | null =>
  error ? (error as OutcomeReason) : null;
