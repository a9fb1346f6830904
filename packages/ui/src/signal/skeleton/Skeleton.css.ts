import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { calm } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Whatever comes within 150 ms shows no stand-in at all, so that nothing flickers. */
export const late = style({ opacity: 0, animation: `${appear} 1ms linear 150ms forwards` });

export const bone = style([
  {
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.sm,
    background: vars.color.odds.bg,
    animation: `${breathe} 1.4s ease-in-out infinite`,
    '@media': { [media.forced]: { border: '1px dashed GrayText' } },
  },
  calm({ animation: 'none' }),
]);
