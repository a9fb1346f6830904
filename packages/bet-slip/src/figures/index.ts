export { selectDraft } from './draft.ts';
export { selectGroupQuotes } from './group-quotes.ts';
export { selectOfferTerms } from './offer-terms.ts';
export { selectQuickStakes } from './quick-stakes.ts';
export { selectTopStake } from './top-stake.ts';
export { selectWhatIf } from './what-if.ts';
export type { GroupQuote } from './group-quotes.ts';
export type { OfferFigures, OfferTerms } from './offer-terms.ts';
export type { Mark } from './what-if.ts';
