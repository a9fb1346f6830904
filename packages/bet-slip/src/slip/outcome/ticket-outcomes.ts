import type { ViolationCode } from '../../math/types.ts';

/** The `code` of an answer while the platform is still deciding (ERR-15). */
export const pendingCode = 101;

/** How a code of the platform ends a ticket, and where the player sees it. */
type Row = {
  /** The field of the answer that carries the code. */
  readonly field: 'subcode' | 'etsCode';
  readonly code: number;
  /** The message key; `outcomeText` of `@kvota/bet-slip-react` has the text. */
  readonly key: string;
  readonly tone: 'error' | 'neutral';
} & (
  | { readonly end: 'rejected'; readonly surface: 'dialog' }
  | { readonly end: 'timedOut' | 'busy'; readonly surface: 'snackbar' }
);

/**
 * Every code with which the platform ends a ticket (ERR-09 to ERR-16), by its name in `@kvota/contracts`. Slip, texts,
 * history, playground and conformance suite read this table; a row without its text or its case does not compile.
 */
export const ticketOutcomes = {
  busy: {
    field: 'etsCode',
    code: 102,
    key: 'snackbarServerBusy',
    end: 'busy',
    tone: 'neutral',
    surface: 'snackbar',
  },
  timedOut: subcode(203, 'snackbarTimeout', 'timedOut', 'snackbar'),
  cancelled: subcode(204, 'snackbarTimeout', 'timedOut', 'snackbar'),
  rejected: subcode(208, 'snackbarRejected', 'rejected', 'dialog'),
  oddsChanged: subcode(216, 'ticketRejectedOddsChanged', 'rejected', 'dialog'),
  oddsBlocked: subcode(217, 'ticketRejectedOddsBlocked', 'rejected', 'dialog'),
  oddsChangedCms: subcode(226, 'ticketRejectedOddsChangedCms', 'rejected', 'dialog'),
  oddsBlockedCms: subcode(227, 'ticketRejectedOddsBlockedCms', 'rejected', 'dialog'),
} as const satisfies Readonly<Record<string, Row>>;

export type TicketOutcomeName = keyof typeof ticketOutcomes;
export type TicketOutcome = (typeof ticketOutcomes)[TicketOutcomeName];

function subcode<K extends string, E extends string, S extends string>(code: number, key: K, end: E, surface: S) {
  return { field: 'subcode', code, key, end, tone: 'error', surface } as const;
}

/** Returns the row of a subcode, or undefined for one that the table does not have. */
export const outcomeOfSubcode = (code: number | null | undefined): TicketOutcome | undefined =>
  Object.values(ticketOutcomes).find((row) => row.field === 'subcode' && row.code === code);

/** Keys of `ticketRequest` refusals: rules that the slip did not know yet, and reasons that only the platform has. */
type RefusalKey =
  | Exclude<ViolationCode, 'emptyTicket' | 'ungroupedSelection'>
  | 'insufficientFunds'
  | 'maintenance'
  | 'noWallet'
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

/** Reads the reason that a refusal names; null if it names none. Every text is a key or unlisted, so nothing is checked. */
export const toReason = (error: string | null | undefined): OutcomeReason | null =>
  error ? (error as OutcomeReason) : null;
