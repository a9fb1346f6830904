import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { reducedMotion, figures, focusRingInside, oneLine } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

const stubWidth = 300;
const hole = 9;

/** Beside each other if the card itself is wide enough, otherwise below each other. */
const wide = '(min-width: 620px)';

export const card = style({
  containerType: 'inline-size',
  maxHeight: 'none',
  filter: 'none',
  selectors: { '&[data-open]': { filter: `drop-shadow(0 6px 18px ${color.bg.shadow})` } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: {
      selectors: { [`${card}:not([data-open]) &`]: { gridTemplateColumns: `minmax(0, 1fr) ${stubWidth}px` } },
    },
  },
});

/** Cuts the holes where stub and slip meet: at the sides of a narrow card, above and below on a wide one. */
const cut = (...corners: readonly string[]): Record<string, string> => ({
  maskImage: corners.map((at) => `radial-gradient(circle ${hole}px at ${at}, transparent 96%, black)`).join(', '),
  maskComposite: 'intersect',
});

export const heading = style({
  display: 'grid',
  minWidth: 0,
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  background: color.bg.raised,
  fontSize: 'inherit',
  fontWeight: 400,
  selectors: {
    [`${card}:not([data-open]) &`]: cut('left bottom', 'right bottom'),
    [`${card}[data-open] &`]: { borderBottom: `1px solid ${color.border.subtle}` },
  },
  '@container': {
    [wide]: {
      selectors: {
        [`${card}:not([data-open]) &`]: {
          ...cut('right top', 'right bottom'),
          borderRadius: `${radius.lg} 0 0 ${radius.lg}`,
        },
      },
    },
  },
});

export const toggle = style([
  focusRingInside,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"text text chevron" "status strip chevron"',
    alignItems: 'center',
    columnGap: space[16],
    rowGap: space[8],
    minWidth: 0,
    padding: `${space[12]} ${space[12]} ${space[16]} ${space[16]}`,
    borderRadius: radius.lg,
    fontFamily: font.text,
    textAlign: 'start',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.bg.overlay } } } },
  },
]);

export const status = style({ gridArea: 'status', display: 'flex', alignItems: 'center', minHeight: 30 });

export const text = style({ gridArea: 'text', display: 'grid', gap: space[2], minWidth: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  minWidth: 0,
});

export const title = style({ fontFamily: font.condensed, fontSize: size.text[19], fontWeight: 800, lineHeight: 1.2 });

export const meta = style([
  figures,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    color: color.text.secondary,
    fontSize: size.text[15],
    fontWeight: 500,
  },
]);

export const detail = style([oneLine, { display: 'block', color: color.text.secondary, fontSize: size.text[15] }]);

export const pick = style({
  marginInlineEnd: space[8],
  color: color.text.primary,
  fontFamily: font.condensed,
  fontWeight: 800,
});

export const strip = style({ gridArea: 'strip', display: 'flex', justifyContent: 'end', minWidth: 0 });

export const chevron = style([
  {
    gridArea: 'chevron',
    color: color.text.secondary,
    transition: `rotate ${motion.base} ${motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  },
  reducedMotion({ transition: 'none' }),
]);

export const stub = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: space[12],
  padding: space[16],
  borderRadius: `0 0 ${radius.lg} ${radius.lg}`,
  background: color.bg.raised,
  ...cut('left top', 'right top'),
  // The tear line.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: hole + 7,
    top: -1,
    height: 2,
    backgroundImage: `linear-gradient(90deg, ${color.border.control} 60%, transparent 0)`,
    backgroundSize: '10px 2px',
    opacity: 0.8,
  },
  '@container': {
    [wide]: {
      ...cut('left top', 'left bottom'),
      borderRadius: `0 ${radius.lg} ${radius.lg} 0`,
      '::before': {
        insetInline: 'auto',
        insetBlock: hole + 7,
        left: -1,
        width: 2,
        height: 'auto',
        backgroundImage: `linear-gradient(${color.border.control} 60%, transparent 0)`,
        backgroundSize: '2px 10px',
      },
    },
  },
});

export const body = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[12],
});

export const amount = style({
  display: 'grid',
  minWidth: 0,
  selectors: { '&:last-child:not(:first-child)': { justifyItems: 'end', textAlign: 'end' } },
});

export const amountLabel = style({ color: color.text.secondary, fontSize: size.text[13], lineHeight: 1.2 });

export const amountValue = style([
  figures,
  {
    fontSize: size.text[19],
    fontWeight: 700,
    lineHeight: 1.15,
    whiteSpace: 'nowrap',
    selectors: {
      '[data-tone="brand"] > &': { color: color.brand.text, fontSize: size.text[22], fontWeight: 800 },
      '[data-tone="success"] > &': { color: color.status.success, fontSize: size.text[22], fontWeight: 800 },
      '[data-tone="muted"] > &': { color: color.text.secondary },
    },
  },
]);
