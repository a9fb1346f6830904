export { useSlip } from './use-slip.ts';
export type { SlipSelector } from './use-slip.ts';
