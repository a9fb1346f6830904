export { colorsOfTemplate } from '../draft/draft.ts';
export { presets } from './presets.ts';
