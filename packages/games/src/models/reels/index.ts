import { designed } from './designed.ts';
import { c3, v5 } from './fixtures.ts';
import type { ReelsModel } from './reels-model.ts';

/** All slots. */
export const reelsModels: readonly ReelsModel[] = [c3, v5, ...designed];
