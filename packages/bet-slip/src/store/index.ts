export { createSlip } from './create-slip.ts';
export type { Slip, SlipEffects, SlipOptions, SlipPorts, SlipSnapshot } from './create-slip.ts';
