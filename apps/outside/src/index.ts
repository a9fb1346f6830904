export { createOutside, type Outside, type OutsideOptions } from './outside.ts';
export type { Act } from './payments/life.ts';
export type { Faults } from './webhooks/faults.ts';
