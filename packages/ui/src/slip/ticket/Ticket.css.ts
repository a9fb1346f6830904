import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRing, focusRingInside, oneLine } from '../../style/parts.ts';
import { triangle } from '../../style/glyphs.ts';
import { vars } from '../../theme/contract.css.ts';
import { ticketLineVar, ticketMainVar } from '../../theme/locals.css.ts';

const { color, space, radius, size, font } = vars;

/** The parts paint the paper, so that the holes between them show any background. */
export const ticket = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: '100%',
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  filter: `drop-shadow(0 6px 18px ${color.bg.shadow})`,
  '@media': {
    // Legs beside stake and button, because one above the other would leave no room for the legs.
    [media.low]: {
      selectors: {
        '&:has([data-main])': {
          vars: { [ticketLineVar]: '44px', [ticketMainVar]: '48px' },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 300px',
          gridTemplateRows: 'auto minmax(0, 1fr)',
        },
      },
    },
    print: {
      display: 'block !important',
      width: '58mm',
      maxHeight: 'none',
      filter: 'none',
    },
  },
});

/** It has no box. It only marks the part that an overlay covers. */
export const sheet = style({ display: 'contents' });

/** The lower edge, torn off the roll. */
export const edge = style({
  flexShrink: 0,
  height: 6,
  background: color.bg.raised,
  maskImage: 'radial-gradient(circle 4px at 50% 100%, transparent 94%, black)',
  maskSize: '12px 100%',
  maskRepeat: 'repeat-x',
  maskPosition: 'center',
});

export const header = style({
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 56,
  padding: `${space[8]} ${space[12]} ${space[8]} ${space[16]}`,
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  background: color.bg.raised,
  borderBottom: `1px solid ${color.border.subtle}`,
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
});

// The first control has a line for itself on the narrowest phones, because the longest title needs the other.
globalStyle(`${header} > :nth-child(2)`, { '@media': { [media.narrow]: { order: 1, width: '100%' } } });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineEnd: 'auto',
  fontSize: size.text[22],
  fontWeight: 800,
  letterSpacing: '0.005em',
});

export const count = style([
  figures,
  {
    minWidth: 24,
    padding: `1px ${space[8]}`,
    background: color.brand.base,
    color: color.brand.on,
    clipPath: 'polygon(5px 0, 100% 0, calc(100% - 5px) 100%, 0 100%)',
    fontSize: size.text[15],
    fontWeight: 800,
    textAlign: 'center',
  },
]);

export const legs = style([
  focusRingInside,
  {
    // One leg is always visible. Legs give way before the foot does.
    flex: '1 1000 auto',
    minHeight: 66,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [media.low]: { gridColumn: 1 } },
    // Shadows at the ends while there is more to scroll to. The covers scroll with the legs, the shadows do not.
    backgroundColor: color.bg.raised,
    backgroundImage: [
      `linear-gradient(${color.bg.raised} 40%, transparent)`,
      `linear-gradient(transparent, ${color.bg.raised} 60%)`,
      `linear-gradient(${color.bg.shadow}, transparent)`,
      `linear-gradient(transparent, ${color.bg.shadow})`,
    ].join(', '),
    backgroundPosition: 'top, bottom, top, bottom',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '100% 28px, 100% 28px, 100% 12px, 100% 12px',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
]);

