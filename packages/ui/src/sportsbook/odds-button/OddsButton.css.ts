import { globalStyle, keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { glyphs } from '../../style/glyphs.ts';
import { media } from '../../style/media.ts';
import { figures, focusRing, oneLine } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, size, space } = vars;

const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** Bites on both sides, as in a punched ticket: the picked state differs by shape, not only by colour. */
const bites = ['left', 'right']
  .map((side) => `radial-gradient(circle 4px at ${side} center, transparent 94%, black)`)
  .join(', ');

/** Arrows of 8 by 6 pixels in the corners. */
const arrowUp = (tint: string): string =>
  `conic-gradient(from 146.3deg at 50% 0, ${tint} 67.4deg, transparent 0) right 5px top 5px / 8px 6px no-repeat`;
const arrowDown = (tint: string): string =>
  `conic-gradient(from 326.3deg at 50% 100%, ${tint} 67.4deg, transparent 0) right 5px bottom 5px / 8px 6px no-repeat`;

export const oddsButton = style([
  figures,
  focusRing,
  {
    // Blocks with a line as high as the cell: as a grid, a cell takes three times as long to lay out, and a table has
    // hundreds of them whose prices change.
    display: 'block',
    textAlign: 'center',
    // As wide as in a table wherever it is used, and never wider than its place.
    minWidth: `min(${vars.size.oddsWidth}, 100%)`,
    height: vars.density.odds,
    borderRadius: radius.md,
    background: color.odds.bg,
    color: color.odds.text,
    fontSize: size.text[19],
    fontWeight: 700,
    lineHeight: 1,
    userSelect: 'none',
    selectors: {
      // Only cells with something behind or above the price are layers. The browser visits every layer to find what was
      // tapped.
      '&:is([aria-pressed="true"], [data-layout="wide"], :not([data-state="open"]))': {
        position: 'relative',
        isolation: 'isolate',
      },
      '&[aria-pressed="true"]': { background: 'transparent', color: color.odds.selectedText },
      '&[aria-pressed="true"]::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        borderRadius: 'inherit',
        background: color.odds.selectedBg,
        maskImage: bites,
        maskComposite: 'intersect',
      },

      '&:is([data-state="suspended"], [data-state="unavailable"], [data-state="loading"])': {
        background: color.odds.lockedBg,
        color: color.odds.lockedText,
        cursor: 'default',
      },
      '&[data-state="suspended"]::after': {
        content: '""',
        position: 'absolute',
        top: 'calc(50% - 8px)',
        left: 'calc(50% - 8px)',
        width: 16,
        height: 16,
        background: 'currentColor',
        mask: `${glyphs.lock} center / contain no-repeat`,
      },
      '&[data-state="suspended"][aria-pressed="true"]': {
        boxShadow: `inset 0 0 0 2px ${color.brand.base}`,
        cursor: 'pointer',
      },
      '&[data-state]:not([data-state="open"])[aria-pressed="true"]::before': { content: 'none' },
      '&[data-state="unavailable"]::after': {
        content: '"-"',
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
      },
      '&[data-state="loading"]::after': {
        content: '""',
        position: 'absolute',
        top: 'calc(50% - 4px)',
        left: 'calc(50% - 14px)',
        width: 28,
        height: 8,
        borderRadius: radius.sm,
        background: color.odds.hover,
        // While loading, animates like a `Skeleton`.
        animation: `${breathe} 1.2s ease-in-out 1s infinite`,
      },
      '[data-skeletons] &[data-state="loading"]::after': { animation: 'none' },

      '&[data-layout="wide"]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        textAlign: 'start',
        alignItems: 'center',
        justifyItems: 'start',
        gap: space[4],
        height: 'auto',
        minHeight: vars.density.odds,
        padding: `${space[4]} ${space[8]}`,
      },
      '&[data-layout="wide"][data-state="suspended"]::after': { left: 'auto', right: space[8] },
      '&[data-layout="wide"][data-state="unavailable"]::after': { placeItems: 'center end', right: space[8] },
      '&[data-layout="wide"][data-state="loading"]::after': { left: 'auto', right: space[8] },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-pressed="true"], [data-state="suspended"], [data-state="unavailable"], [data-state="loading"])':
            { background: color.odds.hover },
          '&[aria-pressed="true"]:hover::before': { background: color.brand.hover },
        },
      },
      [media.forced]: {
        border: '1px solid ButtonText',
        selectors: {
          '&[aria-pressed="true"]': { border: '3px solid Highlight' },
          '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
          // Forced colours remove backgrounds, so these shapes keep theirs.
          '&[data-state="suspended"]::after': { forcedColorAdjust: 'none', background: 'ButtonText' },
          '&[data-state="suspended"][aria-disabled="true"]::after': { background: 'GrayText' },
        },
      },
    },
  },
]);

