export { mergeOverrides, refuseOverrides } from './overrides.ts';
