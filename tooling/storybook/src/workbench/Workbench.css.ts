import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@kvota/ui';

const { color, space, size } = vars;

/** Layouts depend on the width of the workbench, not of the window, because pages of documentation embed it. */
export const workbench = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  maxWidth: 1720,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[8]} ${space[16]}`,
});
export const title = style({ flex: '1 1 320px', minWidth: 0, display: 'grid', gap: space[2] });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
});

const from = (width: number) => `(min-width: ${width}px)`;

export const layouts = styleVariants({
  /** A list to choose from, and what was chosen. */
  side: [columns, { '@container': { [from(820)]: { gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)' } } }],
  halves: [columns, { '@container': { [from(820)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  /** Three columns: input, subject, output. */
  bench: [
    columns,
    {
      '@container': {
        [from(760)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)' },
        [from(1120)]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 380px) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
        },
      },
    },
  ],
});

// Below what goes in there is room for a fourth part, which on phones comes last.
globalStyle(`${layouts.bench} > :is(:nth-child(2), :nth-child(3))`, {
  '@container': { [from(1120)]: { gridRow: '1 / span 2' } },
});
globalStyle(`${layouts.bench} > :nth-child(4)`, { '@container': { [from(1120)]: { gridColumn: 1, gridRow: 2 } } });

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12], minWidth: 0 });
export const tight = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], minWidth: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], minWidth: 0 });
/** Fields side by side, as many as there is room for. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
  gap: space[8],
  alignItems: 'end',
});
export const grow = style({ flex: '1 1 200px', minWidth: 0 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gap: `${space[8]} ${space[16]}`,
});
export const fact = style({ minWidth: 0 });
export const factName = style({ color: color.text.secondary, fontSize: size.text[13] });
export const factValue = style({
  fontFamily: vars.font.condensed,
  fontSize: size.text[19],
  fontWeight: 700,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="warning"]': { color: color.status.warning },
    '&[data-tone="danger"]': { color: color.status.danger },
    '&[data-tone="success"]': { color: color.status.success },
  },
});

export const note = style({ color: color.text.secondary, fontSize: size.text[13], textWrap: 'pretty' });