export const caption = style([
  oneLine,
  {
    maxWidth: '100%',
    color: color.odds.label,
    fontFamily: vars.font.text,
    fontSize: size.text[15],
    fontWeight: 500,
    lineHeight: 1.25,
    whiteSpace: 'normal',
    selectors: { [`${oddsButton}[aria-pressed="true"]:not([data-state="suspended"]) > &`]: { color: 'inherit' } },
  },
]);

/** An empty place in a row, for a market without this outcome. */
export const gap = style({ height: vars.density.odds });

/** The look of a moved price: in a cell the background itself, in a wide button a background below all of it. */
function moved(
  way: 'up' | 'down',
  arrow: (tint: string) => string,
  tint: string,
  ground: string,
): StyleRule['selectors'] {
  const open = `${oddsButton}:not([aria-pressed="true"]) > &[data-move="${way}"]`;
  const [plain, punched] = [{ background: `${arrow(tint)}, ${ground}` }, { background: arrow('currentColor') }];
  return {
    [open]: { color: tint },
    [`${oddsButton}[data-layout="cell"]:not([aria-pressed="true"]) > &[data-move="${way}"]`]: plain,
    [`${oddsButton}[data-layout="cell"][aria-pressed="true"] > &[data-move="${way}"]`]: punched,
    [`${oddsButton}[data-layout="wide"]:not([aria-pressed="true"]) > &[data-move="${way}"]::before`]: plain,
    [`${oddsButton}[data-layout="wide"][aria-pressed="true"] > &[data-move="${way}"]::before`]: punched,
  };
}

/**
 * The price and the background of a move are in this one element, so that a move restyles nothing else of the cell.
 * The tint stays until the store removes it in one step, because an animated background costs far more. The arrow is
 * part of the background, because a box that appears and disappears would lay the cell out again.
 */
export const price = style({
  borderRadius: 'inherit',
  selectors: {
    [`${oddsButton}[data-layout="cell"] > &`]: {
      display: 'block',
      height: vars.density.odds,
      lineHeight: vars.density.odds,
    },
    // The line of the market is in the corner, without taking any height. The price makes room for it, and stays clear of
    // the arrow in the other corner.
    [`${oddsButton}[data-layout="cell"] > &[data-line]`]: {
      padding: '8px 0 0 6px',
      lineHeight: `calc(${vars.density.odds} - 8px)`,
    },
    '&[data-line]::before': {
      content: 'attr(data-line)',
      display: 'block',
      height: 12,
      margin: '-4px 0 -8px',
      whiteSpace: 'nowrap',
      color: color.odds.label,
      fontSize: size.text[12],
      fontWeight: 500,
      lineHeight: 1,
      textAlign: 'start',
      visibility: 'visible',
    },
    [`${oddsButton}[aria-pressed="true"]:not([data-state="suspended"]) > &[data-line]::before`]: { color: 'inherit' },
    [`${oddsButton}[data-layout="wide"] > &::before`]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderRadius: 'inherit',
    },
    [`${oddsButton}[data-state]:not([data-state="open"]) > &`]: { visibility: 'hidden' },
    ...moved('up', arrowUp, color.move.up, color.move.upSubtle),
    ...moved('down', arrowDown, color.move.down, color.move.downSubtle),
  },
});

// On paper: a number, with its line before it.
globalStyle(oddsButton, {
  '@media': {
    print: {
      display: 'flex !important',
      justifyContent: 'center',
      alignItems: 'baseline',
      gap: space[4],
      height: 'auto',
      minHeight: '0 !important',
      padding: '0 !important',
      borderRadius: 0,
    },
  },
});
globalStyle(`${oddsButton}[aria-pressed="true"]`, {
  '@media': { print: { textDecoration: 'underline', textUnderlineOffset: 2 } },
});
globalStyle(`${oddsButton}[aria-pressed="true"]::before`, { '@media': { print: { content: 'none !important' } } });
globalStyle(`${oddsButton} > ${price}[data-line]::before`, {
  '@media': {
    print: {
      display: 'inline !important',
      marginInlineEnd: `${space[4]} !important`,
      fontWeight: '400 !important',
    },
  },
});
globalStyle(`${oddsButton} > ${price}`, {
  '@media': {
    print: {
      height: 'auto !important',
      padding: '0 !important',
      background: 'none !important',
      lineHeight: '1 !important',
    },
  },
});
