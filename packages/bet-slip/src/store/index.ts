export { createSlip } from './create-slip.ts';
export type { Slip, SlipEffects, SlipOptions, SlipDeps, SlipSnapshot } from './create-slip.ts';
