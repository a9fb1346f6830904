import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, size } = vars;
const narrow = '(max-width: 719px)';

export const list = style({ containerType: 'inline-size', borderRadius: radius.lg, background: color.bg.surface });

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: size.text[15],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@container': { [narrow]: { display: 'block' } },
});

export const head = style({ '@container': { [narrow]: { display: 'none' } } });

export const headCell = style({
  position: 'sticky',
  top: size.header,
  zIndex: vars.z.sticky,
  padding: `${space[8]} ${space[12]}`,
  background: color.bg.raised,
  color: color.text.secondary,
  fontSize: size.text[13],
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&:first-child': { borderStartStartRadius: radius.lg },
    '&:last-child': { borderStartEndRadius: radius.lg },
  },
});

export const body = style({ '@container': { [narrow]: { display: 'grid', gap: 1 } } });

export const row = style({
  '@media': {
    [media.hover]: { ':hover': { background: `color-mix(in oklab, ${color.odds.bg} 45%, ${color.bg.surface})` } },
  },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space[4]} ${space[12]}`,
      padding: space[12],
      borderTop: `1px solid ${color.border.subtle}`,
    },
  },
});
globalStyle(`${body} > ${row}:first-child`, { borderTopColor: 'transparent' });

export const cell = style({
  padding: `${vars.density.cell} ${space[12]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  verticalAlign: 'middle',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space[12],
      padding: 0,
      borderTop: 0,
      textAlign: 'end',
      selectors: {
        '&::before': { content: 'attr(data-header)', color: color.text.muted, textAlign: 'start' },
        '&[data-primary]': { display: 'block', gridColumn: 1, gridRow: 1, fontWeight: 700, textAlign: 'start' },
        '&[data-primary]::before': { content: 'none' },
        '&[data-hide-on-phone]': { display: 'none' },
        '&[data-expand]': { display: 'block', width: 'auto', gridColumn: 2, gridRow: 1, marginBlock: -8 },
        '&[data-expand]::before': { content: 'none' },
      },
    },
  },
});

export const expand = style({ width: 44, textAlign: 'end' });
export const chevron = style({
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const more = style({
  padding: `${space[4]} ${space[12]} ${space[16]}`,
  '@container': { [narrow]: { display: 'block' } },
});

export const total = style([
  cell,
  {
    background: color.bg.raised,
    fontWeight: 700,
    textAlign: 'start',
    '@container': { [narrow]: { background: 'none' } },
  },
]);
export const bare = style({ '@container': { [narrow]: { display: 'block' } } });
