import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../style/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { stickyTopVar } from '../../theme/locals.css.ts';

const { color, space, size, radius, z } = vars;

export const frame = style({
  vars: { [stickyTopVar]: size.header },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    [media.belowDesk]: {
      selectors: { '&[data-bottom-bar]': { paddingBottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom))` } },
    },
  },
});

export const skip = style({
  position: 'fixed',
  zIndex: z.splash,
  top: space[8],
  left: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.md,
  background: color.brand.base,
  color: color.brand.on,
  fontWeight: 700,
  translate: '0 -200%',
  selectors: { '&:focus': { translate: '0 0' } },
});

export const header = style({ position: 'sticky', top: 0, zIndex: z.header });
// Always visible, under the page's scroll padding: focus inside it must not scroll the page.
globalStyle(`${header} *`, { scrollMarginTop: `calc(-1 * ${size.header})` });

export const body = style({
  display: 'grid',
  // A footer that loads later is at the end of the window and moves nothing.
  flex: '1 0 auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[16],
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  padding: space[8],
  '@media': {
    [media.desk]: {
      padding: space[16],
      selectors: { '&[data-aside]': { gridTemplateColumns: `minmax(0, 1fr) ${size.aside}` } },
    },
    [media.wide]: {
      selectors: {
        '&[data-sidebar]': { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)` },
        '&[data-sidebar][data-aside]': { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr) ${size.aside}` },
      },
    },
  },
});

/** The first lines on paper: what it is, and when it was printed. */
export const printHead = style({ display: 'none', '@media': { print: { display: 'block', marginBottom: space[12] } } });

export const main = style({ display: 'grid', gap: space[12], minWidth: 0, alignContent: 'start', outline: 'none' });

const side = {
  position: 'sticky',
  top: `calc(${size.header} + ${space[16]})`,
  maxHeight: `calc(100dvh - ${size.header} - ${space[32]})`,
} as const;

export const sidebar = style({
  ...side,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.belowWide]: { display: 'none' } },
});

export const aside = style({
  ...side,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.belowDesk]: { display: 'none' } },
});

// On paper: the content as a list, and the slip on a separate sheet. Bars, menus and buttons are for the screen (PRE-22).
globalStyle(`${frame} > :not(${body}, ${printHead}), ${sidebar}, [data-base-ui-portal]`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`${frame}, ${body}, ${main}`, {
  '@media': { print: { display: 'block !important', minHeight: 0, maxWidth: 'none', padding: 0 } },
});
globalStyle(
  [
    'button:not([data-layout], :is(h2, h3, h4) > button)',
    '[data-variant]',
    '[role="radiogroup"]',
    '[role="tablist"]',
    'nav',
    'search',
  ]
    .map((part) => `${frame} ${part}`)
    .join(', '),
  { '@media': { print: { display: 'none !important' } } },
);
globalStyle(aside, {
  '@media': { print: { display: 'block !important', position: 'static', maxHeight: 'none', breakBefore: 'page' } },
});
globalStyle(`${aside}:not(:has([data-main]))`, { '@media': { print: { display: 'none !important' } } });
globalStyle(frame, {
  '@media': {
    print: {
      vars: {
        [size.text[12]]: '7pt',
        [size.text[13]]: '7.5pt',
        [size.text[15]]: '8.5pt',
        [size.text[17]]: '9.5pt',
        [size.text[19]]: '9.5pt',
        [size.text[22]]: '12pt',
        [size.text[28]]: '14pt',
        [size.oddsWidth]: '46px',
        [size.leagueHeader]: '0px',
        [vars.density.row]: '0px',
        [vars.density.odds]: '0px',
      },
    },
  },
});
