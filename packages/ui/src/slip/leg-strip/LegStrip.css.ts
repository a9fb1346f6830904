import { style } from '@vanilla-extract/css';
import { figures } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size } = vars;

export const strip = style({ display: 'inline-flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' });

/** Slants like the bars of the word mark. */
export const mark = style({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  width: 22,
  height: 18,
  border: '2px solid currentColor',
  transform: `skewX(${size.slant})`,
  color: color.border.control,
  selectors: {
    '&[data-size="md"]': { width: 30, height: 26 },
    '&[data-state="live"]': { color: color.live.text, borderInlineStartWidth: 8 },
    '&[data-state="won"]': { color: color.status.success, background: color.status.successSubtle },
    '&[data-state="lost"]': { color: color.status.danger, background: color.status.dangerSubtle },
    '&[data-state="void"]': { color: color.text.secondary, borderStyle: 'dashed' },
    '&[data-state="half_won"]': {
      color: color.status.success,
      background: `linear-gradient(90deg, ${color.status.successSubtle} 50%, transparent 0)`,
      borderInlineEndStyle: 'dotted',
    },
    '&[data-state="half_lost"]': {
      color: color.status.danger,
      background: `linear-gradient(90deg, ${color.status.dangerSubtle} 50%, transparent 0)`,
      borderInlineEndStyle: 'dotted',
    },
  },
});

export const rest = style([
  figures,
  { marginInlineStart: space[2], color: color.text.secondary, fontSize: size.text[13], fontWeight: 700 },
]);
