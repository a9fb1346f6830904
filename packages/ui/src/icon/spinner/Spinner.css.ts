import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../style/parts.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

/** Slower with reduced motion, but not stopped, because a static ring would mean nothing. */
export const spinner = style([
  { display: 'inline-block', lineHeight: 0, animation: `${turn} 900ms linear infinite` },
  reducedMotion({ animationDuration: '4s !important', animationIterationCount: 'infinite !important' }),
]);
