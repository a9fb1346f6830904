import { vars } from '@kvota/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;
const low = '(max-height: 300px)';
const wide = '(min-width: 760px)';

export const board = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space[8],
  height: '100%',
  minHeight: 0,
  '@media': {
    [wide]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      gap: space[32],
    },
    [low]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      gap: space[12],
    },
  },
});

export const prizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[4],
  width: 'min(100%, 560px)',
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '1fr', width: 'max-content', minWidth: 160 },
    [low]: { width: 180, gap: 2 },
  },
});
export const prize = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: '2px 4px',
  borderRadius: radius.md,
  background: color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  fontFamily: font.condensed,
  fontSize: size.text[13],
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: { '&[data-won]': { background: color.brand.base, color: color.brand.on } },
  '@media': { [wide]: { fontSize: size.text[17], padding: '4px 8px', gap: space[8] } },
});
globalStyle(`${prize} > svg`, { width: 22, height: 22, flex: 'none' });
globalStyle(`${prize} > svg`, { '@media': { [wide]: { width: 34, height: 34 } } });

/** The card: paper with a perforated edge at its top and bottom. */
export const card = style({
  height: '100%',
  maxHeight: 'min(100cqw, 560px)',
  aspectRatio: '1',
  minHeight: 0,
  padding: 'clamp(8px, 2.6cqmin, 18px)',
  borderRadius: radius.lg,
  background:
    'linear-gradient(160deg, oklch(0.62 0.14 var(--hue)), oklch(0.42 0.12 var(--hue)) 55%, oklch(0.32 0.1 var(--hue)))',
  boxShadow: `0 12px 28px ${color.bg.shadow}`,
  mask: 'radial-gradient(circle 5px at 50% 0, transparent 98%, #000) 0 0 / 18px 51% repeat-x, radial-gradient(circle 5px at 50% 100%, transparent 98%, #000) 0 100% / 18px 51% repeat-x',
});
export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr))',
  width: '100%',
  height: '100%',
  touchAction: 'none',
  userSelect: 'none',
});
export const cell = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  justifyItems: 'center',
  alignItems: 'center',
  margin: '3%',
  padding: '6% 4% 4%',
  borderRadius: radius.md,
  background: '#fffdf3',
  color: '#14232a',
  fontFamily: font.condensed,
  fontSize: 'clamp(12px, 4.2cqmin, 22px)',
  fontWeight: 800,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-won]': { background: '#ffe98a', boxShadow: 'inset 0 0 0 4px #0b6b41' },
    '&[data-won]::after': {
      content: '"✓"',
      position: 'absolute',
      top: 4,
      right: 4,
      width: '1.3em',
      height: '1.3em',
      borderRadius: '50%',
      background: '#0b6b41',
      color: '#ffffff',
      fontSize: '0.85em',
      lineHeight: '1.3em',
      textAlign: 'center',
    },
    // The ring is above the foil, the cell below it.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      borderRadius: 'inherit',
      boxShadow: 'inset 0 0 0 3px #0b1a12, inset 0 0 0 6px #ffffff',
    },
    '&[data-long]': { fontSize: 'clamp(10px, 3cqmin, 16px)', letterSpacing: '-0.02em' },
    '&[aria-disabled="false"]': { cursor: 'grab' },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});
globalStyle(`${cell} > svg`, { width: '100%', height: '100%', minHeight: 0 });

export const foil = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
/** A cell is uncovered softly, and covered at once, so that a new card shows nothing. */
export const cover = style({
  selectors: {
    '&[data-off]': { opacity: 0, transition: 'opacity 240ms' },
    '&[data-still]': { transition: 'none' },
  },
});
export const foilLight = style({ stopColor: 'oklch(0.9 0.018 var(--hue))' });
export const foilDark = style({ stopColor: 'oklch(0.7 0.03 var(--hue))' });
export const print = style({ fill: 'oklch(0.55 0.06 var(--hue))', opacity: 0.45 });
