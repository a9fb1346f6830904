import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { focusRingInside, hiddenVisually } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { stickyTopVar } from '../../theme/locals.css.ts';

const { color, space, radius, size, motion, z, density } = vars;

/** Below this width of the table, rows become cards. */
const cards = '(max-width: 599px)';

const tinted = `color-mix(in oklab, ${color.odds.bg} 45%, ${color.bg.surface})`;
/** Captions and totals have a separate tone, also in the light theme, where `raised` has no tone. */
const framed = `color-mix(in oklab, ${color.odds.bg} 80%, ${color.bg.surface})`;

export const room = style({
  containerType: 'inline-size',
  borderRadius: radius.lg,
  background: color.bg.surface,
  scrollMarginTop: fallbackVar(stickyTopVar, '0px'),
});

/**
 * It scrolls only if its rows do not fit. Otherwise it must not be a scroll container, so that the header can stick
 * to the window.
 */
export const scroller = style([
  focusRingInside,
  {
    borderRadius: radius.lg,
    selectors: {
      '&[data-scrolls]': {
        maxHeight: `max(320px, calc(100dvh - ${size.header} - 120px))`,
        overflow: 'auto',
        overscrollBehavior: 'contain',
      },
    },
    '@container': {
      [cards]: { maxHeight: 'none !important', selectors: { '&[data-scrolls]': { overflow: 'visible' } } },
    },
  },
]);

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: size.text[15],
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [cards]: { display: 'block' } },
});

export const head = style({ '@container': { [cards]: hiddenVisually } });

export const headCell = style({
  position: 'sticky',
  top: fallbackVar(stickyTopVar, '0px'),
  zIndex: z.sticky,
  height: 36,
  padding: `0 ${space[12]}`,
  background: framed,
  boxShadow: `inset 0 -1px ${color.border.subtle}`,
  color: color.text.secondary,
  fontSize: size.text[13],
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '[data-scrolls] &': { top: 0 },
    '[data-scrolls] &[data-primary]': { left: 0, zIndex: `calc(${z.sticky} + 1)` },
    [`${room} > ${scroller}:first-child:not([data-scrolls]) &:first-child`]: { borderStartStartRadius: radius.lg },
    [`${room} > ${scroller}:first-child:not([data-scrolls]) &:last-child`]: { borderStartEndRadius: radius.lg },
  },
});

/** In cards the caption is for assistive technology only; if it is a button, the button has the name. */
export const cardHeader = style({ display: 'none', '@container': { [cards]: { display: 'inline' } } });

export const sort = style([
  focusRingInside,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    height: 36,
    marginInline: `calc(-1 * ${space[8]})`,
    paddingInline: space[8],
    borderRadius: radius.sm,
    fontWeight: 600,
    selectors: {
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.text.primary },
      '[data-align="end"] > &': { flexDirection: 'row-reverse' },
    },
    '@media': {
      [media.coarse]: { height: size.touch },
      [media.hover]: { ':hover': { color: color.text.primary, background: color.odds.bg } },
    },
    '@container': { [cards]: { display: 'none' } },
  },
]);

export const sortIcon = style({
  color: color.text.muted,
  selectors: { '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: color.brand.text } },
});

export const body = style({ '@container': { [cards]: { display: 'grid', gap: space[8], padding: space[8] } } });

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
  padding: space[12],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
} as const;

export const row = style({
  background: color.bg.surface,
  transition: `background-color ${motion.fast}`,
  selectors: { '&[data-open]': { background: tinted } },
  '@media': { [media.hover]: { ':hover': { background: tinted } } },
  '@container': {
    [cards]: {
      ...card,
      background: color.bg.raised,
      selectors: { '&[data-open]': { borderBottomWidth: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 } },
    },
  },
});

export const totals = style({
  background: framed,
  '@container': { [cards]: { ...card, margin: `0 ${space[8]} ${space[8]}`, background: color.bg.inset } },
});

