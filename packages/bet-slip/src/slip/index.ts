export { can } from './machine/transition.ts';
export { defaultConfig } from './state/config.ts';
export { initialSlip } from './state/state.ts';
export { selectLocks } from './ticket/locked.ts';
export { selectMinStake, selectRules, selectTicket } from './ticket/limits.ts';
export { selectOffer, selectPayButton, selectTimer } from './select/select-payment.ts';
export { selectGroupQuotes, selectWhatIf } from './select/select-chances.ts';
export { selectOfferTerms } from './select/select-offer-terms.ts';
export { selectProblems } from './ticket/problems.ts';
export { selectBusy, selectEditable, selectPollId, selectSentTicket } from './state/progress.ts';
export {
  selectCombinedOdds,
  selectDraft,
  selectQuickStakes,
  selectQuote,
  selectSelections,
} from './select/select-slip.ts';
export { eventOf } from './ticket/selection-state.ts';
export { transition } from './machine/transition.ts';
export type { LockReason, NewSelection, OddsUpdate, SlipSelection } from './state/selection.ts';
export type { Offer, OfferAnswer, Payment, PaymentStatus, SentTicket, SlipContent } from './state/payment.ts';
export type { OutcomeKey, OutcomeReason, UnlistedReason } from './outcome/ticket-outcomes.ts';
export type { Refusal, RefusalCode } from './state/refusal.ts';
export type { GroupQuote, Mark } from './select/select-chances.ts';
export type { OfferFigures, OfferTerms } from './select/select-offer-terms.ts';
export type { PayAction } from './select/select-payment.ts';
export type { SelectionView } from './select/select-slip.ts';
export type { SlipConfig } from './state/config.ts';
export type { SlipEffect } from './state/effect.ts';
export type { SlipEnv, SlipLimits, SlipWallet } from './state/env.ts';
export type { SlipEvent, SlipEventType, TicketAnswer, TicketInfo } from './state/event.ts';
export type { DoneTicket, SlipState } from './state/state.ts';
export type { Step } from './state/step.ts';
