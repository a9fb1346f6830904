import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, hiddenVisually } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

export const field = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const label = style({ color: color.text.secondary, fontSize: size.text[13], fontWeight: 600 });

/** A container query on the field, because the typed text needs the room first. */
const cramped = '(max-width: 299px)';
const roomy = '(min-width: 300px)';
/** In a box for an icon and a key, only a splinter of the placeholder would be visible. */
const tiny = '(max-width: 99px)';

export const note = style({ flexShrink: 0, color: color.text.muted, fontSize: size.text[13], whiteSpace: 'nowrap' });
export const noteInFull = style({ '@container': { [cramped]: hiddenVisually } });
export const noteInBrief = style([figures, { '@container': { [roomy]: { display: 'none' } } }]);

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 42,
  paddingInline: space[12],
  borderRadius: radius.md,
  background: color.bg.inset,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  color: color.text.secondary,
  transition: `box-shadow ${motion.fast}`,
  selectors: {
    '&[data-size="sm"]': { minHeight: 36, paddingInline: space[8] },
    [`&:has(> :is(${note}, kbd))`]: { containerType: 'inline-size' },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.status.danger}` },
    '&:has(:is(input, textarea):focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: 2 },
    '&:has(:is(input, textarea):disabled)': {
      background: color.odds.lockedBg,
      boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
      color: color.odds.lockedText,
    },
    // A line instead of a box: the plain background alone would look editable where the page has the same colour.
    '&:has(:is(input, textarea):read-only:not(:disabled))': {
      borderRadius: 0,
      background: 'none',
      boxShadow: `inset 0 -1px 0 ${color.border.subtle}`,
    },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px !important' },
    [media.hover]: {
      selectors: {
        '&:hover:not([data-invalid], [data-disabled], :has(:disabled))': {
          boxShadow: `inset 0 0 0 1px ${color.text.muted}`,
        },
      },
    },
    [media.forced]: { border: '1px solid FieldText' },
  },
});

export const input = style({
  flex: '1 1 0',
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.text.primary,
  fontSize: size.text[15],
  fontWeight: 500,
  '::placeholder': { color: color.text.muted, opacity: 1 },
  '@container': { [tiny]: { '::placeholder': { opacity: 0 } } },
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { color: 'inherit', cursor: 'not-allowed', opacity: 1 },
    '&:disabled::placeholder': { color: 'inherit' },
  },
  // Below 16 pixels, iPhones zoom the page when the field is focused.
  '@media': { [media.coarse]: { fontSize: 'max(16px, 1rem)' } },
});

export const hint = style({ color: color.text.muted, fontSize: size.text[13] });

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  color: color.status.danger,
  fontSize: size.text[13],
  fontWeight: 500,
});

export const key = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  color: color.text.secondary,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  fontWeight: 600,
  '@media': { [media.coarse]: { display: 'none' } },
});
