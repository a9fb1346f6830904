import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRing } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { shareVar } from '../../theme/locals.css.ts';

const { color, space, radius, size } = vars;

const thumb = 28;

export const slider = style({ display: 'grid', gap: space[8], minWidth: 0 });

export const rail = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  height: size.touch,
  // The filled and the empty part of the track; both slant.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 10,
    border: `1px solid ${color.border.control}`,
    background: `linear-gradient(90deg, ${color.brand.text} calc(${thumb / 2}px + (100% - ${thumb}px) * ${shareVar}), ${color.bg.inset} 0)`,
    transform: `skewX(${size.slant})`,
  },
});

export const input = style([
  focusRing,
  {
    position: 'relative',
    width: '100%',
    height: '100%',
    margin: 0,
    borderRadius: radius.md,
    background: 'none',
    appearance: 'none',
    cursor: 'pointer',
    touchAction: 'pan-y',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
]);

const knob = {
  width: thumb,
  height: thumb,
  border: `3px solid ${color.bg.overlay}`,
  borderRadius: radius.md,
  background: color.brand.text,
  boxShadow: `0 0 0 1px ${color.border.control}`,
  appearance: 'none',
} as const;

// Two rules, because a browser drops a rule that names an unknown part.
globalStyle(`${input}::-webkit-slider-thumb`, knob);
globalStyle(`${input}::-moz-range-thumb`, { ...knob, boxSizing: 'border-box' });
globalStyle(`${input}::-moz-range-track`, { background: 'none' });

export const marks = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[4] });

export const mark = style([
  focusRing,
  figures,
  {
    minHeight: 36,
    borderRadius: radius.md,
    background: color.odds.bg,
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    color: color.text.primary,
    fontSize: size.text[17],
    fontWeight: 700,
    textAlign: 'center',
    selectors: {
      '&[aria-pressed="true"]': { background: color.brand.subtle, boxShadow: `inset 0 0 0 2px ${color.brand.text}` },
      '&:disabled': { color: color.odds.lockedText, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minHeight: size.touch },
      [media.hover]: { selectors: { '&:hover:enabled': { background: color.odds.hover } } },
    },
  },
]);
