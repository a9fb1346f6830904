import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

export const spinner = style({
  display: 'inline-block',
  lineHeight: 0,
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.calm]: { animationDuration: '4s !important' } },
});
