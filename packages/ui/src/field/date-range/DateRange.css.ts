import { style } from '@vanilla-extract/css';
import { popup as menuPopup } from '../../action/menu/Menu.css.ts';
import { figures, oneLine } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, size, radius } = vars;

export const box = style({
  paddingInline: 0,
  paddingInlineEnd: space[4],
  selectors: {
    '&:has(> button:first-child:focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: 2 },
    '&[data-disabled]': {
      background: color.odds.lockedBg,
      boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
      color: color.odds.lockedText,
    },
  },
});

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: '1 1 0',
  minWidth: 0,
  alignSelf: 'stretch',
  paddingInlineStart: space[12],
  borderRadius: radius.md,
  outline: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const icon = style({ flexShrink: 0 });

export const value = style([
  figures,
  oneLine,
  {
    color: color.text.primary,
    fontFamily: 'inherit',
    fontSize: size.text[15],
    fontWeight: 500,
    selectors: {
      '&[data-placeholder]': { color: color.text.muted },
      '[data-disabled] > &': { color: 'inherit' },
    },
  },
]);

export const popup = style([
  menuPopup,
  { minWidth: 0, maxWidth: 'var(--available-width)', maxHeight: 'var(--available-height)', padding: 0 },
]);

/** Holds the place of the calendar until its code is loaded. */
export const waiting = style({
  minHeight: 360,
  selectors: { '&[data-months="1"]': { width: 300 }, '&[data-months="2"]': { width: 760 } },
});
