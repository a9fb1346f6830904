import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size } = vars;

export const stake = style({ display: 'grid', gap: space[8] });

export const line = style({
  display: 'grid',
  // A word of the label stays whole: the box is narrower instead.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 200px)',
  alignItems: 'center',
  gap: space[12],
});

export const label = style({ color: color.text.secondary, fontSize: size.text[15] });

export const gift = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.casino.text,
  fontSize: size.text[13],
  fontWeight: 600,
});

export const box = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'stretch',
  minHeight: 44,
  borderRadius: radius.md,
  background: color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: 2 },
    '&[data-gift]': { boxShadow: `inset 0 0 0 2px ${color.casino.text}` },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.status.danger}` },
    '&[data-disabled]': { background: color.odds.lockedBg, boxShadow: `inset 0 0 0 1px ${color.border.subtle}` },
  },
  '@media': {
    [media.forced]: { border: '1px solid FieldText' },
    print: { display: 'block', minHeight: 0, background: 'none', boxShadow: 'none !important' },
  },
});

export const shift = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.md,
    color: color.text.primary,
    selectors: { '&:is(:disabled, [aria-disabled="true"])': { color: color.odds.lockedText, cursor: 'not-allowed' } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { color: color.brand.text } },
      },
    },
  },
]);

export const input = style([
  figures,
  {
    minWidth: 0,
    width: '100%',
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.text.primary,
    fontSize: size.text[22],
    fontWeight: 700,
    textAlign: 'center',
    '::placeholder': { color: color.text.muted, opacity: 1 },
    ':disabled': { color: color.odds.lockedText, cursor: 'not-allowed' },
    '@media': { print: { fontSize: size.text[19], textAlign: 'end' } },
  },
]);

export const currency = style({ color: color.text.muted, fontSize: size.text[13], marginInlineStart: space[4] });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  '@media': {
    // In a low window one line that scrolls sideways, because two would push the totals out of sight.
    [media.low]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(60px, 1fr)',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    print: { display: 'none' },
  },
});

export const quick = style([
  figures,
  focusRing,
  {
    minHeight: 36,
    borderRadius: radius.md,
    background: color.odds.bg,
    color: color.text.primary,
    fontSize: size.text[15],
    fontWeight: 700,
    textAlign: 'center',
    selectors: {
      '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${color.brand.text}`, color: color.brand.text },
      '&:disabled': { background: color.odds.lockedBg, color: color.odds.lockedText, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forced]: { border: '1px solid ButtonText' },
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.odds.hover } } },
    },
  },
]);
