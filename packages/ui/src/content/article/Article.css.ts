import { globalStyle, style } from '@vanilla-extract/css';
import { figures, focusRing, textStyle, touchTarget } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';
import { stickyTopVar } from '../../theme/locals.css.ts';

const { color, space, radius, size, font } = vars;

/** From this width of the article on, the table of contents is beside the text. */
const beside = '(min-width: 740px)';

export const article = style({
  containerType: 'inline-size',
  borderRadius: radius.lg,
  background: color.bg.surface,
  minWidth: 0,
});

/** A band at the top that slants at its end like the word mark. */
export const head = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[24]} ${space[16]}`,
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  background: `linear-gradient(104deg, ${color.bg.raised} 62%, ${color.bg.surface} 62.2%)`,
  '@container': { [beside]: { padding: space[32] } },
});

export const title = style([
  textStyle(28, 800, 'condensed'),
  { margin: 0, lineHeight: 1.1, textWrap: 'balance', overflowWrap: 'anywhere' },
]);
export const summary = style([
  textStyle(17),
  { margin: 0, maxWidth: '60ch', color: color.text.secondary, textWrap: 'pretty' },
]);
export const meta = style([
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    color: color.text.muted,
    fontSize: size.text[15],
  },
]);

export const body = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[16],
  '@container': {
    [beside]: {
      gap: space[32],
      padding: space[32],
      selectors: { '&[data-contents]': { gridTemplateColumns: '220px minmax(0, 1fr)' } },
    },
  },
});

export const contents = style({
  alignSelf: 'start',
  fontSize: size.text[15],
  '@container': {
    [beside]: {
      position: 'sticky',
      top: `calc(${stickyTopVar} + ${space[16]})`,
      maxHeight: `calc(100dvh - ${stickyTopVar} - ${space[32]})`,
      overflowY: 'auto',
    },
  },
});
export const contentsTitle = style([
  focusRing,
  touchTarget,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: 36,
    borderRadius: radius.sm,
    color: color.text.secondary,
    fontFamily: font.condensed,
    fontWeight: 700,
    cursor: 'pointer',
  },
]);
export const fold = style({
  marginInlineStart: 'auto',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const contentsList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', counterReset: 'part' });
export const contentsItem = style([
  focusRing,
  touchTarget,
  {
    display: 'flex',
    gap: space[8],
    alignItems: 'baseline',
    padding: `6px ${space[8]}`,
    borderRadius: radius.sm,
    borderInlineStart: `2px solid ${color.border.subtle}`,
    color: color.text.secondary,
    lineHeight: 1.3,
    counterIncrement: 'part',
    '::before': {
      content: 'counter(part)',
      flex: 'none',
      width: '1.4em',
      color: color.text.muted,
      fontFamily: font.condensed,
      fontVariantNumeric: 'tabular-nums',
    },
    ':hover': { color: color.text.primary, borderInlineStartColor: color.brand.text, background: color.bg.raised },
  },
]);

/** A comfortable line length. */
export const text = style({
  display: 'grid',
  gap: space[32],
  minWidth: 0,
  maxWidth: '68ch',
  fontSize: size.text[17],
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  counterReset: 'section',
});

export const section = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  // Leaves the room that the page keeps for its header.
  scrollMarginTop: space[16],
  counterIncrement: 'section',
  outline: 'none',
});
export const sectionTitle = style([
  textStyle(22, 700, 'condensed'),
  {
    display: 'flex',
    gap: space[8],
    alignItems: 'baseline',
    margin: 0,
    lineHeight: 1.2,
    '::before': {
      content: 'counter(section)',
      minWidth: '1.2em',
      color: color.brand.text,
      fontVariantNumeric: 'tabular-nums',
    },
  },
]);

/** The content of the text: its elements have no classes. */
globalStyle(`${text} :is(p, ul, ol, h3)`, { margin: 0 });
globalStyle(`${text} h3`, {
  marginTop: space[8],
  fontFamily: font.condensed,
  fontSize: size.text[19],
  fontWeight: 700,
});
globalStyle(`${text} :is(ul, ol)`, { display: 'grid', gap: space[8], paddingInlineStart: '1.4em' });
globalStyle(`${text} ul`, { listStyleType: 'square' });
globalStyle(`${text} ol`, { listStyleType: 'decimal' });
globalStyle(`${text} li::marker`, { color: color.text.muted });
globalStyle(`${text} strong`, { fontWeight: 700 });
globalStyle(`${text} a`, {
  color: color.brand.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.sm,
});
globalStyle(`${text} a:hover`, { textDecorationThickness: '2px' });
globalStyle(`${text} a:focus-visible`, { outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' });
