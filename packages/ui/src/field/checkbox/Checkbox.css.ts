import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, motion } = vars;

export const field = style({ display: 'grid', gap: space[4], justifyItems: 'start' });

export const choice = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[12],
  paddingBlock: 5,
  cursor: 'pointer',
  fontSize: size.text[15],
  lineHeight: '22px',
  selectors: { '&:has([data-stopped])': { color: color.odds.lockedText, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { paddingBlock: 11 } },
});

/** The box of a checkbox and the ring of a radio button. */
export const mark = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 20,
    height: 20,
    marginBlock: 1,
    borderRadius: radius.sm,
    background: color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${color.border.control}`,
    color: color.brand.on,
    transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
    selectors: {
      '&[data-round]': { borderRadius: '50%' },
      '&:is([data-checked], [data-indeterminate])': { background: color.brand.base, boxShadow: 'none' },
      '&[data-invalid-choice]': { boxShadow: `inset 0 0 0 2px ${color.status.danger}` },
      '&[data-stopped]': {
        background: color.odds.lockedBg,
        boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
        color: color.odds.lockedText,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover > &:not([data-checked], [data-indeterminate], [data-stopped], [data-invalid-choice])': {
            boxShadow: `inset 0 0 0 2px ${color.text.muted}`,
          },
          'label:hover > &:is([data-checked], [data-indeterminate]):not([data-stopped])': {
            background: color.brand.hover,
          },
        },
      },
      [media.forced]: {
        border: '1px solid ButtonText',
        selectors: {
          '&:is([data-checked], [data-indeterminate])': { background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
]);

/** The tick grows out of its corner. */
export const tick = style({
  display: 'grid',
  transition: `scale ${motion.fast} ${motion.spring}`,
  selectors: { '&:is([data-starting-style], [data-ending-style])': { scale: '0.4' } },
});

export const dot = style({
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: 'currentColor',
  transition: `scale ${motion.fast} ${motion.spring}`,
  selectors: { '&:is([data-starting-style], [data-ending-style])': { scale: '0' } },
  '@media': { [media.forced]: { background: 'HighlightText' } },
});

export const text = style({ display: 'grid', minWidth: 0 });
export const description = style({ color: color.text.muted, fontSize: size.text[13], lineHeight: 1.4 });

/** A set of choices under one heading. */
export const group = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const legend = style({
  padding: 0,
  marginBlockEnd: space[4],
  color: color.text.secondary,
  fontSize: size.text[13],
  fontWeight: 600,
});
export const choices = style({ display: 'grid', justifyItems: 'start' });

/** The children of a choice for all are indented. */
export const inset = style({ paddingInlineStart: 32 });

globalStyle(`${choices} > *`, { maxWidth: '100%' });
