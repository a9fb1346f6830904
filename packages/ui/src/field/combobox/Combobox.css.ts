import { style } from '@vanilla-extract/css';
import { popup as menuPopup } from '../../action/menu/Menu.css.ts';
import { media } from '../../style/media.ts';
import { focusRing, oneLine, turnsWhileOpen } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font } = vars;

/** Cross and chevron are in the box; neither moves when the other appears. */
export const press = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 28,
    height: 28,
    borderRadius: radius.md,
    color: color.text.secondary,
    selectors: { '&[data-disabled]': { color: color.odds.lockedText, cursor: 'not-allowed' } },
    '@media': {
      [media.coarse]: { width: 36, height: 44 },
      [media.hover]: {
        selectors: { '&:hover:not([data-disabled])': { background: color.odds.bg, color: color.text.primary } },
      },
    },
  },
]);

export const box = style({ paddingInlineEnd: space[4] });

export const chevron = style(turnsWhileOpen);

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  color: color.text.secondary,
  fontSize: size.text[15],
});

export const popup = style([
  menuPopup,
  {
    display: 'flex',
    flexDirection: 'column',
    width: 'var(--anchor-width)',
    minWidth: 'min(240px, var(--available-width))',
    maxWidth: 'var(--available-width)',
    overflow: 'hidden',
    padding: 0,
    // Hides the bubble if there are no results and no message.
    selectors: { [`&[data-empty]:not(:has(${message}))`]: { display: 'none' } },
  },
]);

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: 'min(380px, var(--available-height))',
  padding: space[4],
  scrollPaddingBlock: space[32],
  outline: 'none',
  selectors: { '&[data-empty]': { padding: 0 } },
});

export const groupLabel = style({
  position: 'sticky',
  top: `calc(-1 * ${space[4]})`,
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  background: color.bg.overlay,
  color: color.text.muted,
  fontSize: size.text[13],
  fontWeight: 600,
});

export const label = style([oneLine, { flexGrow: 1, minWidth: 0 }]);

/** The chosen ones are in the field, before the typed text. */
export const chips = style({
  flexWrap: 'wrap',
  gap: space[4],
  paddingBlock: 5,
  paddingInlineStart: space[8],
});

export const chip = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minWidth: 0,
    maxWidth: '100%',
    minHeight: 30,
    paddingInlineStart: space[8],
    borderRadius: radius.md,
    background: color.brand.subtle,
    color: color.brand.text,
    fontFamily: font.condensed,
    fontSize: size.text[15],
    fontWeight: 600,
    outline: 'none',
    selectors: {
      '&:is(:focus, :focus-visible)': { outline: `2px solid ${color.border.focus}`, outlineOffset: 1 },
    },
    '@media': { [media.coarse]: { minHeight: 34 }, [media.forced]: { border: '1px solid ButtonText' } },
  },
]);

export const chipRemove = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    alignSelf: 'stretch',
    borderRadius: radius.md,
    '@media': { [media.coarse]: { width: 36, minHeight: 34 } },
  },
]);

export const chipsInput = style({ flex: '1 1 60px', minHeight: 30, paddingInlineStart: space[4] });
