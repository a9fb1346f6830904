export { appearanceCalls } from './appearance/appearance-calls.ts';
export {
  AppearanceContent,
  appearanceParts,
  ContentFault,
  LowContrast,
  Publication,
  Schedule,
  VersionHead,
  type AppearancePart,
} from './appearance/appearance.ts';
export { WrittenBanner } from './appearance/written-banner.ts';
export type { MoneyFlag } from './controls/flag-controls.ts';
export type { NgrShare } from './controls/commission-controls.ts';
export { operatorCalls } from './controls/operator-calls.ts';
export { ForcedOutcome } from './controls/offer-controls.ts';
export { CallFault } from './controls/service-controls.ts';
export { wireCalls, type WireCallName, type WireCalls } from './wire-calls.ts';