export const leg = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[8],
  minHeight: 58,
  padding: `${space[8]} ${space[16]} ${space[8]} ${space[8]}`,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.border.subtle}` },
    '&::before': { content: 'none', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 3 },
    '&[data-move="up"]': { background: `linear-gradient(90deg, ${color.move.upSubtle}, transparent 90%)` },
    '&[data-move="down"]': { background: `linear-gradient(90deg, ${color.move.downSubtle}, transparent 90%)` },
    '&[data-move]::before': { content: '""' },
    '&[data-move="up"]::before': { background: color.move.up },
    '&[data-move="down"]::before': { background: color.move.down },
    '&[data-state="locked"]': { background: color.odds.lockedBg },
    '&[data-state="won"]::before': { content: '""', background: color.status.success },
    '&[data-state="lost"]::before': { content: '""', background: color.status.danger },
    '&[data-state="void"]::before': { content: '""', background: color.border.control },
  },
});

export const legMark = style({ display: 'grid', placeItems: 'center', color: color.text.secondary });

export const pickLine = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });

export const pick = style([
  {
    fontFamily: font.condensed,
    fontSize: size.text[17],
    fontWeight: 800,
    lineHeight: 1.25,
  },
]);

export const market = style([
  oneLine,
  {
    color: color.text.secondary,
    fontSize: size.text[13],
    selectors: { [`${leg}[data-state="locked"] &`]: { color: color.status.warning } },
  },
]);

/** The names of the teams are not cut; they take two lines if one is too short. */
export const pair = style([
  focusRing,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    maxWidth: '100%',
    lineHeight: 1.3,
    borderRadius: radius.sm,
    color: color.text.secondary,
    fontSize: size.text[15],
    textAlign: 'start',
    selectors: { '&:is(a, button):hover': { color: color.text.primary, textDecoration: 'underline' } },
  },
]);

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text.secondary,
  fontSize: size.text[13],
  fontWeight: 500,
});

export const legEnd = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const odds = style([figures, { fontSize: size.text[22], fontWeight: 700, lineHeight: 1, textAlign: 'end' }]);

export const oldOdds = style([
  figures,
  { color: color.text.secondary, fontSize: size.text[15], fontWeight: 500, textDecorationLine: 'line-through' },
]);

export const mark = style({
  display: 'inline-block',
  width: 9,
  height: 8,
  background: 'currentColor',
  selectors: {
    '&[data-move="up"]': { color: color.move.up, clipPath: triangle.up },
    '&[data-move="down"]': { color: color.move.down, clipPath: triangle.down },
  },
});

export const token = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: 30,
    height: 30,
    paddingInline: space[4],
    borderRadius: radius.md,
    boxShadow: `inset 0 0 0 1px ${color.border.control}`,
    color: color.text.secondary,
    fontFamily: font.condensed,
    fontSize: size.text[15],
    fontWeight: 800,
    selectors: {
      '&[aria-pressed="true"]': { background: color.brand.base, color: color.brand.on, boxShadow: 'none' },
      '&[data-still]': { background: color.brand.subtle, color: color.brand.text, boxShadow: 'none' },
    },
    '@media': { [media.coarse]: { selectors: { '&:is(button)': { minWidth: size.touch, height: size.touch } } } },
  },
]);

/** The tear line of the stub: two holes at the sides and a dashed line. */
export const tear = style({
  position: 'relative',
  flexShrink: 0,
  height: 20,
  marginBlock: -0.5,
  background: color.bg.raised,
  maskImage: ['left', 'right']
    .map((side) => `radial-gradient(circle 10px at ${side} center, transparent 96%, black)`)
    .join(', '),
  maskComposite: 'intersect',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 16,
    top: 'calc(50% - 1px)',
    height: 2,
    backgroundImage: `linear-gradient(90deg, ${color.border.control} 60%, transparent 0)`,
    backgroundSize: '10px 2px',
    opacity: 0.8,
  },
  '@media': { [media.low]: { selectors: { '&:has(+ [data-main])': { display: 'none' } } } },
});

export const footer = style({
  flex: '0 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: color.bg.raised,
  '@media': {
    [media.low]: {
      selectors: {
        '&[data-main]': {
          gridArea: '1 / 2 / 3',
          borderRadius: `0 ${radius.lg} 0 0`,
          borderInlineStart: `2px dashed ${color.border.control}`,
        },
      },
    },
  },
});

/** Stake and totals, and below them the main button. The first part scrolls if there is no room. */
export const footerPart = style({
  display: 'grid',
  gap: space[12],
  minHeight: 0,
  padding: `${space[4]} ${space[16]} ${space[12]}`,
  overflowY: 'auto',
  selectors: { '& + &': { flexShrink: 0, gap: space[4], paddingTop: 0 } },
  '@media': {
    [media.low]: {
      selectors: {
        '[data-main] > &': { gap: space[8], paddingBlock: space[8] },
        // At the bottom, so that a longer message grows upwards and the button keeps its place (SLIP-26).
        '[data-main] > & + &': { marginTop: 'auto', paddingTop: 0, gap: space[4] },
      },
    },
  },
});

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  selectors: { '& + &': { marginTop: `calc(-1 * ${space[8]})` } },
});

export const totalLabel = style({ color: color.text.secondary, fontSize: size.text[15] });

export const totalValue = style([
  figures,
  {
    fontSize: size.text[19],
    fontWeight: 700,
    lineHeight: 1.1,
    selectors: {
      '[data-emphasis] > &': { color: color.brand.text, fontSize: size.text[28], fontWeight: 800 },
    },
  },
]);

export const was = style([oldOdds, { marginInlineEnd: space[8] }]);

export const actions = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[8] });

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.md,
  fontSize: size.text[15],
  lineHeight: 1.3,
  selectors: {
    '&[data-compact]': { minHeight: 44, paddingBlock: space[4], fontSize: size.text[13], lineHeight: 1.25 },
    '&[data-tone="info"]': { background: color.status.infoSubtle, color: color.status.info },
    '&[data-tone="warning"]': { background: color.status.warningSubtle, color: color.status.warning },
    '&[data-tone="danger"]': { background: color.status.dangerSubtle, color: color.status.danger },
    '&[data-tone="success"]': { background: color.status.successSubtle, color: color.status.success },
  },
});

export const noticeText = style({ flexGrow: 1, minWidth: 0 });
// The text wraps before the label of the action does.
globalStyle(`${noticeText} + *`, { flexShrink: 0, maxWidth: '45%' });

export const overlay = style({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  bottom: 6,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  padding: space[24],
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  // The ticket stays visible behind the overlay, blurred.
  background: `color-mix(in oklab, ${color.bg.raised} 92%, transparent)`,
  backdropFilter: 'blur(3px)',
  textAlign: 'center',
  overflowY: 'auto',
  outline: 'none',
});

export const overlayIcon = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 56,
  minHeight: 56,
  borderRadius: radius.lg,
  selectors: {
    '[data-tone="info"] > &': { background: color.status.infoSubtle, color: color.status.info },
    '[data-tone="success"] > &': { background: color.status.successSubtle, color: color.status.success },
    '[data-tone="danger"] > &': { background: color.status.dangerSubtle, color: color.status.danger },
  },
});

export const overlayTitle = style({ fontSize: size.text[22], fontWeight: 800 });
export const overlayText = style({ display: 'grid', gap: space[8], color: color.text.secondary, maxWidth: '34ch' });
export const overlayActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] });

// On paper: the selections and their totals as a receipt (SLIP-27).
const onPaper = (selector: string, rule: StyleRule): void => {
  globalStyle(selector, { '@media': { print: rule } });
};
onPaper(`${edge}, ${legMark}, ${footer}[data-main] > :last-child, ${legs} fieldset, ${overlay}`, {
  display: 'none !important',
});
onPaper(header, { minHeight: 0, padding: 0, borderBottom: `1px solid ${color.text.primary}` });
onPaper(count, { clipPath: 'none', padding: 0, minWidth: 0 });
onPaper(legs, { maxHeight: 'none', overflow: 'visible', background: 'none' });
onPaper(leg, {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minHeight: 0,
  padding: `${space[4]} 0`,
  breakInside: 'avoid',
});
onPaper(market, { whiteSpace: 'normal' });
onPaper(tear, { height: 0, margin: 0, borderTop: `1px dashed ${color.text.primary}`, maskImage: 'none' });
onPaper(`${footer}[data-main]`, { display: 'block', border: 0 });
onPaper(footerPart, { gap: space[4], padding: `${space[4]} 0`, overflow: 'visible' });

// A screen that the server rendered with the slip is shown once these styles are there too (SPEED-05).
globalStyle('[data-styled="all"]', { display: 'block' });
