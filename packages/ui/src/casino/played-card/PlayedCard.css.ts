import { style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { figures, focusRingInside, oneLine, reducedMotion } from '../../style/parts.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size, font, motion } = vars;

/** Figures are beside the name if the card itself is wide enough, otherwise below it. */
const wide = '(min-width: 600px)';

export const card = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: color.bg.raised,
  selectors: { '&[data-marked]': { boxShadow: `inset 3px 0 ${color.casino.text}` } },
});

export const heading = style({ display: 'grid', minWidth: 0, fontSize: 'inherit', fontWeight: 400 });

export const toggle = style([
  focusRingInside,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 22px',
    gridTemplateAreas: '"text chevron" "figures figures"',
    alignItems: 'center',
    gap: `${space[8]} ${space[16]}`,
    minWidth: 0,
    padding: `${space[12]} ${space[16]}`,
    borderRadius: radius.lg,
    fontFamily: font.text,
    textAlign: 'start',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.bg.overlay } } } },
    '@container': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto 22px',
        gridTemplateAreas: '"text figures chevron"',
      },
    },
  },
]);

export const text = style({ gridArea: 'text', display: 'grid', gap: space[2], minWidth: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[8]}`,
  minWidth: 0,
});

export const name = style([
  oneLine,
  { fontFamily: font.condensed, fontSize: size.text[19], fontWeight: 800, lineHeight: 1.25 },
]);

export const meta = style([figures, { color: color.text.secondary, fontSize: size.text[15] }]);

export const figureRow = style({
  gridArea: 'figures',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(0, 1.3fr)',
  columnGap: space[12],
  '@container': {
    [wide]: { gridTemplateColumns: '64px 104px 104px 112px', textAlign: 'end' },
  },
});

export const figure = style({
  display: 'grid',
  minWidth: 0,
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const figureLabel = style([oneLine, { color: color.text.secondary, fontSize: size.text[13], lineHeight: 1.2 }]);

export const figureValue = style([
  figures,
  oneLine,
  {
    fontSize: size.text[17],
    fontWeight: 700,
    lineHeight: 1.25,
  },
]);

export const chevron = style([
  {
    gridArea: 'chevron',
    color: color.text.secondary,
    transition: `rotate ${motion.base} ${motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  },
  reducedMotion({ transition: 'none' }),
]);

export const body = style({ display: 'grid', borderTop: `1px solid ${color.border.subtle}` });