export const cell = style({
  padding: `${density.cell} ${space[12]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
  // A broken number or name is harder to read than one that needs scrolling.
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-wrap]': { minWidth: '20ch', whiteSpace: 'normal' },
    '&[data-primary]': { fontWeight: 600 },
    '&[data-expand]': { width: 52, paddingBlock: `calc(${density.cell} - 4px)`, textAlign: 'end' },
    [`${body} > ${row}:first-child > &`]: { borderTopColor: 'transparent' },
    [`${totals} > &`]: { fontWeight: 700 },
    // When the table is scrolled sideways, the name of the row stays visible.
    '[data-scrolls] &[data-primary]': { position: 'sticky', left: 0, zIndex: 1, background: 'inherit' },
    [`[data-scrolls] ${totals} > &`]: { position: 'sticky', bottom: 0, zIndex: 2, background: 'inherit' },
    [`[data-scrolls] ${totals} > &[data-primary]`]: { zIndex: 3 },
  },
  '@container': {
    [cards]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space[12],
      gridColumn: '1 / -1',
      padding: 0,
      borderTop: 0,
      textAlign: 'end',
      whiteSpace: 'normal',
      selectors: {
        // The hidden header contains it already.
        '&[data-caption]::before': {
          content: 'attr(data-caption) / ""',
          color: color.text.muted,
          fontSize: size.text[13],
          fontWeight: 400,
          textAlign: 'start',
          whiteSpace: 'nowrap',
        },
        '&[data-primary]': {
          gridColumn: 1,
          gridRow: 1,
          alignItems: 'center',
          paddingBottom: space[4],
          fontSize: size.text[17],
          fontWeight: 700,
          textAlign: 'start',
        },
        '&[data-expand]': {
          gridColumn: 2,
          gridRow: 1,
          width: 'auto',
          marginBlock: `calc(-1 * ${space[8]})`,
          marginInlineEnd: `calc(-1 * ${space[8]})`,
          padding: 0,
        },
        '&[data-off-card]': { display: 'none' },
        [`[data-scrolls] ${row} > &[data-primary], [data-scrolls] ${totals} > &`]: { position: 'static' },
      },
    },
  },
});

/** Rows that are about to be replaced are desaturated, not faded, because they must stay readable. */
globalStyle(`${table}[data-stale] > ${body}`, { filter: 'grayscale(1)' });
globalStyle(`${room} > ${scroller}:last-of-type ${totals} > :first-child`, { borderEndStartRadius: radius.lg });
globalStyle(`${room} > ${scroller}:last-of-type ${totals} > :last-child`, { borderEndEndRadius: radius.lg });

/** A placeholder as high as a line of text, so that rows keep their height. */
export const bone = style({
  display: 'flex',
  alignItems: 'center',
  height: '1.4em',
  selectors: { '[data-align="end"] > &': { justifyContent: 'flex-end' } },
  '@container': {
    [cards]: {
      flexGrow: 1,
      justifyContent: 'flex-end',
      selectors: { '[data-primary] > &': { justifyContent: 'flex-start' } },
    },
  },
});

export const expandRoom = style({
  display: 'inline-block',
  height: 28,
  verticalAlign: 'middle',
  '@media': { [media.coarse]: { height: size.touch } },
});

export const chevron = style({
  transition: `rotate ${motion.base} ${motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

/** Attached to its row by a perforation, as the lower half of a ticket. */
export const detailRow = style({
  background: tinted,
  '@container': { [cards]: { display: 'block', marginTop: `calc(-1 * ${space[8]})` } },
});

export const detail = style({
  padding: `${space[12]} ${space[12]} ${space[16]}`,
  borderTop: `1px dashed ${color.border.control}`,
  '@container': {
    [cards]: {
      display: 'block',
      padding: space[12],
      border: `1px solid ${color.border.subtle}`,
      borderTop: `1px dashed ${color.border.control}`,
      borderRadius: `0 0 ${radius.md} ${radius.md}`,
    },
  },
});

/** Content that is no card fills the width of the list. */
export const block = style({ '@container': { [cards]: { display: 'block' } } });

export const foot = style({ padding: `${space[8]} ${space[12]}`, borderTop: `1px solid ${color.border.subtle}` });
