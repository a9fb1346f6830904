import type { ViolationCode } from '../../math/types.ts';

/** Why an event is refused: a message key and the values for its text. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string>>;
}

export type RefusalCode =
  | ViolationCode
  | 'paymentInProgress'
  | 'buttonChanged'
  | 'lockedSelections'
  | 'changesPending'
  | 'noChanges'
  | 'noInvalidSelections'
  | 'noWallet'
  | 'youAreBlocked'
  | 'maintenance'
  | 'noConnection'
  | 'feedSilent'
  | 'systemNoGroups'
  | 'systemNotAllowed'
  | 'unknownSelection'
  | 'selectionFixed'
  | 'unknownCondition'
  | 'unknownGroup'
  | 'groupIncomplete'
  | 'unavailablePrice'
  | 'noOffer'
  | 'offerExpired'
  | 'nothingToRestore'
  | 'slipNotEmpty'
  | 'nothingToDismiss';

export const refuse = (code: RefusalCode, params: Refusal['params'] = {}): Refusal => ({ code, params });
