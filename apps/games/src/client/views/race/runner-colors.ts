import type { CSSProperties } from 'react';

import { sailOf } from '../../themes/race-colors.ts';

/** The colours of a runner as properties of its element. */
export function colorsOf(runner: number): CSSProperties {
  const { sail, mark } = sailOf(runner);
  return { ['--sail' as string]: sail, ['--mark' as string]: mark };
}
